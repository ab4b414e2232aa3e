import type { words as en } from '../en/pageScripts.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  close: 'Fermer',
  card: 'Carte',
  fullCard: 'Carte complète',
  nobody: 'Aucun joueur trouvé. Une partie du nom suffit.',
  with: 'avec {names}',
  following: 'Suivis',
  leaderboard: 'Classement',
  follow: 'Suivre {name}',
  updated: 'Mise à jour : {time}',
  rehearsalOver: 'La répétition est finie',
  rehearsalIsOver: 'La répétition est finie.',
  expired: 'Ce lien a expiré. Demandez le lien actuel.',
} satisfies WordsLike<typeof en>
