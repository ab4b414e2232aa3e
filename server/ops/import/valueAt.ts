import { type Said, said } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'

/** A value of a file with the pointer to it. */
export type ValueAt<Value = string> = readonly [value: Value | undefined, pointer: string]

/** Those of the values that stood there before. */
export function repeated(
  places: readonly ValueAt<string | number>[],
  message = said('fields.standsInFileTwice'),
): readonly FieldError[] {
  const seen = new Set<string | number>()
  return places.flatMap(([value, pointer]) => {
    if (value === undefined) return []
    const known = seen.has(value)
    seen.add(value)
    return known ? [{ pointer, message }] : []
  })
}

/** Those of the values that are not among `known`. */
export function unknown<Value>(
  places: readonly ValueAt<Value>[],
  known: { readonly has: (value: Value) => boolean },
  message: Said,
): readonly FieldError[] {
  return places.flatMap(([value, pointer]) => (value === undefined || known.has(value) ? [] : [{ pointer, message }]))
}
