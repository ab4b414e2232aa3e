import { call } from '../../ui/call.ts'
import { outbox, patch } from '../../ui/data.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { meanwhileOf } from '../frame/meanwhileOf.ts'
import type { Flight, ShownDivision } from './draft.ts'
import type { Words } from './Flights.tsx'

/** What a division asks of a leaderboard whose flights are `before`; `idsOf` are those who stand on it for members of the division. */
export function wantedBoard(
  leaderboardId: number,
  before: readonly Flight[],
  { names, division, pins }: ShownDivision,
  idsOf: (ids: readonly number[]) => readonly number[],
) {
  return {
    leaderboardId,
    from: before.map(({ flightId, memberIds }) => ({ flightId, memberIds })),
    flights: names.map((name, at) => ({
      name,
      memberIds: [...idsOf(division.flights[at] ?? [])],
      pinnedIds: [...idsOf([...pins].flatMap(([id, place]) => (place === at ? [id] : [])))],
      ...(before[at] && { flightId: before[at].flightId }),
    })),
  }
}

type Application = {
  readonly scope: string
  /** The event that the leaderboards belong to. */
  readonly eventId: string
  readonly targets: readonly LeaderboardSummary[]
  readonly wanted: readonly ReturnType<typeof wantedBoard>[]
  readonly words: Words
}

/** Divides the leaderboards alike, as one step that shows at once. */
export function applyFlights({ scope, eventId, targets, wanted, words }: Application): void {
  const input = { params: { eventId } }
  const request = { ...input, body: { boards: [...wanted] } }
  outbox.add({
    scope,
    words: words.gesture({ names: targets.map(one => one.name).join(words.and) }),
    patches: [
      patch('getFlights', input, ({ flights: list }) => ({
        flights: [
          ...list.filter(one => !targets.some(({ leaderboardId }) => leaderboardId === one.leaderboardId)),
          ...wanted.flatMap(({ leaderboardId, flights }) =>
            flights.map((flight, at) => ({ flightId: -1 - at, leaderboardId, ...flight })),
          ),
        ],
      })),
    ],
    send: key => call('arrangeFlights', request, { key }),
    meanwhile: meanwhileOf('arrangeFlights', request, ({ pointer }) => ({
      what: targets[Number(pointer.split('/')[2])]?.name ?? '',
      theirs: words.theirDivision,
      mine: words.myDivision,
    })),
  })
}
