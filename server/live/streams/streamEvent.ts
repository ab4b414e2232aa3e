import type { Caller } from '../../domain/access/callers.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventMessage } from '../../kernel/http/message.ts'
import { type Reader, Streamed } from '../../kernel/http/reply.ts'
import { heardEvents, missedChanges } from '../change.sql.ts'
import { type FeedMessage, feedMessage, reset } from '../eventFeed.ts'
import { handleLive } from '../handleLive.ts'
import type { Service } from '../service.ts'
import { followed } from '../streams.ts'

/** How far changes can commit out of order (no transaction lives longer), and how many are sent again at most. */
const replay = { secondsBefore: 60, limit: 5000 }

export const streamEvent = handleLive('streamEvent', async ({ event, query, tx, service, caller, lastEventId }) => {
  const { communityId } = event
  const eventIds = await heardEvents(tx, event)
  // A screen of the console shows people and courses too, which belong to no event.
  const besides = caller.staff ? caller.communities : []
  const seen = lastEventId === undefined ? query.from : changeIdOf(lastEventId)
  return new Streamed(communityId, async reader => {
    const waiting: FeedMessage[] = []
    /** What was told again, until it is heard of; undefined while that is being read. */
    let replayed: Set<number> | undefined = seen === undefined ? new Set() : undefined
    const pass = ({ changeId, message }: FeedMessage, told: Set<number>) => {
      // The server may hear of a change after it was read for this reader.
      if (!told.delete(changeId)) reader.send(message)
    }
    const unfollow = await service.eventFeed.follow({ eventIds, besides }, change => {
      if (!mayHear(caller, change)) return
      if (replayed) pass(change, replayed)
      else waiting.push(change)
    })
    const leave = joined(service, caller, event, reader)
    const stop = () => {
      leave?.()
      unfollow()
    }
    return followed(stop, async () => {
      if (seen === undefined) return
      const missed = await service.database.read([communityId], own =>
        missedChanges(own, communityId, eventIds, seen, replay),
      )
      if (!missed) reader.send(reset)
      for (const change of (missed ?? []).map(feedMessage)) if (mayHear(caller, change)) reader.send(change.message)
      const told = new Set(missed?.map(({ changeId }) => changeId))
      for (const change of waiting) pass(change, told)
      replayed = told
    })
  })
})

function mayHear(caller: Caller, { isForStaff }: FeedMessage): boolean {
  return !isForStaff || caller.staff !== undefined
}

/** People of the staff hear who else is here; programs do not. */
function joined(service: Service, caller: Caller, event: VisibleEvent, reader: Reader): (() => void) | undefined {
  const account = caller.staff?.account
  if (!account) return undefined
  const { administratorId, name } = account
  return service.presence.join(event.registrationEventId, { administratorId, name }, people =>
    reader.send(eventMessage('present', JSON.stringify(people))),
  )
}

/** The change of an earlier message; what is no id of one is that of no change. */
function changeIdOf(lastEventId: string): number {
  return /^[1-9]\d{0,14}$/.test(lastEventId) ? Number(lastEventId) : -1
}
