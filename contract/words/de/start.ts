import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Startet Caddiemaster. SIGTERM oder Strg-C beendet es geordnet.',
  startsDemo: 'Startet Caddiemaster als Demo mit Beispieldaten. SIGTERM oder Strg-C beendet es geordnet.',
  ready: 'Caddiemaster ({environment}) ist bereit: {address}',
  console: 'Konsole',
  reference: 'Referenz',
  sampleConsole: 'Konsole des Beispielclubs: {email} / {password}',
  sampleCredential: 'Beispielzugang: {email} / {password}. So loggen Sie sich ein und listen die Gemeinschaften auf:',
  ends: 'Strg-C beendet es. „npx caddiemaster reset --demo“ bringt die Beispieldaten zurück.',
  firstStart: 'Noch betreibt niemand diese Installation. Öffnen Sie binnen eines Tages diesen Link; er gilt einmal:',
} satisfies WordsLike<typeof en>
