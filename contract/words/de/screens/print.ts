import type { words as en } from '../../en/screens/print.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Drucken',
  document: 'Dokument',
  printed: 'Gedruckt',
  now: 'Jetzt',
  never: 'nie',
  current: 'aktuell',
  stale: '{count, plural, one {veraltet: # Seite} other {veraltet: # Seiten}}',
  stalePages: 'veraltet: {labels}',
  andMore: 'und {count} weitere',
  by: '{when}, {who}',
  gone: 'nicht mehr nötig: {labels}',
  paper: 'Papier',
  asSet: 'Wie eingerichtet',
  printChosen: '{count, plural, one {Ausgewähltes Dokument drucken} other {# Dokumente drucken}}',
  printStale: '{count, plural, one {Geänderte Seite drucken} other {# geänderte Seiten drucken}}',
  nothingChosen: 'Wählen Sie, was gedruckt wird',
  preview: 'Vorschau von {name}',
  markedAs:
    'Was Sie hier drucken, gilt als gedruckt und veraltet, wenn sich etwas darauf ändert. Was Sie nur zum Ansehen öffnen, nicht.',
  look: 'Zum Ansehen öffnen',
  chooseAll: 'Alle',
  keyAll: 'Alle Dokumente auswählen oder keines',
  keyOpen: 'Ausgewähltes öffnen, ohne zu drucken',
  keyChosen: 'Ausgewähltes drucken',
  keyChanged: 'Geänderte Seiten drucken',
  choose: '{name} auswählen',
  making: 'Die Seiten werden erstellt',
  blocked: 'Ihr Browser hat die Seiten nicht geöffnet. Erlauben Sie Fenster für diese Website und drucken Sie erneut.',
} satisfies WordsLike<typeof en>
