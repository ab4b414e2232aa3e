/** What was read from the database, cached until a change that may be in it, here or on another server. */
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'

export type ChangeCache<Value> = {
  /** The value under this name; whoever asks has made sure that the changes that count were seen. */
  readonly find: (name: string) => Value | undefined
  /** Reads a value and caches it, unless something changed meanwhile; nothing is cached that is not there. */
  readonly read: <Found extends Value | undefined>(name: string, work: () => Promise<Found>) => Promise<Found>
  /** Everything is read again: the database was changed by other means. */
  readonly forget: () => void
}

export type ChangeCacheOptions<Value> = {
  /** Whether any value may show such a change. */
  readonly concerns: (change: ChangeRow) => boolean
  /** Whether this value may show it. */
  readonly touches: (change: ChangeRow, value: Value) => boolean
  readonly bytesOf: (value: Value) => number
  /** Beyond these limits values are dropped, least recently used first. */
  readonly most: { readonly values: number; readonly bytes: number }
}

/** Creates the cache; it follows `changes` from its first value on. */
export function createChangeCache<Value>(
  changes: Changes,
  { concerns, touches, bytesOf, most }: ChangeCacheOptions<Value>,
): ChangeCache<Value> {
  /** The order of the map is the order of use. */
  const values = new Map<string, Value>()
  let following: Promise<unknown> | undefined
  let bytes = 0
  /** Grows with each change that concerns any value: what was read before it and is cached after it may be old. */
  let moment = 0

  function drop(name: string, value: Value): void {
    values.delete(name)
    bytes -= bytesOf(value)
  }

  function onChange(changed: readonly ChangeRow[] | 'everything'): void {
    if (changed === 'everything') {
      forget()
      return
    }
    const rows = changed.filter(concerns)
    if (rows.length === 0) return
    moment += 1
    for (const [name, value] of values) if (rows.some(row => touches(row, value))) drop(name, value)
  }

  function forget(): void {
    moment += 1
    bytes = 0
    values.clear()
  }

  function put(name: string, value: Value): void {
    const before = values.get(name)
    if (before !== undefined) drop(name, before)
    values.set(name, value)
    bytes += bytesOf(value)
    for (const [oldest, one] of values) {
      if (values.size <= most.values && bytes <= most.bytes) return
      drop(oldest, one)
    }
  }

  return {
    find(name) {
      const value = values.get(name)
      if (value === undefined) return undefined
      values.delete(name)
      values.set(name, value)
      return value
    },
    async read(name, work) {
      following ??= changes.follow(onChange).catch(error => {
        following = undefined
        throw error
      })
      await following
      const began = moment
      const value = await work()
      if (value !== undefined && moment === began) put(name, value)
      return value
    },
    forget,
  }
}
