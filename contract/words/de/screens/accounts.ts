import type { words as en } from '../../en/screens/accounts.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Konten',
  find: 'Konto suchen',
  none: 'Kein Konto passt. Inhaber laden Personen auf der Seite „Mitarbeiter“ ihrer Gemeinschaft ein.',
  more: 'Mehr zeigen ({left})',
  operator: 'Betreiber',
  you: 'Sie',
  seen: 'zuletzt hier {ago}',
  notSeen: 'seit 30 Tagen nicht hier',
  passkeys: '{count, plural, one {# Passkey} other {# Passkeys}}',
  codes: 'App für Codes',
  passwordOnly: 'nur Passwort',
  noRole: 'keine Rolle in einer Gemeinschaft',
  actions: 'Was mit {name} möglich ist',
  give: 'Zum Betreiber machen',
  giveTitle: '{name} zum Betreiber machen?',
  giveEffects:
    'Betreiber sehen alle Gemeinschaften und Konten, geben Programmen Zugang, führen Spieler zusammen, löschen sie und ernennen weitere Betreiber. Das gilt innerhalb einer Sekunde, gibt keine Rolle in einer Gemeinschaft und steht im Protokoll jeder Gemeinschaft dieses Kontos.',
  given: '{name} ist jetzt Betreiber',
  take: 'Entziehen',
  takeTitle: '{name} den Betrieb der Installation entziehen?',
  takeEffects:
    'Innerhalb einer Sekunde ist die Installation für diese Person geschlossen. Das Konto und seine Rollen in Gemeinschaften bleiben.',
  blocked: 'Gesperrt {ago}',
  block: 'Sperren',
  blockTitle: 'Das Konto von {name} sperren?',
  blockEffects:
    'Diese Person wird innerhalb einer Sekunde überall ausgeloggt und kann sich nicht mehr einloggen: weder mit Passwort noch mit Passkey noch über einen Link für ein neues Passwort. Die Login-Seite sagt nicht, warum. Die Rollen bleiben und gelten wieder, sobald das Konto freigegeben ist. Es steht im Protokoll jeder Gemeinschaft dieses Kontos.',
  ownerless:
    '{name} ist der einzige Inhaber von {communities}. Dort kann niemand Personen einladen oder Rollen ändern, bis das Konto wieder freigegeben ist. Machen Sie vorher jemand anderen zum Inhaber, wenn es dort weitergehen soll.',
  blockDone: 'Das Konto von {name} ist gesperrt',
  allow: 'Wieder freigeben',
  allowTitle: 'Das Konto von {name} wieder freigeben?',
  allowEffects:
    'Diese Person loggt sich wie früher ein, mit demselben Passwort und zweiten Faktor, und hat dieselben Rollen. Ein Betreiber betreibt die Installation wieder.',
  allowed: '{name} kann sich wieder einloggen',
  taken: '{name} ist kein Betreiber mehr',
} satisfies WordsLike<typeof en>
