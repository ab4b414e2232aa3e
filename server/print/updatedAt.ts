import { dayInWords } from './dayInWords.ts'
import type { EventDocument } from './document.ts'

/** Local time of the newest score, `14:03:22`; of an event that is not in play now, with its day: `21 Nov 2026, 14:03:22`. */
export function updatedAt(
  { sections }: Pick<EventDocument, 'sections'>,
  timeZone: string,
  inPlay: boolean,
): string | undefined {
  const newest = sections
    .flatMap(section => section.updatedAt ?? [])
    .sort()
    .at(-1)
  if (newest === undefined) return undefined
  const local = Temporal.Instant.from(newest).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'second' })
  return inPlay ? time : `${dayInWords(local.toPlainDate().toString())}, ${time}`
}
