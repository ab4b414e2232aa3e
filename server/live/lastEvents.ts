import { isDeepStrictEqual } from 'node:util'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'

/**
 * Events as they were read last, each under a name for who asks for it. A request waits for the row of its event before its
 * handler can ask anything; the row seldom changes between two requests. The handler begins with the last one, its statements
 * go to the database behind the one that reads the row, and what came of them counts where the row is still the same.
 */
export type LastEvents = {
  readonly of: (name: string) => VisibleEvent | undefined
  /** Keeps the event as it was read now; undefined where there is none. Throws `EventChanged` where a handler has begun with another. */
  readonly keep: (name: string, event: VisibleEvent | undefined, begunWith: VisibleEvent | undefined) => void
}

/** A handler began with an event that is another now: what it did is taken back, and it begins again. */
export class EventChanged extends Error {}

const most = 1000

export function createLastEvents(): LastEvents {
  const events = new Map<string, VisibleEvent>()
  return {
    of: name => events.get(name),
    keep(name, event, begunWith) {
      events.delete(name)
      if (event) events.set(name, event)
      const [oldest] = events.keys()
      if (events.size > most && oldest !== undefined) events.delete(oldest)
      if (begunWith && !isDeepStrictEqual(event, begunWith))
        throw new EventChanged('The event has changed since the handler began.')
    },
  }
}
