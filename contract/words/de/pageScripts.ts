import type { words as en } from '../en/pageScripts.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  close: 'Schließen',
  card: 'Karte',
  fullCard: 'Ganze Scorekarte',
  nobody: 'Kein Spieler gefunden. Ein Teil des Namens genügt.',
  with: 'mit {names}',
  following: 'Favoriten',
  leaderboard: 'Wertung',
  follow: '{name} als Favorit',
  updated: 'Stand {time}',
  rehearsalOver: 'Der Probelauf ist vorbei',
  rehearsalIsOver: 'Der Probelauf ist vorbei.',
  expired: 'Dieser Link ist abgelaufen. Fragen Sie nach dem aktuellen.',
} satisfies WordsLike<typeof en>
