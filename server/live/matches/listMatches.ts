import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'
import { type BoardOfMatches, boardOfMatches } from './boardOfMatches.ts'
import { boardsOfMatches } from './boardsOfMatches.ts'

export const listMatches = handleLive('listMatches', async ({ event, tx, service }) => {
  const { communityId } = event
  const leaderboardIds = await boardsOfMatches(tx, event)
  return new Later(async () => {
    const kept = await Promise.all(
      leaderboardIds.map(leaderboardId => service.standings.of({ communityId, leaderboardId })),
    )
    const counted = kept.flatMap(one => (one ? [boardOfMatches(one.board)] : []))
    return { boards: event.kind === 'R' ? counted.flatMap(board => inRound(board, event.eventId)) : counted }
  })
})

/** What a leaderboard says of one round; nothing where it does not count it. */
function inRound(board: BoardOfMatches, roundId: number): readonly BoardOfMatches[] {
  const rounds = board.rounds.filter(({ eventId }) => eventId === publicEventId('R', roundId))
  return rounds.length > 0 ? [{ ...board, rounds }] : []
}
