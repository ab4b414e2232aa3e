import { words as explanations } from '../explanations.ts'
import { words as log } from './log.ts'

export const words = {
  handicap: 'How the playing handicap is worked out',
  fromTee: '{tee}: course rating {rating}, slope {slope}, par {par}',
  byHand: 'Set by hand to {value}; not worked out from an index.',
  strokes: 'Where the strokes fall',
  received: '{strokes, plural, one {# stroke} other {# strokes}} on {holes}',
  givenBack: 'gives back {strokes, plural, one {# stroke} other {# strokes}} on {holes}',
  everyHole: 'every hole',
  allBut: 'every hole but {numbers}',
  holes: 'holes {numbers}',
  hole: 'hole {number}',
  lately: 'Who changed what',
  nobody: 'Nothing has changed since the player was registered.',
  toLog: 'The whole log',
  // The steps of a handicap.
  explanations,
  log,
} as const
