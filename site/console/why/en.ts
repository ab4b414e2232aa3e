import { en as log } from '../log/en.ts'

export const en = {
  handicap: 'How the playing handicap comes about',
  fromTee: (tee: string, rating: string, slope: number, par: number) =>
    `${tee}: course rating ${rating}, slope ${slope}, par ${par}`,
  byHand: (value: string) => `Somebody set ${value}; it is not counted from an index.`,
  strokes: 'Where the strokes fall',
  received: (strokes: number, holes: string) => `${strokes === 1 ? '1 stroke' : `${strokes} strokes`} on ${holes}`,
  givenBack: (strokes: number, holes: string) =>
    `gives back ${strokes === 1 ? '1 stroke' : `${strokes} strokes`} on ${holes}`,
  everyHole: 'every hole',
  allBut: (numbers: string) => `every hole but ${numbers}`,
  holes: (numbers: string) => `holes ${numbers}`,
  hole: (number: string) => `hole ${number}`,
  lately: 'Who changed what',
  nobody: 'Nobody has changed anything since the player came in.',
  toLog: 'All of the log',
  log,
}
