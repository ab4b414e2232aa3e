/** What somebody does to players in the grid, as gestures that show at once. */
import { call, type InputOf } from '../../ui/call.ts'
import { outbox, patch } from '../../ui/data.ts'
import { indexLabel } from '../../ui/words.ts'
import { meanwhileOf } from '../frame/meanwhileOf.ts'
import type { Entrant } from '../frame/useRoster.ts'

export type Wanted = Omit<NonNullable<InputOf<'setHandicaps'>['body']>['players'][number], 'playerId' | 'hcIndex'> & {
  readonly hcIndex?: number
  readonly teeName?: string
}

/** What one gesture changes of handicaps, for one player or many: one request, one step to take back. The server computes the rest. */
export function setHandicaps(
  part: string,
  changes: readonly { readonly row: Entrant; readonly to: Wanted }[],
  words: string,
): void {
  if (changes.length === 0) return
  const wanted = new Map(changes.map(({ row, to }) => [row.playerId, to]))
  const [first] = changes
  const input = {
    params: { eventId: part },
    body: {
      players: changes.map(({ row, to: { hcIndex, teeName: _shown, ...to } }) => ({
        playerId: row.playerId,
        ...to,
        ...(hcIndex !== undefined && { hcIndex: { from: row.handicap?.hcIndex ?? null, to: hcIndex } }),
      })),
    },
  }
  outbox.add({
    scope: part,
    words,
    ...(first && { thing: String(first.row.playerId) }),
    patches: [
      patch('searchPlayerHandicaps', { params: { eventId: part } }, list =>
        list.map(one => {
          const to = wanted.get(one.playerId)
          if (!to) return one
          const { locked, ...values } = to
          const { lockedDt: before, ...unlocked } = one
          const present = before ?? new Date().toISOString()
          const lock = locked ?? before !== undefined
          return {
            ...unlocked,
            ...values,
            ...(lock && { lockedDt: present }),
          }
        }),
      ),
    ],
    send: key => call('setHandicaps', input, { key }),
    meanwhile: meanwhileOf('setHandicaps', input, ({ pointer, present }) => {
      const change = changes[Number(pointer.split('/')[2])]
      return {
        what: change ? `${change.row.firstName} ${change.row.lastName}` : '',
        theirs: typeof present === 'number' ? indexLabel(present) : '–',
        mine: indexLabel(change?.to.hcIndex),
      }
    }),
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
  })
}
