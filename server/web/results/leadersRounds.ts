import type { LiveBoard } from '../../live/boardInput.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { runningToPar } from '../../live/runningToPar.ts'
import type { LiveStandings } from '../../live/standings.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'

type Flight = CountedBoard['flights'][number]
/** A board with what it was counted from, and the index of the round in play. */
export type BoardInPlay = {
  readonly counted: CountedBoard
  readonly live: LiveBoard
  readonly version: string
  readonly round: number
}

/** A side in the round in play. `after`: its score to par at the start of the round, then after each hole that it has played. */
export type Line = { readonly name: string; readonly after: readonly number[] }

/** The round in play of the leaders of a flight, best first. */
export type LeadersRound = {
  /** The id of the flight's section on pages. */
  readonly section: string
  readonly where: string
  readonly counted: CountedBoard
  /** Counts from 1; undefined in an event of one round. */
  readonly round: number | undefined
  readonly holes: number
  readonly lines: readonly Line[]
}

const fewestCards = 3

/** The boards of which a round has begun, with what they were counted from. */
export async function boardsInPlay(
  standings: Pick<LiveStandings, 'of'>,
  communityId: number,
  boards: readonly CountedBoard[],
): Promise<readonly BoardInPlay[]> {
  const found = await Promise.all(
    boards.map(async counted => {
      const { leaderboardId, currentRound } = counted
      const kept = currentRound === null ? undefined : await standings.of({ communityId, leaderboardId })
      return kept && currentRound !== null
        ? [{ counted, live: kept.board, version: kept.answer.version, round: currentRound - 1 }]
        : []
    }),
  )
  return found.flat()
}

/** The leaders of each flight where strokes count, at most `most`. A flight of which fewer than three cards have scores is left out. */
export function leadersRounds(
  { counted, live, round }: BoardInPlay,
  names: Names,
  most: number,
): readonly LeadersRound[] {
  const running = runningToPar(live, round)
  const { leaderboardId, flights, rounds } = counted
  const several = rounds.length > 1
  return flights.flatMap((flight, index) => {
    if (flight.rows.filter(({ sideId }) => running.get(sideId)?.length).length < fewestCards) return []
    const place = rounds.findIndex(one => one.round === round + 1)
    const rows = flight.rows.filter(row => row.rounds[place]?.counts)
    return {
      section: `board-${leaderboardId}-${flight.flightId ?? index}`,
      where: [counted.name, flight.name].filter(Boolean).join(', '),
      counted,
      round: several ? round + 1 : undefined,
      holes: live.entries.get(rows[0]?.sideId ?? 0)?.rounds[round]?.[0]?.holes.length ?? 18,
      lines: linesOf(rows, running, several, names).slice(0, most),
    }
  })
}

/** The rows of which the round in play is part of the score to par. */
function linesOf(
  rows: Flight['rows'],
  running: ReadonlyMap<number, readonly number[]>,
  several: boolean,
  names: Names,
): readonly Line[] {
  return rows.flatMap(row => {
    const after = running.get(row.sideId) ?? []
    if (row.position === null || row.toPar === null || after.length === 0) return []
    const start = several ? row.toPar - (after.at(-1) ?? 0) : 0
    return [{ name: sideName(row, names), after: [start, ...after.map(toPar => start + toPar)] }]
  })
}
