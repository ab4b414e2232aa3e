import type { Refuse } from '../../kernel/refuse.ts'
import type { StaffRow } from '../access/staff.sql.ts'

/** Refuses with `LAST_OWNER` when nobody would own the community once this account does not. */
export function requireOwnerLeft(
  refuse: Refuse<'LAST_OWNER'>,
  staff: readonly StaffRow[],
  administratorId: number,
): void {
  if (!isOwnerLeft(staff, administratorId)) refuse('LAST_OWNER')
}

/** Whether somebody else owns the community, or nobody does now. */
export function isOwnerLeft(staff: readonly StaffRow[], administratorId: number): boolean {
  const owners = staff.filter(({ role }) => role === 'manager')
  return owners.length === 0 || owners.some(owner => owner.administratorId !== administratorId)
}
