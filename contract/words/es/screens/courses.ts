import type { words as en } from '../../en/screens/courses.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Campos',
  find: 'Buscar un campo',
  add: 'Nuevo campo',
  course: 'Campo',
  holes: 'Hoyos',
  tees: 'Barras',
  events: 'Sus pruebas',
  none: 'Ningún campo coincide.',
  emptyTitle: 'Aún no hay campos',
  empty:
    'Pegue la tabla de la web del club o de una hoja de cálculo: pares, índices de dificultad, distancias, valores.',
} satisfies WordsLike<typeof en>
