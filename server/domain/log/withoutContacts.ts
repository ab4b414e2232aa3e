/** Fields of the log that only some roles may see, also as columns and keys of the database (`email_key`). */
const contactFields = /email|phone|dob|^(answers|personNote|paidCents|paid)$/i

/** The same value without contacts, however deep they stand. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  if (typeof value !== 'object' || value === null) return value
  const shown = Object.entries(value).filter(([name]) => !contactFields.test(name))
  return Object.fromEntries(shown.map(([name, inside]) => [name, withoutContacts(inside)]))
}
