import type { words as en } from '../../en/screens/control.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Poste de contrôle',
  emptyTitle: 'Personne à suivre pour l’instant',
  empty: 'Chaque groupe a sa ligne ici, ceux en difficulté d’abord.',
  bringIn: 'Importer des joueurs',
  sums: '{groups} groupes, {out} partis, {back} rentrés',
  noTime: 'Sans heure de départ',
  started: 'Parti à {time}',
  thru: 'Joués',
  holes: '{holes} sur {all}',
  finished: 'F',
  nothing: 'aucune saisie',
  last: 'dernière saisie à {time}',
  pace: '{minutes} min par trou',
  differ: '{holes, plural, one {# trou diffère} other {# trous diffèrent}}',
  behind: '{holes, plural, one {# trou de retard} other {# trous de retard}}',
  silent: 'sans nouvelle depuis {minutes} min',
  signed: '{signed} sur {all} signées',
  timeWarned: 'averti pour la cadence',
  course: 'Où sont les groupes',
  suspend: 'Suspendre le jeu',
  resume: 'Reprendre le jeu',
  message: 'Message',
  shorten: 'Écourter le tour',
} satisfies WordsLike<typeof en>
