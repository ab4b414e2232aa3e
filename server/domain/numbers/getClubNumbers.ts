import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { spanOf } from '../members/spanOf.ts'
import { handle } from '../operation/handler.ts'
import {
  type EventNumbers,
  eventNumbers,
  paceOfGroups,
  peopleNumbers,
  playersBetween,
  playersOfGroups,
  yearsWithEvents,
} from './numbers.sql.ts'

export const getClubNumbers = handle('getClubNumbers', async ({ params, query, caller, tx, now, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const communities = await communitiesAround(tx, communityId, caller.communities)
  const { year, span } = spanOf(communities, now, query.year)
  const yearBefore = spanOf(communities, now, year - 1).span
  const soFar = { ...yearBefore, to: sameDayBefore(year, now) }
  const [people, events, eventsBefore, playedBefore, groups, paces, years] = await Promise.all([
    peopleNumbers(tx, span, communityId),
    eventNumbers(tx, span),
    eventNumbers(tx, yearBefore),
    playersBetween(tx, soFar),
    playersOfGroups(tx, communities),
    paceOfGroups(tx, span),
    yearsWithEvents(tx, communities),
  ])
  if (!people) throw new Error('A count without a group has one row.')
  const paceOf = new Map(paces.map(({ communityId: group, minutes }) => [group, minutes]))
  const ofGroup = Map.groupBy(events, one => one.communityId)
  const comparable = eventsBefore.filter(one => one.startDate <= soFar.to)
  return {
    communityId,
    name: groups.find(one => one.communityId === communityId)?.name ?? '',
    year,
    years: [...years],
    people,
    ...sums(events),
    months: monthsOf(events),
    before: {
      ...sums(comparable),
      played: playedBefore,
      months: monthsOf(eventsBefore),
      groups: [...Map.groupBy(comparable, one => one.communityId)].map(([group, own]) => ({
        communityId: group,
        ...fillOf(own),
      })),
    },
    groups: groups.map(group => {
      const own = ofGroup.get(group.communityId) ?? []
      return {
        ...group,
        events: own.length,
        rounds: sum(own, one => one.rounds),
        ...fillOf(own),
        paceMinutes: paceOf.get(group.communityId),
      }
    }),
  }
})

/** Until when the year before `year` is compared: the same day while the year goes on, else its end. */
function sameDayBefore(year: number, now: Temporal.Instant): string {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  return today.year === year ? today.subtract({ years: 1 }).toString() : `${year - 1}-12-31`
}

function monthsOf(events: readonly EventNumbers[]) {
  const ofMonth = Map.groupBy(events, ({ startDate }) => Number(startDate.slice(5, 7)))
  return [...ofMonth].map(([month, own]) => ({ month, events: own.length, rounds: sum(own, one => one.rounds) }))
}

/** How full the events with a limit were. */
function fillOf(events: readonly EventNumbers[]) {
  const limited = events.filter(one => one.places !== null)
  return { places: sum(limited, one => one.places ?? 0), placesTaken: sum(limited, one => one.registered) }
}

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
