/** What a rule finds, and how it names people and groups. */

import type { Static } from 'typebox'
import type { Finding as FindingShape } from '../../../contract/readiness/console.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import type { PairingRow } from './facts.sql.ts'
import type { Facts, RoundFact } from './facts.ts'

export type Finding = Static<typeof FindingShape>

/** A rule of readiness: what is wrong; nothing when all is well. */
export type Rule = (facts: Facts) => readonly Finding[]

const mostNames = 5

/** `Ana Silva, Bruno Costa and 3 more`. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNames)
  const more = names.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** The names of players by their ids. */
export function namesOf(facts: Facts, playerIds: readonly number[]): string {
  return listed(playerIds.map(playerId => facts.players.get(playerId)?.name ?? `player ${playerId}`))
}

/** `1 player is`, `3 players are`. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

/** What a group is called: `8:10 from 1`, or `7B` of a shotgun, where all start at one time. */
export function groupName(
  { teeTime, teeHole, teeGroup }: PairingRow,
  { pairings }: RoundFact,
  timeZone: string,
): string {
  const isShotgun = pairings.length > 1 && pairings.every(other => other.teeTime === pairings[0]?.teeTime)
  if (isShotgun) return `${teeHole}${teeGroup}`
  return `${localTime(teeTime, timeZone)} from ${teeHole}`
}

/** The clock time of a moment where the event is played. */
export function localTime(moment: string, timeZone: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5)
}

/** The finding with the round that it is about, whose name stands before it where there are several. */
export function inRound({ rounds }: Facts, round: RoundFact, { text, ...ids }: Omit<Finding, 'eventId'>): Finding {
  const where = rounds.length > 1 ? `${round.name}: ` : ''
  return { text: cutText(`${where}${text}`, 500), eventId: round.publicId, ...ids }
}
