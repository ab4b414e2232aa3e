/** The days of an event and of its rounds. */
import { said } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { isEventYear, notEventYear } from '../events/isEventYear.ts'
import type { EventFields } from './eventChange.sql.ts'

type Dates = { readonly startDate: string; readonly endDate: string }

/** How many days lie between two dates; negative when the second one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days
}

/** Both dates so many days later. */
export function movedDates({ startDate, endDate }: Dates, days: number): Dates {
  const moved = (date: string) => Temporal.PlainDate.from(date).add({ days }).toString()
  return { startDate: moved(startDate), endDate: moved(endDate) }
}

/** What does not fit in the dates of an event and its rounds, the event first. */
export function checkDates(parts: ReadonlyMap<number, EventFields>): readonly FieldError[] {
  const [whole, ...rounds] = [...parts.values()]
  if (!whole) return []
  const errors = yearErrors(whole)
  if (errors.length > 0) return errors
  const backwards = [whole, ...rounds].some(({ startDate, endDate }) => startDate > endDate)
  if (backwards) return [{ pointer: '/endDate', message: said('fields.isBeforeStart') }]
  const outside = rounds.find(round => round.startDate < whole.startDate || round.endDate > whole.endDate)
  return outside
    ? [{ pointer: '/endDate', message: said('fields.leavesOutOn', { name: outside.name, date: outside.startDate }) }]
    : []
}

/** Says of each date that its year is not one of events. */
export function yearErrors(dates: Dates): readonly FieldError[] {
  return (['startDate', 'endDate'] as const).flatMap(name =>
    isEventYear(dates[name]) ? [] : [{ pointer: `/${name}`, message: notEventYear }],
  )
}

/** Whether `name` is an IANA time zone that this server knows. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
