import type { Role } from '../../../contract/roles/capabilities.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type StaffRow = {
  readonly administratorId: number
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly seenAt: string | null
}

/** Who works for exactly this community. `tx` must be a transaction over everything. */
export function staffOfCommunity(tx: Transaction, communityId: number): Promise<StaffRow[]> {
  return tx.rows(
    sql<StaffRow>`
      select administrator_id as "administratorId", name, email, role, seen_at as "seenAt" from staff_of(${communityId})`,
  )
}

/** Lets one at a time change who works for the community, so that an owner is always left. */
export async function holdStaff(tx: Transaction, communityId: number): Promise<void> {
  await tx.rows(
    sql`select administrator_id from administrator_community where community_id = ${communityId} order by administrator_id for update`,
  )
}

/** Gives the account this role in the community, in place of the one it had. */
export async function writeRole(
  tx: Transaction,
  communityId: number,
  administratorId: number,
  role: Role,
): Promise<void> {
  await tx.rows(
    sql`
      insert into administrator_community (community_id, administrator_id, role) values (${communityId}, ${administratorId}, ${role})
      on conflict (community_id, administrator_id) do update set role = excluded.role`,
  )
}

/** Takes somebody's role in a community. */
export async function removeRole(tx: Transaction, communityId: number, administratorId: number): Promise<void> {
  await tx.rows(
    sql`delete from administrator_community where community_id = ${communityId} and administrator_id = ${administratorId}`,
  )
}
