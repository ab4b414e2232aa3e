/** The numbers of a club with 100,000 registrations, and a search among 100,000 members. */
import { withClient } from '../server/kernel/database/migrate.ts'
import { asStaff, startSessions } from './asStaff.ts'
import { median } from './compare.ts'
import { insertLargeCommunity } from './large.ts'
import { type BenchService, settle, startBenchService } from './service.ts'

type ClubFigure = { readonly what: string; readonly value: number; readonly unit: 'ms'; readonly atMost: number }

const warming = 5
const turns = 51
const players = 15_000
const events = 2000
const inEvent = 50

/** Over three years and three groups: 2,000 events with 50 players each, everybody with a card, now and then one who withdrew. */
const playedClub = `
  insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, dob, hc_index_tenths, created_at)
    select 500000 + n, 'First' || n % 997, 'Last' || n % 4999, 'first' || n % 997, 'last' || n % 4999, 'M', date '1950-01-01' + n % 24000, n % 540, now()
    from generate_series(0, ${players - 1}) n;
  insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
    select c, player_id, player_id % 7 <> 0, true, last_name_key, first_name_key, now()
    from player, generate_series(1, 3) c where player_id >= 500000 and (c = 1 or player_id % 4 = c);
  insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, settings, created_at)
    select 1 + n % 3, 60000 + n, 'S', 'Event ' || n, 'event ' || n, current_date - n % 1000, current_date - n % 1000, 'Europe/Lisbon', 'official', now(),
      '{"registration": {"fieldLimit": 60}}', now() from generate_series(0, ${events - 1}) n;
  insert into event_course (community_id, event_id, course_id, position) select 1 + n % 3, 60000 + n, 1, 1 from generate_series(0, ${events - 1}) n;
  insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
    select 1 + e % 3, 60000 + e, p.player_id, true, now(), p.last_name_key, p.first_name_key
    from generate_series(0, ${events - 1}) e, generate_series(0, ${inEvent - 1}) n, player p
    where p.player_id = 500000 + (e * 97 + n * 293) % ${players};
  insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select community_id, event_id, 'P', player_id, array_fill(4::smallint, array[18]), case when player_id % 60 = 0 then 'WD' else 'SIGNED' end, true, 18, now()
    from registration where event_id >= 60000;
  insert into tee_pairing (community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole, tee_group)
    select e.community_id, e.event_id * 100 + n, e.event_id, 1, e.start_date + n * interval '10 minutes', 1, 'A'
    from event e, generate_series(0, 12) n where e.event_id >= 60000;
  insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
    select r.community_id, r.event_id, r.player_id, r.event_id * 100 + row_number() over (partition by r.event_id) % 13, r.event_id
    from registration r where r.event_id >= 60000;
  insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
    select r.community_id, r.event_id, gen_random_uuid(), 'P', r.player_id, 'score', h, 4, 'P', 'player', 'player', 'd', h, e.start_date + h * interval '14 minutes', now()
    from registration r join event e using (community_id, event_id), generate_series(1, 18) h where e.event_id between 60000 and 60099`

export async function measureClub(): Promise<readonly ClubFigure[]> {
  const bench = await startBenchService()
  try {
    await withClient(bench.databaseUrl, async client => {
      await client.query(playedClub)
      await settle(client)
    })
    await startSessions(bench)
    const [numbers = 0, notSeen = 0] = await medianMs(bench, [
      '/console/api/communities/1/numbers',
      '/console/api/communities/1/members?groups=true&seen=notSeen',
    ])
    await withClient(bench.databaseUrl, async client => {
      await insertLargeCommunity(client)
      await settle(client)
    })
    const searches = await medianMs(
      bench,
      ['last0500', 'first12 last05', 'nobody@example.com'].map(
        text => `/console/api/communities/1/members?find=${encodeURIComponent(text)}`,
      ),
    )
    return [
      { what: 'numbers of a club with 100,000 registrations', value: numbers, unit: 'ms', atMost: 200 },
      { what: 'the same: who was not seen for 90 days, first page', value: notSeen, unit: 'ms', atMost: 200 },
      {
        what: 'a search among 100,000 members, by name, two words or address: the slowest',
        value: Math.max(...searches),
        unit: 'ms',
        atMost: 200,
      },
    ]
  } finally {
    await bench.close()
  }
}

/** The median time of an answer of each, asked in turn: a slow stretch of the machine meets all of them. The first ones find the server cold. */
async function medianMs(bench: BenchService, paths: readonly string[]): Promise<readonly number[]> {
  const times = paths.map((): number[] => [])
  for (let turn = 0; turn < warming + turns; turn++)
    for (const [at, path] of paths.entries()) {
      const before = performance.now()
      await asStaff(bench, 'GET', path)
      if (turn >= warming) times[at]?.push(performance.now() - before)
    }
  return times.map(median)
}
