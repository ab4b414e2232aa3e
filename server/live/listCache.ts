/** Lists of events as they were answered last, cached until something changes that may be in them. */
import type { CachedBody } from '../kernel/http/answer.ts'
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'
import { isOfScores } from './liveCache.ts'

export type CachedList = {
  /** The community of the event. */
  readonly communityId: number
  readonly text: string
  readonly cached: CachedBody
  /** Where the next page begins if there is one. */
  readonly next: readonly (string | number)[] | undefined
}

export type ListCache = {
  /** The list under this name with everything that was committed before; undefined when it has to be read. */
  readonly current: (name: string) => Promise<CachedList | undefined>
  /** Reads a list and caches it, unless something changed meanwhile. */
  readonly read: (name: string, work: () => Promise<CachedList>) => Promise<CachedList>
  /** Reads everything again: the database was changed by other means. */
  readonly forget: () => void
}

const most = { lists: 1000, bytes: 8 * 1024 * 1024 }

/** Creates the cache; it follows `changes` from its first list on. */
export function createListCache(changes: Changes): ListCache {
  const lists = new Map<string, CachedList>()
  let following: Promise<unknown> | undefined
  let bytes = 0
  /** Grows with each change that any list may show: what was read before it and is cached after it may be old. */
  let moment = 0

  function drop(name: string, list: CachedList): void {
    lists.delete(name)
    bytes -= list.cached.bytes.length
  }

  function onChange(changed: readonly ChangeRow[] | 'everything'): void {
    if (changed === 'everything') {
      forget()
      return
    }
    const rows = changed.filter(row => !isOfScores(row))
    if (rows.length === 0) return
    moment += 1
    for (const [name, list] of lists) if (rows.some(row => isIn(row, list))) drop(name, list)
  }

  function forget(): void {
    moment += 1
    bytes = 0
    lists.clear()
  }

  function put(name: string, list: CachedList): void {
    const before = lists.get(name)
    if (before) drop(name, before)
    lists.set(name, list)
    bytes += list.cached.bytes.length
    for (const [oldest, one] of lists) {
      if (lists.size <= most.lists && bytes <= most.bytes) return
      drop(oldest, one)
    }
  }

  return {
    async current(name) {
      if (!lists.has(name) || !(await changes.caughtUp())) return undefined
      const list = lists.get(name)
      if (!list) return undefined
      // The order of the map is the order of use.
      lists.delete(name)
      lists.set(name, list)
      return list
    },
    async read(name, work) {
      following ??= changes.follow(onChange).catch(error => {
        following = undefined
        throw error
      })
      await following
      const began = moment
      const list = await work()
      if (moment === began) put(name, list)
      return list
    },
    forget,
  }
}

/** Players and courses are shared by communities, and so are changes that belong to no event. */
function isIn({ communityId, eventId, kind }: ChangeRow, list: CachedList): boolean {
  return communityId === list.communityId || eventId === null || /^(player|membership|course)\./.test(kind)
}
