import { call } from '../../ui/call.ts'
import { outbox } from '../../ui/data.ts'
import { usePlaces } from '../../ui/places.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { Part, Words } from './Matches.tsx'
import { type Flight, nameOf, type Which } from './match.ts'

/** Where a side sits: on one side of a match, or among those without one. */
type Seat = { readonly matchId: string; readonly which: Which } | { readonly sideId: number }

/** A seat as the board of places names it. */
export function seatOf(seat: Seat): string {
  return 'sideId' in seat ? `free ${seat.sideId}` : `${seat.matchId} ${seat.which}`
}

function seatFrom(name: string): Seat {
  const [first = '', second = ''] = name.split(' ')
  return first === 'free' ? { sideId: Number(second) } : { matchId: first, which: second === 'b' ? 'b' : 'a' }
}

/** Sides that change places: dragged, tapped or by keys. Once play has begun the form of the match asks why instead. */
export function useSeats(part: Part, words: Words) {
  const { setup } = useEvent()
  const { board, round } = part
  const idsOf = (seat: Seat) => {
    if ('sideId' in seat) return [seat.sideId]
    const match = round.flights.flatMap(flight => flight.matches).find(one => one.matchId === seat.matchId)
    return match?.[seat.which].sideIds ?? []
  }
  const sides: Flight['sides'] = round.flights.flatMap(flight => flight.sides)
  const nameAt = (name: string) => nameOf(idsOf(seatFrom(name)), sides)
  const placeName = (name: string) => {
    const seat = seatFrom(name)
    if ('sideId' in seat) return words.amongFree
    return words.inMatch({ a: nameAt(seatOf({ ...seat, which: 'a' })), b: nameAt(seatOf({ ...seat, which: 'b' })) })
  }
  return usePlaces({
    nameOf: nameAt,
    placeName,
    canLift: () => mayIn(setup.communityId, 'event.edit') && !round.hasScores,
    onDrop: ({ person, on }) => {
      if (on === undefined) return
      outbox.add({
        scope: board.eventId,
        words: words.swap({ a: nameAt(person), b: nameAt(on) }),
        patches: [],
        send: key =>
          call(
            'swapSides',
            {
              params: { eventId: board.eventId, leaderboardId: board.leaderboardId },
              body: { one: seatFrom(person), other: seatFrom(on) },
            },
            { key },
          ),
      })
    },
  })
}
