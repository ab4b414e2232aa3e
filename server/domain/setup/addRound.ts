import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { givenRoundName } from '../events/roundInWords.ts'
import { insertLeaderboard } from '../leaderboards/insertLeaderboard.ts'
import { storedSettings } from '../leaderboards/settings.ts'
import { handle } from '../operation/handler.ts'
import { type EventRow, writeEvent } from './eventChange.sql.ts'
import { movedDates, yearErrors } from './eventDates.ts'
import { eventSetup } from './eventSetup.ts'
import { nineErrors } from './nineErrors.ts'
import { coursesThere, writeCourses } from './roundRows.sql.ts'
import { settingsErrors } from './settingsErrors.ts'
import { teesOfCourses } from './teesPlayed.sql.ts'
import { wholeEvent } from './wholeEvent.ts'

const mostRounds = 50

type Round = Pick<EventRow, 'eventId' | 'name' | 'startDate' | 'endDate' | 'info'> & {
  readonly round: number
  readonly settings: object
}

function rowOf(communityId: number, first: EventRow, round: Round, now: Temporal.Instant) {
  return {
    community_id: communityId,
    event_id: round.eventId,
    kind: 'R',
    parent_event_id: first.eventId,
    round_number: round.round,
    name: round.name,
    name_key: nameKey(round.name),
    start_date: round.startDate,
    end_date: round.endDate,
    time_zone: first.timeZone,
    info: round.info,
    state: 'draft',
    state_at: now.toString(),
    first_official_at: null,
    flights_enabled: true,
    registration_type: 'Closed',
    settings: round.settings,
    created_at: now.toString(),
  } as const
}

export const addRound = handle('addRound', async ({ event, body, tx, now, language, record, refuse }) => {
  if (event.kind !== 'M') refuse('MULTI_ROUND_EVENT_REQUIRED', 'rounds')
  const { first, rounds, partOf } = await wholeEvent(tx, event)
  const { communityId } = event
  const number = rounds.length + 1
  if (number > mostRounds)
    requireNone(refuse, [{ pointer: '', message: said('fields.wouldBeMoreRounds', { n: mostRounds }) }])
  const last = rounds.at(-1)
  const startDate = body.startDate ?? (last ? movedDates(last, 1).endDate : first.startDate)
  const { endDate = startDate, courseIds = first.courseIds, settings = {}, info, leaderboards = [] } = body
  const name = body.name ?? givenRoundName(first.name, number, language)
  const there = await coursesThere(tx, courseIds)
  requireNone(refuse, [
    ...yearErrors({ startDate, endDate }),
    ...(endDate < startDate
      ? [{ pointer: '/endDate', message: said('fields.isBeforeStartOn', { date: startDate }) }]
      : []),
    ...courseIds.flatMap((id, at) =>
      there.has(id) ? [] : [{ pointer: `/courseIds/${at}`, message: said('fields.isNotCourse') }],
    ),
    ...settingsErrors(settings, await teesOfCourses(tx, courseIds)),
    ...(await nineErrors(tx, courseIds, settings.nine ?? (first.settings as GivenEventSettings).nine)),
  ])
  const [eventId = 0] = await allotIds(tx, 'event', 1)
  const own = { eventId, kind: 'R' as const, round: number, name, startDate, endDate, settings, info: info ?? null }
  const round = { ...first, ...own }
  await insertRows(tx, 'event', [rowOf(communityId, first, round, now)])
  await writeCourses(tx, communityId, eventId, courseIds)
  await writeCourses(tx, communityId, first.eventId, [...new Set([...first.courseIds, ...courseIds])])
  for (const { name: board, format, settings: ofFormat, flights = [], ...given } of leaderboards) {
    const stored = storedSettings(ofFormat, given, () => 0)
    await insertLeaderboard(refuse, tx, partOf(round), { name: board, format, settings: stored, flights })
  }
  const dates = {
    startDate: startDate < first.startDate ? startDate : first.startDate,
    endDate: endDate > first.endDate ? endDate : first.endDate,
  }
  await writeEvent(tx, communityId, first.eventId, { ...first, ...dates })
  await record({
    communityId,
    eventId: first.eventId,
    kind: 'setup.roundAdded',
    subject: { eventIds: [first.eventId, eventId] },
    before: { startDate: first.startDate, endDate: first.endDate, courseIds: first.courseIds },
    after: { ...dates, round: { eventId, ...body, name, startDate, endDate, courseIds } },
  })
  return eventSetup(tx, event, language)
})
