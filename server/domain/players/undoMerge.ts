import { isDeepStrictEqual } from 'node:util'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refused } from '../../kernel/refuse.ts'
import { holdEventsOf } from './holdPlayers.sql.ts'
import { settleProfiles } from './keepers.sql.ts'
import { lockProfiles, membershipsOf, type Profile } from './merge.sql.ts'
import { type MergeBy, rebuildCardsOf, recordOfPlayers } from './mergePlayers.ts'
import {
  type MergeRecord,
  type MergeRow,
  markMergeUndone,
  mergeWithId,
  ownRows,
  type RowJson,
  undoableDays,
  withRounds,
} from './mergeRecord.sql.ts'
import { renameInBoards } from './renameInBoards.ts'
import {
  bringBack,
  leaveCommunities,
  moveBack,
  registeredAnew,
  roundsWithScores,
  setBack,
  takenIdentity,
} from './undoMerge.sql.ts'

export type UndoPlan = {
  readonly merge: MergeRow
  readonly kept: Profile | undefined
  /** What somebody did since that taking it back would eat; undefined when it can be undone. */
  readonly obstacle: Refused<'UNDO_BLOCKED'> | undefined
}

/** What undoing a merge would meet. Locks the kept player with all that it has. Undefined where nobody remembers the merge. */
export async function planUndoMerge(
  tx: Transaction,
  mergeId: number,
  now: Temporal.Instant,
): Promise<UndoPlan | undefined> {
  const first = await mergeWithId(tx, mergeId)
  if (!first) return undefined
  const [kept] = await lockProfiles(tx, [first.keptId])
  await holdEventsOf(tx, [first.keptId])
  // Somebody else may have undone it, or merged the kept one, while this one waited.
  const merge = await mergeWithId(tx, mergeId)
  return merge && { merge, kept, obstacle: await obstacleOf(tx, merge, kept, now) }
}

async function obstacleOf(
  tx: Transaction,
  { keptId, playerId, mergedAt, rows, undone }: MergeRow,
  kept: Profile | undefined,
  now: Temporal.Instant,
): Promise<Refused<'UNDO_BLOCKED'> | undefined> {
  if (undone) return ['UNDO_BLOCKED', 'done']
  if (Temporal.Instant.compare(Temporal.Instant.from(mergedAt).add({ hours: 24 * undoableDays }), now) <= 0)
    return ['UNDO_BLOCKED', 'late']
  if (!kept || playerId !== keptId) return ['UNDO_BLOCKED', 'mergedOn']
  const present = await ownRows(tx, keptId)
  const fields = rows.changed.flatMap(change => {
    const row = present.find(of => of.table === change.table && of.communityId === change.communityId)?.row
    // A membership that ended since is not brought back.
    return row ? overwritten(change).filter(column => !isDeepStrictEqual(row[column], change.after[column])) : []
  })
  const told = [...new Set(fields.map(field => fieldNames[field] ?? 'details'))].sort()
  if (told.length > 0) {
    return ['UNDO_BLOCKED', 'overwritten', { fields: { all: told.map(one => said(`fields.ofProfile.${one}`)) } }]
  }
  const taken = await takenIdentity(tx, removedRow(rows), keptId)
  if (taken) return ['UNDO_BLOCKED', 'taken', { playerId: taken.playerId }]
  const names = await registeredAnew(tx, keptId, rows.events)
  if (names.length > 0) return ['UNDO_BLOCKED', 'anew', { names: names.join(', ') }]
  return undefined
}

/** Follow from the memberships. */
const derived: readonly string[] = ['keeper_community_id', 'shared', 'details_confirmed']

/** How a person calls the columns that a merge fills. */
const fieldNames: Readonly<Record<string, 'email' | 'dob' | 'phone' | 'handicapId' | 'index' | 'member' | 'handle'>> = {
  email: 'email',
  email_key: 'email',
  email_community_id: 'email',
  dob: 'dob',
  phone: 'phone',
  phone_country_cd: 'phone',
  hc_provider_id: 'handicapId',
  hc_id: 'handicapId',
  hc_active: 'handicapId',
  hc_index_tenths: 'index',
  hc_revision_date: 'index',
  member: 'member',
  handle: 'handle',
}

/** The columns of a row that the merge wrote; none of a row that it made: that one goes, or stays where it is needed since. */
function overwritten({ before, after }: MergeRecord['changed'][number]): readonly string[] {
  if (!before) return []
  return Object.keys(after).filter(name => !derived.includes(name) && !isDeepStrictEqual(before[name], after[name]))
}

function removedRow({ gone }: MergeRecord): RowJson {
  const found = gone.find(({ table }) => table === 'player')
  if (!found) throw new Error('A merge without a removed profile was kept.')
  return found.row
}

/**
 * Takes a merge back, in the transaction of its plan: everything that the removed player brought goes back, with what was added
 * to it since; what the kept player did elsewhere stays.
 */
export async function undoMerge(tx: Transaction, { merge, kept, obstacle }: UndoPlan, by: MergeBy): Promise<void> {
  if (obstacle || !kept) throw new Error('An undo with an obstacle was not refused.')
  const { mergeId, keptId, removedId, mergedAt, rows: record } = merge
  const present = await ownRows(tx, keptId)
  for (const change of record.changed) {
    const { before, after, table, communityId } = change
    const row = present.find(of => of.table === table && of.communityId === communityId)?.row
    if (!before || !row) continue
    const columns = Object.keys(before).filter(
      name => !isDeepStrictEqual(before[name], after[name]) && isDeepStrictEqual(row[name], after[name]),
    )
    await setBack(tx, keptId, change, Object.fromEntries(columns.map(name => [name, before[name]])))
  }
  const isPlayer = ({ table }: { readonly table: string }) => table === 'player'
  await bringBack(tx, record.gone.filter(isPlayer))
  await bringBack(
    tx,
    record.gone.filter(one => !isPlayer(one)),
  )
  const roundIds = await withRounds(
    tx,
    record.events.map(({ eventId }) => eventId),
  )
  const byProfile = removedRow(record).by_name !== true
  await moveBack(tx, { keptId, removedId, byProfile, roundIds, record })
  await renameInBoards(tx, roundIds, keptId, removedId)
  const joined = record.changed.flatMap(({ before, communityId }) =>
    before === null && communityId !== null ? [communityId] : [],
  )
  await leaveCommunities(tx, keptId, joined, mergedAt)
  await settleProfiles(tx, [keptId, removedId])
  await rebuildCardsOf(tx, await roundsWithScores(tx, removedId))
  await markMergeUndone(tx, mergeId, by)
  const [now, removed] = await lockProfiles(tx, [keptId, removedId]).then(found => [
    found.find(({ player_id }) => player_id === keptId),
    found.find(({ player_id }) => player_id === removedId),
  ])
  if (!now || !removed) throw new Error('A profile did not come back.')
  const memberships = await membershipsOf(tx, [keptId, removedId])
  const subject = { playerId: keptId, removedPlayerId: removedId, mergeId }
  await recordOfPlayers(
    { kind: 'player.unmerged', subject, before: kept, after: removed, memberships, events: record.events },
    by,
  )
}
