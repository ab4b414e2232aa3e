/** Values of a person that fit their shape and still are nobody's: born in the future, or in no country. */
import { type FieldError, type Refuse, requireNone } from '../../kernel/refuse.ts'
import { isCountry } from './countries.ts'

type PersonDetails = { readonly dob?: string; readonly phoneCountryCd?: string }

const firstBirth = '1900-01-01'

/** Whether somebody can be born on that date; `today` as `YYYY-MM-dd`. */
export function isBirthDate(date: string, today: string): boolean {
  return date >= firstBirth && date <= today
}

/** What cannot be, with pointers below `place`. */
export function detailErrors(given: PersonDetails, now: Temporal.Instant, place = ''): readonly FieldError[] {
  // Where the day begins first.
  const today = now.toZonedDateTimeISO('+14:00').toPlainDate().toString()
  return [
    ...(given.dob === undefined || isBirthDate(given.dob, today)
      ? []
      : [{ pointer: `${place}/dob`, message: 'must be a date of birth, from 1900 to today' }]),
    ...(given.phoneCountryCd === undefined || isCountry(given.phoneCountryCd)
      ? []
      : [{ pointer: `${place}/phoneCountryCd`, message: 'must be the two-letter code of a country, such as PT' }]),
  ]
}

/** Refuses with `VALIDATION` what cannot be. */
export function requirePlausibleDetails(
  refuse: Refuse<'VALIDATION'>,
  given: PersonDetails,
  now: Temporal.Instant,
): void {
  requireNone(refuse, detailErrors(given, now))
}
