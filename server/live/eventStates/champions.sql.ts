import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { generationsOf, type LinkGenerations } from '../../domain/access/generationsOf.sql.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import { underCorrection, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { calledAlike } from '../../domain/events/calledAlike.sql.ts'
import { isRehearsal } from '../../domain/events/rehearsal.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { Summary } from '../board.sql.ts'

export type ChampionRow = {
  readonly communityId: number
  readonly communityName: string
  readonly eventId: number
  readonly publicId: string
  readonly kind: VisibleEvent['kind']
  readonly name: string
  /** The same for events that are called alike but for numbers. */
  readonly series: string
  readonly startDate: string
  readonly endDate: string
  readonly settings: unknown
  readonly formatId: string
  readonly boardSettings: LeaderboardSettings
  readonly value: number | null
  /** Who won: one, or all that share the first place. */
  readonly sides: readonly { readonly sideId: number; readonly name: string | null; readonly players: Summary[] }[]
  /** Generations of its links that somebody has regenerated. */
  readonly generations: LinkGenerations
}

/**
 * Who won the events of these communities, as their results were published last: the first place of the
 * first flight of the first leaderboard that has one. The newest first, those that ended on `from` or later.
 */
export function champions(
  tx: Transaction,
  communityIds: readonly number[],
  from: string,
  most: number,
): Promise<ChampionRow[]> {
  const first = (event: Sql) => sql`(
    select * from official_place x
    where x.community_id = ${event}.community_id and x.event_id = ${event}.event_id and x.label in ('1', 'T1'))`
  return tx.rows(
    sql<ChampionRow>`
      select e.community_id as "communityId", (select c.name from community c where c.community_id = e.community_id) as "communityName", e.event_id as "eventId", ${publicIdOf(sql`e`)} as "publicId",
        e.kind, e.name, ${calledAlike(sql`e`)} as series, e.start_date as "startDate", e.end_date as "endDate", e.settings,
        l.format_id as "formatId", l.settings as "boardSettings", f.value, w.sides, ${generationsOf(sql`e`)} as generations
      from (
        select e.* from event e left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
        where e.community_id = any(${communityIds}::bigint[]) and e.kind <> 'R'
          and e.state in ('completed', 'official') and e.end_date >= ${from}::date
          and (e.state = 'official' or ${underCorrection(sql`e`)}) and not ${isRehearsal}
          and exists (select from ${first(sql`e`)} o)
        order by e.end_date desc, e.event_id desc limit ${most}) e
      cross join lateral (select o.* from ${first(sql`e`)} o order by o.official_at desc, o.place_id limit 1) f
      join leaderboard l on l.community_id = e.community_id and l.leaderboard_id = f.leaderboard_id
      cross join lateral (
        select json_agg(json_build_object('sideId', coalesce(o.player_id, o.team_id), 'name', t.name, 'players', (
            select coalesce(json_agg(json_strip_nulls(json_build_object(
              'playerId', p.player_id, 'firstName', p.first_name, 'lastName', p.last_name, 'suffix', p.suffix))
              order by p.last_name_key, p.first_name_key, p.player_id), '[]')
            from player p where p.player_id = o.player_id or p.player_id in (
              select y.player_id from team_player y where y.community_id = o.community_id and y.team_id = o.team_id)))
          order by o.place_id) as sides
        from ${first(sql`e`)} o left join team t on t.community_id = o.community_id and t.team_id = o.team_id
        where o.official_at = f.official_at and o.leaderboard_id = f.leaderboard_id and o.flight is not distinct from f.flight) w
      order by e.end_date desc, e.event_id desc`,
  )
}
