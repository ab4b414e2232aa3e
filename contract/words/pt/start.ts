import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Arranca o Caddiemaster. SIGTERM ou Ctrl-C termina-o em ordem.',
  startsDemo: 'Arranca o Caddiemaster como demo com dados de exemplo. SIGTERM ou Ctrl-C termina-o em ordem.',
  ready: 'Caddiemaster ({environment}) está pronto: {address}',
  console: 'Consola',
  reference: 'Referência',
  sampleConsole: 'Consola do clube de exemplo: {email} / {password}',
  sampleCredential: 'Acesso de exemplo: {email} / {password}. Entre e liste as comunidades:',
  ends: 'Ctrl-C termina-o. “npx caddiemaster reset --demo” traz de volta os dados de exemplo.',
  firstStart: 'Ainda ninguém gere esta instalação. Abra este link dentro de um dia para começar; serve uma vez:',
} satisfies WordsLike<typeof en>
