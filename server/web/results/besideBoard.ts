/** What stands beside the leaderboards on a wide screen, and below them elsewhere: the round of the leaders, and the course today. */
import { type Html, html } from '../../kernel/http/html.ts'
import type { LiveBoard } from '../../live/boardInput.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { courseToday } from '../../live/courseToday.ts'
import { runningToPar } from '../../live/runningToPar.ts'
import type { LiveStandings } from '../../live/standings.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'
import { courseChart } from './courseChart.ts'
import { type Line, leadersChart } from './leadersChart.ts'

type Flight = CountedBoard['flights'][number]
/** A board with what it was counted from, and the index of the round in play. */
export type BoardInPlay = { readonly counted: CountedBoard; readonly live: LiveBoard; readonly round: number }

const mostLines = 5
const fewestCards = 3

/** The boards of which a round has begun, with what they were counted from. */
export async function boardsInPlay(
  standings: LiveStandings,
  communityId: number,
  boards: readonly CountedBoard[],
): Promise<readonly BoardInPlay[]> {
  const found = await Promise.all(
    boards.map(async counted => {
      const { leaderboardId, currentRound } = counted
      const kept = currentRound === null ? undefined : await standings.of({ communityId, leaderboardId })
      return kept && currentRound !== null ? [{ counted, live: kept.board, round: currentRound - 1 }] : []
    }),
  )
  return found.flat()
}

/**
 * The charts: one of the leaders for each flight where strokes count, and the course. Nothing of a flight, or of the course,
 * before three of its cards have scores; the place is there all the same, because the card of a player opens in it.
 */
export function besideBoard(boards: readonly BoardInPlay[], names: Names): Html {
  const course = courseToday(boards.map(({ live, round }) => [live, round]))
  const chart = course && courseChart(course)
  return html`<aside class="insights" aria-label="Today">${chart && html`<section class="panel insight"><h2>The course today</h2>${chart}</section>`}${boards.map(board => leaders(board, names))}</aside>`
}

function leaders({ counted, live, round }: BoardInPlay, names: Names): readonly (Html | undefined)[] {
  const running = runningToPar(live, round)
  const { leaderboardId, flights, rounds } = counted
  return flights.map((flight, index) => {
    if (flight.rows.filter(({ sideId }) => running.get(sideId)?.length).length < fewestCards) return undefined
    const place = rounds.findIndex(one => one.round === round + 1)
    const rows = flight.rows.filter(row => row.rounds[place]?.counts)
    const lines = linesOf(rows, running, rounds.length > 1, names)
    const holes = live.entries.get(rows[0]?.sideId ?? 0)?.rounds[round]?.[0]?.holes.length ?? 18
    const title = rounds.length > 1 ? `The leaders’ round ${round + 1}` : 'The leaders’ round'
    const chart = leadersChart(lines, holes, `To par after each hole played: ${counted.name}`)
    const of = `board-${leaderboardId}-${flight.flightId ?? index}`
    const where = [counted.name, flight.name].filter(Boolean).join(', ')
    return (
      chart &&
      html`<section class="panel insight" data-panel="${of}"><h2>${title} <span class="quiet">${where}</span></h2>${chart}</section>`
    )
  })
}

/** The first of these rows, of which the round in play is part of the score to par. */
function linesOf(
  rows: Flight['rows'],
  running: ReadonlyMap<number, readonly number[]>,
  several: boolean,
  names: Names,
): readonly Line[] {
  return rows
    .flatMap(row => {
      const after = running.get(row.sideId) ?? []
      if (row.position === null || row.toPar === null || after.length === 0) return []
      const start = several ? row.toPar - (after.at(-1) ?? 0) : 0
      return [{ name: sideName(row, names), after: [start, ...after.map(toPar => start + toPar)] }]
    })
    .slice(0, mostLines)
}
