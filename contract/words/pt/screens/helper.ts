import type { words as en } from '../../en/screens/helper.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  held: '{count} só neste aparelho',
  asOf: 'Sem ligação. A lista é de {when}. Continue: os toques ficam neste aparelho e seguem mais tarde.',
  unknownTitle: 'Abra este link uma vez com ligação',
  unknown: 'Este aparelho ainda não o conhece. Depois disso, a página abre sem rede.',
  leave: {
    WD: 'Desiste',
    NS: 'Não vem',
    title: { WD: '{name} desiste?', NS: '{name} não vem?' },
    leaves: 'O jogador sai da prova e o grupo joga sem ele.',
    ruled: 'Os resultados ficam no cartão. As classificações mostram-no de imediato.',
    reason: 'Motivo',
    done: { WD: '{name} desistiu', NS: '{name} não sai' },
    undo: 'Anular',
    undoOf: 'Anular: {what}',
    needsNetwork: 'Isto precisa de ligação.',
  },
} satisfies WordsLike<typeof en>
