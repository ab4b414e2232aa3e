import { isDeepStrictEqual } from 'node:util'
import { said } from '../../../contract/words/say.ts'
import type { Refuse } from '../../kernel/refuse.ts'

/** What a field of a patch asks for: its value, `null` to clear it, or what it should become `from` what it was. */
export type Wanted<T> = T | null | { readonly from: T | null; readonly to: T | null }

/**
 * The value that a field gets: `undefined` leaves it as it is, `null` clears it. Refuses with `CHANGED_MEANWHILE` when the
 * request was made from another value than the `present` one. `row`: where it stands, as steps name it, so that it can be
 * said who changed it.
 */
export function from<T>(
  refuse: Refuse<'CHANGED_MEANWHILE'>,
  pointer: string,
  given: Wanted<T> | undefined,
  present: T | null,
  row?: string,
): T | null | undefined {
  if (!isBased(given)) return given
  if (!isDeepStrictEqual(given.from, present)) {
    const errors = [{ pointer, message: said('fields.isNow', { value: JSON.stringify(present) }), present }]
    refuse('CHANGED_MEANWHILE', 'field', { field: pointer.slice(1), errors, ...(row !== undefined && { rows: [row] }) })
  }
  return given.to
}

/** The value that a field gets where `null` leaves it too: of a group that always has one. */
export function wantedOf<T>(given: Wanted<T> | undefined): T | undefined {
  return (isBased(given) ? given.to : given) ?? undefined
}

/** What the field was before, as the request says; undefined when it does not say. */
export function fromOf<T>(given: Wanted<T> | undefined): T | null | undefined {
  return isBased(given) ? given.from : undefined
}

function isBased<T>(given: Wanted<T> | undefined): given is { readonly from: T | null; readonly to: T | null } {
  return typeof given === 'object' && given !== null && 'from' in given && 'to' in given
}
