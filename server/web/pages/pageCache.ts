/** Pages as bytes, rendered once for each version of what they show, and again only when something of their event changed. */
import { CachedBody, contentTag } from '../../kernel/http/answer.ts'
import { eventMessage, type Message } from '../../kernel/http/message.ts'
import type { ChangeRow } from '../../live/change.sql.ts'
import { createLiveCache, isOfScores, type LiveCache, type Sizes } from '../../live/liveCache.ts'
import type { Service } from '../../live/service.ts'

/** What a page is made of now. `main` is the part that readers of its stream put in; `eventIds`: what changes in these events may change it; `until`: when it says something else although nothing has changed. */
export type Rendered = {
  readonly text: string
  readonly main: string
  readonly eventIds: readonly number[]
  readonly until?: Temporal.Instant | undefined
}

export type CachedPage = {
  readonly answer: CachedBody
  /** Names the main part; the same on every server. */
  readonly version: string
  readonly message: Message
  readonly eventIds: ReadonlySet<number>
  readonly until: Temporal.Instant | undefined
}

export type PageRequest = {
  /** Names the page among all that are kept. */
  readonly address: string
  /** Whose changes may change it; the start page tells of all. */
  readonly communityId: number | 'all'
  /** Other communities of which the page shows something. */
  readonly besides?: readonly number[]
  /** Whether scores are shown; a page without is left alone while they come in. */
  readonly scores: boolean
  readonly render: () => Promise<Rendered | undefined>
}

export type PageCache = Pick<LiveCache<PageRequest, CachedPage>, 'of' | 'follow'> & {
  /** Whether one more may be followed: the page is followed already, or there is room for another. */
  readonly hasRoom: (request: PageRequest) => boolean
  readonly sizes: () => Sizes
}

/** However much changes, a page is rendered at most four times a second. */
const pauseMs = 250

/** What is beyond `kept` and `bytes` is rendered when it is asked for; beyond `followed` streams of other pages are refused. */
export type PageCacheLimits = { readonly kept: number; readonly followed: number; readonly bytes: number }
const usualLimits: PageCacheLimits = { kept: 1000, followed: 500, bytes: 64 * 1024 * 1024 }

/** Rendering waits for its turn as a read: however many pages are followed, a score goes first. */
export function createPageCache(
  { changes, admission, clock }: Pick<Service, 'changes' | 'admission' | 'clock'>,
  limits: PageCacheLimits = usualLimits,
): PageCache {
  const { of, follow, isFollowed, sizes } = createLiveCache<PageRequest, CachedPage>(changes, {
    nameOf: ({ address }) => address,
    touches,
    async make({ render }, known) {
      const rendered = await admission.run('read', render)
      return rendered && cached(rendered, known)
    },
    versionOf: ({ answer }) => answer.version,
    isPast: ({ until }) => until !== undefined && Temporal.Instant.compare(clock(), until) >= 0,
    bytesOf: ({ answer }) => answer.bytes.length,
    pauseMs,
    most: { kept: limits.kept, unfollowed: limits.kept, bytes: limits.bytes },
  })
  return {
    of,
    follow,
    hasRoom(request) {
      const { followed, bytes } = sizes()
      return isFollowed(request) || (followed < limits.followed && bytes <= limits.bytes)
    },
    sizes,
  }
}

function cached({ text, main, eventIds, until }: Rendered, known: CachedPage | undefined): CachedPage {
  const textVersion = contentTag(text)
  if (known?.answer.version === textVersion) return { ...known, eventIds: new Set(eventIds), until }
  const version = mainVersion(main)
  return {
    answer: new CachedBody(text, textVersion),
    version,
    message: eventMessage('page', JSON.stringify(main), version),
    eventIds: new Set(eventIds),
    until,
  }
}

/** The version of the main part of a page; the page names it too, so that its stream begins there. */
export function mainVersion(main: string): string {
  return contentTag(main)
}

/** Whether a change may be seen on the page: of its events, or of the whole community (the name of a player). */
function touches(
  change: ChangeRow,
  { communityId, besides = [], scores }: PageRequest,
  known: CachedPage | undefined,
): boolean {
  if (!scores && isOfScores(change)) return false
  if (communityId === 'all') return true
  if (change.communityId !== communityId) return besides.includes(change.communityId)
  return change.eventId === null || !known || known.eventIds.size === 0 || known.eventIds.has(change.eventId)
}
