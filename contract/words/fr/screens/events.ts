import type { words as en } from '../../en/screens/events.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Épreuves',
  coming: 'À venir',
  past: 'Passées',
  when: 'Quand',
  find: 'Chercher une épreuve',
  newEvent: 'Nouvelle épreuve',
  date: 'Date',
  event: 'Épreuve',
  state: 'État',
  players: 'Joueurs',
  menu: 'Menu : {name}',
  open: 'Ouvrir',
  clone: 'Dupliquer',
  fileAgain: 'Importer son fichier',
  saveRecipe: 'Garder comme modèle',
  remove: 'Supprimer le brouillon',
  emptyTitle: 'Vos épreuves seront ici',
  empty:
    'Une épreuve réunit ses joueurs, ses départs, ses classements et ses documents. Partez d’un modèle ; tout peut être modifié ensuite.',
  noneFound: 'Aucune épreuve ne correspond.',
  noPast: 'Rien n’est encore terminé.',
  noComing: 'Rien n’est prévu. Créez une épreuve, ou dupliquez-en une de l’an dernier.',
  waiting: 'et {count} en attente',
  inBallot: '{count} au tirage au sort',
  cloneTitle: 'Dupliquer {name}',
  cloneWhat: 'Reprend les parcours, les réglages, les classements et les séries. Ni joueurs, ni scores, ni liens.',
  name: 'Nom',
  firstDay: 'Premier jour',
  cloneDo: 'Dupliquer',
  recipeTitle: 'Garder {name} comme modèle',
  recipeWhat:
    'De nouvelles épreuves peuvent en partir. Il ne contient ni personnes ni dates. Un modèle du même nom est remplacé.',
  recipeDo: 'Garder le modèle',
  removeTitle: 'Supprimer {name} ?',
  removeWhat:
    'Le brouillon disparaît avec tout ce qu’il contient, définitivement. Une épreuve avec des scores s’annule.',
  removeDo: 'Supprimer le brouillon',
} satisfies WordsLike<typeof en>
