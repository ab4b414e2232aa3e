/** Lists of events as they were answered last, cached until something changes that may be in them. */
import type { Noun } from '../../contract/nouns.ts'
import { nounsOfKind } from '../domain/audit/nounsOfKind.ts'
import type { CachedBody } from '../kernel/http/answer.ts'
import { type ChangeCache, type ChangeNotice, createChangeCache } from './changeCache.ts'
import type { Changes } from './changes.ts'
import { isOfScores } from './liveCache.ts'

export type CachedList = {
  /** The community of the event. */
  readonly communityId: number
  /** What its entry reads. */
  readonly reads: readonly Noun[]
  readonly text: string
  readonly cached: CachedBody
  /** The address of the next page if there is one. */
  readonly link: string | undefined
}

export type ListCache = Pick<ChangeCache<CachedList>, 'read' | 'forget'> & {
  /** The list under this name with everything that was committed before; undefined when it has to be read. */
  readonly current: (name: string) => Promise<CachedList | undefined>
}

/** Creates the cache; it follows `changes` from its first list on. */
export function createListCache(changes: Changes): ListCache {
  const { find, read, forget } = createChangeCache<CachedList>(changes, {
    concerns: change => !isOfScores(change),
    touches: isIn,
    bytesOf: ({ cached }) => cached.bytes.length,
    most: { values: 1000, bytes: 8 * 1024 * 1024 },
  })
  return {
    async current(name) {
      // Nobody waits for changes on behalf of a list that is not there.
      return find(name) && (await changes.caughtUp()) ? find(name) : undefined
    },
    read,
    forget,
  }
}

/** Players and courses are shared by communities, and so are changes that belong to no event. */
function isIn({ communityId, eventId, kind }: ChangeNotice, list: CachedList): boolean {
  const isShared = /^(player|membership|course)\./.test(kind)
  const isNear = communityId === list.communityId || eventId === null || isShared
  return isNear && nounsOfKind(kind).some(noun => list.reads.includes(noun))
}
