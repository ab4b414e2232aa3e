import type { words as en } from '../../en/screens/bringInMembers.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'schon hier' } },
  title: 'Mitglieder einlesen',
  paste: 'Liste einfügen',
  pasteHint:
    'Kopieren Sie die Zeilen aus einer Tabelle oder E-Mail und fügen Sie sie hier ein, mit oder ohne Überschriften: Namen, E-Mail, Geschlecht, Handicap-Nummer. Wer neu ist, braucht eine E-Mail-Adresse. Geschrieben wird erst, wenn Sie es sagen.',
  lost: 'Noch sind nicht alle aus der Liste aufgenommen. Diese Seite verlassen?',
  sumKnown: '{count} aus anderen Gruppen des Clubs',
  sumNew: '{count} neu',
  sumHere: '{count} schon hier',
  noEmail: 'Es fehlt die E-Mail-Adresse, die ein neues Profil braucht: in der Liste ergänzen oder die Zeile auslassen.',
  members: 'Als Mitglieder',
  membersHint: 'Sonst als Gäste mit Profil.',
  provider: 'Handicap-Nummern von',
  noProvider: 'Niemandem: auslassen',
  takeIn: '{count, plural, one {# Person aufnehmen} other {# Personen aufnehmen}}',
  takingIn: '{done} von {all} erledigt',
  nothing: 'Niemand aufzunehmen',
  doneTitle: '{count, plural, one {# Person ist aufgenommen} other {# Personen sind aufgenommen}}',
  done: '{refused, plural, =0 {Alle gehören ab jetzt zur Gemeinschaft.} other {Die übrigen konnten nicht aufgenommen werden. Berichtigen Sie deren Zeilen und fügen Sie sie noch einmal ein.}}',
  toMembers: 'Zu den Mitgliedern',
} satisfies WordsLike<typeof en>
