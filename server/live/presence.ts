/**
 * Who of the staff has an event open, and what they have in hand: known from open streams, told to the streams of the same
 * event and to the other servers, and stored nowhere.
 */
import { randomUUID } from 'node:crypto'
import { background } from '../kernel/background.ts'
import { createPresenceChannel, type Note, type PresenceChannel } from './presenceChannel.ts'

export type PresentPerson = {
  readonly administratorId: number
  readonly name: string
  /** Things that this person moves or edits just now: `playerId:3001`. */
  readonly inHand: readonly string[]
}

/** What a server knows of somebody: whether the stream is read here, and what is in hand. */
export type Seen = PresentPerson & { readonly reads: boolean }

type Who = Pick<PresentPerson, 'administratorId' | 'name'>
type Hear = (people: readonly PresentPerson[]) => void

export type Presence = {
  /** Somebody reads the stream of the event, and hears who else does, at once and after each change. Call the returned function when the stream ends. */
  readonly join: (eventId: number, who: Who, hear: Hear) => () => void
  /** What somebody has in hand in the event, until it is said otherwise, or for a minute. */
  readonly take: (eventId: number, who: Who, inHand: readonly string[]) => void
  readonly close: () => Promise<void>
}

/** What this server itself knows of an event. */
type Own = {
  readonly readers: Map<Hear, Who>
  readonly hands: Map<number, { readonly who: Who; readonly inHand: readonly string[]; readonly until: number }>
  told: string
}

const handMs = 60_000
/** What another server said holds for so long, so that the people of a server that is gone go too. */
const saidMs = 25_000
const repeatMs = 10_000
/** A note of PostgreSQL has 8,000 bytes. */
const mostTold = 40

/** `sharedUrl`: the database for what servers tell each other; undefined where there is only one. */
export function createPresence({ sharedUrl }: { readonly sharedUrl: string | undefined }): Presence {
  const server = randomUUID()
  const events = new Map<number, Own>()
  const others = new Map<string, { readonly people: readonly Seen[]; readonly until: number }>()
  let channel: PresenceChannel | undefined
  let timer: NodeJS.Timeout | undefined

  function start(): void {
    if (timer) return
    if (sharedUrl !== undefined) channel = createPresenceChannel(sharedUrl, receiveNote)
    timer = setInterval(() => background('Presence is not told', repeat), repeatMs).unref()
  }

  async function repeat(): Promise<void> {
    for (const [key, { until }] of others) if (until < performance.now()) others.delete(key)
    for (const [eventId, own] of events) {
      for (const [id, { until }] of own.hands) if (until < performance.now()) own.hands.delete(id)
      say(eventId)
      tell(eventId)
    }
  }

  function ownOf(eventId: number): Own {
    const known = events.get(eventId)
    if (known) return known
    const made: Own = { readers: new Map(), hands: new Map(), told: '' }
    events.set(eventId, made)
    // The other servers answer with whom they have.
    channel?.send({ server, eventId })
    return made
  }

  function seenHere(eventId: number): readonly Seen[] {
    const { readers = new Map<Hear, Who>(), hands = new Map() as Own['hands'] } = events.get(eventId) ?? {}
    return [
      ...[...readers.values()].map(who => ({ ...who, inHand: [], reads: true })),
      ...[...hands.values()].map(({ who, inHand }) => ({ ...who, inHand, reads: false })),
    ]
  }

  function say(eventId: number): void {
    channel?.send({ server, eventId, people: seenHere(eventId).slice(0, mostTold) })
  }

  /** Tells the readers here, when it is news. */
  function tell(eventId: number): void {
    const own = events.get(eventId)
    if (!own) return
    const said = [...others].flatMap(([key, { people }]) => (key.endsWith(`/${eventId}`) ? people : []))
    const people = present([...seenHere(eventId), ...said])
    const told = JSON.stringify(people)
    if (told === own.told) return
    own.told = told
    for (const hear of own.readers.keys()) hear(people)
  }

  function receiveNote({ server: from, eventId, people }: Note): void {
    if (from === server || !events.has(eventId)) return
    if (people) others.set(`${from}/${eventId}`, { people, until: performance.now() + saidMs })
    else say(eventId)
    tell(eventId)
  }

  function changed(eventId: number): void {
    say(eventId)
    tell(eventId)
    const own = events.get(eventId)
    if (own && own.readers.size + own.hands.size === 0) events.delete(eventId)
  }

  return {
    join(eventId, who, hear) {
      start()
      const own = ownOf(eventId)
      own.readers.set(hear, who)
      own.told = ''
      changed(eventId)
      return () => {
        own.readers.delete(hear)
        if (![...own.readers.values()].some(one => one.administratorId === who.administratorId))
          own.hands.delete(who.administratorId)
        changed(eventId)
      }
    },
    take(eventId, who, inHand) {
      start()
      const { hands } = ownOf(eventId)
      if (inHand.length === 0) hands.delete(who.administratorId)
      else hands.set(who.administratorId, { who, inHand, until: performance.now() + handMs })
      changed(eventId)
    },
    async close() {
      clearInterval(timer)
      await channel?.close()
    },
  }
}

/** Everybody who reads the stream somewhere, once, with what is in hand. */
function present(seen: readonly Seen[]): readonly PresentPerson[] {
  return [...Map.groupBy(seen, ({ administratorId }) => administratorId).values()]
    .filter(one => one.some(({ reads }) => reads))
    .flatMap(([first, ...more]) => {
      if (!first) return []
      const { administratorId, name } = first
      const inHand = [...new Set([first, ...more].flatMap(one => one.inHand))].sort()
      return [{ administratorId, name, inHand }]
    })
    .sort((a, b) => a.administratorId - b.administratorId)
}
