/** The live parts of a server: the changes it follows, the standings it counts, the streams it serves. */
import { type Changes, type ChangesOptions, createChanges } from './changes.ts'
import { createEventFeed, type EventFeed } from './eventFeed.ts'
import { createListCache, type ListCache } from './listCache.ts'
import { createForecasts, type Forecasts } from './outlook/forecasts.ts'
import { createPresence, type Presence } from './presence.ts'
import { createPublished, type PublishedStandings } from './published.ts'
import { createStandings, type LiveStandings } from './standings.ts'
import { createStreams, type Streams } from './streams.ts'

export type Live = {
  readonly changes: Changes
  readonly standings: LiveStandings
  /** The standings that pages show. */
  readonly published: PublishedStandings
  readonly eventFeed: EventFeed
  readonly listCache: ListCache
  readonly presence: Presence
  readonly forecasts: Forecasts
  readonly streams: Streams
}

/** Creates the live parts on a database. Nothing runs before the first request needs it. */
export function createLive(options: ChangesOptions & { readonly clock: () => Temporal.Instant }): Live {
  const { database, clock } = options
  const changes = createChanges(options)
  const standings = createStandings({ database, changes, clock })
  return {
    changes,
    standings,
    published: createPublished({ database, changes, clock }, standings),
    eventFeed: createEventFeed({ changes }),
    listCache: createListCache(changes),
    presence: createPresence(options),
    forecasts: createForecasts(clock),
    streams: createStreams(),
  }
}
