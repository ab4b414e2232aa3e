import { allotIds } from '../../kernel/database/allotIds.ts'
import { violated } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { textOfList } from '../../kernel/database/json.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import { playedCourses } from '../courses/courses.sql.ts'
import { eventSettings } from '../events/eventSettings.ts'
import { handle } from '../operation/handler.ts'
import { alreadyRegistered, checkRegistrations } from './checkRegistrations.ts'
import { candidates, eventPlayerRecords, lockedMembers } from './eventPlayers.sql.ts'
import { registrationRows } from './registrationRows.ts'

export const registerPlayers = handle('registerPlayers', async ({ event, body, caller, tx, now, refuse, record }) => {
  const wanted = Array.isArray(body)
    ? body.map((given, index) => ({ given, pointer: `/${index}` }))
    : [{ given: body, pointer: '' }]
  const profileIds = wanted.flatMap(({ given }) => ('playerId' in given ? given.playerId : []))
  const [members, known, courses] = await Promise.all([
    lockedMembers(tx, event, profileIds),
    candidates(tx, event, caller.communities, profileIds),
    playedCourses(tx, event),
  ])
  checkRegistrations(refuse, wanted, { event, members, known, courses })
  const newIds = await allotIds(tx, 'player', wanted.length - profileIds.length)
  const rows = registrationRows(wanted, { event, newIds, known, courses, settings: eventSettings(event), now })
  const playerIds = rows.registrations.map(row => row.player_id)
  const [, , , , records] = await Promise.all([
    insertRows(tx, 'player', rows.players),
    // Sorted, so that two lists with the same players do not wait for each other in a circle.
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
    if (violated(error) === 'registration_pkey') return refuse(...alreadyRegistered)
    throw error
  })
  const [first] = records
  if (!first) throw new Error('Nobody was registered.')
  return Array.isArray(body) ? new RawJson(textOfList(records)) : new RawJson(first)
})
