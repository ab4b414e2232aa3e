import type { words as en } from '../../en/screens/courses.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Campos',
  find: 'Procurar um campo',
  add: 'Novo campo',
  course: 'Campo',
  holes: 'Buracos',
  tees: 'Tees',
  events: 'As suas provas',
  none: 'Nenhum campo corresponde.',
  emptyTitle: 'Ainda não há campos',
  empty: 'Cole a tabela da página do clube ou de uma folha de cálculo: pares, stroke indexes, comprimentos, ratings.',
} satisfies WordsLike<typeof en>
