import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { spanOf } from '../members/spanOf.ts'
import { handle } from '../operation/handler.ts'
import {
  type EventNumbers,
  eventNumbers,
  paceOfGroups,
  peopleNumbers,
  playersOfGroups,
  yearsWithEvents,
} from './numbers.sql.ts'

export const getClubNumbers = handle('getClubNumbers', async ({ params, query, caller, tx, now, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const { year, span } = spanOf(await communitiesAround(tx, communityId, caller.communities), now, query.year)
  const [people, events, groups, paces, years] = await Promise.all([
    peopleNumbers(tx, span, communityId),
    eventNumbers(tx, span),
    playersOfGroups(tx, span.communities),
    paceOfGroups(tx, span),
    yearsWithEvents(tx, span.communities),
  ])
  if (!people) throw new Error('A count without a group has one row.')
  const paceOf = new Map(paces.map(({ communityId: group, minutes }) => [group, minutes]))
  const ofGroup = Map.groupBy(events, one => one.communityId)
  const ofMonth = Map.groupBy(events, ({ startDate }) => Number(startDate.slice(5, 7)))
  return {
    communityId,
    name: groups.find(one => one.communityId === communityId)?.name ?? '',
    year,
    years: [...years],
    people,
    ...sums(events),
    months: [...ofMonth].map(([month, own]) => ({ month, events: own.length, rounds: sum(own, one => one.rounds) })),
    groups: groups.map(group => {
      const own = ofGroup.get(group.communityId) ?? []
      const limited = own.filter(one => one.places !== null)
      return {
        ...group,
        events: own.length,
        rounds: sum(own, one => one.rounds),
        places: sum(limited, one => one.places ?? 0),
        placesTaken: sum(limited, one => one.registered),
        paceMinutes: paceOf.get(group.communityId),
      }
    }),
  }
})

function sums(events: readonly EventNumbers[]) {
  return {
    events: events.length,
    registered: sum(events, one => one.registered),
    rounds: sum(events, one => one.rounds),
    noShows: sum(events, one => one.noShows),
    withdrawals: sum(events, one => one.withdrawals),
  }
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}
