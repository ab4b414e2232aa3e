/** Pages as bytes, rendered once for each version of what they show, and again only when something of their event changed. */
import { hash } from 'node:crypto'
import { KeptAnswer } from '../http/answer.ts'
import type { ChangeRow } from '../live/change.sql.ts'
import type { Changes } from '../live/changes.ts'
import { eventMessage, type Message } from '../live/message.ts'

/** What a page is made of now. `main` is the part that readers of its stream put in; `eventIds`: what changes in these events may change it. */
export type Rendered = { readonly text: string; readonly main: string; readonly eventIds: readonly number[] }

export type KeptPage = {
  readonly answer: KeptAnswer
  /** Names the main part; the same on every server. */
  readonly version: string
  readonly message: Message
}

export type WantedPage = {
  /** Names the page among all that are kept. */
  readonly address: string
  readonly communityId: number
  /** Whether scores are shown; a page without is left alone while they come in. */
  readonly scores: boolean
  readonly render: () => Promise<Rendered | undefined>
}

export type KeptPages = {
  /** The page with everything that this server wrote; undefined when there is nothing to show. */
  readonly of: (wanted: WantedPage) => Promise<KeptPage | undefined>
  /** Hears every new version of the page until the answer is called. */
  readonly follow: (wanted: WantedPage, hear: Hear) => () => void
}

type Hear = (page: KeptPage | undefined) => void
type Kept = {
  readonly wanted: WantedPage
  readonly followers: Set<Hear>
  eventIds: ReadonlySet<number>
  page: KeptPage | undefined
  isStale: boolean
  rendering: Promise<void> | undefined
  renderedAt: number
  timer: NodeJS.Timeout | undefined
}

/** However much changes, a page is rendered at most four times a second. */
const pauseMs = 250
const againMs = 1000
const mostUnfollowed = 300

export function createKeptPages({ changes }: { readonly changes: Changes }): KeptPages {
  const all = new Map<string, Kept>()
  let following: Promise<unknown> | undefined

  function hear(changed: readonly ChangeRow[] | 'everything'): void {
    for (const kept of all.values()) {
      if (changed !== 'everything' && !changed.some(row => touches(row, kept))) continue
      kept.isStale = true
      if (kept.followers.size > 0) renderLater(kept, 0)
    }
  }

  function renderLater(kept: Kept, delayMs: number): void {
    kept.timer ??= setTimeout(() => {
      kept.timer = undefined
      current(kept).catch(() => kept.followers.size > 0 && renderLater(kept, againMs))
    }, delayMs).unref()
  }

  /** A rendering that is under way may have read before the change: who asks waits for the next one. */
  async function current(kept: Kept): Promise<void> {
    await kept.rendering
    // Who asked at the same moment may have begun the next one already.
    if (!kept.isStale) return kept.rendering
    kept.rendering ??= render(kept).finally(() => {
      kept.rendering = undefined
    })
    await kept.rendering
  }

  async function render(kept: Kept): Promise<void> {
    const pause = kept.renderedAt + pauseMs - performance.now()
    if (pause > 0) await new Promise(done => setTimeout(done, pause))
    kept.isStale = false
    try {
      const rendered = await kept.wanted.render()
      kept.renderedAt = performance.now()
      if (rendered) kept.eventIds = new Set(rendered.eventIds)
      publish(kept, rendered)
    } catch (error) {
      kept.isStale = true
      throw error
    }
  }

  function publish(kept: Kept, rendered: Rendered | undefined): void {
    const textVersion = rendered && hash('sha1', rendered.text, 'base64url')
    if (kept.page && kept.page.answer.version === textVersion) return
    kept.page = rendered && textVersion !== undefined ? keptPage(rendered, textVersion) : undefined
    if (!kept.page) all.delete(kept.wanted.address)
    for (const follower of kept.followers) follower(kept.page)
  }

  function keptOf(wanted: WantedPage): Kept {
    const found = all.get(wanted.address)
    if (found) return found
    const kept: Kept = {
      wanted,
      followers: new Set(),
      eventIds: new Set(),
      page: undefined,
      isStale: true,
      rendering: undefined,
      renderedAt: Number.NEGATIVE_INFINITY,
      timer: undefined,
    }
    forgetUnfollowed(all)
    all.set(wanted.address, kept)
    return kept
  }

  return {
    async of(wanted) {
      following ??= changes.follow(hear).catch(error => {
        following = undefined
        throw error
      })
      await following
      await changes.settled()
      const kept = keptOf(wanted)
      if (kept.isStale || kept.rendering) await current(kept)
      return kept.page
    },
    follow(wanted, follower) {
      const kept = keptOf(wanted)
      kept.followers.add(follower)
      return () => void kept.followers.delete(follower)
    },
  }
}

function keptPage({ text, main }: Rendered, textVersion: string): KeptPage {
  const version = mainVersion(main)
  return {
    answer: new KeptAnswer(text, textVersion),
    version,
    message: eventMessage('page', JSON.stringify(main), version),
  }
}

/** The version of the main part of a page; the page names it too, so that its stream begins there. */
export function mainVersion(main: string): string {
  return hash('sha1', main, 'base64url')
}

/** Whether a change may be seen on the page: of its events, or of the whole community (the name of a player). */
function touches({ communityId, eventId, kind }: ChangeRow, { wanted, eventIds }: Kept): boolean {
  if (communityId !== wanted.communityId) return false
  if (!wanted.scores && /^(score|card)\./.test(kind)) return false
  return eventId === null || eventIds.size === 0 || eventIds.has(eventId)
}

/** The first of the map were asked for first; a page that is still used is rendered again. */
function forgetUnfollowed(all: Map<string, Kept>): void {
  if (all.size < mostUnfollowed) return
  for (const [name, { followers, rendering }] of all) {
    if (followers.size > 0 || rendering) continue
    all.delete(name)
    return
  }
}
