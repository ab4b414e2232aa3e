import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'
import { roundToPar } from '../roundToPar.ts'

export const getRoundInPlay = handleLive('getRoundInPlay', async ({ event, params, tx, service, refuse }) => {
  const { communityId } = event
  const { leaderboardId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) return refuse('NOT_FOUND', 'leaderboard')
  return new Later(async () => {
    const kept = await service.standings.of({ communityId, leaderboardId })
    if (!kept) return refuse('NOT_FOUND', 'leaderboard')
    const { board, answer } = kept
    const { currentRound } = JSON.parse(answer.text) as { readonly currentRound: number | null }
    const round = currentRound === null ? 0 : currentRound - 1
    return {
      sides: [...roundToPar(board, round)].flatMap(([sideId, toPar]) => {
        const [card] = board.entries.get(sideId)?.rounds[round] ?? []
        return card ? [{ sideId, playingHandicap: card.playingHandicap, toPar: [...toPar] }] : []
      }),
    }
  })
})
