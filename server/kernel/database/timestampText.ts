import { type Sql, sql } from './sql.ts'

/** A moment as the database answers it: `2026-05-03T14:07:09.100+00:00`, cut to milliseconds. */
export function timestampText(moment: Temporal.Instant): string {
  const cut = moment.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
  return `${cut.toString({ fractionalSecondDigits: 3 }).slice(0, -1)}+00:00`
}

/** The same, made by the database of a column or an expression. */
export function timestampOf(moment: Sql): Sql<string> {
  return sql<string>`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`
}
