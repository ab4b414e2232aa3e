/** The places of an event's file that are compared when it comes again, and the prints by which values are known later. */
import { createHash } from 'node:crypto'
import type { placesOfEventFile } from '../../../../contract/eventFiles/console.ts'

/** What of an event, a round or a person a place holds. */
export type What = (typeof placesOfEventFile)[number]

/** One value of a file: where it stands, of whom it is, and the value as people read it. */
export type Place = {
  readonly key: string
  /** The part of the event in the file: 0 the event, then its rounds. */
  readonly part: number
  readonly what: What
  /** The key in the file of the person or the team. */
  readonly of?: string
  /** Name of the person, team or leaderboard. */
  readonly name?: string
  /** The leaderboard of a flight. */
  readonly board?: string
  readonly value: string
  /** The place of the person, or the round, who is not here: this one comes with it, or not at all. */
  readonly comesWith?: string
}

/** A text that tells two values apart and says nothing of them. */
export function print(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 12)
}

/** The key of a place. `part` and `whose` are already prints, or short words of ours. */
export function keyOf(part: string, what: string, ...whose: readonly string[]): string {
  return [part, what, ...whose].join('/')
}
