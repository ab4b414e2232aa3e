import { type Sql, sql } from '../../kernel/database/sql.ts'

/** How an event is called in addresses, `M-4711` or `S-4712`: of a table or an alias of `event`. */
export function publicIdOf(event: Sql): Sql {
  return sql`case ${event}.kind when 'M' then 'M-' else 'S-' end || ${event}.event_id`
}
