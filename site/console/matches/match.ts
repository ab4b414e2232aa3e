/** A match as the screen says it. */

import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { listOf } from '../../ui/words.ts'
import type { Words } from './Matches.tsx'

export type Board = Reply<'listMatches'>['boards'][number]
export type BoardRound = Board['rounds'][number]
export type Flight = BoardRound['flights'][number]
export type Match = Flight['matches'][number]
/** One of the two sides of a match. */
export type Which = 'a' | 'b'

/** Holes of it are played, and it is not over. */
export function isUnderWay({ finished, thru }: Match): boolean {
  return !finished && thru > 0
}

/** How it stands, or how it ended, in a few letters as golfers say it. */
export function stateOf(match: Match, timeZone: string, words: Words): string {
  const { finished, thru, upBy, start } = match
  if (finished) return resultOf(match, words)
  if (thru > 0) return upBy === 0 ? words.level : words.up({ holes: Math.abs(upBy) })
  return start ? words.starts({ time: startOf(start, timeZone) }) : words.toCome
}

/** The time of day of a start, where the event is. */
export function startOf({ teeTime }: NonNullable<Match['start']>, timeZone: string): string {
  return timeFormat({ timeStyle: 'short', timeZone }).format(new Date(teeTime))
}

function resultOf({ result, bothOut }: Match, words: Words): string {
  if (bothOut) return words.bothOut
  const [, up] = /^(\d+) up$/.exec(result) ?? []
  if (up !== undefined) return words.up({ holes: Number(up) })
  return words.results[result as keyof Words['results']] ?? result
}

/** The side that leads, or has won. */
export function leaderOf({ finished, winner, upBy }: Match): Which | null {
  if (finished) return winner
  if (upBy === 0) return null
  return upBy > 0 ? 'a' : 'b'
}

/** The players or the teams of a side, by their names. */
export function nameOf(sideIds: readonly number[], sides: Flight['sides']): string {
  return listOf(sideIds.map(id => sides.find(one => one.sideId === id)?.name ?? String(id)))
}

/** What is said below a name: the strokes that each ball of the side receives or gives in the match. */
export function strokesOf({ received }: Match[Which], words: Words): string {
  if (received.every(strokes => strokes === 0)) return ''
  if (received.length === 1) {
    const [strokes = 0] = received
    return strokes > 0 ? words.gets({ strokes }) : words.gives({ strokes: -strokes })
  }
  return words.getEach({ strokes: received.join(', ') })
}

/** The hole that is played next, where the match is under way. */
export function nextHole({ holes, thru }: Match): number | undefined {
  return holes[thru]?.hole
}
