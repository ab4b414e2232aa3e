import type { Transaction } from '../../kernel/database/connect.ts'
import { updateProfileRow } from './players.sql.ts'
import type { GivenFields, Profile } from './profile.ts'
import { holdForRename } from './profiles.sql.ts'

/**
 * Writes fields of a profile, which must be locked before. The keys of the database carry a new name on to the player's
 * memberships and registrations. Fields that no other profile may have must be written within {@link uniqueIdentity}.
 */
export async function writeProfile(
  tx: Transaction,
  playerId: number,
  fields: GivenFields & Pick<Profile, 'unproven'>,
): Promise<void> {
  if ('last_name_key' in fields || 'first_name_key' in fields) await holdForRename(tx, playerId)
  await updateProfileRow(tx, playerId, fields)
}
