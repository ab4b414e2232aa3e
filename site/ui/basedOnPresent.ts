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

/** The request without the things that somebody else changed, and without what is empty then. */
export function withoutParts<T extends object>(body: T, errors: readonly FieldError[]): T {
  const copy = structuredClone(body)
  for (const { pointer } of errors) remove(copy, pointer.split('/').slice(1))
  return copy
}

function remove(from: object, [name = '', ...rest]: readonly string[]): void {
  const inside: unknown = (from as Record<string, unknown>)[name]
  if (rest.length > 0 && typeof inside === 'object' && inside !== null) {
    remove(inside, rest)
    if (Array.isArray(inside) || Object.keys(inside).length > 0) return
  }
  delete (from as Record<string, unknown>)[name]
}
