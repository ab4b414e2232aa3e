import { ruleOut } from '../../kernel/refuse.ts'
import { entriesOf } from '../operation/entriesOf.ts'
import { handle } from '../operation/handler.ts'
import { namedPlayers } from '../roster/namedPlayers.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { assignToTeePairings } from './assignToTeePairings.ts'
import { requireCourses, requireFitting, requireRound } from './requireTeePairings.ts'
import { holesOfCourses, insertTeePairings, writtenTeePairings } from './teePairings.sql.ts'
import { instantOf } from './teeTime.ts'
import { requireOneStart, wantedStarts } from './wantedStart.ts'

export const createTeePairings = handle('createTeePairings', async ({ event, body, caller, tx, record, refuse }) => {
  requireRound(refuse, event)
  const entries = entriesOf(body)
  requireOneStart(refuse, entries, true)
  const players = namedPlayers(refuse, entries, [])
  const starts = wantedStarts(refuse, event, entries)
  const wanted = entries.map(({ pointer, courseId, hole, group = 'A' }, index) => {
    return { pointer, courseId, ...starts[index], teeHole: hole, teeGroup: group }
  })
  const holes = await holesOfCourses(tx, event)
  requireFitting(refuse, event, wanted, holes)
  await requireRegistered(refuse, tx, event, caller.communities, players, 'NOT_REGISTERED')
  requireCourses(refuse, wanted, holes)
  const pairings = wanted.map(({ courseId, teeTime = '', teeHole, teeGroup }) => {
    return { courseId, teeTime: instantOf(teeTime).toString(), teeHole, teeGroup }
  })
  const teePairingIds = await insertTeePairings(tx, event, pairings)
  const created = teePairingIds.map(teePairingId => ({ teePairingId }))
  const refuseOfNew = ruleOut(refuse, 'NOT_FOUND')
  const moves = await assignToTeePairings(
    refuseOfNew,
    tx,
    event,
    caller.communities,
    created,
    namedPlayers(refuse, entries, teePairingIds),
  )
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'teePairing.created',
    subject: { teePairingIds, playerIds: moves.after.map(({ playerId }) => playerId) },
    before: moves.before.map(({ playerId, groupId }) => ({ playerId, teePairingId: groupId })),
    after: pairings.map((pairing, index) => ({
      teePairingId: teePairingIds[index],
      ...pairing,
      playerIds: entries[index]?.playerIds ?? [],
    })),
  })
  return writtenTeePairings(tx, event, teePairingIds)
})
