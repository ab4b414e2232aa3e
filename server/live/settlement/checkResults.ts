import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { Later } from '../../kernel/http/reply.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import type { CountedBoard } from '../countedBoards.ts'
import { handleLive } from '../handleLive.ts'
import { cardsIn } from './cardsIn.sql.ts'
import { openTies } from './openTies.ts'

export const checkResults = handleLive('checkResults', async ({ tx, event, service, refuse }) => {
  const { communityId, kind, registrationEventId } = event
  if (kind === 'R') refuse('MULTI_ROUND_EVENT_REQUIRED', 'prizes', { eventId: publicEventId('M', registrationEventId) })
  const [boards, cards] = await Promise.all([boardsOfEvent(tx, event), cardsIn(tx, event)])
  return new Later(async () => {
    const kept = await Promise.all(
      boards.map(({ leaderboardId }) => service.standings.of({ communityId, leaderboardId })),
    )
    const ties = kept.flatMap(board => (board ? openTies(JSON.parse(board.answer.text) as CountedBoard) : []))
    return { cards, ties }
  })
})
