import type { words as en } from '../../en/screens/why.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as explanations } from '../explanations.ts'
import { words as log } from './log.ts'

export const words = {
  handicap: 'D’où vient le handicap de jeu',
  fromTee: '{tee} : SSS {rating}, slope {slope}, par {par}',
  byHand: 'Quelqu’un a saisi {value} ; ce n’est pas calculé d’un index.',
  strokes: 'Où tombent les coups reçus',
  received: '{strokes, plural, one {# coup} other {# coups}} : {holes}',
  givenBack: 'rend {strokes, plural, one {# coup} other {# coups}} : {holes}',
  everyHole: 'chaque trou',
  allBut: 'chaque trou sauf {numbers}',
  holes: 'trous {numbers}',
  hole: 'trou {number}',
  lately: 'Qui a changé quoi',
  nobody: 'Personne n’a rien changé depuis l’arrivée du joueur.',
  toLog: 'Tout le journal',
  explanations,
  log,
} satisfies WordsLike<typeof en>
