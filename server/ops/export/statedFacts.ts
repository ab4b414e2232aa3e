import { detailErrors } from '../../domain/players/plausibleDetails.ts'

/** What a row of the file says about a person or a place that may be impossible. */
export type StatedFacts = {
  /** The row as a person finds it. */
  readonly row: string
  readonly dob: string | undefined
  readonly countries: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

/** The births and countries of a row; undefined where it states none. */
export function statedFacts(table: string, row: Values): StatedFacts | undefined {
  const { dob, phone_country_cd: phone, given_dob, given_phone_country_cd: givenPhone, country } = row
  const signedUp = isObject(row.details) ? row.details : {}
  const [birth] = [dob, given_dob, signedUp.dob].filter(isText)
  const countries = [phone, givenPhone, signedUp.phoneCountryCd, country].filter(isText)
  if (birth === undefined && countries.length === 0) return undefined
  return { row: nameOfRow(table, row), dob: birth, countries }
}

/** A sentence for each of these that cannot be, as everywhere else: nobody is born in the future, or phones from no country. */
export function impossibleFacts(stated: readonly StatedFacts[], now: Temporal.Instant): readonly string[] {
  return stated.flatMap(({ row, dob, countries }) => [
    ...(dob !== undefined && detailErrors({ dob }, now).length > 0
      ? [`${row} has the date of birth ${dob}. It must be from 1900 to today: correct it and export again.`]
      : []),
    ...countries
      .filter(country => detailErrors({ phoneCountryCd: country }, now).length > 0)
      .map(country => `${row} has the country ${country}, which does not exist: correct it and export again.`),
  ])
}

function nameOfRow(table: string, row: Values): string {
  if (table === 'course') return `Course ${row.course_id} "${row.name}"`
  if (table === 'player') return `Player ${row.player_id} ${row.first_name} ${row.last_name}`
  const what = table === 'membership' ? `The membership in community ${row.community_id}` : `The row of ${table}`
  const event = row.event_id === undefined ? '' : ` in event ${row.event_id}`
  return `${what} of player ${row.player_id}${event}`
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
