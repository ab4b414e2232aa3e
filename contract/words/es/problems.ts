import type { words as en } from '../en/problems.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Problemas',
  description: 'Todos los rechazos de la interfaz y qué significan.',
  how: 'Cada rechazo es {type}. Su {code} no cambia.',
  status: 'estado {status}',
  which: 'El {detail} de la respuesta es uno de estos:',
  all: 'Todos los problemas',
  reference: 'Referencia',
} satisfies WordsLike<typeof en>
