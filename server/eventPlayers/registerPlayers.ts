import { allotIds } from '../database/allotIds.ts'
import { violated } from '../database/connect.ts'
import { insertRows } from '../database/insertRows.ts'
import { playedCourses } from '../events/courses.sql.ts'
import { eventSettings } from '../events/settings.ts'
import { handle, RawJson } from '../handler.ts'
import { checkRegistrations, refuseRegistered } from './checkRegistrations.ts'
import { candidates, eventPlayerRecords, lockedMembers } from './eventPlayers.sql.ts'
import { registrationRows } from './registrationRows.ts'

export const registerPlayers = handle('registerPlayers', async ({ event, body, caller, tx, now, record }) => {
  const wanted = Array.isArray(body)
    ? body.map((given, index) => ({ given, pointer: `/${index}` }))
    : [{ given: body, pointer: '' }]
  const profileIds = wanted.flatMap(({ given }) => ('playerId' in given ? given.playerId : []))
  const [members, known, courses] = await Promise.all([
    lockedMembers(tx, event, profileIds),
    candidates(tx, event, caller.communities, profileIds),
    playedCourses(tx, event),
  ])
  checkRegistrations(wanted, { event, members, known, courses })
  const newIds = await allotIds(tx, 'player', wanted.length - profileIds.length)
  const rows = registrationRows(wanted, { event, newIds, known, courses, settings: eventSettings(event), now })
  const playerIds = rows.registrations.map(row => row.player_id)
  const [, , , , records] = await Promise.all([
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
    eventPlayerRecords(tx, event, playerIds),
  ]).catch((error: unknown) => {
    throw violated(error) === 'registration_pkey' ? refuseRegistered([]) : error
  })
  return new RawJson(Array.isArray(body) ? `[${records.join(',')}]` : (records[0] ?? ''))
})
