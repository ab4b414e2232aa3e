/**
 * A whole installation for measuring: communities, players and scores, made by statements over many rows at a time. It goes into
 * the database of DATA_DIR or DATABASE_URL, beside the named world of the tests, whose course and accounts it uses:
 * `DATA_DIR=/tmp/large node bench/installation.ts '{"communities":10000,"players":1000000,"scores":20000000}'`.
 */

import type pg from 'pg'
import { readConfig } from '../server/kernel/config.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { openDatabase } from '../server/kernel/database/openDatabase.ts'
import { spokenLine } from '../server/kernel/saidError.ts'
import { dropIndexes } from '../server/ops/backup/dropIndexes.ts'
import { insertWorld } from '../test/insertWorld.ts'
import { created } from '../test/world.rows.ts'

export type Sizes = { readonly communities: number; readonly players: number; readonly scores: number }

/** Where its ids begin; those of the world are lower. */
export const first = { community: 100_000, player: 1_000_000, event: 1_000_000, group: 1_000_000, credential: 5000 }

/** Communities beside the clubs: one of which everybody is a member, and one with a hundredth of them. */
export const federation = 90_000
export const region = 90_001

const field = 72
const holes = 18
/** Events for which rows are made in one statement. */
const eventsAtOnce = 250

/** What follows from the sizes. */
export function plan({ communities, players, scores }: Sizes) {
  const members = Math.floor(players / communities)
  const starters = Math.min(field, members)
  return { members, starters, events: Math.ceil(scores / (starters * holes)) }
}

/** Fills a migrated database, as its owner. `progress` hears of each step. */
export async function insertInstallation(
  owner: pg.Client,
  sizes: Sizes,
  progress: (line: string) => void,
): Promise<void> {
  const { events } = plan(sizes)
  await insertWorld(owner)
  // Millions of rows that refer to what was just made need not be asked one by one whether it is there.
  await owner.query('set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0')
  await owner.query(
    "set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set max_parallel_maintenance_workers = 1",
  )
  await owner.query(people(sizes))
  progress(`${sizes.communities} communities, ${sizes.players} players`)
  const makeIndexes = await dropIndexes(owner, [
    'score_entry',
    'card',
    'registration',
    'player_handicap',
    'tee_pairing_player',
  ])
  for (let from = 0; from < events; from += eventsAtOnce) {
    const to = Math.min(events, from + eventsAtOnce) - 1
    await owner.query(play(sizes, from, to))
    if (from % (eventsAtOnce * 8) === 0) progress(`${to + 1} of ${events} events`)
  }
  await makeIndexes(line => progress(spokenLine(line, 'en')))
  await owner.query('reset session_replication_role')
  await owner.query(idsGoOn)
  progress('the statistics')
  await owner.query('vacuum analyze')
}

/** Names are scattered: neighbours in the order of names are no neighbours in the table. */
function people({ communities, players }: Sizes): string {
  const { members } = plan({ communities, players, scores: 0 })
  const digits = String(players - 1).length
  const name = `to_char(n * 7919::bigint % ${players}, 'FM${'0'.repeat(digits)}')`
  const club = `${first.community} + least(n / ${members}, ${communities - 1})`
  const membersOf = (community: string, where: string) => `
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
    select ${community}, player_id, true, true, last_name_key, first_name_key, '${created}'
    from player cross join lateral (select player_id - ${first.player} as n) of
    where player_id >= ${first.player} and ${where};`
  return `
    insert into community (community_id, name, name_key, created_at)
    values (${federation}, 'Federation', 'federation', '${created}'), (${region}, 'Region', 'region', '${created}');
    insert into community (community_id, name, name_key, club_community_id, created_at)
    select ${first.community} + n, 'Club ' || n, 'club ' || n, ${first.community} + n, '${created}' from generate_series(0, ${communities - 1}) n;
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, hc_index_tenths, hc_revision_date, created_at,
      creator_community_id, keeper_community_id, email_community_id)
    select ${first.player} + n, 'First' || n % 997, 'Last' || ${name}, 'first' || n % 997, 'last' || ${name}, case when n % 4 = 0 then 'F' else 'M' end,
      n % 540, '2026-04-20', '${created}', ${club}, ${club}, ${club} from generate_series(0, ${players - 1}) n;
    ${membersOf(club, 'true')} ${membersOf(String(federation), 'true')} ${membersOf(String(region), 'n % 100 = 0')}
    insert into credential (credential_id, email, email_key, intended_use, created_at)
    values (${first.credential}, 'installation@example.com', 'installation@example.com', 'Measures', '${created}');
    insert into credential_community select ${first.credential}, c from unnest('{${federation},${region},${first.community}}'::bigint[]) c;
    insert into administrator_community (community_id, administrator_id, role)
    select ${first.community}, administrator_id, role from administrator_community where community_id = 1 and administrator_id > 1`
}

/** Events with everything that is played in them. The first clubs have hundreds, most of the others one or none. */
function play({ communities, players, scores }: Sizes, from: number, to: number): string {
  const { members, starters, events } = plan({ communities, players, scores })
  const club = `floor(${communities} * power((n + 0.5) / ${events}, 3))::bigint`
  const day = `date '2025-01-01' + (n % 500)::int`
  // Not materialised, each statement would make them again; a table of the session is made once.
  return `
    drop table if exists pg_temp.made, pg_temp.field;
    create temp table made as
      select n, ${first.event} + n as event_id, ${first.community} + ${club} as community_id, ${day} as day from generate_series(${from}, ${to}) n;
    create temp table field as
      select m.*, k, ${first.player} + (m.community_id - ${first.community}) * ${members} + (k + n * 29) % ${members} as player_id
      from made m, generate_series(0, ${starters - 1}) k;
    analyze pg_temp.made, pg_temp.field;
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
      select community_id, event_id, 'S', 'Medal ' || n, 'medal ' || n, day, day, 'Europe/Lisbon', 'in progress', '${created}', '${created}' from made;
    insert into event_course (community_id, event_id, course_id, position) select community_id, event_id, 1, 1 from made;
    insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
      select community_id, event_id, event_id, 'Net', 1, 'strokePlay', false, 1 from made;
    insert into flight (community_id, flight_id, leaderboard_id, name) select community_id, event_id, event_id, 'Everybody' from made;
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
      select f.community_id, f.event_id, f.player_id, true, '${created}', p.last_name_key, p.first_name_key from field f join player p using (player_id);
    insert into player_handicap (community_id, event_id, player_id, registration_event_id, course_id, tee_id, hc_index_tenths, hc_course, hc_playing, alloc_pct, source)
      select community_id, event_id, f.player_id, event_id, 1, case gender when 'F' then 13 else 11 end, hc_index_tenths, hc_index_tenths / 10,
        hc_index_tenths / 10, 95, 'PROVIDER' from field f join player p using (player_id);
    insert into flight_player (community_id, leaderboard_id, player_id, flight_id, event_id)
      select community_id, event_id, player_id, event_id, event_id from field;
    insert into tee_pairing (community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole, tee_group)
      select community_id, ${first.group} + n * ${field} + k, event_id, 1, day + time '07:30' + k * interval '150 seconds', 1, 'A'
      from field where k % 4 = 0;
    insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id, seat)
      select community_id, event_id, player_id, ${first.group} + n * ${field} + k - k % 4, event_id, 1 + k % 4 from field;
    insert into card (community_id, event_id, side, side_id, strokes, has_score, version, updated_at)
      select community_id, event_id, 'P', player_id, array(select (3 + (h * 7 + player_id) % 4)::smallint from generate_series(1, ${holes}) h),
        true, ${holes}, day + time '12:00' from field;
    insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
      select community_id, event_id, gen_random_uuid(), 'P', player_id, 'score', h, 3 + (h * 7 + player_id) % 4, 'P', 'player', 'player:' || player_id,
        'phone-' || k, h, day + time '08:00' + h * interval '14 minutes', day + time '08:00' + h * interval '14 minutes 2 seconds'
      from field, generate_series(1, ${holes}) h;
    insert into change (community_id, event_id, at, kind, subject)
      select community_id, event_id, day + time '12:00', 'score.recorded', jsonb_build_object('playerIds', jsonb_build_array(player_id), 'teamIds', '[]'::jsonb)
      from field`
}

const idsGoOn = Object.entries({
  community: 'community_id',
  player: 'player_id',
  event: 'event_id',
  leaderboard: 'leaderboard_id',
  flight: 'flight_id',
  tee_pairing: 'tee_pairing_id',
  credential: 'credential_id',
})
  .map(([table, id]) => `select setval(pg_get_serial_sequence('${table}', '${id}'), (select max(${id}) from ${table}))`)
  .join(';')

if (import.meta.main) {
  const sizes: Sizes = {
    communities: 10_000,
    players: 1_000_000,
    scores: 20_000_000,
    ...JSON.parse(process.argv[2] ?? '{}'),
  }
  const config = readConfig({ ENVIRONMENT: 'testing', ...process.env }, false)
  const opened = await openDatabase(config)
  const began = performance.now()
  const progress = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s: ${line}`)
  try {
    await withClient(opened.ownerUrl, owner => insertInstallation(owner, sizes, progress))
    progress('done')
  } finally {
    if (!opened.adopted) await opened.stop()
  }
}
