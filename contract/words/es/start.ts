import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Arranca Caddiemaster. SIGTERM o Ctrl-C lo para con orden.',
  startsDemo: 'Arranca Caddiemaster como demo con datos de ejemplo. SIGTERM o Ctrl-C lo para con orden.',
  ready: 'Caddiemaster ({environment}) está listo: {address}',
  console: 'Consola',
  reference: 'Referencia',
  sampleConsole: 'Consola del club de ejemplo: {email} / {password}',
  sampleCredential: 'Credencial de ejemplo: {email} / {password}. Entre y vea las comunidades:',
  ends: 'Ctrl-C lo para. «npx caddiemaster reset --demo» devuelve los datos de ejemplo.',
  firstStart: 'Nadie lleva todavía esta instalación. Abra este enlace en un día para empezar; vale una vez:',
} satisfies WordsLike<typeof en>
