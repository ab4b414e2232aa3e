/** The round in play of every side as eighteen strokes of the pen: up is under par, down over it. The numbers stand beside it. */
import { roundToPar } from '../../live/roundToPar.ts'
import type { BoardInPlay } from './leadersRounds.ts'

/** By section and row of the results: `board-601-1 7`. */
export function sparksOf(boards: readonly BoardInPlay[]): ReadonlyMap<string, string> {
  const sparks = new Map<string, string>()
  for (const { counted, live, round } of boards) {
    const { leaderboardId, flights } = counted
    const rounds = roundToPar(live, round)
    for (const [index, { flightId, rows }] of flights.entries())
      for (const { sideId } of rows) {
        const toPar = rounds.get(sideId)
        if (toPar?.some(hole => hole !== null))
          sparks.set(`board-${leaderboardId}-${flightId ?? index} ${sideId}`, sparkline(toPar))
      }
  }
  return sparks
}

const apart = 5
const height = 20

/** `toPar`: of each hole, `null` for one to come. Two heights: one, and two or more. */
export function sparkline(toPar: readonly (number | null)[]): string {
  const width = toPar.length * apart
  const path = (look: string, draw: (hole: number | null, x: number) => string) => {
    const drawn = toPar.map((hole, index) => draw(hole, index * apart + apart / 2)).join('')
    return drawn && `<path class="${look}" d="${drawn}"/>`
  }
  const under = path('u', (hole, x) => (hole === null || hole >= 0 ? '' : `M${x} 8V${hole < -1 ? 1 : 4.5}`))
  const over = path('o', (hole, x) => (hole === null || hole <= 0 ? '' : `M${x} 12V${hole > 1 ? 19 : 15.5}`))
  const par = path('p', (hole, x) => (hole === 0 ? `M${x} 10h.01` : ''))
  const ahead = path('a', (hole, x) => (hole === null ? `M${x} 10h.01` : ''))
  return `<svg class="spark" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${ahead}${par}${under}${over}</svg>`
}
