/** The numbers of the sample club, against a count of another kind: over its rows, one by one, in TypeScript. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClubRows, clubRows, type Known, known } from '../../../test/countedByHand.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { sessionToken } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { loadSampleData } from '../../ops/sample/loadSampleData.ts'
import { hashOfToken } from '../access/sessions.ts'

const now = '2026-05-03T14:07:09Z'
const club = 101
let world: World
let staff: StaffCalls
let rows: ClubRows
beforeAll(async () => {
  world = await startWorld()
  await loadSampleData(world.url, Temporal.Instant.from(now))
  world.setClock(now)
  await world.rows(
    `insert into session (token_hash, administrator_id, created_at, seen_at, proved_at, device)
     select $1, administrator_id, $2, $2, $2, 'test' from administrator where email_key = 'director@example.com'`,
    [hashOfToken(sessionToken('director')), now],
  )
  await world.rows(unusual)
  staff = staffCalls(world)
  rows = await clubRows(world, club)
})
afterAll(() => world.close())

const lost = `
  select side_id from card join event using (community_id, event_id)
  where start_date < '2026-01-01' and side = 'P' order by side_id desc limit 3`

/** What a club has and the sample has not: older rounds, balls of teams, who did not come, who withdrew, one person twice. */
const unusual = `
  update event set start_date = start_date - 365, end_date = end_date - 365 where community_id = 101 and event_id in (
    select e.event_id from event e where e.community_id = 101 and e.kind = 'S' and e.state = 'official'
      and exists (select from card k where k.event_id = e.event_id and k.side = 'P') order by e.event_id limit 1);
  update event set settings = jsonb_set(settings, '{registration}', '{"fieldLimit": 80}') where community_id = 101 and kind <> 'R' and event_id % 2 = 0;
  update card set status = 'WD' where (community_id, event_id, side, side_id) in (
    select community_id, event_id, side, side_id from card where community_id = 101 and side = 'P' order by event_id desc, side_id limit 3);
  update card set status = 'NS', has_score = false where (community_id, event_id, side, side_id) in (
    select community_id, event_id, side, side_id from card where community_id = 101 and side = 'P' order by event_id desc, side_id offset 3 limit 2);
  insert into check_in (community_id, event_id, entry_id, player_id, state, seen_at, actor)
    select r.community_id, r.event_id, gen_random_uuid(), r.player_id, s.state, s.at::timestamptz, 'administrator:1'
    from (select * from registration where community_id = 101 order by event_id desc, player_id limit 2) r,
      (values ('noShow', '2026-05-01T08:00:00Z'), ('here', '2026-05-01T09:00:00Z')) s (state, at)
    where s.state = 'noShow' or r.player_id % 2 = 0;
  insert into audit (community_id, at, actor, action, event_id, subject, after)
    select 101, now(), 'administrator:1', 'registration.withdrawn', e.event_id, jsonb_build_object('playerIds', jsonb_build_array(m.player_id)), jsonb_build_object('status', x.status)
    from (values ('withdrawn'), ('noShow'), ('disqualified')) x (status)
    cross join lateral (select event_id from event where community_id = 101 and kind = 'S' and state <> 'cancelled' order by event_id desc limit 1) e
    cross join lateral (select player_id from membership where community_id = 101 order by player_id desc offset length(x.status) limit 1) m;
  update player set first_name = o.first_name, last_name = o.last_name, first_name_key = o.first_name_key, last_name_key = o.last_name_key, dob = null
    from player o where o.player_id = 3010 and player.player_id = 3011;
  update player set first_name = o.first_name, last_name = o.last_name, first_name_key = o.first_name_key, last_name_key = o.last_name_key, dob = o.dob + 9999
    from player o where o.player_id = 3020 and player.player_id = 3021;
  update membership set details_confirmed = false, given_dob = '2015-01-01' where community_id = 101 and player_id = 3030;
  insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
    select 101, 5209, 'T', team_id, array_fill(4::smallint, array[18]), true, now() from team where event_id = 5208 order by team_id limit 2;
  delete from card where event_id = 5209 and side = 'P' and side_id in (select min(player_id) from team_player where event_id = 5208 group by team_id order by team_id limit 2);
  delete from team_player where community_id = 101 and player_id in (${lost});
  delete from card where community_id = 101 and event_id in (select event_id from event where start_date > '2026-01-01')
    and side = 'P' and side_id in (${lost});`

const numbers = (communityId = club, year?: number) =>
  staff.call('getClubNumbers', { params: { communityId }, query: year === undefined ? {} : { year } }, 'director')

async function everybody(query: object, communityId = club): Promise<readonly number[]> {
  const found: number[] = []
  let after: number | undefined
  do {
    const page = await staff.call(
      'listMembers',
      { params: { communityId }, query: { groups: true, most: 7, ...query, ...(after !== undefined && { after }) } },
      'director',
    )
    found.push(...page.players.map(one => one.playerId))
    after = page.next
    expect(page.total).toBeGreaterThanOrEqual(found.length)
    if (after === undefined) expect(page.total).toBe(found.length)
  } while (after !== undefined)
  return found.toSorted((a, b) => a - b)
}

const idsOf = (list: readonly Known[]) => list.map(one => one.playerId).toSorted((a, b) => a - b)

describe.each([
  [club, 2026],
  [club, 2025],
  [102, 2026],
])('community %i in %i', (communityId, year) => {
  test('people are counted as by hand, and the list behind each number has just these', async () => {
    const all = known(rows, communityId, year, now)
    const { people } = await numbers(communityId, year)
    const expected = {
      players: all,
      members: all.filter(one => one.member),
      juniors: all.filter(one => one.junior),
      played: all.filter(one => one.rounds > 0),
      newFaces: all.filter(one => one.first?.startsWith(`${year}`)),
      notSeen: all.filter(one => one.last !== undefined && one.last < '2026-02-02'),
      neverPlayed: all.filter(one => one.last === undefined),
      inSeveral: all.filter(one => one.groups > 1),
      sameName: all.filter(one => one.sameName),
    }
    expect(people).toEqual({
      ...Object.fromEntries(Object.entries(expected).map(([name, list]) => [name, list.length])),
      rounds: all.reduce((sum, one) => sum + one.rounds, 0),
    })
    const queries = {
      players: {},
      members: { member: true },
      juniors: { juniors: true },
      played: { seen: 'played' },
      newFaces: { seen: 'newFaces' },
      notSeen: { seen: 'notSeen' },
      neverPlayed: { seen: 'neverPlayed' },
      inSeveral: { several: true },
      sameName: { sameName: true },
    } as const
    for (const [name, query] of Object.entries(queries))
      expect([name, await everybody({ year, ...query }, communityId)]).toEqual([
        name,
        idsOf(expected[name as keyof typeof expected]),
      ])
    expect(await everybody({ year, index: false }, communityId)).toEqual(idsOf(all.filter(one => !one.index)))
  })

  test('events, rounds, months, groups, who did not come and who withdrew are counted as by hand', async () => {
    const all = rows.events(communityId, year)
    const sum = (list: typeof all, of: (one: (typeof all)[number]) => number) =>
      list.reduce((total, one) => total + of(one), 0)
    const counted = await numbers(communityId, year)
    expect(counted).toMatchObject({
      events: all.length,
      registered: sum(all, one => one.registered),
      rounds: sum(all, one => one.rounds),
      noShows: sum(all, one => one.noShows.length),
      withdrawals: sum(all, one => one.withdrawn.length),
    })
    expect(counted.months).toEqual(
      [...Map.groupBy(all, one => Number(one.startDate.slice(5, 7)))]
        .map(([month, own]) => ({ month, events: own.length, rounds: sum(own, one => one.rounds) }))
        .toSorted((a, b) => a.month - b.month),
    )
    const cut = year === 2026 ? '2025-05-03' : `${year - 1}-12-31`
    const whole = rows.events(communityId, year - 1)
    const before = whole.filter(one => one.startDate <= cut)
    expect(counted.before).toMatchObject({
      events: before.length,
      registered: sum(before, one => one.registered),
      rounds: sum(before, one => one.rounds),
      noShows: sum(before, one => one.noShows.length),
    })
    expect(counted.before.months.reduce((total, one) => total + one.rounds, 0)).toBe(sum(whole, one => one.rounds))
    for (const group of counted.before.groups) {
      const limited = before.filter(one => one.communityId === group.communityId && one.places !== null)
      expect(group.placesTaken).toBe(sum(limited, one => one.registered))
    }
    for (const group of counted.groups) {
      const own = all.filter(one => one.communityId === group.communityId)
      const limited = own.filter(one => one.places !== null)
      expect(group).toMatchObject({
        events: own.length,
        rounds: sum(own, one => one.rounds),
        places: sum(limited, one => one.places ?? 0),
        placesTaken: sum(limited, one => one.registered),
      })
    }
    const { events } = await staff.call('listClubEvents', { params: { communityId }, query: { year } }, 'director')
    expect(events.map(one => [one.eventId, one.rounds, one.noShows, one.withdrawals])).toEqual(
      all.map(one => [one.eventId, one.rounds, one.noShows.length, one.withdrawn.length]),
    )
    const people = (of: (one: (typeof all)[number]) => readonly number[]) =>
      [...new Set(all.flatMap(of))].toSorted((a, b) => a - b)
    expect(await everybody({ year, seen: 'noShows' }, communityId)).toEqual(people(one => one.noShows))
    expect(await everybody({ year, seen: 'withdrawals' }, communityId)).toEqual(people(one => one.withdrawn))
  })
})

test('the sample says something about every number', async () => {
  const { people, ...rest } = await numbers()
  for (const [name, value] of Object.entries({ ...people, ...rest }))
    if (typeof value === 'number') expect([name, value > 0]).toEqual([name, true])
  const lastYear = await numbers(club, 2025)
  expect(lastYear.rounds).toBeGreaterThan(0)
  // Whoever looks from January of next year compares with the whole of this one.
  const { before } = await numbers(club, 2027)
  expect([before.events, before.rounds, before.played]).toEqual([rest.events, rest.rounds, people.played])
  expect(rest.years).toEqual([2026, 2025, 2024, 2023])
})

test('the pace of a group is that of its last rounds, from the first tee to the last score of a phone', async () => {
  expect((await numbers()).groups.map(one => one.paceMinutes)).toEqual([undefined, undefined, undefined, undefined])
  const [round] = await world.rows<{ eventId: number; pairing: number; player: number }>(`
    select e.event_id as "eventId", t.tee_pairing_id as pairing, x.player_id as player
    from event e join tee_pairing t using (community_id, event_id) join tee_pairing_player x using (community_id, tee_pairing_id)
    join card k on k.community_id = e.community_id and k.event_id = e.event_id and k.side = 'P' and k.side_id = x.player_id
    where e.community_id = 101 and e.state in ('completed', 'official') and e.start_date between '2026-01-01' and '2026-12-31'
      and array_position(k.strokes, null) is null order by e.start_date desc, e.event_id desc limit 1`)
  await world.rows(
    `insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
     select 101, $1, gen_random_uuid(), 'P', $3, 'score', n, 4, 'P', 'player', 'player', 'd', n, t.tee_time + n * interval '14 minutes', t.tee_time
     from tee_pairing t, generate_series(1, 18) n where t.community_id = 101 and t.tee_pairing_id = $2`,
    [round?.eventId, round?.pairing, round?.player],
  )
  expect((await numbers()).groups[0]?.paceMinutes).toBe(18 * 14)
  await world.rows(
    `insert into group_start (community_id, event_id, entry_id, tee_pairing_id, tapped_at, undone, actor)
     select 101, $1, gen_random_uuid(), t.tee_pairing_id, t.tee_time + interval '10 minutes', false, 'administrator:1'
     from tee_pairing t where t.community_id = 101 and t.tee_pairing_id = $2`,
    [round?.eventId, round?.pairing],
  )
  expect((await numbers()).groups[0]?.paceMinutes).toBe(18 * 14 - 10)
})

test('what was cancelled counts for nobody', async () => {
  await world.rows(
    "update event set state = 'cancelled' where community_id in (101, 102) and start_date < '2026-01-01'",
  )
  const { people, events, rounds } = await numbers(club, 2025)
  expect([events, rounds, people.played, people.notSeen]).toEqual([0, 0, 0, 0])
})
