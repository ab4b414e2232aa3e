import type { Static } from 'typebox'
import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import type { EventSetup } from '../../../contract/setup/eventSetup.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import { publicEventId, type VisibleEvent } from '../access/visibleEvent.ts'
import { stateInEffect } from '../events/eventState.ts'
import { formatName } from '../leaderboards/formatName.ts'
import { createsMatches } from '../leaderboards/sides.ts'
import { type BoardRow, boardRows, eventCounts, type PartRow, partRows } from './eventSetup.sql.ts'
import { settingsInForce } from './settingsInForce.ts'

/** The setup of an event with its rounds, in the words of `language`; of a round, that of its event. */
export async function eventSetup(
  tx: Transaction,
  event: Pick<VisibleEvent, 'communityId' | 'eventId' | 'registrationEventId' | 'kind'>,
  language: Language = 'en',
): Promise<Written<Static<typeof EventSetup>>> {
  const [[first, ...rounds], boards, { version, ...counts }] = await Promise.all([
    partRows(tx, event),
    boardRows(tx, event),
    eventCounts(tx, event),
  ])
  if (!first) throw new Error(`Event ${event.registrationEventId} was visible and is gone.`)
  return {
    communityId: event.communityId,
    communityName: first.communityName,
    eventId: publicEventId(event.kind, event.eventId),
    timeZone: first.timeZone,
    registrationType: first.registrationType,
    flightsEnabled: first.flightsEnabled,
    event: partRecord(first, undefined),
    rounds: rounds.map(round => partRecord(round, first)),
    leaderboards: boards.map(board => leaderboardSummary(board, first.flightsEnabled, language)),
    counts,
    version,
  }
}

function partRecord(part: PartRow, parent: PartRow | undefined) {
  const { kind, round, name, startDate, endDate, info, stateAt, courses } = part
  const own = part.settings as GivenEventSettings
  const state = stateInEffect(part.state, parent?.state ?? null)
  return {
    eventId: publicEventId(kind, part.eventId),
    round: round ?? undefined,
    name,
    startDate,
    endDate,
    info: info ?? undefined,
    state,
    stateDt: state !== part.state && parent ? parent.stateAt : stateAt,
    shortening: part.shortening ?? undefined,
    courses: courses.map(course => ({
      courseId: course.courseId,
      name: course.name,
      city: course.city ?? undefined,
      state: course.state ?? undefined,
      country: course.country ?? undefined,
    })),
    own,
    inForce: settingsInForce(own, parent?.settings),
    counts: { teePairings: part.teePairings, withTeeTime: part.withTeeTime, cards: part.cards },
  }
}

function leaderboardSummary(
  { publicEventId: eventId, formatId, flights, inNoFlight, ...board }: BoardRow,
  flightsEnabled: boolean,
  language: Language,
) {
  return {
    leaderboardId: board.leaderboardId,
    eventId,
    name: board.name,
    format: formatId,
    formatName: formatName(formatId, language),
    team: board.team,
    ...(createsMatches(formatId) && { matches: true as const }),
    flights,
    unassigned: flightsEnabled && flights.length > 0 ? inNoFlight : 0,
  }
}
