import type { Transaction } from '../../kernel/database/connect.ts'
import { updateProfileRow } from './players.sql.ts'
import type { GivenFields, Profile } from './profile.ts'
import { holdForRename } from './profiles.sql.ts'

/**
 * Writes fields of a profile, which must be held for it. A name reaches the memberships and registrations of the player by
 * the keys of the database. What no other profile may have is written within {@link uniqueIdentity}.
 */
export async function writeProfile(
  tx: Transaction,
  playerId: number,
  fields: GivenFields & Pick<Profile, 'unproven'>,
): Promise<void> {
  if ('last_name_key' in fields || 'first_name_key' in fields) await holdForRename(tx, playerId)
  await updateProfileRow(tx, playerId, fields)
}
