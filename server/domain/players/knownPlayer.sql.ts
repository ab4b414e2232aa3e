import { KnownPlayer } from '../../../contract/playerLists/knownPlayer.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The player `p` with where it is known and what it plays. For transactions over everything. */
export const knownPlayer = jsonOf(KnownPlayer, {
  playerId: sql`p.player_id`,
  name: sql`p.first_name || ' ' || p.last_name`,
  gender: sql`p.gender`,
  byName: sql`p.by_name`,
  email: sql`p.email`,
  dob: sql`p.dob`,
  hcId: sql`p.hc_id`,
  hcIndex: sql`p.hc_index_tenths / 10.0`,
  communities: sql`to_json(array(
    select c.name from membership m join community c on c.community_id = m.community_id where m.player_id = p.player_id
    union select c.name from registration r join community c on c.community_id = r.community_id where r.player_id = p.player_id order by 1))`,
  events: sql`(select count(*) from registration r where r.player_id = p.player_id)`,
  lastEvent: sql`(select max(e.start_date) from registration r join event e on e.community_id = r.community_id and e.event_id = r.event_id
    where r.player_id = p.player_id)`,
})
