import type { words as en } from '../../en/screens/freshLogin.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Est-ce toujours vous ?',
  why: 'Ceci change qui peut entrer. Reconnectez-vous, et la suite se fait d’elle-même.',
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'Les six chiffres que votre application affiche en ce moment, ou un code de secours.',
  passkey: 'Utiliser votre clé d’accès',
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou prenez votre mot de passe.',
  noWay: 'Il faut votre clé d’accès, que ce navigateur ne peut pas utiliser ici. Faites-le dans le navigateur qui l’a.',
  go: 'Se connecter et continuer',
} satisfies WordsLike<typeof en>
