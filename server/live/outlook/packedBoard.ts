import type { Hole } from '../../../rules/game.ts'
import { type PackedInput, packInput } from '../../../rules/simulation/packedInput.ts'
import type { LiveBoard, LiveFlight } from '../boardInput.ts'
import { countFlight } from '../flightStandings.ts'

/** A board as another program can play it to its end; `places` is how many places of a flight win something. */
export type PackedBoard = {
  readonly format: string
  readonly seed: number
  readonly tees: readonly (readonly Hole[])[]
  readonly flights: readonly {
    readonly flightId?: number
    readonly name?: string
    readonly places: number
    readonly input: PackedInput
  }[]
}

const placesWithoutMoney = 3

/** Packs a board. Its seed never changes, so that chances change with the scores only. */
export function packedBoard(live: LiveBoard): PackedBoard {
  const tees: (readonly Hole[])[] = []
  const flights = live.flights.map(flight => packedFlight(live, flight, tees))
  return { format: live.format.id, seed: live.leaderboard.leaderboardId, tees, flights }
}

function packedFlight(live: LiveBoard, flight: LiveFlight, tees: (readonly Hole[])[]) {
  const { input, board, money } = countFlight(live, flight)
  const paid = money ? board.rows.filter(({ sideId }) => money.centsOf(sideId) > 0).length : 0
  return {
    ...(flight.flightId !== null && { flightId: flight.flightId }),
    ...(flight.name !== null && { name: flight.name }),
    places: paid === 0 ? placesWithoutMoney : paid,
    input: packInput(input, tees),
  }
}
