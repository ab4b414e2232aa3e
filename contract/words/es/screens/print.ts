import type { words as en } from '../../en/screens/print.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Imprimir',
  document: 'Documento',
  printed: 'Impreso',
  now: 'Ahora',
  never: 'nunca',
  current: 'al día',
  stale: '{count, plural, one {desfasado: # página} other {desfasado: # páginas}}',
  stalePages: 'desfasado: {labels}',
  andMore: 'y {count} más',
  by: '{when}, {who}',
  gone: 'ya no hace falta: {labels}',
  paper: 'Papel',
  asSet: 'Según los ajustes',
  printChosen: '{count, plural, one {Imprimir el documento elegido} other {Imprimir # documentos}}',
  printStale: '{count, plural, one {Imprimir la página cambiada} other {Imprimir # páginas cambiadas}}',
  nothingChosen: 'Elija qué imprimir',
  preview: 'Vista previa de {name}',
  markedAs:
    'Lo que imprima aquí cuenta como impreso y queda desfasado cuando cambia algo de lo que contiene. Lo que solo abra para ver, no.',
  look: 'Abrir para ver',
  chooseAll: 'Todos',
  keyAll: 'Elegir todos los documentos o ninguno',
  keyOpen: 'Abrir lo elegido sin imprimir',
  keyChosen: 'Imprimir lo elegido',
  keyChanged: 'Imprimir las páginas cambiadas',
  choose: 'Elegir {name}',
  making: 'Preparando las páginas',
  blocked: 'Su navegador no abrió las páginas. Permita ventanas a este sitio e imprima de nuevo.',
} satisfies WordsLike<typeof en>
