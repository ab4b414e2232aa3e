/** Lists of events as they were answered last, kept until something changes that may be in them. */
import type { CachedBody } from '../kernel/http/answer.ts'
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'
import { isOfScores } from './liveCache.ts'

export type KeptList = {
  /** The community of the event. */
  readonly communityId: number
  readonly text: string
  readonly kept: CachedBody
  /** Where the next page begins if there is one. */
  readonly next: readonly (string | number)[] | undefined
}

export type KeptLists = {
  /** The list under this name with everything that was committed before; undefined when it has to be read. */
  readonly current: (name: string) => Promise<KeptList | undefined>
  /** Reads a list and keeps it, unless something changed meanwhile. */
  readonly read: (name: string, work: () => Promise<KeptList>) => Promise<KeptList>
  /** Reads everything again: the database was changed by other means. */
  readonly forget: () => void
}

const most = { lists: 1000, bytes: 8 * 1024 * 1024 }

/** Creates the store; it follows `changes` from its first list on. */
export function createKeptLists(changes: Changes): KeptLists {
  const lists = new Map<string, KeptList>()
  let following: Promise<unknown> | undefined
  let bytes = 0
  /** Grows with each change that any list may show: what was read before it and is kept after it may be old. */
  let moment = 0

  function drop(name: string, list: KeptList): void {
    lists.delete(name)
    bytes -= list.kept.bytes.length
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

  function keep(name: string, list: KeptList): void {
    const before = lists.get(name)
    if (before) drop(name, before)
    lists.set(name, list)
    bytes += list.kept.bytes.length
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
      if (moment === began) keep(name, list)
      return list
    },
    forget,
  }
}

/** Players and courses are shared by communities, and so are changes that belong to no event. */
function isIn({ communityId, eventId, kind }: ChangeRow, list: KeptList): boolean {
  return communityId === list.communityId || eventId === null || /^(player|membership|course)\./.test(kind)
}
