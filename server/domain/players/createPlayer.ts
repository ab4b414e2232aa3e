import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { invalid, type Refuse } from '../../kernel/refuse.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { findOrInsertProfile } from './findOrInsertProfile.ts'
import { knowsDetails } from './memberships.sql.ts'
import { nameFields, textOrNull } from './nameFields.ts'
import { requirePlausibleDetails } from './plausibleDetails.ts'
import { playerRecord } from './players.sql.ts'
import { contradicts, couldContradict, type Person, type Profile, provesAcquaintance, triesProof } from './profile.ts'
import { confirmDetails, joinCommunity } from './profiles.sql.ts'
import { countTry } from './proof.sql.ts'
import { mergeRequired } from './uniqueIdentity.ts'

export const createPlayer = handle(
  'createPlayer',
  async ({ body, caller, tx, now, refuse, refuseAndCommit, record }) => {
    requireTogether(refuse, body, 'hcProviderId', 'hcId')
    requireTogether(refuse, body, 'phoneCountryCd', 'phone')
    requirePlausibleDetails(refuse, body, now)
    const { communityId } = body
    requireCommunity(refuse, caller, communityId)
    const given = fieldsOf(body)
    const { profile, isNew, hasForeignId } = await findOrInsertProfile(refuse, tx, given, communityId, now)
    const playerId = profile.player_id
    const trying = { communityId, actor: caller.actor, now, refuse, refuseAndCommit }
    const detailsConfirmed = isNew || (await provesToKnow(tx, given, profile, hasForeignId, trying))
    const after = { member: body.member ?? false, handle: textOrNull(body.handle) }
    const joining = {
      communityId,
      playerId,
      ...after,
      detailsConfirmed,
      ...(!isNew && { supplied: suppliedOf(given) }),
    }
    if (await joinCommunity(tx, joining, now)) {
      const kind = isNew ? 'player.created' : 'membership.added'
      await record({ communityId, kind, subject: { playerId }, after: isNew ? { ...given, ...after } : after })
    }
    if (detailsConfirmed && (await confirmDetails(tx, communityId, playerId)))
      await record({ communityId, kind: 'player.detailsConfirmed', subject: { playerId } })
    return playerRecord(tx, caller.communities, communityId, playerId)
  },
)

type Trying = {
  readonly communityId: number
  readonly actor: string
  readonly now: Temporal.Instant
  readonly refuse: Refuse<'PROFILE_MERGE_REQUIRED'>
  readonly refuseAndCommit: Refuse<'PROFILE_MERGE_REQUIRED'>
}

/**
 * Whether the given values prove that the community knows the player. Refuses with `PROFILE_MERGE_REQUIRED` when they
 * contradict the profile. After the last attempt of the day every value is treated as wrong.
 */
async function provesToKnow(
  tx: Transaction,
  given: Person,
  profile: Profile,
  hasForeignId: boolean,
  { communityId, actor, now, refuse, refuseAndCommit }: Trying,
): Promise<boolean> {
  if (!triesProof(given)) return false
  if (await knowsDetails(tx, communityId, profile.player_id)) {
    if (hasForeignId || contradicts(given, profile)) refuse(...mergeRequired())
    return false
  }
  const mayTry = await countTry(tx, { actor, playerId: profile.player_id }, now)
  const isRefused = mayTry ? contradicts(given, profile) : couldContradict(given, profile)
  // The count of attempts must survive the refusal.
  if (hasForeignId || isRefused) refuseAndCommit(...mergeRequired())
  return mayTry && provesAcquaintance(given, profile)
}

type NewPlayer = {
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
  readonly gender: 'M' | 'F'
  readonly email: string
  readonly dob?: string
  readonly phoneCountryCd?: string
  readonly phone?: string
  readonly hcProviderId?: number
  readonly hcId?: string
}

function requireTogether(
  refuse: Refuse<'VALIDATION'>,
  body: NewPlayer,
  one: keyof NewPlayer,
  other: keyof NewPlayer,
): void {
  if ((body[one] === undefined) === (body[other] === undefined)) return
  const pointer = `/${body[one] === undefined ? one : other}`
  const message = said('fields.mustBeGivenBecauseBelong', { one, other })
  refuse(...invalid([{ pointer, message }]))
}

function fieldsOf(body: NewPlayer): Person {
  return {
    ...nameFields(body),
    gender: body.gender,
    email: body.email,
    email_key: emailKey(body.email),
    dob: body.dob ?? null,
    phone_country_cd: body.phoneCountryCd ?? null,
    phone: body.phone ?? null,
    hc_provider_id: body.hcProviderId ?? null,
    hc_id: textOrNull(body.hcId),
  }
}

function suppliedOf({ email, email_key, dob, phone_country_cd, phone, hc_provider_id, hc_id }: Person) {
  return { email, email_key, dob, phone_country_cd, phone, hc_provider_id, hc_id }
}
