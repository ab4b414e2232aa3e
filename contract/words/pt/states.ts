import type { words as en } from '../en/states.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  names: {
    draft: 'Rascunho',
    published: 'Publicada',
    'in progress': 'Em jogo',
    suspended: 'Suspensa',
    completed: 'Não oficial',
    official: 'Oficial',
    cancelled: 'Cancelada',
  },
  since: '{state} desde {moment}',
  sinceFor: '{state}: {reason}, desde {moment}',
  rehearsal: 'Ensaio, nada conta: {moment}',
  underCorrection: 'Em correção',
  underCorrectionSince: 'Em correção desde {moment}',
  revised: 'Oficial, revista a {moment}',
  round: 'Volta',
  roundOf: 'Volta {number}',
  annulled: '{round} anulada: não conta para nada',
  shortenedToCompleted: '{round} encurtada: contam os buracos que todos numa divisão completaram',
  shortenedToOne: '{round} encurtada a um buraco: conta o {holes}',
  shortenedTo: '{round} encurtada a {count} buracos: contam {holes}',
} satisfies WordsLike<typeof en>
