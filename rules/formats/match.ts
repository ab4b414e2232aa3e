/** A match: how it stands hole by hole, and the results that it can have. */

import { lowest, whole } from '../exact.ts'
import type { MatchOutcome } from './format.ts'

/** The winner of a hole; null while it is not decided, because a score is missing. */
export type HoleWinner = 'a' | 'b' | 'halved' | null

/** How a match stands. `upBy` is the lead of side `a` in holes, negative when `b` leads. */
export type MatchState = {
  readonly upBy: number
  /** Holes decided so far; none is counted after the match is over. */
  readonly thru: number
  readonly left: number
  readonly finished: boolean
  /** One side leads by as many holes as are left, and can no longer lose on them. */
  readonly dormie: boolean
  readonly winner: 'a' | 'b' | null
  /** '3&2', '1 up', 'AS'; empty until the match is over. */
  readonly result: string
}

/**
 * The state of a match from its holes in the order of play. It is over when a side leads by more holes than are left;
 * holes played after that do not count. A null hole is still to be played. Rules of Golf 3.2.
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

/** The state of a match that stands at `upBy` after `thru` of `holes` holes. */
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

/** A match as a board shows it: '2 UP thru 14', 'AS thru 3', at the end '3&2'; empty before the first hole. */
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
 * The states of a bet and its presses, the bet over all holes first. A press is a new bet from the next hole to the last,
 * made whenever a side is `downBy` holes down in the newest one; 0 for no presses. Custom of the Nassau.
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

/** The three matches of a Nassau: front nine, back nine, all holes. A round of nine has only the last. */
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
 * Whether a match over this many holes can end with this result for this winner (null: halved). Words that do not speak of
 * holes ('w/o', 'by lot') are accepted, unless it ended by holes or extra holes; these come after the last one. Rules of
 * Golf 3.2a(4).
 */
export function isPossibleResult(
  result: string,
  { winner, by }: Pick<MatchOutcome, 'winner' | 'by'>,
  holes: number,
): boolean {
  const words = result.trim().toLowerCase()
  const [, lead, left] = early.exec(words) ?? []
  const [, up] = onTheLast.exec(words) ?? []
  const [, extra] = onAnExtraHole.exec(words) ?? []
  if (by === 'holes' && extra !== undefined) return false
  if (by === 'extraHoles' && extra === undefined) return false
  if (lead !== undefined) return winner !== null && canEnd(whole(lead), whole(left ?? ''), holes)
  if (up !== undefined) return winner !== null && canEnd(whole(up), 0, holes)
  if (extra !== undefined) return winner !== null && whole(extra) > holes
  return level.test(words) ? winner === null : by !== 'holes'
}

/** A match ends as soon as the lead exceeds the holes left, so by one or two more than are left. */
function canEnd(lead: number, left: number, holes: number): boolean {
  const isOver = left === 0 ? lead >= 1 : lead > left
  return isOver && lead <= left + 2 && lead <= holes - left
}

/** The results that a match can have and that are closest to one that it cannot: `4&3` and `3&2` for `3&3`. Two at most. */
export function possibleResults(
  result: string,
  { winner, by }: Pick<MatchOutcome, 'winner' | 'by'>,
  holes: number,
): readonly string[] {
  const words = result.trim().toLowerCase()
  if (by === 'extraHoles') return winner === null || holes < 3 ? [] : [`${holes + 1}th`]
  if (winner === null) return ['AS']
  const [, given, rest] = early.exec(words) ?? []
  const [lead, left] = [whole(given ?? onTheLast.exec(words)?.[1] ?? '1'), whole(rest ?? '0')]
  const all = Array.from({ length: holes }, (_, at) => at).flatMap(after =>
    [after + 2, after + 1].filter(one => canEnd(one, after, holes)).map(one => ({ lead: one, left: after })),
  )
  const away = (one: { readonly lead: number; readonly left: number }) => apart(one.lead, lead) + apart(one.left, left)
  const least = lowest(all.map(away))
  const closest = all.filter(one => away(one) === least)
  return closest
    .sort((x, y) => y.lead - x.lead)
    .slice(0, 2)
    .map(one => resultOf(one.lead, one.left))
}

function apart(a: number, b: number): number {
  return a > b ? a - b : b - a
}
