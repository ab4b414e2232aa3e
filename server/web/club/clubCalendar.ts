import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { icalText } from '../../print/icalText.ts'
import { stateWord } from '../../print/stateInWords.ts'
import type { ClubRow } from './clubEvents.sql.ts'
import type { ShownEvent } from './shownEvents.ts'

/** The events of a club as a calendar file (RFC 5545), each over the whole days on which it is played. */
export function clubCalendar(
  club: ClubRow,
  events: readonly ShownEvent[],
  baseUrl: string,
  language: Language,
): Promise<string> {
  const host = new URL(baseUrl).hostname
  const entries = events.map(({ publicId, name, startDate, endDate, state, course, change, path }) => ({
    id: `event-${publicId}@${host}`,
    sequence: change.sequence,
    stamp: new Date(change.at),
    start: Temporal.PlainDate.from(startDate),
    // RFC 5545, 3.6.1: the day after the last one.
    end: Temporal.PlainDate.from(endDate).add({ days: 1 }),
    allDay: true,
    summary: name,
    location: course,
    description: wordsIn(language).calendars.event({
      club: club.name,
      days: daysInWords({ startDate, endDate }, language),
      state: stateWord(state, language),
    }),
    url: `${baseUrl}${path('overview')}`,
    isCancelled: state === 'cancelled',
  }))
  return icalText(club.name, 'Events', entries)
}
