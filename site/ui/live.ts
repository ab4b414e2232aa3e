/**
 * Follows what happens in an event or in a community with one connection for all tabs of the browser: the tab that holds the
 * lock reads the stream and tells the others. HTTP/1.1 allows six connections, and a director has more tabs.
 */
import type { Noun } from '../../contract/nouns.ts'
import { outbox, readAgain } from './data.ts'
import { createStore } from './store.ts'

/** `none` where nothing is followed. */
export type Connection = 'none' | 'connecting' | 'live' | 'broken'
type Change = {
  readonly id: number
  readonly changes: readonly Noun[]
  readonly subject: Readonly<Record<string, unknown>>
}
/** `isKnown`: the reader already had it, and is told again. */
type Happened = (Change & { readonly isKnown: boolean }) | 'reset'
type News = Change | 'reset' | { readonly connection: Connection } | { readonly present: readonly Present[] }
/** What tabs tell each other; a new one asks how the connection is, and which change came last. */
type TabMessage = News | 'whatIsIt' | { readonly newest: number }

/** Somebody of the staff who has the event open, and what is in hand there. */
export type Present = { readonly administratorId: number; readonly name: string; readonly inHand: readonly string[] }

/** Everybody who has the event open, the reader too. */
export const present = createStore<readonly Present[]>([])

export const connection = createStore<Connection>('none')

/** Ids of what somebody changed a moment ago, as `playerId:3001`: the page tints them for a while. */
export const changedNow = createStore<ReadonlySet<string>>(new Set())
const tintMs = 6000
const patienceMs = 4000
const reopenAfterMs = { first: 1000, longest: 60_000 }

/** Follows the event until the answered function is called. `read`: the number of its last change when it was read, and when that was. */
export function followEvent(eventId: string, read: { readonly version: number; readonly at: number }): () => void {
  // What was read before that may lack a change, and the change is not told again.
  void readAgain('everything', read.at)
  return follow(`event-${eventId}`, `/v1/events/${encodeURIComponent(eventId)}/stream`, hearOfEvent, read.version)
}

/**
 * `hearNews`: what happened, in every tab that follows it. `read`: the last change that is in what was read; without it everything
 * is read again whenever the stream opens.
 */
export function follow(what: string, url: string, hearNews: (news: Happened) => void, read?: number): () => void {
  const name = `caddiemaster-${what}`
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  connection.set('connecting')
  let source: EventSource | undefined
  let newest = read

  function hear(news: News): void {
    if (news === 'reset') hearNews(news)
    else if ('changes' in news) {
      if (newest !== undefined) newest = Math.max(newest, news.id)
      hearNews({ ...news, isKnown: read !== undefined && news.id <= read })
    } else if ('present' in news) present.set(news.present)
    else {
      connection.set(news.connection)
      // Nobody knows any more who is there; the stream will say so again.
      if (news.connection === 'broken') present.set([])
    }
  }
  function say(news: News): void {
    hear(news)
    channel.postMessage(news)
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'whatIsIt') answer()
    else if (data === 'reset' || !('newest' in data)) hear(data)
    // The others were told of it before this tab listened.
    else if (read !== undefined && data.newest > read) hear('reset')
  }
  function answer(): void {
    if (!source) return
    channel.postMessage({ connection: connection.get() } satisfies TabMessage)
    channel.postMessage({ present: present.get() } satisfies TabMessage)
    if (newest !== undefined) channel.postMessage({ newest } satisfies TabMessage)
  }
  channel.postMessage('whatIsIt' satisfies TabMessage)

  const hold = () =>
    new Promise<void>(resolve => {
      openStream(reopenAfterMs.first)
      addEventListener('pagehide', () => source?.close(), { signal: ended.signal })
      ended.signal.addEventListener('abort', () => {
        source?.close()
        resolve()
      })
    })
  function openStream(reopenAfter: number): void {
    if (ended.signal.aborted) return
    const own = new EventSource(newest === undefined ? url : `${url}?from=${newest}`)
    source = own
    let wasOpen = false
    own.onopen = () => {
      reopenAfter = reopenAfterMs.first
      say({ connection: 'live' })
      // What belongs to no event is not told again after an interruption.
      if (newest === undefined || wasOpen) say('reset')
      wasOpen = true
    }
    own.onerror = () => {
      // A server that restarts, or a page that closes, is no broken connection.
      setTimeout(() => source?.readyState !== 1 && !ended.signal.aborted && say({ connection: 'broken' }), patienceMs)
      if (own.readyState !== EventSource.CLOSED) return
      // Refused: the browser does not ask again. What is shown may be gone, or a proxy answers for a server that is restarting.
      say('reset')
      setTimeout(() => openStream(Math.min(2 * reopenAfter, reopenAfterMs.longest)), reopenAfter)
    }
    own.addEventListener('change', ({ data, lastEventId }) => {
      const { changes, subject } = JSON.parse(data)
      // A server of the previous version says only that something changed.
      if (!changes) return say('reset')
      // Everything that happens is also in the log.
      say({ id: Number(lastEventId), changes: [...changes, 'log'], subject })
    })
    own.addEventListener('reset', () => say('reset'))
    own.addEventListener('present', ({ data }) => say({ present: JSON.parse(data) }))
  }
  navigator.locks.request(name, { signal: ended.signal }, hold).catch(() => undefined)

  return () => {
    ended.abort()
    channel.close()
    connection.set('none')
    present.set([])
  }
}

/** On a day of play something changes all the time: the screens of a community read again at most so often. */
const pauseMs = 1000

/** Follows a community and all its events until the answered function is called; undefined: the installation, as its operators see it. */
export function followCommunity(communityId: number | undefined): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let changed: readonly Noun[] = []
  const url =
    communityId === undefined ? '/console/api/operator/stream' : `/console/api/communities/${communityId}/stream`
  const unfollow = follow(`community-${communityId ?? 'all'}`, url, news => {
    if (news === 'reset') return readAllAgain()
    changed = [...new Set([...changed, ...news.changes])]
    waiting ??= setTimeout(() => {
      waiting = undefined
      void readAgain(changed)
      changed = []
    }, pauseMs)
  })
  return () => {
    clearTimeout(waiting)
    unfollow()
  }
}

function readAllAgain(): void {
  void readAgain('everything', Date.now())
}

function hearOfEvent(news: Happened): void {
  if (news === 'reset') {
    readAllAgain()
    return
  }
  void readAgain(news.changes)
  if (!news.isKnown) tint(Object.entries(news.subject).map(([name, id]) => `${name}:${id}`))
}

/** What this tab did itself is no news. */
function tint(ids: readonly string[]): void {
  const { waiting, savedAt } = outbox.state.get()
  if (waiting.length > 0 || (savedAt && Date.now() - savedAt.getTime() < 2000)) return
  changedNow.set(new Set([...changedNow.get(), ...ids]))
  setTimeout(() => changedNow.set(new Set([...changedNow.get()].filter(id => !ids.includes(id)))), tintMs)
}
