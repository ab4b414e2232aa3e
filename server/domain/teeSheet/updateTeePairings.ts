import { said } from '../../../contract/words/say.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { entriesOf } from '../operation/entriesOf.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, placesOf, writePlaces } from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { type Moves, movesTo } from '../roster/moves.ts'
import { namedPlayers, requireEachOnce } from '../roster/namedPlayers.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { changedFields } from './changedFields.ts'
import { requireCourses, requireExisting, requireFitting, requireRound } from './requireTeePairings.ts'
import {
  holesOfCourses,
  type PairingFields,
  pairingFields,
  teePairingGroups,
  writeTeePairings,
  writtenTeePairings,
} from './teePairings.sql.ts'
import { requireOneStart, wantedStarts } from './wantedStart.ts'

export const updateTeePairings = handle('updateTeePairings', async ({ event, body, caller, tx, refuse, record }) => {
  requireRound(refuse, event)
  const entries = entriesOf(body)
  requireOneStart(refuse, entries, false)
  const named = entries.map(({ id, pointer }) => ({ teePairingId: id, pointer: `${pointer}/id` }))
  requireEachOnce(
    refuse,
    named.map(({ teePairingId, pointer }) => ({ id: teePairingId, pointer })),
  )
  const ids = named.map(({ teePairingId }) => teePairingId)
  const players = namedPlayers(refuse, entries, ids)
  const playerIds = players.map(({ playerId }) => playerId)
  const [locked, , before, holes, places] = await Promise.all([
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, teePairingGroups, groupsOf(event, teePairingGroups, ids, []), 'change'),
    pairingFields(tx, event, ids),
    holesOfCourses(tx, event),
    placesOf(tx, event, teePairingGroups, playerIds),
  ])
  requireExisting(refuse, named, before.keys())
  const old = ids.map(id => before.get(id))
  const starts = wantedStarts(
    refuse,
    event,
    entries,
    old.map(fields => fields?.teeTime),
  )
  const wanted = entries.map(({ id, pointer, courseId, hole, group }, index) => {
    return { teePairingId: id, pointer, courseId, ...starts[index], teeHole: hole, teeGroup: group }
  })
  requireFitting(refuse, event, wanted, holes, old)
  await requireRegistered(refuse, tx, event, caller.communities, players, 'NOT_REGISTERED', locked)
  requireCourses(refuse, wanted, holes)
  const moves = movesTo(players, places)
  const elsewhere = new Set(moves.before.map(({ playerId }) => playerId))
  const refused = players.filter(({ playerId }) => elsewhere.has(playerId))
  if (refused.length > 0)
    refuse('ALREADY_ASSIGNED', {
      playerId: refused[0]?.playerId ?? 0,
      errors: refused.map(({ pointer }) => ({ pointer, message: said('fields.isInAnotherTeePairing') })),
    })
  const changed = changedFields(wanted, before)
  if (changed.size > 0) await writeTeePairings(tx, event, changed)
  if (moves.after.length > 0) await writePlaces(tx, event, teePairingGroups, moves.after)
  await recordUpdate(record, event, before, changed, moves)
  return writtenTeePairings(tx, event, ids)
})

async function recordUpdate(
  record: (change: Change) => Promise<void>,
  event: VisibleEvent,
  before: ReadonlyMap<number, PairingFields>,
  changed: ReadonlyMap<number, PairingFields>,
  { after }: Moves,
): Promise<void> {
  if (changed.size + after.length === 0) return
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'teePairing.updated',
    subject: {
      teePairingIds: [...new Set([...changed.keys(), ...after.map(({ groupId }) => groupId)])],
      playerIds: after.map(({ playerId }) => playerId),
    },
    before: { teePairings: [...changed.keys()].map(teePairingId => ({ teePairingId, ...before.get(teePairingId) })) },
    after: {
      teePairings: [...changed].map(([teePairingId, fields]) => ({ teePairingId, ...fields })),
      players: after.map(({ playerId, groupId }) => ({ playerId, teePairingId: groupId })),
    },
  })
}
