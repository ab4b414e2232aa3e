import type { BoardInput } from '../../rules/formats/format.ts'
import type { Board } from '../../rules/standings/board.ts'
import type { LiveBoard, LiveFlight } from './boardInput.ts'
import { boardOfFlight, isCutAcross } from './boardOfFlight.ts'
import { potOf } from './purseOfFlight.ts'

/** The board of a flight, and the input that it was counted from: all flights where cuts are made across them. */
export type CountedBoard = { readonly input: BoardInput; readonly board: Board }

/** Counts a flight by the format of play of its leaderboard. */
export function countedBoard(live: LiveBoard, flight: LiveFlight): CountedBoard {
  const across = isCutAcross(live)
  const entries = across
    ? [...live.entries.values()]
    : flight.members.flatMap(({ sideId }) => live.entries.get(sideId) ?? [])
  const potCents = potOf(live, flight)
  const ranked = { ...live.input.combining, ranked: flight.members.map(({ sideId }) => sideId) }
  const input = {
    ...live.input,
    entries,
    ...(across && { combining: ranked }),
    ...(potCents !== undefined && { potCents }),
  }
  return { input, board: across ? boardOfFlight(live, flight, input) : live.format.board(input) }
}
