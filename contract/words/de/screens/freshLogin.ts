import type { words as en } from '../../en/screens/freshLogin.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Sind Sie es noch?',
  why: 'Damit ändert sich, wer hineinkommt. Loggen Sie sich noch einmal ein, dann geht es von selbst weiter.',
  password: 'Passwort',
  code: 'Code',
  codeHint: 'Die sechs Ziffern, die Ihre App gerade zeigt, oder ein Wiederherstellungscode.',
  passkey: 'Passkey verwenden',
  notUsed: 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
  noWay:
    'Dafür ist Ihr Passkey nötig, den dieser Browser hier nicht verwenden kann. Tun Sie es in dem Browser, der ihn hat.',
  go: 'Einloggen und weiter',
} satisfies WordsLike<typeof en>
