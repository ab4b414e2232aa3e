import type { Transaction } from '../../kernel/database/connect.ts'
import { type Origin, record } from '../audit/record.ts'
import { rebuildCards } from '../scoring/rebuildCards.ts'
import { roundIds } from '../scoring/recording.sql.ts'
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

export type MergePlan = {
  readonly keep: Profile
  readonly remove: Profile
  readonly memberships: readonly Membership[]
  /** The events of the removed player. */
  readonly events: readonly PlayedEvent[]
  /** The number of rows that move, by table. */
  readonly moving: Readonly<Record<string, number>>
  /** Values of the removed profile that are lost, because the kept one has others. */
  readonly lost: readonly string[]
  /** Why the two cannot be merged; empty when they can. */
  readonly conflicts: readonly string[]
}

/**
 * What merging the player `removeId` into `keepId` would do. Locks both, with all that they have. Undefined when one of them
 * does not exist, or when they are the same.
 */
export async function planMerge(tx: Transaction, keepId: number, removeId: number): Promise<MergePlan | undefined> {
  const profiles = await lockProfiles(tx, [keepId, removeId])
  await holdEventsOf(tx, [keepId, removeId])
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

/** Carries out a plan, in the transaction in which it was made. */
export async function mergePlayers(tx: Transaction, plan: MergePlan, origin: Origin): Promise<void> {
  const { keep, remove, memberships, events } = plan
  if (plan.conflicts.length > 0) throw new Error('A merge with conflicts was not refused.')
  await moveRegistrations(tx, keep.player_id, remove.player_id)
  await moveMemberships(tx, keep.player_id, remove.player_id)
  await unite(tx, keep.player_id, remove)
  await settleProfiles(tx, [keep.player_id])
  for (const event of events) {
    for (const eventId of await roundIds(tx, event)) {
      await rebuildCards(tx, { communityId: event.communityId, eventId }, { write: true })
    }
  }
  const subject = { playerId: keep.player_id, mergedPlayerId: remove.player_id }
  const clubs = new Map(memberships.map(of => [of.communityId, of.clubCommunityId ?? of.communityId]))
  const communities = new Set([...memberships, ...events].map(({ communityId }) => communityId))
  for (const communityId of communities) {
    // A community's audit goes into its file, so each profile is recorded with the club that keeps it.
    const ofKeeper = (profile: Profile) => profile.keeper_community_id === (clubs.get(communityId) ?? communityId)
    const before = ofKeeper(remove) && { before: remove }
    const after = ofKeeper(keep) && { after: keep }
    await record(tx, { communityId, kind: 'player.merged', subject, ...before, ...after }, origin)
  }
  for (const { communityId, eventId } of events) {
    await record(tx, { communityId, eventId, kind: 'player.merged', subject }, origin)
  }
}

function conflicts(
  keep: Profile,
  events: readonly PlayedEvent[],
  memberships: readonly Membership[],
): readonly string[] {
  const found: string[] = []
  if (keep.by_name) found.push(`Player ${keep.player_id} is registered by name only and has no profile to merge into.`)
  for (const { publicId, name, playerIds, communityId } of events) {
    if (playerIds.length > 1) found.push(`Both are registered for ${publicId} "${name}".`)
    const belongs = memberships.some(of => of.communityId === communityId || of.clubCommunityId === communityId)
    if (!belongs) found.push(`Player ${keep.player_id} does not belong to the community of ${publicId} "${name}".`)
  }
  return found
}

const kept = {
  email: 'e-mail',
  dob: 'date of birth',
  gender: 'gender',
  hc_id: 'world handicap id',
  phone: 'phone',
} as const

function lostValues(keep: Profile, remove: Profile): readonly string[] {
  const fields = Object.keys(kept) as (keyof typeof kept)[]
  const name = ({ first_name, last_name }: Profile) => `${first_name} ${last_name}`
  return [
    ...(name(keep) === name(remove) ? [] : [`name ${name(remove)}`]),
    ...fields.flatMap(field => {
      const differs = keep[field] !== null && remove[field] !== null && keep[field] !== remove[field]
      return differs ? [`${kept[field]} ${remove[field]}`] : []
    }),
  ]
}
