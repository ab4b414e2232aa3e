import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { type Answer, useQuery } from '../../ui/data.ts'

export type Setup = Reply<'getEventSetup'>
export type EventPart = Setup['event']

/** The event of the address, with the round that it means. */
export type OpenEvent = {
  readonly setup: Setup
  /** The whole event; a single round event is its own only round. */
  readonly event: EventPart
  readonly rounds: readonly EventPart[]
  /** The round in the address, else the first that is not over. */
  readonly round: EventPart
  readonly eventId: string
  readonly roundId: string
}

const isOver = (state: string) => state === 'completed' || state === 'official' || state === 'cancelled'

/** The event or round with this id; nothing is read without one. */
export function useEventOf(eventId: string | undefined): Answer<OpenEvent> {
  const answer = useQuery('getEventSetup', eventId === undefined ? undefined : { params: { eventId } })
  return { ...answer, data: answer.data && opened(answer.data) }
}

function opened(setup: Setup): OpenEvent {
  const rounds = setup.rounds.length > 0 ? setup.rounds : [setup.event]
  const [first = setup.event] = rounds
  const asked = rounds.find(one => one.eventId === setup.eventId)
  const round = asked ?? rounds.find(one => !isOver(one.state)) ?? first
  return { setup, event: setup.event, rounds, round, eventId: setup.event.eventId, roundId: round.eventId }
}

/** Whether nothing that counts changes in the event or in the round that it means, until that is reopened. */
export function isClosed({ event, round }: Pick<OpenEvent, 'event' | 'round'>): boolean {
  return closed(event.state) || closed(round.state)
}

const closed = (state: string) => state === 'official' || state === 'cancelled'

export const EventContext = createContext<OpenEvent | undefined>(undefined)

/** The event that the screen is about. Only screens of an event ask. */
export function useEvent(): OpenEvent {
  const event = useContext(EventContext)
  if (!event) throw new Error('A screen without an event asked for it.')
  return event
}

/** The event that is open, on screens that may be about none. */
export function useOpenEvent(): OpenEvent | undefined {
  return useContext(EventContext)
}
