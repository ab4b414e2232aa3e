import { may } from '../../../contract/roles/capabilities.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { Later } from '../../kernel/http/reply.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import type { CountedBoard } from '../countedBoards.ts'
import { handleLive } from '../handleLive.ts'
import { prizesGiven } from './prizesGiven.sql.ts'
import { settlementOf } from './settlementOf.ts'

export const getSettlement = handleLive('getSettlement', async ({ tx, event, caller, service, refuse }) => {
  const { communityId, kind, registrationEventId } = event
  if (kind === 'R') refuse('MULTI_ROUND_EVENT_REQUIRED', 'prizes', { eventId: publicEventId('M', registrationEventId) })
  // A note is about a person, and for those who pay.
  const role = caller.staff.roles.get(communityId)
  const mayPay = role !== undefined && may(role, 'prizes.pay')
  const [boards, given] = await Promise.all([boardsOfEvent(tx, event), prizesGiven(tx, event)])
  return new Later(async () => {
    const kept = await Promise.all(
      boards.map(async ({ leaderboardId, team }) => {
        const board = await service.standings.of({ communityId, leaderboardId })
        return board ? [{ team, standings: JSON.parse(board.answer.text) as CountedBoard }] : []
      }),
    )
    const shown = mayPay ? given : given.map(row => ({ ...row, note: null }))
    return settlementOf(kept.flat(), shown)
  })
})
