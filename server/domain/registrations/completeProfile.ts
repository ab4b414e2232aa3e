import { said } from '../../../contract/words/say.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import type { Refused } from '../../kernel/refuse.ts'
import { nameFields } from '../players/nameFields.ts'
import { profileForUpdate } from '../players/players.sql.ts'
import { type GivenFields, type Profile, unprovenAfter } from '../players/profile.ts'
import { confirmDetails } from '../players/profiles.sql.ts'
import { uniqueIdentity } from '../players/uniqueIdentity.ts'
import { writeProfile } from '../players/writeProfile.ts'
import { markCompleted } from './completeProfile.sql.ts'
import { FormProblem } from './formProblem.ts'
import type { GivenPerson } from './givenForm.ts'
import type { HeldEvent } from './holdEvent.ts'
import type { Participant } from './participant.sql.ts'

/**
 * Writes the details that a player has checked into the player's profile, which completes it. A link that came `byMail` can
 * only have been used by the player: the details are proven, the e-mail address is the player's own, and the club of the
 * link sees the details from now on. Any other link may have been opened by the club, so it counts as written by the club.
 * Throws {@link FormProblem} when the e-mail address or the handicap id belongs to another profile.
 */
export async function completeProfile(
  { tx, event, now, record }: HeldEvent,
  { playerId, detailsConfirmed }: Participant,
  given: GivenPerson,
  byMail: boolean,
): Promise<void> {
  const profile = await profileForUpdate(tx, playerId)
  if (!profile) throw new FormProblem(said('registrations.problems.notPart'))
  const changed = changedFields(given, profile)
  if (Object.keys(changed).length > 0) {
    const unproven = byMail ? [] : unprovenAfter(changed, profile, detailsConfirmed)
    const writer = 'email' in changed && { email_community_id: profile.keeper_community_id }
    await uniqueIdentity(refuseTaken, writeProfile(tx, playerId, { ...changed, ...writer, unproven }))
  }
  await markCompleted(tx, playerId, byMail, now)
  if (byMail) await confirmDetails(tx, event.communityId, playerId)
  if (profile.completed_at !== null && Object.keys(changed).length === 0) return
  await record({ kind: 'player.completed', subject: { playerId }, after: { changed: Object.keys(changed) } })
}

/** The fields that change. A detail left empty stays as it is, because a page shows what is on file only to those who may see it. */
function changedFields(given: GivenPerson, profile: Profile): GivenFields {
  const fields: GivenFields = {
    ...nameFields(given),
    email: given.email,
    email_key: emailKey(given.email),
    ...(given.dob !== undefined && { dob: given.dob }),
    ...(given.phone !== undefined && { phone: given.phone, phone_country_cd: given.phoneCountryCd ?? null }),
    ...(given.hcId !== undefined && handicapFields(given, profile)),
  }
  return Object.fromEntries(
    Object.entries(fields).filter(([column, value]) => value !== profile[column as keyof GivenFields]),
  )
}

/** The fields of a handicap. An index belongs to its id, so a new id clears it until the provider reports one. */
function handicapFields(given: GivenPerson, profile: Profile): GivenFields {
  const ids = { hc_provider_id: given.hcProviderId ?? null, hc_id: given.hcId ?? null }
  const isSame = profile.hc_provider_id === ids.hc_provider_id && profile.hc_id === ids.hc_id
  return isSame ? ids : { ...ids, hc_active: false, hc_index_tenths: null, hc_revision_date: null }
}

function refuseTaken(...refused: Refused<'PROFILE_MERGE_REQUIRED' | 'VALIDATION'>): never {
  const given = refused[0] === 'VALIDATION' ? refused[2] : refused[1]
  const fields = (given?.errors ?? []).map(({ pointer }) => pointer.slice(1))
  const message = said('registrations.errors.ofAnother')
  throw new FormProblem(said('registrations.problems.correct'), new Map(fields.map(field => [field, message])))
}
