import { said } from '../../../contract/words/say.ts'

/** What is said of another year. */
export const notEventYear = said('fields.isOutsideYears')

/**
 * Whether events take place in the year of a date or local time (ISO 8601): 1900 to 2999. Another is a slip of the keyboard, and
 * at the ends of the calendar the day after, or the same moment elsewhere, cannot be written.
 */
export function isEventYear(local: string): boolean {
  return /^(19|2\d)\d\d-/.test(local)
}
