/** Values inside settings, by JSON pointer. Pure. */
type Fields = Readonly<Record<string, unknown>>

const keysOf = (pointer: string) => pointer.split('/').slice(1)

/** What stands at the pointer; undefined where there is nothing. */
export function valueAt(settings: object, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], settings)
}

/** The same settings with another value at the pointer; undefined takes it out, and with it what has nothing left. */
export function withValue<S extends object>(settings: S, pointer: string, value: unknown): S {
  return (put(settings, keysOf(pointer), value) ?? {}) as S
}

function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return Array.isArray(value) && value.length === 0 ? undefined : value
  if (Array.isArray(into)) return into.map((one, at) => (String(at) === key ? put(one, rest, value) : one))
  const { [key]: old, ...others } = (into ?? {}) as Fields
  const next = put(old, rest, value)
  const made = next === undefined ? others : { ...others, [key]: next }
  return Object.keys(made).length === 0 ? undefined : made
}

/** Whether two values say the same, in whatever order their fields stand. */
export function isAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
