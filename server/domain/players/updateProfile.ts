import type { Player } from '../../../contract/players/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { RawJson } from '../../kernel/http/reply.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { Change } from '../audit/record.ts'
import { supplyDetails } from './memberships.sql.ts'
import { keepsProfile, profileForUpdate, profileRecord } from './players.sql.ts'
import { type GivenFields, type Profile, unprovenAfter } from './profile.ts'
import { noPlayer, requirePlayer } from './requirePlayer.ts'
import { writeProfile } from './writeProfile.ts'

/** What a change needs from its request. */
export type Changing = {
  readonly tx: Transaction
  readonly caller: Caller
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<UpdateRefusal>
}

type UpdateRefusal = 'UNAUTHORIZED' | 'PROFILE_COMPLETED' | 'PROFILE_SHARED'

/**
 * Writes fields of a profile for a caller and returns the player. Refuses with `UNAUTHORIZED`, `PROFILE_COMPLETED` once the
 * player has taken over the profile, `PROFILE_SHARED` when another club keeps it (for an e-mail address: or shares it), and
 * as `write` does: {@link uniqueIdentity} for fields that no other profile may have.
 */
export async function updateProfile(
  { tx, caller, record, refuse }: Changing,
  playerId: number,
  given: (profile: Profile) => GivenFields,
  write: (work: Promise<void>) => Promise<void> = work => work,
): Promise<RawJson<typeof Player>> {
  const { communities } = caller
  const [profile, memberships] = await Promise.all([
    profileForUpdate(tx, playerId),
    requirePlayer(refuse, tx, caller, playerId),
  ])
  if (!profile) return refuse(...noPlayer(playerId))
  const fields = given(profile)
  await requireKeeper(refuse, tx, communities, profile, fields)
  const acquainted = memberships.some(membership => membership.detailsConfirmed)
  const changed = changedFields(fields, profile)
  if (Object.keys(changed).length > 0) {
    const unproven = unprovenAfter(fields, profile, acquainted)
    const isEmail = 'email' in changed
    const writer = isEmail && { email_community_id: profile.keeper_community_id }
    await write(writeProfile(tx, playerId, { ...changed, ...writer, unproven }))
    await record({
      communityId: memberships[0].communityId,
      kind: 'player.changed',
      subject: { playerId },
      ...(acquainted && {
        before: Object.fromEntries(Object.keys(changed).map(column => [column, profile[column as keyof Profile]])),
      }),
      after: changed,
    })
  }
  if (!acquainted) await supply(tx, communities, playerId, fields)
  return profileRecord(tx, communities, playerId)
}

async function requireKeeper(
  refuse: Refuse<'PROFILE_COMPLETED' | 'PROFILE_SHARED'>,
  tx: Transaction,
  communities: readonly number[],
  profile: Profile,
  fields: GivenFields,
): Promise<void> {
  const { player_id: playerId, keeper_community_id: keeper } = profile
  if (profile.completed_at !== null) {
    refuse('PROFILE_COMPLETED')
  }
  if (keeper === null || !(await keepsProfile(tx, communities, playerId))) {
    refuse('PROFILE_SHARED', 'other')
  }
  if (fields.email_key !== undefined && fields.email !== profile.email && profile.shared) {
    refuse('PROFILE_SHARED', 'email')
  }
}

/** Lets a keeper who has not proved to know the player see what it wrote, and nothing else. */
async function supply(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
  { email, email_key, dob, phone_country_cd, phone, hc_provider_id, hc_id }: GivenFields,
): Promise<void> {
  const given = Object.entries({ email, email_key, dob, phone_country_cd, phone, hc_provider_id, hc_id })
  const supplied = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  if (Object.keys(supplied).length > 0) await supplyDetails(tx, communities, playerId, supplied)
}

function changedFields(fields: GivenFields, profile: Profile): GivenFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([column, value]) => value !== profile[column as keyof GivenFields]),
  )
}
