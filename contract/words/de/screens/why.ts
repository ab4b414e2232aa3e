import type { words as en } from '../../en/screens/why.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as explanations } from '../explanations.ts'
import { words as log } from './log.ts'

export const words = {
  handicap: 'Wie das Playing Handicap zustande kommt',
  fromTee: '{tee}: Course Rating {rating}, Slope {slope}, Par {par}',
  byHand: 'Jemand hat {value} gesetzt; es ist nicht aus einem Index berechnet.',
  strokes: 'Wo die Schläge anfallen',
  received: '{strokes, plural, one {# Schlag} other {# Schläge}} an {holes}',
  givenBack: 'gibt {strokes, plural, one {# Schlag} other {# Schläge}} zurück an {holes}',
  everyHole: 'jedem Loch',
  allBut: 'jedem Loch außer {numbers}',
  holes: 'den Löchern {numbers}',
  hole: 'Loch {number}',
  lately: 'Wer was geändert hat',
  nobody: 'Seit der Spieler dazukam, hat niemand etwas geändert.',
  toLog: 'Ganzes Protokoll',
  explanations,
  log,
} satisfies WordsLike<typeof en>
