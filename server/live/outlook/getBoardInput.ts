import type { Hole } from '../../../rules/game.ts'
import { packInput } from '../../../rules/simulation/packedInput.ts'
import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import type { LiveBoard, LiveFlight, Member } from '../boardInput.ts'
import { countFlight } from '../flightStandings.ts'
import { handleLive } from '../handleLive.ts'

export const getBoardInput = handleLive('getBoardInput', async ({ event, params, tx, service, refuse }) => {
  const { communityId } = event
  const { leaderboardId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) refuse('NOT_FOUND', 'leaderboard')
  return new Later(async () => {
    const kept = await service.standings.of({ communityId, leaderboardId })
    return kept ? boardInput(kept.board) : refuse('NOT_FOUND', 'leaderboard')
  })
})

function boardInput(live: LiveBoard) {
  const tees: (readonly Hole[])[] = []
  const flights = live.flights.map(flight => flightInput(live, flight, tees))
  return {
    format: live.format.id,
    // It never changes, so that only a score does.
    seed: live.leaderboard.leaderboardId,
    rounds: live.rounds.length,
    sides: live.flights.flatMap(({ members }) => members.map(member => sideOf(live, member))),
    tees,
    flights,
  }
}

/** A side; its players where each of them has a ball. */
function sideOf({ entries }: LiveBoard, { sideId, name, players }: Member) {
  const balls = entries.get(sideId)?.rounds[0]?.length ?? 1
  return {
    sideId,
    name,
    ...(balls > 1 && { players: players.map(({ summary }) => `${summary.firstName} ${summary.lastName}`) }),
  }
}

function flightInput(live: LiveBoard, flight: LiveFlight, tees: (readonly Hole[])[]) {
  const { input, board, money } = countFlight(live, flight)
  const paid = money ? board.rows.filter(({ sideId }) => money.centsOf(sideId) > 0).length : 0
  return {
    ...(flight.flightId !== null && { flightId: flight.flightId }),
    ...(flight.name !== null && { name: flight.name }),
    places: paid === 0 ? 3 : paid,
    input: packInput(input, tees),
  }
}
