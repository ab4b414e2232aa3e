import { communitiesAround } from '../../domain/access/communitiesAround.sql.ts'
import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { Later } from '../../kernel/http/reply.ts'
import type { CountedBoard } from '../countedBoards.ts'
import { handleLive } from '../handleLive.ts'
import { needsOf } from './needsOf.ts'
import { boardsOfEvents, eventsYearBefore, type PastRow, pastEvents, prizesPaid, refusedMails } from './week.sql.ts'

/** So many days after it a prize is asked for; a club that hands them out elsewhere is not asked for ever. */
const prizesAskedFor = 14
/** So many of the newest events have their leaderboards looked at. */
const mostCounted = 10

export const getClubWeek = handleLive('getClubWeek', async ({ params, caller, tx, now, service, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const communities = await communitiesAround(tx, communityId, caller.communities)
  const at = timestampText(now)
  const [past, before, mails] = await Promise.all([
    pastEvents(tx, communities, at),
    eventsYearBefore(tx, communities, at),
    refusedMails(tx, communities, at),
  ])
  const counted = past.filter(isCounted).slice(0, mostCounted)
  const [boards, paid] = await Promise.all([boardsOfEvents(tx, counted), prizesPaid(tx, counted)])
  return new Later(async () => {
    const kept = await Promise.all(
      boards.map(async board => {
        const standings = await service.standings.of(board)
        return standings ? [{ ...board, standings: JSON.parse(standings.answer.text) as CountedBoard }] : []
      }),
    )
    return {
      past: past.filter(({ recent }) => recent).map(pastEvent),
      before: before.map(({ beforeId, sameTime, places, ...row }) => ({
        ...row,
        beforeId,
        sameTime: sameTime ?? undefined,
        places: places ?? undefined,
      })),
      needs: [
        ...needsOf(past, kept.flat(), paid),
        ...mails.map(mail => ({ kind: 'mailRefused' as const, ...mail })),
      ].slice(0, 100),
    }
  })
})

function isCounted({ state, daysAgo }: PastRow): boolean {
  return state === 'completed' || (state === 'official' && daysAgo <= prizesAskedFor)
}

function pastEvent({ id: _id, recent: _recent, daysAgo: _days, unsigned: _unsigned, ...event }: PastRow) {
  return event
}
