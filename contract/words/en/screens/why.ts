import { words as explanations } from '../explanations.ts'
import { words as log } from './log.ts'

export const words = {
  handicap: 'How the playing handicap comes about',
  fromTee: '{tee}: course rating {rating}, slope {slope}, par {par}',
  byHand: 'Somebody set {value}; it is not counted from an index.',
  strokes: 'Where the strokes fall',
  received: '{strokes, plural, one {# stroke} other {# strokes}} on {holes}',
  givenBack: 'gives back {strokes, plural, one {# stroke} other {# strokes}} on {holes}',
  everyHole: 'every hole',
  allBut: 'every hole but {numbers}',
  holes: 'holes {numbers}',
  hole: 'hole {number}',
  lately: 'Who changed what',
  nobody: 'Nobody has changed anything since the player came in.',
  toLog: 'All of the log',
  // The steps of a handicap.
  explanations,
  log,
} as const
