import { type Sql, sql } from './sql.ts'

const first = Temporal.Instant.from('0001-01-01T00:00:00Z')
const last = Temporal.Instant.from('9999-12-31T23:59:59.999Z')

/**
 * A moment as the database answers it: `2026-05-03T14:07:09.100+00:00`, cut to milliseconds. A time with an offset may be in the
 * year 0 or 10000 of UTC, which PostgreSQL writes otherwise; such a moment becomes the nearest of the years 1 to 9999.
 */
export function timestampText(moment: Temporal.Instant): string {
  const near = [first, moment, last].sort(Temporal.Instant.compare)[1] ?? moment
  const cut = near.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
  return `${cut.toString({ fractionalSecondDigits: 3 }).slice(0, -1)}+00:00`
}

/** The same, made by the database of a column or an expression. */
export function timestampOf(moment: Sql): Sql<string> {
  return sql<string>`(${toMilliseconds(moment)} || '+00:00')`
}

/** The same with the time zone in which it is to be read: `2026-05-03T14:07:09.100Z[Europe/Lisbon]`. */
export function zonedTimestampOf(moment: Sql, timeZone: Sql): Sql<string> {
  return sql<string>`(${toMilliseconds(moment)} || 'Z[' || ${timeZone} || ']')`
}

/** `to_char` takes twice as long. A microsecond behind its milliseconds a moment is written with all their digits. */
function toMilliseconds(moment: Sql): Sql {
  const cut = sql`date_bin('1 ms', ${moment}, timestamptz '0001-01-01T00:00:00Z')`
  return sql`substr(to_json(${cut} + interval '1 microsecond')::text, 2, 23)`
}
