import { communitiesAround } from '../../domain/access/communitiesAround.sql.ts'
import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { fullName } from '../../domain/roster/fullName.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { Later } from '../../kernel/http/reply.ts'
import type { CountedBoard } from '../countedBoards.ts'
import { type ChampionRow, champions } from '../eventStates/champions.sql.ts'
import { countedAs } from '../eventStates/countedAs.ts'
import { handleLive } from '../handleLive.ts'
import { entriesByWeek } from './entriesByWeek.ts'
import { needsOf } from './needsOf.ts'
import {
  boardsOfEvents,
  type FillingRow,
  fillingEvents,
  type PastRow,
  pastEvents,
  prizesPaid,
  refusedMails,
} from './week.sql.ts'

/** So many days after it a prize is asked for; a club that hands them out elsewhere is not asked for ever. */
const prizesAskedFor = 14
/** So many of the newest events have their leaderboards looked at. */
const mostCounted = 10
const mostChampions = 12
const mostWinners = 3

export const getClubWeek = handleLive('getClubWeek', async ({ params, caller, tx, now, service, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const communities = await communitiesAround(tx, communityId, caller.communities)
  const at = timestampText(now)
  const { year } = now.toZonedDateTimeISO('UTC')
  const [past, next, mails, won] = await Promise.all([
    pastEvents(tx, communities, at),
    fillingEvents(tx, communities, at),
    refusedMails(tx, communities, at),
    champions(tx, communities, `${year}-01-01`, mostChampions),
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
      before: next.flatMap(({ eventId, before }) => (before ? [yearBefore(eventId, before)] : [])),
      entries: next.map(entriesOf),
      champions: won.map(champion),
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

function yearBefore(eventId: string, { weeks: _weeks, sameTime, places, ...row }: NonNullable<FillingRow['before']>) {
  return { eventId, ...row, sameTime: sameTime ?? undefined, places: places ?? undefined }
}

/** Last year's are drawn to their end; not those of players who were brought in afterwards. */
function entriesOf({ eventId, days, weeks, before }: FillingRow) {
  const isKnown = before !== null && before.sameTime !== null
  return { eventId, entered: entriesByWeek(weeks, days), before: isKnown ? entriesByWeek(before.weeks, 0) : undefined }
}

function champion(row: ChampionRow) {
  const { publicId: eventId, name, startDate, value, sides } = row
  const winners = sides.map(({ name: team, players }) => team ?? players.map(fullName).join(', ')).slice(0, mostWinners)
  const counts = countedAs(row)
  return {
    ...{ eventId, name, startDate, winners },
    more: sides.length - winners.length,
    ...(counts !== undefined && value !== null && { value, counts }),
  }
}
