/** The tee sheet as people see it who have a link: the published one until the round begins, else the one that directors work on. */
import { type Sql, sql } from '../../kernel/database/sql.ts'

/** Whether the published sheet is what people see of the round of the row. */
function holdsFor(row: Sql): Sql {
  return sql`coalesce((
    select v.state in ('draft', 'published')
    from published_tee_sheet u join event v on v.community_id = u.community_id and v.event_id = u.event_id
    where u.community_id = ${row}.community_id and u.event_id = ${row}.event_id limit 1), false)`
}

/** The columns of `tee_pairing` that people see, of the sheet that is shown. */
export const shownPairings = sql`(
  select o.community_id, o.event_id, o.tee_pairing_id, o.course_id, o.tee_time, o.tee_hole, o.tee_group
  from tee_pairing o where not ${holdsFor(sql`o`)}
  union all
  select o.community_id, o.event_id, o.tee_pairing_id, o.course_id, o.tee_time, o.tee_hole, o.tee_group
  from published_tee_pairing o where ${holdsFor(sql`o`)})`

/** The columns of `tee_pairing_player` that people see, of the sheet that is shown. */
export const shownPlaces = sql`(
  select o.community_id, o.event_id, o.player_id, o.tee_pairing_id, o.registration_event_id
  from tee_pairing_player o where not ${holdsFor(sql`o`)}
  union all
  select o.community_id, o.event_id, o.player_id, o.tee_pairing_id, o.registration_event_id
  from published_tee_pairing_player o where ${holdsFor(sql`o`)})`

/** The pairing that people see of the place `x`, to be joined `on true`. */
export const shownPairingOfPlace = sql`lateral (
  select * from ${shownPairings} s
  where s.community_id = x.community_id and s.event_id = x.event_id and s.tee_pairing_id = x.tee_pairing_id limit 1)`
