/** What was read from the database, cached until a change that may be in it, here or on another server. */

import type { Written } from '../kernel/database/connect.ts'
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'

/** What a cache needs to know of a change. */
export type ChangeNotice = Pick<ChangeRow, 'communityId' | 'eventId' | 'kind'>

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
  readonly concerns: (change: ChangeNotice) => boolean
  /** Whether this value may show it. */
  readonly touches: (change: ChangeNotice, value: Value) => boolean
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
  /** The name that was used last. */
  let newest: string | undefined
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
    hear(changed)
  }

  // Whoever was told that something is written reads it in the next answer.
  function onWritten(written: readonly Written[]): void {
    hear(written.map(({ eventId = null, ...rest }) => ({ ...rest, eventId })))
  }

  function hear(changes: readonly ChangeNotice[]): void {
    const rows = changes.filter(concerns)
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
    newest = name
    bytes += bytesOf(value)
    for (const [oldest, one] of values) {
      if (values.size <= most.values && bytes <= most.bytes) return
      drop(oldest, one)
    }
  }

  return {
    find(name) {
      const value = values.get(name)
      if (value === undefined || name === newest) return value
      values.delete(name)
      values.set(name, value)
      newest = name
      return value
    },
    async read(name, work) {
      following ??= changes.follow(onChange, onWritten).catch(error => {
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
