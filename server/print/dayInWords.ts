/** Dates and moments as people read them, in British English. */

type Words = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year'>
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const satisfies Words
const dayAndMonth = { day: 'numeric', month: 'long' } as const satisfies Words
const brief = { day: 'numeric', month: 'short', year: 'numeric' } as const satisfies Words

/** Days of an event: `21 November 2026`, `20–21 November 2026`, `30 November – 2 December 2026`. */
export function daysInWords({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  if (startDate === endDate) return written(startDate, whole)
  const [first, last] = [Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate)]
  if (first.year !== last.year) return `${written(startDate, whole)} – ${written(endDate, whole)}`
  if (first.month !== last.month) return `${written(startDate, dayAndMonth)} – ${written(endDate, whole)}`
  return `${first.day}–${written(endDate, whole)}`
}

/** One day where there is little room: `21 Nov 2026`. */
export function dayInWords(date: string): string {
  return written(date, brief)
}

/** A moment where the event is: `21 Nov 2026, 11:29`. */
export function momentInWords(at: Temporal.Instant, timeZone: string): string {
  const local = at.toZonedDateTimeISO(timeZone)
  return `${dayInWords(local.toPlainDate().toString())}, ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/** Making a format takes longer than using it. */
const formats = new Map(
  [whole, dayAndMonth, brief].map(words => [
    words as Words,
    new Intl.DateTimeFormat('en-GB', { ...words, timeZone: 'UTC' }),
  ]),
)

function written(date: string, words: Words): string {
  // Short names of months differ between editions of the data: `Sept` is `Sep` here like all others.
  return (formats.get(words)?.format(Date.parse(`${date}T00:00:00Z`)) ?? date).replace('Sept ', 'Sep ')
}
