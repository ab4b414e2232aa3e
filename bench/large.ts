/** A large community for benchmarks: 100,000 players and 2,000 events, one of them with 300 registered players. */
import type pg from 'pg'
import { created } from '../test/world.rows.ts'

export const large = {
  communityId: 1,
  eventId: 50_000,
  event: 'S-50000',
  firstFlight: 51_001,
  flights: 12,
  firstPlayer: 1_000_000,
  registered: 300,
} as const

/** Adds it to the club of the named world. */
export async function insertLargeCommunity(owner: pg.Client): Promise<void> {
  await owner.query(`
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, hc_index_tenths, hc_revision_date, created_at)
    select ${large.firstPlayer} + n, 'First' || n % 997, 'Last' || to_char(n, 'FM000000'), 'first' || n % 997, 'last' || to_char(n, 'FM000000'),
      case when n % 3 = 0 then 'F' else 'M' end, n % 540, '2026-04-20', '${created}' from generate_series(0, 99999) n`)
  await owner.query(`
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
    select 1, player_id, true, true, last_name_key, first_name_key, '${created}' from player where player_id >= ${large.firstPlayer}`)
  await owner.query(`
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
    select 1, ${large.eventId} + n, 'S', 'Event ' || n, 'event ' || n, date '2026-06-01' + n % 365, date '2026-06-01' + n % 365, 'Europe/Lisbon', 'published', '${created}', '${created}'
    from generate_series(0, 1999) n`)
  await owner.query(
    `insert into event_course (community_id, event_id, course_id, position) select 1, ${large.eventId} + n, 1, 1 from generate_series(0, 1999) n`,
  )
  await owner.query(`
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
    select 1, ${large.eventId} + e, p.player_id, true, '${created}', p.last_name_key, p.first_name_key
    from generate_series(0, 1999) e, generate_series(0, 59) n, player p
    where e > 0 and p.player_id = ${large.firstPlayer} + (e * 97 + n * 13) % 100000 on conflict do nothing`)
  await owner.query(`
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
    select 1, ${large.eventId}, p.player_id, true, '${created}', p.last_name_key, p.first_name_key
    from generate_series(0, ${large.registered - 1}) n join player p on p.player_id = ${large.firstPlayer} + n * 7`)
  await owner.query(
    `insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position) values (1, 51000, ${large.eventId}, 'Net', 1, 'strokePlay', false, 1)`,
  )
  await owner.query(`
    insert into flight (community_id, flight_id, leaderboard_id, name)
    select 1, ${large.firstFlight} + n, 51000, 'Flight ' || n from generate_series(0, ${large.flights - 1}) n`)
  await owner.query('analyze')
}
