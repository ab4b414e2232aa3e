/** More players in the medal of the named world, each with everything that a player of an event can have. */
import type { Rows } from './grownDatabase.ts'
import { membersOfClub } from './membersOfClub.ts'

const firstPlayer = 500_000
const firstGroup = 500_000

/** Adds `players` to the event 110: registered, in teams of two, in flights, in groups of four, with cards and their logs. */
export async function growEvent(rows: Rows, players: number): Promise<void> {
  const all = `generate_series(0, ${players - 1}) n`
  const id = `${firstPlayer} + n`
  await rows(`
    ${membersOfClub(all, id, "'Last' || n")}
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
      select 1, 110, ${id}, true, now(), 'last' || n, 'first' from ${all};
    insert into player_handicap (community_id, event_id, player_id, registration_event_id, hc_index_tenths, hc_course, hc_playing, alloc_pct, source)
      select 1, 110, ${id}, 110, n % 360, n % 36, n % 36, 95, 'MANUAL' from ${all};
    insert into team (community_id, team_id, event_id, name) select 1, ${firstGroup} + n, 110, 'Team ' || n from ${all} where n % 2 = 0;
    insert into team_player (community_id, event_id, player_id, team_id, registration_event_id)
      select 1, 110, ${id}, ${firstGroup} + n - n % 2, 110 from ${all};
    insert into flight_player (community_id, leaderboard_id, player_id, flight_id, event_id)
      select 1, 1021, ${id}, 2021 + n % 2, 110 from ${all} where n % 3 > 0;
    insert into flight_team (community_id, leaderboard_id, team_id, flight_id)
      select 1, 1022, ${firstGroup} + n, 2023 + n % 4 / 2 from ${all} where n % 2 = 0;
    insert into tee_pairing (community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole, tee_group)
      select 1, ${firstGroup} + n, 110, 1, timestamptz '2026-05-04T07:00:00Z' + n * interval '10 seconds', 1, 'A' from ${all} where n % 4 = 0;
    insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id, seat)
      select 1, 110, ${id}, ${firstGroup} + n - n % 4, 110, 1 + n % 4 from ${all};
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
      select 1, 110, 'P', ${id}, array_fill((3 + n % 4)::smallint, array[18]), 'OPEN', true, 18, now() from ${all};
    insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
      select 1, 110, gen_random_uuid(), 'P', ${id}, 'score', h, 3 + n % 4, 'P', 'player', 'player', 'd', h, now(), now()
      from ${all}, generate_series(1, 18) h`)
}
