/** Passes changes on to the readers of events and of communities. A change becomes one message, shared by all readers. */

import { nounsOfKind } from '../domain/audit/nounsOfKind.ts'
import { eventMessage, type Message } from '../kernel/http/message.ts'
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'

export type FeedMessage = {
  readonly changeId: number
  readonly message: Message
  /** That an event is rehearsed is nobody's business but the staff's. */
  readonly isForStaff: boolean
}

/** What a reader follows: some events, and what some communities change that belongs to no event; or everything that happens in some communities. */
export type Followed =
  | { readonly eventIds: readonly number[]; readonly besides: readonly number[] }
  | { readonly communityIds: readonly number[] }
  | 'besidesEvents'

export type EventFeed = {
  /** Passes on the changes of what is followed from now on. Call the returned function to stop. */
  readonly follow: (followed: Followed, hear: (change: FeedMessage) => void) => Promise<() => void>
}

/** Creates the feed; it follows `changes` from its first reader on. */
export function createEventFeed({ changes }: { readonly changes: Changes }): EventFeed {
  const followers = new Map<string, Set<(change: FeedMessage) => void>>()
  let following: Promise<unknown> | undefined

  function onChanges(changed: readonly ChangeRow[] | 'everything'): void {
    if (changed === 'everything') {
      for (const hear of new Set([...followers.values()].flatMap(hearing => [...hearing]))) hear(restored)
      return
    }
    for (const row of changed) {
      const own = row.eventId === null ? [`besides ${row.communityId}`, 'besides'] : [`event ${row.eventId}`]
      const hearing = [...own, `community ${row.communityId}`].map(key => followers.get(key))
      if (!hearing.some(Boolean)) continue
      const change = feedMessage(row)
      for (const hear of hearing.flatMap(some => [...(some ?? [])])) hear(change)
    }
  }

  return {
    async follow(followed, hear) {
      following ??= changes.follow(onChanges).catch(error => {
        following = undefined
        throw error
      })
      await following
      const keys = keysOf(followed)
      for (const id of keys) {
        const hearing = followers.get(id)
        if (hearing) hearing.add(hear)
        else followers.set(id, new Set([hear]))
      }
      return () => {
        for (const id of keys) {
          followers.get(id)?.delete(hear)
          if (followers.get(id)?.size === 0) followers.delete(id)
        }
      }
    },
  }
}

function keysOf(followed: Followed): readonly string[] {
  if (followed === 'besidesEvents') return ['besides']
  if ('communityIds' in followed) return followed.communityIds.map(id => `community ${id}`)
  return [...followed.eventIds.map(id => `event ${id}`), ...followed.besides.map(id => `besides ${id}`)]
}

/** Asks readers to read everything again: too much was missed, or a backup was restored. */
export const reset = eventMessage('reset', '{}')
const restored: FeedMessage = { changeId: 0, message: reset, isForStaff: false }

/** A change as readers of an event receive it. */
export function feedMessage({ changeId, publicEventId, kind, at, subject }: ChangeRow): FeedMessage {
  return {
    changeId,
    isForStaff: kind.startsWith('rehearsal.'),
    message: eventMessage(
      'change',
      JSON.stringify({ eventId: publicEventId, kind, at, subject, changes: nounsOfKind(kind) }),
      changeId,
    ),
  }
}
