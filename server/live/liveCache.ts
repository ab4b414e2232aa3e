/**
 * Keeps what is made from the data, such as standings and pages. A value is made once however many ask for it and kept until
 * a change touches it; while somebody follows it, it is then made again, at most once in `pauseMs`.
 */
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'

/** What has changed since a value was made: nothing, only scores and cards, or something else too. */
export type Staleness = 'nothing' | 'scores' | 'everything'

export type Source<Key, Value> = {
  /** The name under which a value is kept. */
  readonly nameOf: (key: Key) => string
  /** Whether a change may affect the value; `known` is undefined while there is none. */
  readonly touches: (change: ChangeRow, key: Key, known: Value | undefined) => boolean
  /** Makes the value; undefined when there is nothing to show. Returning `known` means that nothing has changed. */
  readonly make: (
    key: Key,
    known: Value | undefined,
    stale: Exclude<Staleness, 'nothing'>,
  ) => Promise<Value | undefined>
  /** Followers receive a value only when its version differs from the last. */
  readonly versionOf: (value: Value) => string
  /** Whether time alone has made the value old; it never does where this is left out. */
  readonly isPast?: (value: Value) => boolean
  readonly bytesOf: (value: Value) => number
  readonly pauseMs: number
  /** Beyond these limits values are dropped, least recently used first, unless somebody follows them. */
  readonly most: { readonly kept: number; readonly unfollowed: number; readonly bytes: number }
}

export type LiveCache<Key, Value> = {
  /** The value, with everything that this server has written so far; undefined when there is nothing to show. */
  readonly of: (key: Key) => Promise<Value | undefined>
  /** Passes on every new version, undefined when the value is gone. Call the returned function to stop. */
  readonly follow: (key: Key, listener: (value: Value | undefined) => void) => () => void
  readonly isFollowed: (key: Key) => boolean
  readonly sizes: () => Sizes
}

export type Sizes = { readonly kept: number; readonly followed: number; readonly bytes: number }

type Entry<Key, Value> = {
  readonly key: Key
  readonly followers: Set<(value: Value | undefined) => void>
  value: Value | undefined
  stale: Staleness
  making: Promise<void> | undefined
  madeAt: number
  timer: NodeJS.Timeout | undefined
}

const againMs = 1000

/** Creates a cache for values of one kind; it follows `changes` from its first use on. */
export function createLiveCache<Key, Value>(changes: Changes, source: Source<Key, Value>): LiveCache<Key, Value> {
  const entries = new Map<string, Entry<Key, Value>>()
  let following: Promise<unknown> | undefined

  function onChange(changed: readonly ChangeRow[] | 'everything'): void {
    for (const entry of entries.values()) {
      const touching =
        changed === 'everything' ? changed : changed.filter(row => source.touches(row, entry.key, entry.value))
      if (touching.length === 0) continue
      if (touching === 'everything' || !touching.every(isOfScores)) entry.stale = 'everything'
      else if (entry.stale === 'nothing') entry.stale = 'scores'
      if (entry.followers.size > 0) makeLater(entry, 0)
    }
  }

  function makeLater(entry: Entry<Key, Value>, delayMs: number): void {
    entry.timer ??= setTimeout(() => {
      entry.timer = undefined
      current(entry).catch(() => entry.followers.size > 0 && makeLater(entry, againMs))
    }, delayMs).unref()
  }

  /** Brings an entry up to date. A value that is being made may have been read before the change, so callers wait for the next. */
  async function current(entry: Entry<Key, Value>): Promise<void> {
    await entry.making
    // Another caller may already have started the next one.
    if (entry.stale === 'nothing') return entry.making
    entry.making ??= make(entry, entry.stale).finally(() => {
      entry.making = undefined
    })
    await entry.making
  }

  async function make(entry: Entry<Key, Value>, stale: Exclude<Staleness, 'nothing'>): Promise<void> {
    const pause = entry.madeAt + source.pauseMs - performance.now()
    if (pause > 0) await new Promise(done => setTimeout(done, pause))
    // What changed during the pause is read too.
    const wanted = entry.stale === 'everything' ? entry.stale : stale
    entry.stale = 'nothing'
    try {
      const made = await source.make(entry.key, entry.value, wanted)
      if (made !== undefined && made === entry.value) return
      entry.madeAt = performance.now()
      publish(entry, made)
    } catch (error) {
      entry.stale = 'everything'
      throw error
    }
  }

  function publish(entry: Entry<Key, Value>, made: Value | undefined): void {
    const before = entry.value
    entry.value = made
    if (made === undefined) entries.delete(source.nameOf(entry.key))
    forget()
    if (before !== undefined && made !== undefined && source.versionOf(before) === source.versionOf(made)) return
    for (const follower of entry.followers) follower(made)
  }

  function entryOf(key: Key): Entry<Key, Value> {
    const name = source.nameOf(key)
    const found = entries.get(name)
    if (found) {
      // The order of the map is the order of use.
      entries.delete(name)
      entries.set(name, found)
      return found
    }
    const entry: Entry<Key, Value> = {
      key,
      followers: new Set(),
      value: undefined,
      stale: 'everything',
      making: undefined,
      madeAt: Number.NEGATIVE_INFINITY,
      timer: undefined,
    }
    entries.set(name, entry)
    return entry
  }

  function forget(): void {
    let { kept, followed, bytes } = sizes()
    const { most } = source
    for (const [name, { followers, making, value }] of entries) {
      if (kept <= most.kept && kept - followed <= most.unfollowed && bytes <= most.bytes) return
      if (followers.size > 0 || making || value === undefined) continue
      entries.delete(name)
      kept -= 1
      bytes -= source.bytesOf(value)
    }
  }

  function sizes(): Sizes {
    let followed = 0
    let bytes = 0
    for (const { followers, value } of entries.values()) {
      if (followers.size > 0) followed += 1
      if (value !== undefined) bytes += source.bytesOf(value)
    }
    return { kept: entries.size, followed, bytes }
  }

  return {
    async of(key) {
      following ??= changes.follow(onChange).catch(error => {
        following = undefined
        throw error
      })
      await following
      await changes.settled()
      const entry = entryOf(key)
      if (entry.value !== undefined && source.isPast?.(entry.value)) entry.stale = 'everything'
      if (entry.stale !== 'nothing' || entry.making) await current(entry)
      return entry.value
    },
    follow(key, listener) {
      const entry = entryOf(key)
      entry.followers.add(listener)
      return () => void entry.followers.delete(listener)
    },
    isFollowed: key => (entries.get(source.nameOf(key))?.followers.size ?? 0) > 0,
    sizes,
  }
}

/** Whether a change concerns only a score or a card. */
export function isOfScores({ kind }: Pick<ChangeRow, 'kind'>): boolean {
  return /^(score|card)\./.test(kind)
}
