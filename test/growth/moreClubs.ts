/** Clubs beside those of the named world: each with a member, an event with a player, somebody who manages it, and a program. */
import type { Rows } from './grownDatabase.ts'

const first = 900_000

export async function moreClubs(rows: Rows, count: number): Promise<void> {
  const all = `generate_series(1, ${count}) n`
  const id = `${first} + n`
  await rows(`
    insert into community (community_id, name, name_key, club_community_id, created_at)
      select ${id}, 'Club ' || n, 'club ' || n, ${id}, now() from ${all};
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, hc_index_tenths, created_at,
      creator_community_id, keeper_community_id, email, email_key, email_community_id)
      select ${id}, 'Member', 'No' || n, 'member', 'no' || n, 'M', n % 360, now(), ${id}, ${id}, n || '@example.com', n || '@example.com', ${id} from ${all};
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select ${id}, ${id}, true, true, 'no' || n, 'member', now() from ${all};
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
      select ${id}, ${id}, 'S', 'Small', 'small', '2026-06-10', '2026-06-10', 'Europe/Lisbon', 'published', now(), now() from ${all};
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
      select ${id}, ${id}, ${id}, true, now(), 'no' || n, 'member' from ${all};
    insert into administrator (administrator_id, email, email_key, name, created_at)
      select ${id}, n || '@club.example', n || '@club.example', 'A', now() from ${all};
    insert into administrator_community (administrator_id, community_id, role) select ${id}, ${id}, 'manager' from ${all};
    insert into credential (credential_id, email, email_key, intended_use, created_at)
      select ${id}, n || '@program.example', n || '@program.example', 'Scores', now() from ${all};
    insert into credential_community (credential_id, community_id) select ${id}, ${id} from ${all}`)
}
