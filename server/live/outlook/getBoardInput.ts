import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import type { LiveBoard, Member } from '../boardInput.ts'
import { handleLive } from '../handleLive.ts'
import { packedBoard } from './packedBoard.ts'

export const getBoardInput = handleLive('getBoardInput', async ({ event, params, tx, service, refuse }) => {
  const { communityId } = event
  const { leaderboardId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) refuse('NOT_FOUND', 'leaderboard')
  return new Later(async () => {
    const kept = await service.standings.of({ communityId, leaderboardId })
    if (!kept) return refuse('NOT_FOUND', 'leaderboard')
    const { board } = kept
    const { tees, flights, ...packed } = packedBoard(board)
    return {
      ...packed,
      rounds: board.rounds.length,
      sides: board.flights.flatMap(({ members }) => members.map(member => sideOf(board, member))),
      tees: [...tees],
      flights: [...flights],
    }
  })
})

/** A side; its players where each of them has a ball. */
function sideOf({ entries }: LiveBoard, { sideId, name, players }: Member) {
  const balls = entries.get(sideId)?.rounds[0]?.length ?? 1
  return {
    sideId,
    name,
    ...(balls > 1 && { players: players.map(({ summary }) => `${summary.firstName} ${summary.lastName}`) }),
  }
}
