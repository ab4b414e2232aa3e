import type { words as en } from '../../en/screens/leaderboards.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Classements',
  add: 'Ajouter un classement',
  list: 'Classements de l’épreuve',
  ofRound: '{name}',
  up: 'Monter {name}',
  down: 'Descendre {name}',
  emptyTitle: 'Pas encore de classement',
  empty: 'Un classement est une façon de gagner : net, brut, doubles, skins. Plusieurs comptent les mêmes cartes.',
  name: 'Nom',
  format: 'Formule de jeu',
  addTitle: 'Nouveau classement',
  addDo: 'Ajouter',
} satisfies WordsLike<typeof en>
