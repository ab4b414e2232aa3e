/** One published case: its own fields, the kind that says how to count it, and the fields of the file around it. */
export type Vector = {
  readonly id: string
  readonly kind: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: Readonly<Record<string, unknown>>
}

/** What the case says and what the rules found; equal when the case passes. */
export type Verdict = { readonly expected: unknown; readonly found: unknown }

/** Counts one case of a kind. */
export type Check = (vector: Vector) => Verdict

/** A kind whose cases have `in` and `out`: `find` answers with values for every field that `out` may ask for. */
export function fromInput<Input>(find: (input: Input, vector: Vector) => Readonly<Record<string, unknown>>): Check {
  return vector => {
    const expected = vector.fields.out as Readonly<Record<string, unknown>>
    const found = find(vector.fields.in as Input, vector)
    return { expected, found: Object.fromEntries(Object.keys(expected).map(key => [key, found[key]])) }
  }
}
