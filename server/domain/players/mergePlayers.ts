import { isDeepStrictEqual } from 'node:util'
import type { MovingCounts } from '../../../contract/duplicates/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refused } from '../../kernel/refuse.ts'
import type { Change } from '../audit/record.ts'
import { rebuildCards } from '../scores/rebuildCards.ts'
import { roundIds } from '../scores/recording.sql.ts'
import { holdEventsOf } from './holdPlayers.sql.ts'
import { settleProfiles } from './keepers.sql.ts'
import {
  lockProfiles,
  type Membership,
  membershipsOf,
  moveMemberships,
  moveRegistrations,
  movingRows,
  type PlayedEvent,
  type Profile,
  playedEvents,
  unite,
} from './merge.sql.ts'
import {
  insertMerge,
  keepRecord,
  keysIn,
  type MergeRecord,
  ownRows,
  registeredEvents,
  withRounds,
} from './mergeRecord.sql.ts'
import { renameInBoards } from './renameInBoards.ts'

export type MergePlan = {
  readonly keep: Profile
  readonly remove: Profile
  readonly memberships: readonly Membership[]
  /** The events of the removed player. */
  readonly events: readonly PlayedEvent[]
  /** The number of rows that move, by table. */
  readonly moving: MovingCounts
  /** Values of the removed profile that are lost, because the kept one has others. */
  readonly lost: readonly LostValue[]
  /** Why the two cannot be merged; empty when they can. */
  readonly conflicts: readonly Refused<'MERGE_BLOCKED'>[]
}

export type LostValue = { readonly field: (typeof fieldsOfPeople)[number]; readonly value: string }

/**
 * What merging the player `removeId` into `keepId` would do. Locks both, with all that they have. Undefined when one of them
 * does not exist, or when they are the same.
 */
export async function planMerge(tx: Transaction, keepId: number, removeId: number): Promise<MergePlan | undefined> {
  const profiles = await lockProfiles(tx, [keepId, removeId])
  await holdEventsOf(tx, [keepId, removeId])
  return lookAtMerge(tx, profiles, keepId, removeId)
}

/** The same for `profiles` as they are, without a lock. */
export async function lookAtMerge(
  tx: Transaction,
  profiles: readonly Profile[],
  keepId: number,
  removeId: number,
): Promise<MergePlan | undefined> {
  const keep = profiles.find(({ player_id }) => player_id === keepId)
  const remove = profiles.find(({ player_id }) => player_id === removeId)
  if (!keep || !remove || keep === remove) return undefined
  const memberships = await membershipsOf(tx, [keepId, removeId])
  const all = await playedEvents(tx, keepId, removeId)
  const events = all.filter(({ playerIds }) => playerIds.includes(removeId))
  const moving = await movingRows(tx, removeId)
  return {
    keep,
    remove,
    memberships,
    events,
    moving,
    lost: lostValues(keep, remove),
    conflicts: conflicts(keep, events, memberships),
  }
}

/** Who merges or takes back, and how its changes are recorded. */
export type MergeBy = {
  readonly actor: string
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
}

/** Carries out a plan, in the transaction in which it was made, and answers the id by which it can be undone. */
export async function mergePlayers(tx: Transaction, plan: MergePlan, by: MergeBy): Promise<number> {
  const { keep, remove, memberships, events } = plan
  if (plan.conflicts.length > 0) throw new Error('A merge with conflicts was not refused.')
  const [keepId, removeId] = [keep.player_id, remove.player_id]
  const mergeId = await insertMerge(tx, { keepId, removeId }, by)
  const registered = await registeredEvents(tx, removeId)
  const eventIds = await withRounds(
    tx,
    registered.map(({ eventId }) => eventId),
  )
  const stayed = await keysIn(tx, keepId, eventIds)
  const before = await ownRows(tx, keepId)
  const { moved, gone } = await moveRegistrations(tx, keepId, removeId)
  await renameInBoards(tx, eventIds, removeId, keepId)
  const left = await moveMemberships(tx, keepId, removeId)
  const removed = await unite(tx, keepId, remove)
  await settleProfiles(tx, [keepId])
  await rebuildCardsOf(tx, events)
  const changed = changesOf(before, await ownRows(tx, keepId))
  await keepRecord(tx, mergeId, { events: registered, moved, stayed, changed, gone: [...removed, ...left, ...gone] })
  const subject = { playerId: keepId, mergedPlayerId: removeId, mergeId }
  await recordOfPlayers({ kind: 'player.merged', subject, before: remove, after: keep, memberships, events }, by)
  return mergeId
}

type Event = { readonly communityId: number; readonly eventId: number }

/** What the cards of these events and their rounds say follows from the logs again. */
export async function rebuildCardsOf(tx: Transaction, events: readonly Event[]): Promise<void> {
  for (const event of events)
    for (const eventId of await roundIds(tx, event))
      await rebuildCards(tx, { communityId: event.communityId, eventId }, { write: true })
}

function changesOf(before: Awaited<ReturnType<typeof ownRows>>, after: typeof before): MergeRecord['changed'] {
  return after.flatMap(({ table, communityId, row }) => {
    const former = before.find(other => other.table === table && other.communityId === communityId)?.row ?? null
    return isDeepStrictEqual(former, row) ? [] : [{ table, communityId, before: former, after: row }]
  })
}

/** Records in every community that knows one of the two, and in the events that moved. */
export async function recordOfPlayers(
  {
    kind,
    subject,
    before,
    after,
    memberships,
    events,
  }: {
    readonly kind: 'player.merged' | 'player.unmerged'
    readonly subject: Readonly<Record<string, number>>
    readonly before: Profile
    readonly after: Profile
    readonly memberships: readonly Pick<Membership, 'communityId' | 'clubCommunityId'>[]
    readonly events: readonly Event[]
  },
  { record }: MergeBy,
): Promise<void> {
  const clubs = new Map(memberships.map(of => [of.communityId, of.clubCommunityId ?? of.communityId]))
  const communities = new Set([...memberships, ...events].map(({ communityId }) => communityId))
  for (const communityId of communities) {
    // A community's audit goes into its file, so each profile is recorded with the club that keeps it.
    const ofKeeper = (profile: Profile) => profile.keeper_community_id === (clubs.get(communityId) ?? communityId)
    const told = { ...(ofKeeper(before) && { before }), ...(ofKeeper(after) && { after }) }
    await record({ communityId, kind, subject, ...told })
  }
  for (const { communityId, eventId } of events) await record({ communityId, eventId, kind, subject })
}

function conflicts(
  { player_id: playerId, by_name: isByName }: Profile,
  events: readonly PlayedEvent[],
  memberships: readonly Membership[],
): readonly Refused<'MERGE_BLOCKED'>[] {
  const found: Refused<'MERGE_BLOCKED'>[] = []
  if (isByName) found.push(['MERGE_BLOCKED', 'byName', { playerId }])
  for (const { publicId: eventId, name, playerIds, communityId } of events) {
    if (playerIds.length > 1) found.push(['MERGE_BLOCKED', 'bothRegistered', { eventId, name }])
    const belongs = memberships.some(of => of.communityId === communityId || of.clubCommunityId === communityId)
    if (!belongs) found.push(['MERGE_BLOCKED', 'notOfCommunity', { playerId, eventId, name }])
  }
  return found
}

export const fieldsOfPeople = ['name', 'email', 'dob', 'gender', 'hcId', 'phone'] as const

const columns = { email: 'email', dob: 'dob', gender: 'gender', hcId: 'hc_id', phone: 'phone' } as const

function lostValues(keep: Profile, remove: Profile): readonly LostValue[] {
  const name = ({ first_name, last_name }: Profile) => `${first_name} ${last_name}`
  return fieldsOfPeople.flatMap((field): readonly LostValue[] => {
    const [kept, removed] =
      field === 'name' ? [name(keep), name(remove)] : [keep[columns[field]], remove[columns[field]]]
    return kept !== null && removed !== null && kept !== removed ? [{ field, value: removed }] : []
  })
}
