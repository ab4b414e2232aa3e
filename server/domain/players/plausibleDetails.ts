/** Details that have the right form but cannot be true: a birth date in the future, a country that does not exist. */
import { said } from '../../../contract/words/say.ts'
import { type FieldError, type Refuse, requireNone } from '../../kernel/refuse.ts'
import { isCountry } from './countries.ts'

type PersonDetails = { readonly dob?: string; readonly phoneCountryCd?: string }

const firstBirth = '1900-01-01'

/** Whether somebody can have been born on this date; both are `YYYY-MM-dd`. */
export function isBirthDate(date: string, today: string): boolean {
  return date >= firstBirth && date <= today
}

/** The details that cannot be true, with JSON pointers below `place`. */
export function detailErrors(given: PersonDetails, now: Temporal.Instant, place = ''): readonly FieldError[] {
  // The time zone in which the day begins first.
  const today = now.toZonedDateTimeISO('+14:00').toPlainDate().toString()
  return [
    ...(given.dob === undefined || isBirthDate(given.dob, today)
      ? []
      : [{ pointer: `${place}/dob`, message: said('fields.mustBeDateBirthFrom') }]),
    ...(given.phoneCountryCd === undefined || isCountry(given.phoneCountryCd)
      ? []
      : [{ pointer: `${place}/phoneCountryCd`, message: said('fields.mustBeTwoLetterCode') }]),
  ]
}

/** Refuses with `VALIDATION` details that cannot be true. */
export function requirePlausibleDetails(
  refuse: Refuse<'VALIDATION'>,
  given: PersonDetails,
  now: Temporal.Instant,
): void {
  requireNone(refuse, detailErrors(given, now))
}
