import { type Language, languageFacts } from '../../contract/words/languages.ts'
import { clockFormat, type WallClock } from '../../contract/words/timeOfDay.ts'
import { dayInWords } from './dayInWords.ts'
import type { EventDocument } from './document.ts'

/**
 * The local time of the latest score: `14:03:22` while the event is in play, with the date otherwise:
 * `21 Nov 2026, 14:03:22`. Undefined without scores.
 */
export function updatedAt(
  { sections }: Pick<EventDocument, 'sections'>,
  { timeZone, clock }: WallClock,
  inPlay: boolean,
  language: Language = 'en',
): string | undefined {
  const newest = sections
    .flatMap(section => section.updatedAt ?? [])
    .sort()
    .at(-1)
  if (newest === undefined) return undefined
  const local = Temporal.Instant.from(newest).toZonedDateTimeISO(timeZone)
  const format = clockFormat(clock, languageFacts[language].locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const time = format.format(local.epochMilliseconds)
  return inPlay ? time : `${dayInWords(local.toPlainDate().toString(), language)}, ${time}`
}
