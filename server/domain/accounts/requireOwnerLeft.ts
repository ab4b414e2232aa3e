import type { Refuse } from '../../kernel/refuse.ts'
import type { StaffRow } from '../access/staff.sql.ts'

/** Refuses with `LAST_OWNER` when nobody would own the community once this account does not. */
export function requireOwnerLeft(
  refuse: Refuse<'LAST_OWNER'>,
  staff: readonly StaffRow[],
  administratorId: number,
): void {
  const owners = staff.filter(({ role }) => role === 'manager')
  if (owners.every(owner => owner.administratorId === administratorId) && owners.length > 0) refuse('LAST_OWNER')
}
