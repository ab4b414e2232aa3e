/** What ids in the log of an event are called, or were. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

export type Named = { readonly kind: string; readonly id: number; readonly name: string }

type Ids = Readonly<
  Record<'players' | 'teams' | 'teePairings' | 'flights' | 'leaderboards' | 'events', readonly number[]>
>

/** The names of those that are still there. A player who left the event is found as a member of the club. */
export function namesNow(
  tx: Transaction,
  { communityId, registrationEventId, timeZone }: VisibleEvent,
  { players, teams, teePairings, flights, leaderboards, events }: Ids,
): Promise<Named[]> {
  return tx.rows(
    sql<Named>`
      select 'player' as kind, p.player_id as id, p.first_name || ' ' || p.last_name as name
      from player p
      where p.player_id = any(${players}::bigint[]) and (
        exists (select from registration r where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = p.player_id)
        or exists (select from membership m where m.community_id = ${communityId} and m.player_id = p.player_id))
      union all
      select 'team', t.team_id, t.name from team t where t.community_id = ${communityId} and t.team_id = any(${teams}::bigint[])
      union all
      select 'teePairing', g.tee_pairing_id, to_char(g.tee_time at time zone ${timeZone}, 'HH24:MI') || ' ' || g.tee_hole || g.tee_group
      from tee_pairing g where g.community_id = ${communityId} and g.tee_pairing_id = any(${teePairings}::bigint[])
      union all
      select 'flight', f.flight_id, f.name from flight f where f.community_id = ${communityId} and f.flight_id = any(${flights}::bigint[])
      union all
      select 'leaderboard', l.leaderboard_id, l.name
      from leaderboard l where l.community_id = ${communityId} and l.leaderboard_id = any(${leaderboards}::bigint[])
      union all
      select 'event', e.event_id, e.name from event e where e.community_id = ${communityId} and e.event_id = any(${events}::bigint[])`,
  )
}

/** The names of those that went, as the steps of the event remember them. */
export function namesThatWere(
  tx: Transaction,
  { communityId, registrationEventId, timeZone }: VisibleEvent,
  missing: readonly { readonly kind: string; readonly id: number }[],
): Promise<Named[]> {
  return tx.rows(
    sql<Named>`
      select distinct on (w.kind, w.id) w.kind, w.id, case w.kind
          when 'player' then was.of ->> 'first_name' || ' ' || (was.of ->> 'last_name')
          when 'teePairing' then to_char((was.of ->> 'tee_time')::timestamptz at time zone ${timeZone}, 'HH24:MI') || ' '
            || (was.of ->> 'tee_hole') || (was.of ->> 'tee_group')
          else was.of ->> 'name' end as name
      from step s
      cross join lateral jsonb_array_elements(s.rows) r
      cross join lateral (select coalesce(nullif(r -> 'before', 'null'), nullif(r -> 'after', 'null')) as of) was
      join jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as w(kind text, id bigint)
        on r ->> 'key' = w.id::text and r ->> 'table' = case w.kind when 'teePairing' then 'tee_pairing' else w.kind end
      where s.community_id = ${communityId} and s.event_id = ${registrationEventId}
      order by w.kind, w.id, s.step_number desc`,
  )
}
