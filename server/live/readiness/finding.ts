/** What a rule finds, and how it names people and groups. */

import type { Static } from 'typebox'
import type { Finding as FindingShape } from '../../../contract/readiness/console.ts'
import { type Said, said, type Time, type Value } from '../../../contract/words/say.ts'
import type { WallClock } from '../../../contract/words/timeOfDay.ts'
import { namesAndMore } from '../namesAndMore.ts'
import type { PairingRow } from './facts.sql.ts'
import type { Facts, RoundFact } from './facts.ts'

/** What a rule finds, before it is said to anybody, and whom or what it is about. */
export type Finding = Omit<Static<typeof FindingShape>, 'text'> & { readonly said: Said }

/** A rule of readiness: what is wrong; nothing when all is well. */
export type Rule = (facts: Facts) => readonly Finding[]

/** The names of players by their ids. */
export function namesOf(facts: Facts, playerIds: readonly number[]): Value {
  return namesAndMore(playerIds.map(id => nameOf(facts, id)))
}

/** The name of a player. */
export function nameOf(facts: Facts, playerId: number): Value {
  return facts.players.get(playerId)?.name ?? said('readiness.player', { id: playerId })
}

/** What a group is called: `8:10 from 1`, or `7B` of a shotgun, where all start at one time. */
export function groupName({ teeTime, teeHole, teeGroup }: PairingRow, { pairings }: RoundFact, wall: WallClock): Value {
  const isShotgun = pairings.length > 1 && pairings.every(other => other.teeTime === pairings[0]?.teeTime)
  if (isShotgun) return `${teeHole}${teeGroup}`
  return said('readiness.group', { time: localTime(teeTime, wall), hole: teeHole })
}

/** A page that was printed, which is called as its group, `8:10 1A`, or otherwise. */
export function pageName(label: string, { clock }: Facts): Value {
  const [, time, start] = /^(\d\d:\d\d) (\w+)$/.exec(label) ?? []
  return time && start ? said('readiness.start', { time: { time, clock }, start }) : label
}

/** The time of day of a moment where the event is played. */
export function localTime(moment: string, { timeZone, clock }: WallClock): Time {
  return {
    time: Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' }),
    clock,
  }
}

/** The finding with the round that it is about, whose name stands before it where there are several. */
export function inRound(
  { rounds }: Facts,
  { name, publicId }: RoundFact,
  finding: Said,
  about: Omit<Finding, 'eventId' | 'said'> = {},
): Finding {
  const isNamed = rounds.length > 1
  return { said: isNamed ? said('readiness.ofRound', { round: name, finding }) : finding, eventId: publicId, ...about }
}
