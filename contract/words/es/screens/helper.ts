import type { words as en } from '../../en/screens/helper.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  held: '{count} solo en este dispositivo',
  asOf: 'Sin conexión. La lista es de {when}. Continúe: lo que toque se guarda en este dispositivo y se envía después.',
  unknownTitle: 'Abra este enlace una vez con conexión',
  unknown: 'Este dispositivo aún no lo conoce. Después la página se abre sin conexión.',
  /** Players who do not play on. */
  leave: {
    WD: 'Retirar',
    NS: 'No viene',
    title: { WD: '¿Se retira {name}?', NS: '¿{name} no viene?' },
    leaves: 'El jugador sale de la prueba y el grupo juega sin él.',
    ruled: 'Los resultados se quedan en la tarjeta. Las clasificaciones lo dicen enseguida.',
    reason: 'Motivo',
    done: { WD: '{name} se ha retirado', NS: '{name} no sale' },
    undo: 'Deshacer',
    undoOf: 'Deshacer: {what}',
    needsNetwork: 'Para esto hace falta conexión.',
  },
} satisfies WordsLike<typeof en>
