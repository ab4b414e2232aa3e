import { type Sql, sql } from '../../kernel/database/sql.ts'

/** Generations of the links of an event that somebody has regenerated, by what they open. */
export type LinkGenerations = { readonly [purpose: string]: number | undefined }

/** Those of the links for anyone of the event in `row`. */
export function generationsOf(row: Sql): Sql {
  return sql`coalesce((select jsonb_object_agg(l.purpose, l.generation) from web_link l
    where l.community_id = ${row}.community_id and l.event_id = ${row}.event_id and l.player_id = 0), '{}')`
}
