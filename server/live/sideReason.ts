import { playOrder } from '../../rules/formats/card.ts'
import type { Board, BoardRow } from '../../rules/standings/board.ts'
import { type Reason, reasonOf } from '../../rules/standings/reasonOf.ts'
import type { LiveBoard, LiveFlight, Member } from './boardInput.ts'
import { type CountedFlight, decimal } from './flightStandings.ts'
import { isNetBoard } from './isNetBoard.ts'
import { roundToPar } from './roundToPar.ts'

/** Why a side stands where it does, with who is spoken of, and both scores hole by hole. */
export type SideReason = Reason & {
  readonly sideId: number
  readonly score: ReasonScore
  readonly isFinal: boolean
  /** Whether the leaderboard breaks ties at all. */
  readonly breaksTies: boolean
  readonly members: ReadonlyMap<number, Member>
  readonly chart: ReasonChart | undefined
}

/** The score of a side as its board counts it: what a final board ranks by, and a live one. */
export type ReasonScore = Pick<BoardRow, 'toPar' | 'thru' | 'status'> & {
  readonly unit: 'strokes' | 'points'
  readonly isNet: boolean
  readonly value: number | null
}

/**
 * The score to par of a side and of its rival after each hole played of a round (by index), from what they had before it. `holes` are the
 * numbers of all its holes; where the two do not play them in the same order, the first to the last. `band`: the holes that
 * decided.
 */
export type ReasonChart = {
  readonly round: number
  readonly holes: readonly number[]
  readonly own: readonly number[]
  readonly rival: readonly number[]
  readonly band: readonly number[]
}

/** From a flight that was counted; undefined for formats in which places are not a matter of one score, and where there is no place. */
export function sideReason(
  live: LiveBoard,
  flight: LiveFlight,
  { board }: CountedFlight,
  sideId: number,
): SideReason | undefined {
  const { unit, ranks } = live.format
  if ((unit !== 'strokes' && unit !== 'points') || board.matches || board.awards) return undefined
  const { final = false, ties } = live.input.combining ?? {}
  const reason = reasonOf(board, sideId, { ranks, byPar: unit === 'strokes' && !final })
  const row = board.rows.find(one => one.sideId === sideId)
  if (!reason || !row) return undefined
  const { toPar, thru, status } = row
  return {
    ...reason,
    sideId,
    score: { unit, isNet: isNetBoard(live), value: row.value && decimal(row.value), toPar, thru, status },
    isFinal: final,
    breaksTies: (ties?.steps.length ?? 0) > 0,
    members: new Map(flight.members.map(member => [member.sideId, member])),
    chart: reason.rival === undefined ? undefined : chartOf(live, reason, board, [sideId, reason.rival]),
  }
}

function chartOf(
  live: LiveBoard,
  { steps }: Reason,
  board: Board,
  sides: readonly [number, number],
): ReasonChart | undefined {
  const { final = false } = live.input.combining ?? {}
  const decider = steps.find(({ outcome }) => outcome === 'decides')
  const round = decider?.round ?? board.currentRound
  if (round === null || live.format.unit !== 'strokes' || live.input.holes !== undefined) return undefined
  const all = roundToPar(live, round)
  const [own, other] = sides.map(side => holesOf(live, all, side, round))
  if (!own || !other || !isSame(byNumber(own), byNumber(other)) || playedOf(own).length < 2) return undefined
  // What decides is told by the numbers of the holes, wherever the two began.
  const isOver = final && [own, other].every(holes => playedOf(holes).length === holes.length)
  const [mine, theirs] = isOver ? [byNumber(own), byNumber(other)] : [own, other]
  return {
    round,
    holes: isSame(mine, theirs) ? mine.map(({ hole }) => hole) : mine.map((_, at) => at + 1),
    own: running(mine, before(board, sides[0], round)),
    rival: running(theirs, before(board, sides[1], round)),
    band: isOver ? (decider?.holes ?? []) : [],
  }
}

/** The score to par of a side before a round, where the round is the last of those that make its total. */
function before({ rows, currentRound }: Board, sideId: number, round: number): number {
  const row = rows.find(one => one.sideId === sideId)
  const counted = row?.rounds.flatMap(cell => (cell?.counts ? [cell] : [])) ?? []
  if (!row || row.toPar === null || round !== currentRound) return 0
  const earlier = row.thru > 0 ? counted.slice(0, -1) : counted
  return earlier.reduce((sum, { toPar }) => sum + (toPar ?? 0), 0)
}

type PlayedHole = { readonly hole: number; readonly toPar: number | null }

/** The holes of a side in a round, in the order of play. */
function holesOf(
  live: LiveBoard,
  all: ReturnType<typeof roundToPar>,
  sideId: number,
  round: number,
): readonly PlayedHole[] {
  const card = live.entries.get(sideId)?.rounds[round]?.[0]
  const toPar = all.get(sideId)
  if (!card || !toPar) return []
  return playOrder([card]).flatMap(at => {
    const hole = card.holes[at]
    return hole ? [{ hole: hole.number, toPar: toPar[at] ?? null }] : []
  })
}

function byNumber(holes: readonly PlayedHole[]): readonly PlayedHole[] {
  return holes.toSorted((a, b) => a.hole - b.hole)
}

function playedOf(holes: readonly PlayedHole[]): readonly number[] {
  return holes.flatMap(({ toPar }) => toPar ?? [])
}

function isSame(a: readonly PlayedHole[], b: readonly PlayedHole[]): boolean {
  return a.length === b.length && a.every(({ hole }, at) => hole === b[at]?.hole)
}

/** From the score before the first hole. */
function running(holes: readonly PlayedHole[], start: number): readonly number[] {
  const after = [start]
  for (const toPar of playedOf(holes)) after.push((after.at(-1) ?? 0) + toPar)
  return after
}
