/** What is live in a server: changes as they are heard, standings as they are counted, streams as they are read. */
import { type Changes, type ChangesOptions, createChanges } from './changes.ts'
import { createEventFeed, type EventFeed } from './eventFeed.ts'
import { createStandings, type LiveStandings } from './standings.ts'
import { createStreams, type Streams } from './streams.ts'

export type Live = {
  readonly changes: Changes
  readonly standings: LiveStandings
  readonly eventFeed: EventFeed
  readonly streams: Streams
}

export function createLive(options: ChangesOptions & { readonly clock: () => Temporal.Instant }): Live {
  const { database, clock } = options
  const changes = createChanges(options)
  return {
    changes,
    standings: createStandings({ database, changes, clock }),
    eventFeed: createEventFeed({ changes }),
    streams: createStreams(),
  }
}
