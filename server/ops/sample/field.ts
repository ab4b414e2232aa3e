/** What the events of the sample data are made of: players, tees of the real courses, groups and their tee times. */

import type { EventFilePlayer, EventFileRound } from '../../../contract/files/eventFile.ts'
import { cutIntoGroups } from '../../../rules/teeSheets/groupSizes.ts'
import type { SamplePlayer } from './roster.ts'

export const timeZone = 'Europe/Lisbon'
export const communities = { club: 101, ladies: 102, seniors: 103, juniors: 104, strangers: 105 } as const

/** A day of the sample data as a date: `today` plus some days. */
export type Day = (plusDays: number) => Temporal.PlainDate

/** When the sample data are loaded, and whether what is under way then is played on, hole by hole. */
export type SampleMoment = { readonly now: Temporal.Instant; readonly playsOn: boolean }

/** The name of a player in an event's file. */
export function keyOf({ row }: SamplePlayer): string {
  return `p${row.player_id}`
}

/** Players who register by their profile from one day until another: many at first, and many again at the end. */
export function registered(
  players: readonly SamplePlayer[],
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): EventFilePlayer[] {
  const opening = moment(from, '09:30')
  const minutes = opening.until(moment(until, '17:30')).total('minutes')
  return players.map((player, index) => {
    const part = (2 * index) / players.length - 1
    return {
      key: keyOf(player),
      playerId: player.row.player_id,
      registeredAt: opening.add({ minutes: Math.round((minutes * (1 + Math.sign(part) * part ** 2)) / 2) }).toString(),
    }
  })
}

/** The handicap indexes of those for whom they are known. */
export function indexOf(player: SamplePlayer): number {
  return player.row.hc_index_tenths ?? 280
}

type TeePairings = NonNullable<EventFileRound['teePairings']>

/** Groups of at most four in this order, ten minutes apart from `start` on: a time of day, or a moment. */
export function teeSheet(
  groups: readonly (readonly string[])[],
  day: Temporal.PlainDate,
  start: string | Temporal.Instant = '08:10',
): TeePairings {
  const first = typeof start === 'string' ? moment(day, start) : start
  return groups.map((players, index) => ({
    teeTime: first.add({ minutes: 10 * index }).toString(),
    players: [...players],
  }))
}

/** The start of a round that is to be so many minutes old at `now`, at a full ten minutes, and on that day. */
export function startBefore(now: Temporal.Instant, minutes: number): Temporal.Instant {
  const midnight = now.toZonedDateTimeISO(timeZone).startOfDay().toInstant()
  const start = now
    .subtract({ minutes })
    .round({ smallestUnit: 'minute', roundingIncrement: 10, roundingMode: 'floor' })
  return Temporal.Instant.compare(start, midnight) < 0 ? midnight : start
}

/** Players in groups of four, in the order given; smaller groups come last. */
export function inGroups(keys: readonly string[]): readonly (readonly string[])[] {
  return cutIntoGroups(keys, 4)
}

/** The moment of a time of day at the club. */
export function moment(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}
