import { profileByIdentity } from '../access/profiles.sql.ts'
import { allotIds } from '../database/allotIds.ts'
import type { Transaction } from '../database/connect.ts'
import { nameKey } from './nameKey.ts'
import { insertProfile } from './players.sql.ts'
import type { Person, Profile } from './profile.ts'
import { mergeRequired, uniqueIdentity } from './uniqueIdentity.ts'

/**
 * The profile that is this person, or a new one. Of two that come at the same moment the second waits at the unique key
 * and then finds the profile of the first. Refuses with `PROFILE_MERGE_REQUIRED` when e-mail address or world handicap id
 * are those of somebody else.
 */
export async function findOrInsertProfile(
  tx: Transaction,
  person: Person,
  now: Temporal.Instant,
): Promise<{ readonly profile: Profile; readonly isNew: boolean }> {
  const known = await profileByIdentity(tx, person)
  if (known.length > 0) return { profile: onlyOne(known, person), isNew: false }
  const [playerId = 0] = await allotIds(tx, 'player', 1)
  await uniqueIdentity(insertProfile(tx, playerId, person, now))
  const profile = onlyOne(await profileByIdentity(tx, person), person)
  return { profile, isNew: profile.player_id === playerId }
}

function onlyOne(profiles: readonly Profile[], person: Person): Profile {
  const [profile, ...others] = profiles
  if (profile && others.length === 0 && isSamePerson(profile, person)) return profile
  const hasHandicapId = (one: Profile) => one.hc_id === person.hc_id && one.hc_provider_id === person.hc_provider_id
  throw mergeRequired([
    ...(profiles.some(one => one.email_key === person.email_key) ? ['/email'] : []),
    ...(person.hc_id !== null && profiles.some(hasHandicapId) ? ['/hcId'] : []),
  ])
}

/** Same e-mail address and name, and nothing that both say differently. */
function isSamePerson(profile: Profile, person: Person): boolean {
  return (
    profile.email_key === person.email_key &&
    profile.last_name_key === person.last_name_key &&
    profile.first_name_key === person.first_name_key &&
    !differ(profile.suffix && nameKey(profile.suffix), person.suffix && nameKey(person.suffix)) &&
    !differ(profile.dob, person.dob) &&
    !differ(profile.hc_provider_id, person.hc_provider_id) &&
    !differ(profile.hc_id, person.hc_id)
  )
}

function differ<T>(mine: T | null, theirs: T | null): boolean {
  return mine !== null && theirs !== null && mine !== theirs
}
