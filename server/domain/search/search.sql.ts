/** What the palette finds: players, events, leaderboards and groups, by the beginning of a word. */

import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

export type FoundPlayer = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly handle: string | null
  readonly communityId: number
  readonly communityName: string
  readonly teePairingId: number | null
  readonly teeHole: number | null
  readonly teeGroup: string | null
}

const most = 10

/** Players of these communities whose last name, first name, handle or handicap id begins so; those of the event first. */
export function foundPlayers(
  tx: Transaction,
  communities: readonly number[],
  key: string,
  event: VisibleEvent | undefined,
): Promise<FoundPlayer[]> {
  const [first = '', ...rest] = key.split(' ')
  const second = rest.join(' ')
  const begins = (column: string, prefix: string) => sql`starts_with(${sql.ref(column)}, ${prefix})`
  const byName = second
    ? sql`(${begins('m.last_name_key', first)} and ${begins('m.first_name_key', second)})
        or (${begins('m.first_name_key', first)} and ${begins('m.last_name_key', second)}) or ${begins('m.last_name_key', key)}`
    : sql`${begins('m.last_name_key', key)} or ${begins('m.first_name_key', key)}`
  return tx.rows(
    sql<FoundPlayer>`
      select distinct on (here.is, m.last_name_key, m.first_name_key, m.player_id)
        m.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix, m.handle,
        m.community_id as "communityId", c.name as "communityName", x.tee_pairing_id as "teePairingId", t.tee_hole as "teeHole",
        t.tee_group as "teeGroup"
      from membership m
      join player p on p.player_id = m.player_id
      join community c on c.community_id = m.community_id
      cross join lateral (
        select not exists (
          select from registration r
          where r.community_id = ${event?.communityId ?? null} and r.event_id = ${event?.registrationEventId ?? null} and r.player_id = m.player_id) as is) here
      left join tee_pairing_player x on x.community_id = ${event?.communityId ?? null} and x.event_id = ${event?.eventId ?? null}
        and x.player_id = m.player_id
      left join tee_pairing t on t.community_id = x.community_id and t.tee_pairing_id = x.tee_pairing_id
      where m.community_id = any(${communities}::bigint[])
        and (${byName} or starts_with(lower(m.handle), ${key}) or (m.details_confirmed and starts_with(lower(p.hc_id), ${key})))
      order by here.is, m.last_name_key, m.first_name_key, m.player_id, m.community_id limit ${most}`,
  )
}

export type FoundEvent = {
  readonly communityId: number
  readonly eventId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: string
}

/** Events with a word that begins so, those nearest to the day first. */
export function foundEvents(
  tx: Transaction,
  communities: readonly number[],
  key: string,
  today: string,
): Promise<FoundEvent[]> {
  return tx.rows(
    sql<FoundEvent>`
      select e.community_id as "communityId", case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "eventId", e.name,
        e.start_date as "startDate", e.end_date as "endDate", e.state
      from event e
      where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R'
        and (starts_with(e.name_key, ${key}) or strpos(e.name_key, ' ' || ${key}) > 0)
      order by abs(e.start_date - ${today}::date), e.event_id limit ${most}`,
  )
}

export type FoundBoard = { readonly leaderboardId: number; readonly eventId: string; readonly name: string }

/** The leaderboards of an event and its rounds with a word that begins so, in any case. */
export function foundBoards(tx: Transaction, event: VisibleEvent, text: string): Promise<FoundBoard[]> {
  return tx.rows(
    sql<FoundBoard>`
      select l.leaderboard_id as "leaderboardId", case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "eventId", l.name
      from event e join leaderboard l on l.community_id = e.community_id and l.event_id = e.event_id
      where l.community_id = ${event.communityId} and l.event_id = ${eventAndRounds(event.communityId, event.registrationEventId)}
        and (starts_with(lower(l.name), ${text}) or strpos(lower(l.name), ' ' || ${text}) > 0)
      order by e.parent_event_id nulls first, e.round_number, l.position, l.leaderboard_id limit ${most}`,
  )
}

export type FoundGroup = {
  readonly teePairingId: number
  readonly eventId: string
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
  readonly players: readonly { readonly playerId: number; readonly firstName: string; readonly lastName: string }[]
}

/** The groups of an event and its rounds that start from a hole, with a letter where it is given: `7`, `7b`. */
export function foundGroups(
  tx: Transaction,
  event: VisibleEvent,
  hole: number,
  letter: string | undefined,
): Promise<FoundGroup[]> {
  return tx.rows(
    sql<FoundGroup>`
      select t.tee_pairing_id as "teePairingId", 'S-' || t.event_id as "eventId", t.tee_time as "teeTime", t.tee_hole as "teeHole",
        t.tee_group as "teeGroup",
        coalesce((
          select json_agg(json_build_object('playerId', p.player_id, 'firstName', p.first_name, 'lastName', p.last_name)
            order by p.last_name_key, p.first_name_key, p.player_id)
          from tee_pairing_player x join player p on p.player_id = x.player_id
          where x.community_id = t.community_id and x.tee_pairing_id = t.tee_pairing_id), '[]') as players
      from tee_pairing t
      where t.community_id = ${event.communityId} and t.event_id = ${eventAndRounds(event.communityId, event.eventId)} and t.tee_hole = ${hole}
        and (${letter ?? null}::text is null or t.tee_group = ${letter ?? null})
      order by t.tee_time, t.tee_group, t.tee_pairing_id limit ${most}`,
  )
}
