import type { Caller } from '../access/callers.ts'
import { renameInAllCommunities } from '../access/profiles.sql.ts'
import type { Change } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import { type RawJson, Refusal } from '../handler.ts'
import { confirmDetails } from './memberships.sql.ts'
import { profileForUpdate, profileRecord, updateProfileRow } from './players.sql.ts'
import { type GivenFields, type Profile, provesAcquaintance, unprovenAfter } from './profile.ts'
import { requirePlayer } from './reach.ts'
import { uniqueIdentity } from './uniqueIdentity.ts'

/** What a change needs of its request. */
export type Changing = {
  readonly tx: Transaction
  readonly caller: Caller
  readonly record: (change: Change) => Promise<void>
}

/**
 * Writes fields of a profile for a caller and answers the player. Refuses with `UNAUTHORIZED`, `PROFILE_COMPLETED` once the
 * player has taken over the profile, and `PROFILE_MERGE_REQUIRED` when another profile has the identity.
 */
export async function updateProfile(
  { tx, caller, record }: Changing,
  playerId: number,
  given: (profile: Profile) => GivenFields,
): Promise<RawJson> {
  const [memberships, profile] = await Promise.all([
    requirePlayer(tx, caller, playerId),
    profileForUpdate(tx, playerId),
  ])
  if (!profile) throw new Error(`Player ${playerId} has a membership and no profile.`)
  if (profile.completed_at !== null) {
    throw new Refusal(
      'PROFILE_COMPLETED',
      'The player has completed the own profile and is the only one who can change it.',
    )
  }
  const fields = given(profile)
  const acquainted = memberships.some(membership => membership.detailsConfirmed)
  const changed = changedFields(fields, profile)
  if (Object.keys(changed).length > 0) {
    const unproven = unprovenAfter(fields, profile, acquainted)
    await uniqueIdentity(updateProfileRow(tx, playerId, { ...changed, unproven }))
    if ('last_name_key' in changed || 'first_name_key' in changed) await renameInAllCommunities(tx, playerId)
    await record({
      communityId: memberships[0].communityId,
      kind: 'player.changed',
      subject: { playerId },
      ...(acquainted && {
        before: Object.fromEntries(Object.keys(changed).map(column => [column, profile[column as keyof Profile]])),
      }),
      after: changed,
    })
  } else if (!acquainted && provesAcquaintance(fields, profile)) {
    await confirmDetails(tx, caller.communities, playerId)
    await record({ communityId: memberships[0].communityId, kind: 'player.detailsConfirmed', subject: { playerId } })
  }
  return profileRecord(tx, caller.communities, playerId)
}

function changedFields(fields: GivenFields, profile: Profile): GivenFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([column, value]) => value !== profile[column as keyof GivenFields]),
  )
}
