import type { BodyOf } from '../../../contract/operation.ts'
import type { arrangeTeeSheet as entry } from '../../../contract/teeSheet/console.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { fromOf, wantedOf } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { arranged, placesWanted, requireConsistent, requireFrom } from '../roster/arrangement.ts'
import {
  type GroupPlayer,
  groupsOf,
  lockGroups,
  placesOf,
  removeFromGroups,
  removePlaces,
  writePlaces,
  writeSeats,
} from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { changedFields } from './changedFields.ts'
import { requireCourses, requireExisting, requireFitting, requireRound } from './requireTeePairings.ts'
import {
  deleteTeePairingRows,
  holesOfCourses,
  insertTeePairings,
  type PairingFields,
  pairingFields,
  teePairingGroups,
  writeMarks,
  writeTeePairings,
} from './teePairings.sql.ts'
import { instantOf, localTime } from './teeTime.ts'

type Body = BodyOf<typeof entry>

export const arrangeTeeSheet = handle('arrangeTeeSheet', async ({ event, body, caller, tx, record, refuse }) => {
  requireRound(refuse, event)
  const { create = [], change = [], remove = [], moves = [] } = body
  const named = change.map(({ id }, index) => ({ id, pointer: `/change/${index}/id` }))
  requireConsistent(refuse, { create, changed: named, remove, moves })
  const playerIds = moves.map(({ playerId }) => playerId)
  const { locked, before, places } = await lockAll(refuse, tx, event, body, playerIds)
  const players = moves.map(({ playerId }, index) => ({ playerId, pointer: `/moves/${index}/playerId` }))
  await requireRegistered(refuse, tx, event, caller.communities, players, 'NOT_REGISTERED', locked)
  requireFrom(refuse, moves, places, playerId => `tee_pairing_player/${event.eventId}/${playerId}`)
  requireFieldsFrom(refuse, change, before, event.timeZone)
  const changed = await writeGroups(refuse, tx, event, change, before)
  const ids = await createGroups(refuse, tx, event, create)
  const { after, leaving } = placesWanted(create, ids, moves)
  await writePlaces(tx, event, teePairingGroups, after)
  await removeFromGroups(tx, event, teePairingGroups, leaving)
  const emptied = remove.length > 0 ? await removePlaces(tx, event, teePairingGroups, remove) : []
  if (remove.length > 0) await deleteTeePairingRows(tx, event, remove)
  await writeSeats(tx, event, teePairingGroups, moves)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'teePairing.arranged',
    subject: {
      teePairingIds: [...ids, ...changed.keys(), ...remove],
      playerIds: [...playerIds, ...emptied.map(({ playerId }) => playerId)],
    },
    before: {
      teePairings: [...remove, ...changed.keys()].map(teePairingId => ({ teePairingId, ...before.get(teePairingId) })),
      players: [...places, ...emptied].map(({ playerId, groupId }) => ({ playerId, teePairingId: groupId })),
    },
    after: {
      teePairings: [
        ...create.map(({ key, hole, group, ...fields }, index) => {
          return { teePairingId: ids[index], ...fields, teeHole: hole, ...(group !== undefined && { teeGroup: group }) }
        }),
        ...[...changed].map(([teePairingId, fields]) => ({ teePairingId, ...fields })),
      ],
      players: after.map(({ playerId, groupId }) => ({ playerId, teePairingId: groupId })),
      ...(body.reason !== undefined && { reason: body.reason }),
    },
  })
  return arranged(create, ids, { changed: changed.size, removed: remove.length, moved: playerIds.length })
})

/** The groups of the request as they are, and where its players are, held until the end. Refuses with `NOT_FOUND`. */
async function lockAll(
  refuse: Refuse<'NOT_FOUND'>,
  tx: Transaction,
  event: VisibleEvent,
  { change = [], remove = [], moves = [] }: Body,
  playerIds: readonly number[],
): Promise<{
  readonly locked: ReadonlySet<number>
  readonly before: ReadonlyMap<number, PairingFields>
  readonly places: readonly GroupPlayer[]
}> {
  const named = [
    ...change.map(({ id }, index) => ({ teePairingId: id, pointer: `/change/${index}/id` })),
    ...remove.map((teePairingId, index) => ({ teePairingId, pointer: `/remove/${index}` })),
    ...moves.flatMap(({ to }, index) =>
      typeof to === 'number' ? [{ teePairingId: to, pointer: `/moves/${index}/to` }] : [],
    ),
  ]
  const ids = [...new Set(named.map(({ teePairingId }) => teePairingId))]
  const strength = remove.length > 0 ? 'remove' : 'change'
  const [locked, existing, before, places] = await Promise.all([
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, teePairingGroups, groupsOf(event, teePairingGroups, ids, playerIds), strength),
    pairingFields(tx, event, ids),
    placesOf(tx, event, teePairingGroups, playerIds),
  ])
  requireExisting(refuse, named, existing)
  return { locked, before, places }
}

function requireFieldsFrom(
  refuse: Refuse<'CHANGED_MEANWHILE'>,
  change: NonNullable<Body['change']>,
  before: ReadonlyMap<number, PairingFields>,
  timeZone: string,
): void {
  change.forEach(({ id, teeTime, hole, group }, index) => {
    const present = before.get(id)
    if (present === undefined) return
    const time = fromOf(teeTime)
    const instant = instantOf(present.teeTime)
    const stale = [
      ...(time && !instantOf(time).equals(instant)
        ? [{ field: 'teeTime', present: localTime(instant, timeZone) }]
        : []),
      ...(isStale(fromOf(hole), present.teeHole) ? [{ field: 'hole', present: present.teeHole }] : []),
      ...(isStale(fromOf(group), present.teeGroup) ? [{ field: 'group', present: present.teeGroup }] : []),
    ]
    const [first] = stale
    if (first === undefined) return
    const errors = stale.map(({ field, present }) => ({
      pointer: `/change/${index}/${field}`,
      message: said('fields.isAnotherOneNow'),
      present,
    }))
    refuse('CHANGED_MEANWHILE', 'field', { field: first.field, errors, rows: [`tee_pairing/${id}`] })
  })
}

function isStale<T>(from: T | null | undefined, present: T): boolean {
  return from !== undefined && from !== null && from !== present
}

async function writeGroups(
  refuse: Refuse<'VALIDATION' | 'COURSE_NOT_IN_EVENT'>,
  tx: Transaction,
  event: VisibleEvent,
  change: NonNullable<Body['change']>,
  before: ReadonlyMap<number, PairingFields>,
): Promise<ReadonlyMap<number, PairingFields>> {
  if (change.length === 0) return new Map()
  const wanted = change.map(({ id, courseId, teeTime, hole, group }, index) => ({
    teePairingId: id,
    pointer: `/change/${index}`,
    courseId,
    teeTime: wantedOf(teeTime),
    teeHole: wantedOf(hole),
    teeGroup: wantedOf(group),
  }))
  const holes = await holesOfCourses(tx, event)
  const old = change.map(({ id }) => before.get(id))
  requireFitting(refuse, event, wanted, holes, old)
  requireCourses(refuse, wanted, holes)
  const changed = changedFields(wanted, before)
  if (changed.size > 0) await writeTeePairings(tx, event, changed)
  const marks = change.flatMap(({ id, locked, note }) =>
    locked === undefined && note === undefined
      ? []
      : [{ teePairingId: id, ...(locked !== undefined && { locked }), ...(note !== undefined && { note }) }],
  )
  if (marks.length > 0) await writeMarks(tx, event, marks)
  return changed
}

async function createGroups(
  refuse: Refuse<'VALIDATION' | 'COURSE_NOT_IN_EVENT'>,
  tx: Transaction,
  event: VisibleEvent,
  create: NonNullable<Body['create']>,
): Promise<readonly number[]> {
  if (create.length === 0) return []
  const holes = await holesOfCourses(tx, event)
  const wanted = create.map(({ courseId, teeTime, hole, group = 'A' }, index) => {
    return { pointer: `/create/${index}`, courseId, teeTime, teeHole: hole, teeGroup: group }
  })
  requireFitting(refuse, event, wanted, holes)
  requireCourses(refuse, wanted, holes)
  const pairings = wanted.map(({ courseId, teeTime, teeHole, teeGroup }) => {
    return { courseId, teeTime: instantOf(teeTime).toString(), teeHole, teeGroup }
  })
  const ids = await insertTeePairings(tx, event, pairings)
  const marks = create.flatMap(({ locked = false, note = '' }, index) =>
    locked || note !== '' ? [{ teePairingId: ids[index] ?? 0, locked, note }] : [],
  )
  if (marks.length > 0) await writeMarks(tx, event, marks)
  return ids
}
