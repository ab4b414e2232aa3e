import { type Fraction, show } from '../exact.ts'
import type { Sentence } from '../phrases.ts'
import type { CountbackStep } from './countback.ts'

/** The standings of one leaderboard: plain data with exact numbers. Words are added where it is shown. */
export type Board = {
  /** Best first, then rows without a position; no-shows are left out. */
  readonly rows: readonly BoardRow[]
  /** The index of the round in play, or of the last one played; null before the first score. */
  readonly currentRound: number | null
  /** Ties that were broken, or that nothing broke. */
  readonly ties?: readonly TieLine[]
  /** Match formats: every match. */
  readonly matches?: readonly MatchLine[]
  /** Skins and pots: what each hole or contest brought, and the money that nobody won. */
  readonly awards?: readonly Award[]
  readonly unclaimedCents?: number
  /** Team matches: the points that win the cup, and those that are enough for the holder to keep it. */
  readonly pointsToWin?: Fraction
  readonly pointsToRetain?: Fraction
}

export type BoardRow = {
  readonly sideId: number
  /** Null when the side is not ranked: not started, missed the cut, withdrawn and so on. */
  readonly position: number | null
  readonly tied: boolean
  readonly status: RowStatus
  /** The total in strokes, points, skins or shares over the rounds that count; null when there is none. */
  readonly value: Fraction | null
  /** Strokes to par over the holes played; null where a format counts no strokes. */
  readonly toPar: number | null
  /** Holes played in the round in play, and in `today` what they are worth: strokes to par, else points. */
  readonly thru: number
  readonly today: Fraction | null
  readonly rounds: readonly (RoundCell | null)[]
  /** Places gained since the start of the round in play, negative when lost; null unless ranked then and now. */
  readonly movement: number | null
  /** Matches won, halved and lost. */
  readonly record?: { readonly won: number; readonly halved: number; readonly lost: number }
  /** Cents won from a pot. */
  readonly wonCents?: number
}

/** What was compared to break a tie: the ids of the sides that were level, each comparison, and what was there to compare. */
export type TieLine = {
  readonly sides: readonly number[]
  readonly comparisons: readonly {
    /** The place of what was compared in `criteria`. */
    readonly at: number
    /** The sides that were still level, and their values in the same order; null where a side has none. */
    readonly sides: readonly number[]
    readonly values: readonly (Fraction | null)[]
  }[]
  readonly criteria: readonly TieCriterion[]
}

/** What is compared, with the round (by index) and the numbers of its holes where cards are. */
export type TieCriterion = {
  readonly step: CountbackStep
  readonly name: Sentence
  readonly round?: number
  readonly holes?: readonly number[]
}

/** One round in a row of a board. `counts` is false when the total leaves the round out. */
export type RoundCell = {
  readonly value: Fraction
  readonly toPar: number | null
  readonly thru: number
  readonly counts: boolean
}

/**
 * How a side stands. `withoutHandicap`: no net result while the handicap is missing. `stoppedBySecondCut`: made the first
 * cut, missed the second, and is ranked behind the finishers. `incomplete`: no total on a final board.
 */
export type RowStatus =
  | 'withoutHandicap'
  | 'notStarted'
  | 'playing'
  | 'complete'
  | 'incomplete'
  | 'stoppedBySecondCut'
  | 'missedCut'
  | 'noReturn'
  | 'withdrawn'
  | 'disqualified'
  | 'noShow'

/** A match as a board shows it. `a` and `b` are ids; several sides may play together. `upBy` is the lead of `a`; `result` is empty until the match is over. */
export type MatchLine = {
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly round: number
  readonly upBy: number
  readonly thru: number
  readonly finished: boolean
  readonly winner: 'a' | 'b' | null
  readonly result: string
  /** Both sides left before the match was decided: it is over, and neither has won or halved it. */
  readonly bothOut?: true
  /** All points of the match, presses aside. */
  readonly pointsAtStake: number
  readonly pointsA: Fraction
  readonly pointsB: Fraction
}

/** A hole or contest that was decided: its winners (ids of sides, none when nobody won) and how many shares it is worth. */
export type Award = {
  readonly round: number
  readonly hole: number | null
  readonly contest: string
  readonly winners: readonly number[]
  readonly shares: number
  /** Skins: the score that won the hole. */
  readonly score?: WinningScore
  /** Skins: nobody won the hole, and its skin is added to the next one. */
  readonly carries?: true
}

/** A score that won a skin: strokes taken, the par of the player's tee, and what was deducted for strokes received. */
export type WinningScore = { readonly strokes: number; readonly par: number; readonly deducted: Fraction }

/** A column of a board: `key` is what it shows, `name` its heading. */
export type Column = { readonly key: ColumnKey; readonly name: string }

export type ColumnKey =
  | 'position'
  | 'movement'
  | 'side'
  | 'value'
  | 'toPar'
  | 'thru'
  | 'today'
  | 'rounds'
  | 'record'
  | 'wonCents'

/** The columns of each kind of board. */
export const columns = {
  strokes: columnsOf('position', 'movement', 'side', 'toPar', 'thru', 'today', 'rounds', 'value'),
  points: columnsOf('position', 'movement', 'side', 'value', 'thru', 'today', 'rounds'),
  matches: columnsOf('position', 'side', 'value', 'record'),
  perHole: columnsOf('position', 'side', 'value', 'thru'),
  pots: columnsOf('position', 'side', 'value', 'wonCents'),
} as const satisfies Readonly<Record<string, readonly Column[]>>

function columnsOf(...keys: readonly ColumnKey[]): readonly Column[] {
  const names: Readonly<Record<ColumnKey, string>> = {
    position: 'Pos',
    movement: '+/-',
    side: 'Name',
    value: 'Total',
    toPar: 'To par',
    thru: 'Thru',
    today: 'Today',
    rounds: 'Rounds',
    record: 'W-H-L',
    wonCents: 'Won',
  }
  return keys.map(key => ({ key, name: names[key] }))
}

/** Strokes to par as boards write them: '-3', 'E', '+2'. */
export function toParLabel(toPar: number): string {
  if (toPar === 0) return 'E'
  return toPar > 0 ? `+${toPar}` : `${toPar}`
}

/** A total as boards write it: '71', '23.5', '3.33'. */
export function valueLabel(value: Fraction): string {
  return show(value)
}

/** The abbreviation shown in place of a position (`WD`, `CUT`); empty for a status that has none. */
export function statusLabel(status: RowStatus): string {
  const labels: Partial<Record<RowStatus, string>> = {
    incomplete: 'NC',
    stoppedBySecondCut: 'MDF',
    missedCut: 'CUT',
    withoutHandicap: 'NH',
    noReturn: 'NR',
    withdrawn: 'WD',
    disqualified: 'DQ',
    noShow: 'NS',
  }
  return labels[status] ?? ''
}
