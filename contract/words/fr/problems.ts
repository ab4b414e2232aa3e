import type { words as en } from '../en/problems.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Problèmes',
  description: 'Tous les refus de l’interface, et ce qu’ils veulent dire.',
  how: 'Chaque refus est de type {type}. Son {code} ne change pas.',
  status: 'statut {status}',
  which: 'Le {detail} de la réponse est l’un de ceux-ci :',
  all: 'Tous les problèmes',
  reference: 'Référence',
} satisfies WordsLike<typeof en>
