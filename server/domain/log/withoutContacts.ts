import { may } from '../../../contract/roles/capabilities.ts'
import type { Caller } from '../access/callers.ts'

/** Fields of the log that only some roles may see, also as columns and keys of the database (`email_key`). */
const contactFields = /email|phone|dob|^(answers|personNote|paidCents|paid)$/i

/** The same value without contacts, however deep they stand. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  if (typeof value !== 'object' || value === null) return value
  const shown = Object.entries(value).filter(([name]) => !contactFields.test(name))
  return Object.fromEntries(shown.map(([name, inside]) => [name, withoutContacts(inside)]))
}

/** How a caller may see parts of changes of a community: as they are where its role sees contacts, else without them. Programs see all. */
export function changesFor(
  { staff, link }: Pick<Caller, 'staff' | 'link'>,
  communityId: number,
): (value: unknown) => unknown {
  if (!staff && !link) return value => value
  const role = staff?.roles.get(communityId)
  return role !== undefined && may(role, 'contacts.see') ? value => value : withoutContacts
}
