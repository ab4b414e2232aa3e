import { type Said, said } from '../../../contract/words/say.ts'
import { detailErrors } from '../../domain/players/plausibleDetails.ts'

/** What a row of the file says about a person or a place that may be impossible. */
export type StatedFacts = {
  /** The row as a person finds it. */
  readonly row: Said
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
export function impossibleFacts(stated: readonly StatedFacts[], now: Temporal.Instant): readonly Said[] {
  return stated.flatMap(({ row, dob, countries }) => [
    ...(dob !== undefined && detailErrors({ dob }, now).length > 0
      ? [said('backups.community.birth', { row, day: dob })]
      : []),
    ...countries
      .filter(country => detailErrors({ phoneCountryCd: country }, now).length > 0)
      .map(country => said('backups.community.country', { row, country })),
  ])
}

function nameOfRow(table: string, row: Values): Said {
  const { event_id: event } = row
  if (table === 'course') return said('backups.community.course', { id: `${row.course_id}`, name: `${row.name}` })
  const player = `${row.player_id}`
  if (table === 'player')
    return said('backups.community.player', { id: player, name: `${row.first_name} ${row.last_name}` })
  if (table === 'membership') return said('backups.community.membership', { player, community: `${row.community_id}` })
  return event === undefined
    ? said('backups.community.row', { table, player })
    : said('backups.community.rowInEvent', { table, player, event: `${event}` })
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
