/** What somebody does to players in the grid, as gestures that show at once. */
import { call, type Reply } from '../../ui/call.ts'
import { outbox, patch, readAgain } from '../../ui/data.ts'
import type { Entrant } from '../frame/useRoster.ts'

type Handicap = Reply<'searchPlayerHandicaps'>[number]
type Change = {
  readonly part: string
  readonly row: Entrant
  readonly words: string
  readonly change: Partial<Handicap>
  readonly send: (key: string) => Promise<unknown>
}

/** A number as people write a handicap: a comma, a plus for better than scratch, a dash for none of them. Undefined for anything else. */
export function handicapOfText(text: string): number | undefined {
  const clean = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?\d{1,2}(\.\d)?$/.test(clean)) return undefined
  const value = Number(clean.replace(/^[+-]/, ''))
  return clean.startsWith('+') || clean.startsWith('-') ? -value : value
}

/** Changes what a handicap record says; the server computes the rest. */
export function changeHandicap({ part, row, words, change, send }: Change): void {
  outbox.add({
    scope: part,
    words,
    thing: String(row.playerId),
    patches: [
      patch('searchPlayerHandicaps', { params: { eventId: part } }, list =>
        list.map(one => (one.playerId === row.playerId ? { ...one, ...change } : one)),
      ),
    ],
    send,
    settle: () => readAgain(['searchPlayerHandicaps', 'checkReadiness', 'listEventLog']),
  })
}

export function setIndex(part: string, row: Entrant, hcIndex: number, words: string): void {
  const params = { eventId: part, playerId: row.playerId }
  changeHandicap({
    part,
    row,
    words,
    change: { hcIndex },
    send: key => call('setPlayerHandicapIndex', { params, body: { hcIndex } }, { key }),
  })
}

export function setHandicap(
  part: string,
  row: Entrant,
  body: { readonly hcCourse: number; readonly hcPlaying: number; readonly reason?: string },
  words: string,
): void {
  const params = { eventId: part, playerId: row.playerId }
  const { reason, ...values } = body
  changeHandicap({
    part,
    row,
    words,
    change: { ...values, ...(reason !== undefined && { hcReason: reason }) },
    send: key => call('setPlayerCourseAndPlayingHandicap', { params, body }, { key }),
  })
}

export function setTee(
  part: string,
  row: Entrant,
  tee: { readonly id: number; readonly name: string },
  words: string,
): void {
  const params = { eventId: part, playerId: row.playerId, teeId: tee.id }
  changeHandicap({
    part,
    row,
    words,
    change: { teeId: tee.id, teeName: tee.name },
    send: key => call('setPlayerTee', { params }, { key }),
  })
}

export function setLock(part: string, row: Entrant, lock: boolean, words: string): void {
  const params = { eventId: part, playerId: row.playerId }
  changeHandicap({
    part,
    row,
    words,
    change: { hcLocked: lock },
    send: key => call('lockPlayerHandicap', { params, query: { lock } }, { key }),
  })
}

type Flight = { readonly id: number; readonly name: string; readonly leaderboardId: number; readonly eventId: string }

/** Puts somebody into a flight; out of the one he was in. */
export function setFlight(scope: string, row: Entrant, flight: Flight, words: string): void {
  const params = { eventId: flight.eventId, flightId: flight.id, playerId: row.playerId }
  const without = (ids: readonly number[]) => ids.filter(id => id !== row.playerId)
  outbox.add({
    scope,
    words,
    thing: String(row.playerId),
    patches: [
      patch('getFlights', { params: { eventId: flight.eventId } }, ({ flights }) => ({
        flights: flights.map(one => {
          if (one.leaderboardId !== flight.leaderboardId) return one
          const others = without(one.memberIds)
          return { ...one, memberIds: one.flightId === flight.id ? [...others, row.playerId] : others }
        }),
      })),
    ],
    send: key => call('assignPlayerToFlight', { params }, { key }),
    settle: () => readAgain(['getFlights', 'checkReadiness', 'getEventSetup', 'listEventLog']),
  })
}
