import { dayOf } from './words.ts'

/** The days of an event: one, or the first and the last. */
export function daysOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  return startDate === endDate ? dayOf(startDate) : `${dayOf(startDate)} – ${dayOf(endDate)}`
}
