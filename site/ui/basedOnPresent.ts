import type { FieldError } from './call.ts'

/**
 * A request that comes from what is there now: of each thing that somebody else changed, `from` is the present value. What the
 * pointer names is `from` itself, or a field with `from` and `to`.
 */
export function basedOnPresent<T>(body: T, errors: readonly FieldError[]): T {
  const copy = structuredClone(body)
  for (const { pointer, present } of errors) {
    const path = pointer.split('/').slice(1)
    const place = path.at(-1) === 'from' ? path : [...path, 'from']
    const last = place.pop() ?? ''
    let at: unknown = copy
    for (const name of place) at = (at as Record<string, unknown> | undefined)?.[name]
    if (typeof at === 'object' && at !== null) (at as Record<string, unknown>)[last] = present ?? null
  }
  return copy
}
