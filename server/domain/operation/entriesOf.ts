/** An entry of a body, with the JSON pointer to where it stands. */
export type Entry<T> = T & { readonly pointer: string }

/** The entries of a body that is one of something or a list of it, in their order. */
export function entriesOf<T extends object>(body: T | readonly T[]): readonly Entry<T>[] {
  return isList(body) ? body.map((entry, index) => ({ ...entry, pointer: `/${index}` })) : [{ ...body, pointer: '' }]
}

function isList<T>(body: T | readonly T[]): body is readonly T[] {
  return Array.isArray(body)
}
