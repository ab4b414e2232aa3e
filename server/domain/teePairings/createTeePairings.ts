import { ruleOut } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { namedPlayers } from '../roster/namedPlayers.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { assignToTeePairings } from './assignToTeePairings.ts'
import { requireCourses, requireFitting, requireRound } from './requireTeePairings.ts'
import { holesOfCourses, insertTeePairings, teePairingsWithIds } from './teePairings.sql.ts'
import { instantOf } from './teeTime.ts'

export const createTeePairings = handle('createTeePairings', async ({ event, body, caller, tx, record, refuse }) => {
  requireRound(refuse, event)
  const players = namedPlayers(refuse, body, [])
  const holes = await holesOfCourses(tx, event)
  requireFitting(refuse, event, body, holes)
  await requireRegistered(refuse, tx, event, caller.communities, players, 'NOT_REGISTERED')
  requireCourses(refuse, body, holes)
  const pairings = body.map(({ courseId, teeTime, teeHole, teeGroup = 'A' }) => {
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
    namedPlayers(refuse, body, teePairingIds),
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
      playerIds: body[index]?.playerIds ?? [],
    })),
  })
  return teePairingsWithIds(tx, event, teePairingIds)
})
