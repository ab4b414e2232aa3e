import type { words as en } from '../../en/screens/bringIn.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  title: 'Spieler einlesen',
  paste: 'Liste einfügen',
  pasteHint:
    'Kopieren Sie die Zeilen aus einer Tabelle oder E-Mail und fügen Sie sie hier ein, mit oder ohne Überschriften: Namen, Index, Geschlecht, E-Mail, Team. Bis zu vier Personen in einer Zeile können ein Team werden. Geschrieben wird erst, wenn Sie es sagen.',
  lost: 'Die Spieler sind noch nicht angemeldet. Diese Seite verlassen?',
  sumKnown: '{count} bekannt',
  sumNew: '{count} neu, nur mit Namen',
  sumHere: '{count} schon im Turnier',
  teams: 'Aus denen, die zusammenstehen, Teams bilden',
  register: '{count, plural, one {# Spieler anmelden} other {# Spieler anmelden}}',
  nothing: 'Nichts zu tun',
  doneTitle: '{count, plural, one {# Spieler ist angemeldet} other {# Spieler sind angemeldet}}',
  doneBefore: '{count, plural, one {# war schon angemeldet.} other {# waren schon angemeldet.}}',
  doneTeams: '{count, plural, one {# Team wurde gebildet.} other {# Teams wurden gebildet.}}',
  doneChanged: '{count, plural, one {# hat jetzt einen anderen Index.} other {# haben jetzt einen anderen Index.}}',
  doneLeft: '{count, plural, one {# ist aus dem Turnier ausgeschieden.} other {# sind aus dem Turnier ausgeschieden.}}',
  doneUndo: 'Strg+Z nimmt alles zurück.',
  toPlayers: 'Zu den Spielern',
} satisfies WordsLike<typeof en>
