/** Cuts that are made across all flights of a leaderboard: the cut is made together, the ranking stays within each flight. */

import type { BoardInput } from '../../rules/formats/format.ts'
import type { Board, BoardRow } from '../../rules/standings/board.ts'
import { positions } from '../../rules/standings/positions.ts'
import type { LiveBoard, LiveFlight } from './boardInput.ts'

/** Whether a leaderboard has several flights and a cut across them. */
export function isCutAcross({ flights, leaderboard }: LiveBoard): boolean {
  return flights.length > 1 && (leaderboard.settings.cuts?.some(({ across }) => across === 'leaderboard') ?? false)
}

/** The board of one flight, ranked within it, taken from the board on which all flights are counted together. */
export function boardOfFlight(live: LiveBoard, flight: LiveFlight, everybody: BoardInput): Board {
  const all = live.format.board(everybody)
  const own = new Set(flight.members.map(({ sideId }) => sideId))
  const rows = all.rows.filter(({ sideId }) => own.has(sideId))
  const now = ranked(rows, ({ position }) => position)
  const before = ranked(rows, ({ position, movement }) =>
    position === null || movement === null ? null : position + movement,
  )
  return {
    ...all,
    rows: rows.map(row => {
      const place = now.get(row.sideId)
      const earlier = before.get(row.sideId)
      return {
        ...row,
        position: place?.position ?? null,
        tied: place?.tied ?? false,
        movement: place && earlier ? earlier.position - place.position : null,
      }
    }),
  }
}

/** The positions among these rows, from their positions among all, by side. */
function ranked(rows: readonly BoardRow[], placeOf: (row: BoardRow) => number | null) {
  const keyed = rows.flatMap(row => {
    const place = placeOf(row)
    return place === null ? [] : [{ sideId: row.sideId, place }]
  })
  const found = positions(keyed, (a, b) => a.place - b.place)
  return new Map(keyed.map(({ sideId }, at) => [sideId, found[at]]))
}
