import type { words as en } from '../../en/screens/courses.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Plätze',
  find: 'Platz suchen',
  add: 'Neuer Platz',
  course: 'Platz',
  holes: 'Löcher',
  tees: 'Abschläge',
  events: 'Ihre Turniere',
  none: 'Kein Platz passt.',
  emptyTitle: 'Noch kein Platz',
  empty:
    'Fügen Sie die Tabelle von der Website des Clubs oder aus einer Datei ein: Par, Handicap-Verteilung, Längen, Course Rating und Slope.',
} satisfies WordsLike<typeof en>
