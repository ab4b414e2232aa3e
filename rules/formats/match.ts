/** Who won a hole; null when it is not decided yet (a score is missing). */
import { whole } from '../exact.ts'
export type HoleWinner = 'a' | 'b' | 'halved' | null

/** Where a match stands. `upBy` counts for side `a`, negative when `b` leads. */
export type MatchState = {
  readonly upBy: number
  /** Holes decided until the match was over. */
  readonly thru: number
  readonly left: number
  readonly finished: boolean
  /** One side leads by as many holes as are left: it cannot lose any more. */
  readonly dormie: boolean
  readonly winner: 'a' | 'b' | null
  /** '3&2', '1 up', 'AS'; empty until the match is over. */
  readonly result: string
}

/**
 * The state of a match from its holes in the order of play. It is over when a side leads by more holes than are left;
 * what is played after that does not count. A hole without a winner stays to be played. Rules of Golf 3.2.
 */
export function playMatch(winners: readonly HoleWinner[]): MatchState {
  let upBy = 0
  let thru = 0
  for (const winner of winners) {
    if (winner === null) continue
    thru++
    if (winner === 'a') upBy++
    if (winner === 'b') upBy--
    if (matchState(upBy, thru, winners.length).finished) break
  }
  return matchState(upBy, thru, winners.length)
}

/** The state when a side is up by so many after `thru` of `holes` holes. */
export function matchState(upBy: number, thru: number, holes: number): MatchState {
  const left = holes - thru
  const lead = upBy < 0 ? 0 - upBy : upBy
  const finished = thru > 0 && (left === 0 || lead > left)
  return {
    upBy,
    thru,
    left,
    finished,
    dormie: !finished && lead > 0 && lead === left,
    winner: finished ? leaderOf(upBy) : null,
    result: finished ? resultOf(lead, left) : '',
  }
}

/** How a board shows a match in progress or at its end: '2 UP thru 14', 'AS thru 3', '3&2'; empty before its first hole. */
export function matchLabel({
  upBy,
  thru,
  result,
  finished,
}: Pick<MatchState, 'upBy' | 'thru' | 'result' | 'finished'>): string {
  if (finished) return result
  if (thru === 0) return ''
  const lead = upBy < 0 ? 0 - upBy : upBy
  return `${lead === 0 ? 'AS' : `${lead} UP`} thru ${thru}`
}

/**
 * Presses: a new bet from the next hole to the end whenever the newest bet stands at `downBy` holes for a side. The
 * states of all bets, the first one over all holes. Custom of the Nassau.
 */
export function pressedMatches(winners: readonly HoleWinner[], downBy: number): readonly MatchState[] {
  const bets: MatchState[] = []
  let start = 0
  while (start < winners.length) {
    bets.push(playMatch(winners.slice(start)))
    const next = pressAfter(winners, start, downBy)
    if (next === null) break
    start = next
  }
  return bets
}

function pressAfter(winners: readonly HoleWinner[], start: number, downBy: number): number | null {
  if (downBy < 1) return null
  let upBy = 0
  for (let at = start; at < winners.length - 1; at++) {
    if (winners[at] === 'a') upBy++
    if (winners[at] === 'b') upBy--
    if (upBy >= downBy || upBy <= 0 - downBy) return at + 1
  }
  return null
}

/** The three matches of a Nassau, in the order front nine, back nine, all holes; a round of nine has only the last. */
export function nassau(winners: readonly HoleWinner[]): readonly MatchState[] {
  if (winners.length <= 9) return [playMatch(winners)]
  return [playMatch(winners.slice(0, 9)), playMatch(winners.slice(9)), playMatch(winners)]
}

function leaderOf(upBy: number): 'a' | 'b' | null {
  if (upBy === 0) return null
  return upBy > 0 ? 'a' : 'b'
}

function resultOf(lead: number, left: number): string {
  if (lead === 0) return 'AS'
  return left === 0 ? `${lead} up` : `${lead}&${left}`
}

const early = /^(\d+) ?(?:&|and) ?(\d+)$/
const onTheLast = /^(\d+) ?(?:up|holes?)$/
const onAnExtraHole = /^(\d+)(?:st|nd|rd|th)(?: hole)?$/
const level = /^(as|all square|halved|tied?)$/

/**
 * Whether a match over so many holes can end with this result for a winner (null: halved). What is no result in holes ('w/o',
 * 'by lot') can; extra holes begin after the last one. Rules of Golf 3.2a(4).
 */
export function isPossibleResult(result: string, winner: 'a' | 'b' | null, holes: number): boolean {
  const words = result.trim().toLowerCase()
  const [, lead, left] = early.exec(words) ?? []
  if (lead !== undefined) return winner !== null && canEnd(whole(lead), whole(left ?? ''), holes)
  const [, up] = onTheLast.exec(words) ?? []
  if (up !== undefined) return winner !== null && canEnd(whole(up), 0, holes)
  const [, extra] = onAnExtraHole.exec(words) ?? []
  if (extra !== undefined) return winner !== null && whole(extra) > holes
  return !level.test(words) || winner === null
}

/** It ends at the first hole at which the lead is more than the holes left: by one or two, or on the last by one or two. */
function canEnd(lead: number, left: number, holes: number): boolean {
  const isOver = left === 0 ? lead >= 1 : lead > left
  return isOver && lead <= left + 2 && lead <= holes - left
}
