import { type Sql, sql } from '../../kernel/database/sql.ts'

/** What the name of the event in `row` says but for numbers: the same for the club championship of this year and that of the last. */
export function calledAlike(row: Sql): Sql {
  return sql`regexp_replace(${row}.name_key, '[^[:alpha:]]', '', 'g')`
}
