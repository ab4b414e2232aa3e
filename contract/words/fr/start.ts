import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Démarre Caddiemaster. SIGTERM ou Ctrl-C l’arrête proprement.',
  startsDemo: 'Démarre Caddiemaster en démo avec des données d’exemple. SIGTERM ou Ctrl-C l’arrête proprement.',
  ready: 'Caddiemaster ({environment}) est prêt : {address}',
  console: 'Console',
  reference: 'Référence',
  sampleConsole: 'Console du club d’exemple : {email} / {password}',
  sampleCredential: 'Accès d’exemple : {email} / {password}. Connectez-vous et affichez les communautés :',
  ends: 'Ctrl-C l’arrête. « npx caddiemaster reset --demo » remet les données d’exemple.',
  firstStart:
    'Personne ne gère encore cette installation. Ouvrez ce lien dans la journée pour commencer ; il sert une fois :',
} satisfies WordsLike<typeof en>
