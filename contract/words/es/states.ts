import type { words as en } from '../en/states.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  names: {
    draft: 'Borrador',
    published: 'Publicada',
    'in progress': 'En juego',
    suspended: 'Suspendida',
    completed: 'Provisional',
    official: 'Oficial',
    cancelled: 'Cancelada',
  },
  since: '{state} desde el {moment}',
  sinceFor: '{state}: {reason}, desde el {moment}',
  rehearsal: 'Ensayo, nada cuenta: {moment}',
  underCorrection: 'En corrección',
  underCorrectionSince: 'En corrección desde el {moment}',
  revised: 'Oficial, revisada el {moment}',
  round: 'Vuelta',
  roundOf: 'Vuelta {number}',
  annulled: '{round} anulada: no cuenta para nada',
  shortenedToCompleted: '{round} acortada: cuentan los hoyos que han terminado todos los de una categoría',
  shortenedToOne: '{round} acortada a un hoyo: cuenta el {holes}',
  shortenedTo: '{round} acortada a {count} hoyos: cuentan {holes}',
} satisfies WordsLike<typeof en>
