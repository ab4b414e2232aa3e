/** Fields of the log that only some roles may see. */
const contactFields = new Set(['email', 'phone', 'phoneCountryCd', 'dob', 'answers', 'personNote', 'paidCents', 'paid'])

/** The same value without contacts, however deep they stand. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  if (typeof value !== 'object' || value === null) return value
  const shown = Object.entries(value).filter(([name]) => !contactFields.has(name))
  return Object.fromEntries(shown.map(([name, inside]) => [name, withoutContacts(inside)]))
}
