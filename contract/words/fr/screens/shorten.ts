import type { words as en } from '../../en/screens/shorten.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Écourter : {round}',
  titleAgain: '{round} : écourté',
  counts: 'Ce qui compte',
  firstNine: 'Trous 1–9',
  secondNine: 'Trous 10–18',
  chosen: 'Des trous que vous choisissez',
  completed: 'Les trous que tous ont terminés',
  nothing: 'Rien : annuler le tour',
  all: 'Tous les trous à nouveau',
  hints: {
    first: 'Chacun a besoin d’un score sur ces trous, et sur eux seuls.',
    second: 'Chacun a besoin d’un score sur ces trous, et sur eux seuls.',
    chosen: 'Chacun a besoin d’un score sur ces trous, et sur eux seuls.',
    completed:
      'Dans chaque série, les trous que tous ceux encore en jeu ont terminés ; dans un match, ceux que les deux camps ont. Qui a abandonné ou n’est pas parti ne retient rien.',
    nothing: 'Totaux, cuts et départages sont comptés comme si le tour n’avait pas été joué.',
    all: 'Chaque classement redevient comme avant.',
  },
  holes: 'Trous',
  none: 'aucun trou ne compte',
  ofMatches: 'chaque match ses propres trous',
  ofBoard: '{board} : {holes}',
  holesOf: '{count, plural, one {trou} other {trous}} {ranges}',
  unfinished: '{players, plural, one {# ne les a pas terminés :} other {# ne les ont pas terminés :}}',
  noneDone: '{players, plural, one {# n’a terminé aucun trou :} other {# n’ont terminé aucun trou :}}',
  noneDoneWhat: 'Qui ne joue plus : notez-le sur la carte, absent ou abandon.',
  missing: '{name} ({holes})',
  more: 'et {count} de plus',
  stays:
    'Les scores restent tels quels, et ce qui a été joué compte encore pour les handicaps. Téléphones, pages et écrans le disent en quelques secondes.',
  shorten: 'Écourter le tour',
  annul: 'Annuler le tour',
  restore: 'Compter tous les trous',
  done: 'Écourté',
  restored: 'Tous les trous comptent',
  bandHoles: 'réduit à {count, plural, one {# trou} other {# trous}} ({ranges})',
  bandCompleted: 'réduit aux trous que tous ont terminés dans leur série',
  bandNothing: 'annulé, ne compte pour rien',
  band: '{round} : {what}.',
} satisfies WordsLike<typeof en>
