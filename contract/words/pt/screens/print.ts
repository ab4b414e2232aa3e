import type { words as en } from '../../en/screens/print.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Imprimir',
  document: 'Documento',
  printed: 'Impresso',
  now: 'Agora',
  never: 'nunca',
  current: 'atual',
  stale: '{count, plural, one {desatualizada: # página} other {desatualizadas: # páginas}}',
  stalePages: 'desatualizado: {labels}',
  andMore: 'e mais {count}',
  by: '{when}, {who}',
  gone: 'já não é preciso: {labels}',
  paper: 'Papel',
  asSet: 'Como definido',
  printChosen: '{count, plural, one {Imprimir o documento escolhido} other {Imprimir # documentos}}',
  printStale: '{count, plural, one {Imprimir a página mudada} other {Imprimir # páginas mudadas}}',
  nothingChosen: 'Escolha o que imprimir',
  preview: 'Vista de {name}',
  markedAs:
    'O que imprime aqui conta como impresso e fica desatualizado quando algo nele muda. O que só abre para ver não conta.',
  look: 'Abrir para ver',
  chooseAll: 'Todos',
  keyAll: 'Escolher todos os documentos, ou nenhum',
  keyOpen: 'Abrir o que está escolhido, sem imprimir',
  keyChosen: 'Imprimir o que está escolhido',
  keyChanged: 'Imprimir as páginas mudadas',
  choose: 'Escolher {name}',
  making: 'A fazer as páginas',
  blocked: 'O navegador não abriu as páginas. Permita janelas a este site e imprima de novo.',
} satisfies WordsLike<typeof en>
