import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { playedCourses } from '../courses/courses.sql.ts'
import { eventSettings } from '../events/eventSettings.ts'
import { enterOnlyFlights } from '../roster/onlyFlights.sql.ts'
import { type CheckRefusal, checkRegistrations, type WantedRegistration } from './checkRegistrations.ts'
import { candidates, lockedMembers } from './eventPlayers.sql.ts'
import { registrationRows } from './registrationRows.ts'

export type Registering = {
  readonly event: VisibleEvent
  readonly communities: readonly number[]
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
}

/**
 * Registers everybody who is wanted, all or none, and answers their ids in the same order; those by name get new ones.
 * Refuses as {@link checkRegistrations} does.
 */
export async function registerAll(
  refuse: Refuse<CheckRefusal>,
  tx: Transaction,
  wanted: readonly WantedRegistration[],
  { event, communities, now, record }: Registering,
): Promise<readonly number[]> {
  const profileIds = wanted.flatMap(({ given }) => ('playerId' in given ? given.playerId : []))
  const [members, known, courses] = await Promise.all([
    lockedMembers(tx, event, profileIds),
    candidates(tx, event, communities, profileIds),
    playedCourses(tx, event),
  ])
  checkRegistrations(refuse, wanted, { event, members, known, courses })
  const newIds = await allotIds(tx, 'player', wanted.length - profileIds.length)
  const rows = registrationRows(wanted, { event, newIds, known, courses, settings: eventSettings(event), now })
  const playerIds = rows.registrations.map(row => row.player_id)
  await Promise.all([
    insertRows(tx, 'player', rows.players),
    // In one order everywhere, so that two lists with the same players do not wait for each other in a circle.
    insertRows(
      tx,
      'registration',
      rows.registrations.toSorted((a, b) => a.player_id - b.player_id),
    ),
    insertRows(tx, 'player_handicap', rows.handicaps),
    record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'registration.added',
      subject: { playerIds },
      after: wanted.map(({ given }, index) => ({ ...given, playerId: playerIds[index] })),
    }),
  ])
  await enterOnlyFlights(tx, event, { playerIds })
  return playerIds
}
