import { timestampText } from '../../kernel/database/timestampText.ts'
import { Later } from '../../kernel/http/reply.ts'
import { colleagues } from '../access/colleagues.sql.ts'
import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { communityLog } from '../log/communityLog.sql.ts'
import { communityLogEntries } from '../log/communityLogEntries.ts'
import { peopleCount } from '../members/people.sql.ts'
import { handle } from '../operation/handler.ts'
import { communityNumbers, eventLines, hasCourses, type LineRow } from './dashboard.sql.ts'
import { toDo } from './toDo.ts'

const mostNext = 20
const mostLately = 20

export const getDashboard = handle('getDashboard', async ({ params, query, caller, tx, now, service, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const communities = await communitiesAround(tx, communityId, caller.communities)
  const year = query.year ?? now.toZonedDateTimeISO('UTC').year
  const [lines, numbers, people, course, lately] = await Promise.all([
    eventLines(tx, communities, timestampText(now)),
    communityNumbers(tx, communities, year),
    peopleCount(tx, communities),
    hasCourses(tx),
    communityLog(tx, communities, {}, mostLately),
  ])
  const own = numbers.find(one => one.communityId === communityId)
  const sum = (of: (row: (typeof numbers)[number]) => number) => numbers.reduce((total, row) => total + of(row), 0)
  return new Later(async () => {
    const accounts = await service.database.read('everything', other => colleagues(other, communityId))
    return {
      communityId,
      name: own?.name ?? '',
      today: lines.filter(({ time }) => time === 'today').map(eventLine),
      next: lines
        .filter(({ time }) => time === 'next')
        .slice(0, mostNext)
        .map(eventLine),
      toDo: toDo(lines),
      lately: communityLogEntries(lately, caller.staff),
      firstSteps: {
        course,
        members: people.players > 0,
        event: sum(({ everEvents }) => everEvents) > 0,
        rehearsal: sum(({ everPlayed }) => everPlayed) > 0,
        colleague: accounts > 1,
      },
      counts: {
        ...people,
        events: sum(({ events }) => events),
      },
    }
  })
})

function eventLine({ time: _, days: _days, ballotOver: _over, places, round, ...line }: LineRow) {
  return {
    ...line,
    places: places ?? undefined,
    round: round ? { ...round, number: round.number ?? undefined } : undefined,
  }
}
