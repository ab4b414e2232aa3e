import type { words as en } from '../en/problems.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Probleme',
  description: 'Alle Ablehnungen der Schnittstelle und was sie bedeuten.',
  how: 'Jede Ablehnung ist {type}. Ihr {code} ändert sich nicht.',
  status: 'Status {status}',
  which: 'Das Feld {detail} der Antwort sagt, was zutrifft:',
  all: 'Alle Probleme',
  reference: 'Referenz',
} satisfies WordsLike<typeof en>
