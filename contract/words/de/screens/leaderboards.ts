import type { words as en } from '../../en/screens/leaderboards.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Wertungen',
  add: 'Wertung hinzufügen',
  list: 'Wertungen des Turniers',
  ofRound: 'von {name}',
  up: '{name} nach oben',
  down: '{name} nach unten',
  emptyTitle: 'Noch keine Wertung',
  empty:
    'Eine Wertung ist eine Art zu gewinnen: Netto, Brutto, Paare, Skins. Mehrere können dieselben Scorekarten zählen.',
  name: 'Name',
  format: 'Spielform',
  addTitle: 'Neue Wertung',
  addDo: 'Anlegen',
} satisfies WordsLike<typeof en>
