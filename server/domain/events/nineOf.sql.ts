import { type Sql, sql } from '../../kernel/database/sql.ts'

/** The nine of an 18-hole course over which the round `e` is played (`front`, `back`), of its own or of its event; null for all holes. */
export function nineOf(e: Sql): Sql {
  return sql`coalesce(${e}.settings ->> 'nine', (
    select m.settings ->> 'nine' from event m
    where m.community_id = ${e}.community_id and m.event_id = ${e}.parent_event_id))`
}
