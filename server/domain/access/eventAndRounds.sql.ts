import { type Sql, sql } from '../../kernel/database/sql.ts'

/**
 * The ids of an event and of its rounds, and `others`, for a comparison with `=`. They are looked up by their keys: of two conditions joined
 * by `or` the planner may look at every event of the community (decision 070).
 */
export function eventAndRounds(communityId: number, eventId: number, others: readonly number[] = []): Sql {
  return sql`any(array(
    select event_id from event where community_id = ${communityId} and event_id = ${eventId}
    union all select event_id from event where community_id = ${communityId} and parent_event_id = ${eventId}) || ${others}::bigint[])`
}

/**
 * The same for the event of each row, as a table of one column `event_id`: `event` is what the statement calls a table with
 * the columns `community_id` and `event_id`.
 */
export function itselfAndRounds(event: Sql): Sql {
  return sql`lateral (
    select ${event}.event_id
    union all select own_round.event_id from event own_round
    where own_round.community_id = ${event}.community_id and own_round.parent_event_id = ${event}.event_id)`
}
