import type { Language } from '../../contract/words/languages.ts'
import { dayInWords } from './dayInWords.ts'
import type { EventDocument } from './document.ts'

/**
 * The local time of the latest score: `14:03:22` while the event is in play, with the date otherwise:
 * `21 Nov 2026, 14:03:22`. Undefined without scores.
 */
export function updatedAt(
  { sections }: Pick<EventDocument, 'sections'>,
  timeZone: string,
  inPlay: boolean,
  language: Language = 'en',
): string | undefined {
  const newest = sections
    .flatMap(section => section.updatedAt ?? [])
    .sort()
    .at(-1)
  if (newest === undefined) return undefined
  const local = Temporal.Instant.from(newest).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'second' })
  return inPlay ? time : `${dayInWords(local.toPlainDate().toString(), language)}, ${time}`
}
