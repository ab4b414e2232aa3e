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
    settle: () => readAgain(['searchPlayerHandicaps']),
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

export function setTee(part: string, row: Entrant, tee: { readonly id: number; readonly name: string }, words: string): void {
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
export function setFlight(row: Entrant, flight: Flight, words: string): void {
  const params = { eventId: flight.eventId, flightId: flight.id, playerId: row.playerId }
  const person = { playerId: row.playerId, firstName: row.firstName, lastName: row.lastName }
  outbox.add({
    scope: flight.eventId,
    words,
    thing: String(row.playerId),
    patches: [
      patch(
        'listFlightsOfLeaderboard',
        { params: { eventId: flight.eventId, leaderboardId: flight.leaderboardId } },
        list =>
          list.map(one => {
            const others = (one.players ?? []).filter(({ playerId }) => playerId !== row.playerId)
            return { ...one, players: one.id === flight.id ? [...others, person] : others }
          }),
      ),
    ],
    send: key => call('assignPlayerToFlight', { params }, { key }),
    settle: () => readAgain(['listFlightsOfLeaderboard', 'listUnassignedPlayers', 'checkReadiness', 'getEventSetup']),
  })
}
