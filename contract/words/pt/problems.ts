import type { words as en } from '../en/problems.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Problemas',
  description: 'Todas as recusas da interface, com o que significam.',
  how: 'Cada recusa é {type}. O seu {code} não muda.',
  status: 'estado {status}',
  which: 'O {detail} da resposta é um destes:',
  all: 'Todos os problemas',
  reference: 'Referência',
} satisfies WordsLike<typeof en>
