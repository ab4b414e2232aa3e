import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { insertProfile } from './players.sql.ts'
import type { Person, Profile } from './profile.ts'
import { profileByIdentity } from './profiles.sql.ts'
import { mergeRequired, uniqueIdentity } from './uniqueIdentity.ts'

export type FoundProfile = {
  readonly profile: Profile
  readonly isNew: boolean
  /** The given world handicap id belongs to another profile. */
  readonly hasForeignId: boolean
}

/**
 * The profile with this e-mail address and name, or a new one kept by the club of the community `maker`. When two requests
 * arrive together, the second waits at the unique key and then finds the profile of the first. Refuses with
 * `PROFILE_MERGE_REQUIRED` when the e-mail address or the world handicap id belongs to somebody else.
 */
export async function findOrInsertProfile(
  refuse: Refuse<'PROFILE_MERGE_REQUIRED' | 'VALIDATION'>,
  tx: Transaction,
  person: Person,
  maker: number,
  now: Temporal.Instant,
): Promise<FoundProfile> {
  const known = await profileByIdentity(tx, person)
  if (known.length > 0) return { ...ofPerson(refuse, known, person), isNew: false }
  const [playerId = 0] = await allotIds(tx, 'player', 1)
  await uniqueIdentity(refuse, insertProfile(tx, playerId, person, maker, now))
  const found = ofPerson(refuse, await profileByIdentity(tx, person), person)
  return { ...found, isNew: found.profile.player_id === playerId }
}

function ofPerson(
  refuse: Refuse<'PROFILE_MERGE_REQUIRED'>,
  profiles: readonly Profile[],
  person: Person,
): Omit<FoundProfile, 'isNew'> {
  const profile = profiles.find(one => isSamePerson(one, person))
  if (!profile) return refuse(...mergeRequired())
  return { profile, hasForeignId: profiles.length > 1 }
}

/** Whether both have the same e-mail address and name, and the same suffix if both have one. */
function isSamePerson(profile: Profile, person: Person): boolean {
  const [mine, theirs] = [profile.suffix, person.suffix]
  return (
    profile.email_key === person.email_key &&
    profile.last_name_key === person.last_name_key &&
    profile.first_name_key === person.first_name_key &&
    (mine === null || theirs === null || nameKey(mine) === nameKey(theirs))
  )
}
