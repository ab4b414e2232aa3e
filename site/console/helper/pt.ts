import type { en } from './en.ts'

export const pt: typeof en = {
  held: count => `${count} só neste aparelho`,
  asOf: when => `Sem ligação. A lista é de ${when}. Continue: os toques ficam neste aparelho e seguem mais tarde.`,
  unknownTitle: 'Abra este link uma vez com ligação',
  unknown: 'Este aparelho ainda não o conhece. Depois disso, a página abre sem rede.',
}
