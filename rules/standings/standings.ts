import { compare, type Fraction, fraction } from '../exact.ts'
import { afterCuts } from './afterCuts.ts'
import type { Board, BoardRow, RoundCell, RowStatus, TieLine } from './board.ts'
import { type BrokenTie, breakTies } from './breakTies.ts'
import type { Position } from './positions.ts'
import { positions } from './positions.ts'
import { type Combining, chosenRounds, noTotal, type RoundResult, type Scoring, type Total, totalOf } from './rounds.ts'

/** A side with its results by round; null for a round without a card. */
export type SideRounds = {
  readonly sideId: number
  readonly rounds: readonly (RoundResult | null)[]
  readonly amateur?: boolean
  readonly flightId?: number | null
  readonly byHand?: number
}

/** The board, with the totals in the order of the sides and how ties were broken; the `items` of a tie are indexes into `sides`. */
export type Standings = {
  readonly board: Board
  readonly totals: readonly Total[]
  readonly ties: readonly BrokenTie[]
}

/**
 * The standings of these sides over their rounds. The order of the rows depends on the results alone: level sides come in
 * the order of holes played, then of ids.
 */
export function standings(sides: readonly SideRounds[], scoring: Scoring, combining: Combining): Standings {
  const chosen = chosenRounds(sides, combining)
  const current = chosen.findLast(round => sides.some(side => hasStarted(side, round))) ?? null
  const played = chosen.filter(round => round <= (current ?? chosen[0] ?? 0))
  const playedTotals = sides.map(side => totalOf(side.rounds, played, scoring, combining))
  const totals = afterCuts(sides, playedTotals, current, scoring, combining)
  const isRanked = amongRanked(sides, combining)
  const ranked = placesOf(totals, scoring, isRanked)
  const { positions: places, ties } = combining.final
    ? broken(sides, totals, ranked, scoring, combining)
    : unbroken(ranked)
  const before = placesBefore(sides, played, scoring, combining, isRanked)
  const rows = sides.map((side, at) =>
    rowOf(side, totals[at] ?? noTotal, places[at] ?? null, before[at] ?? null, current, chosen, scoring),
  )
  const lines = ties.map(tie => tieLine(tie, sides, totals))
  const board = { rows: inOrder(rows, scoring.ranks), currentRound: current, ...(lines.length > 0 && { ties: lines }) }
  return { board, totals, ties }
}

/** A tie with the sides by their ids and the rounds as the board counts them. */
function tieLine({ items, countback }: BrokenTie, sides: readonly SideRounds[], totals: readonly Total[]): TieLine {
  const idsOf = (indexes: readonly number[]) => indexes.flatMap(at => sides[items[at] ?? -1]?.sideId ?? [])
  const counted = totals[items[0] ?? -1]?.counted ?? []
  return {
    sides: items.flatMap(item => sides[item]?.sideId ?? []),
    comparisons: countback.comparisons.map(({ at, sides: own, values }) => ({ at, sides: idsOf(own), values })),
    criteria: countback.segments.map(({ step, name, round, holes }) => {
      const ofBoard = round === undefined ? undefined : counted[round]
      return { step, name, ...(ofBoard !== undefined && { round: ofBoard }), ...(holes && { holes }) }
    }),
  }
}

function hasStarted(side: SideRounds, round: number): boolean {
  return (side.rounds[round]?.thru ?? 0) > 0
}

/** Whether the side with an index is one of those that are ranked. */
function amongRanked(sides: readonly SideRounds[], { ranked }: Combining): (at: number) => boolean {
  if (ranked === undefined) return () => true
  const ids = new Set(ranked)
  return at => {
    const side = sides[at]
    return side !== undefined && ids.has(side.sideId)
  }
}

/** The positions by the keys of the totals; null for a side without a key or not ranked. */
function placesOf(
  totals: readonly Total[],
  scoring: Scoring,
  isRanked: (at: number) => boolean,
): readonly (Position | null)[] {
  const sign = scoring.ranks === 'low' ? 1 : -1
  const keyed = totals.flatMap(({ key, behind }, at) =>
    key === null || !isRanked(at) ? [] : [{ at, key, group: behind ? 1 : 0 }],
  )
  const found = positions(keyed, (a, b) => a.group - b.group || sign * compare(a.key, b.key))
  const places: (Position | null)[] = new Array(totals.length).fill(null)
  keyed.forEach(({ at }, index) => {
    places[at] = found[index] ?? null
  })
  return places
}

function unbroken(ranked: readonly (Position | null)[]): ReturnType<typeof breakTies> {
  return { positions: ranked, ties: [] }
}

function broken(
  sides: readonly SideRounds[],
  totals: readonly Total[],
  ranked: readonly (Position | null)[],
  scoring: Scoring,
  combining: Combining,
): ReturnType<typeof breakTies> {
  if (!combining.ties) return unbroken(ranked)
  const cards = sides.map((side, at) => {
    const rounds = (totals[at]?.counted ?? []).flatMap(round => side.rounds[round] ?? [])
    const handicap = rounds.at(-1)?.handicap
    return {
      rounds,
      ...(handicap === undefined ? {} : { playingHandicap: handicap }),
      ...(side.byHand === undefined ? {} : { byHand: side.byHand }),
    }
  })
  return breakTies(ranked, cards, { wins: scoring.ranks, ...combining.ties })
}

/** The positions at the start of the round in play, from the rounds before it; none in the first round. */
function placesBefore(
  sides: readonly SideRounds[],
  played: readonly number[],
  scoring: Scoring,
  combining: Combining,
  isRanked: (at: number) => boolean,
): readonly (Position | null)[] {
  const earlier = played.slice(0, -1)
  if (earlier.length === 0) return []
  const { final: _, ...live } = combining
  return placesOf(
    sides.map(side => totalOf(side.rounds, earlier, scoring, live)),
    scoring,
    isRanked,
  )
}

function rowOf(
  side: SideRounds,
  total: Total,
  place: Position | null,
  before: Position | null,
  current: number | null,
  chosen: readonly number[],
  scoring: Scoring,
): BoardRow {
  const now = current === null ? null : (side.rounds[current] ?? null)
  return {
    sideId: side.sideId,
    position: place?.position ?? null,
    tied: place?.tied ?? false,
    status: statusOf(total, now),
    value: total.value,
    toPar: total.toPar,
    thru: now?.thru ?? 0,
    today: now === null || now.thru === 0 ? null : todayOf(now, scoring),
    rounds: chosen.map(round => cellOf(side.rounds[round] ?? null, total.counted.includes(round))),
    movement: place && before ? before.position - place.position : null,
  }
}

function statusOf(total: Total, now: RoundResult | null): RowStatus {
  if (total.without) return total.without
  if (total.behind) return 'stoppedBySecondCut'
  if (now === null || now.thru === 0) return 'notStarted'
  return now.state
}

function todayOf(now: RoundResult, scoring: Scoring): Fraction | null {
  if (!scoring.byPar) return now.value
  return now.toPar === null ? null : fraction(now.toPar)
}

function cellOf(result: RoundResult | null, counts: boolean): RoundCell | null {
  if (result === null || result.thru === 0) return null
  return { value: result.value, toPar: result.toPar, thru: result.thru, counts }
}

/** The order of rows without a position. */
const descent: Readonly<Record<RowStatus, number>> = {
  complete: 0,
  playing: 1,
  notStarted: 2,
  incomplete: 3,
  stoppedBySecondCut: 4,
  missedCut: 5,
  withoutHandicap: 6,
  noReturn: 7,
  withdrawn: 8,
  disqualified: 9,
  noShow: 10,
}

/** Rows by position; who missed a cut: the later cut first, then by their totals, as lists of results have them. */
function inOrder(rows: readonly BoardRow[], ranks: Scoring['ranks']): readonly BoardRow[] {
  const sign = ranks === 'low' ? 1 : -1
  const counted = (row: BoardRow) => row.rounds.filter(cell => cell?.counts).length
  const byTotal = (a: BoardRow, b: BoardRow) =>
    a.status === 'missedCut' && b.status === 'missedCut' && a.value !== null && b.value !== null
      ? counted(b) - counted(a) || sign * compare(a.value, b.value)
      : 0
  return rows
    .filter(row => row.status !== 'noShow' || row.position !== null)
    .sort(
      (a, b) =>
        (a.position ?? rows.length + 1) - (b.position ?? rows.length + 1) ||
        descent[a.status] - descent[b.status] ||
        byTotal(a, b) ||
        b.thru - a.thru ||
        a.sideId - b.sideId,
    )
}
