import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  club,
  duarte,
  firstRound,
  ines,
  multiRoundEvent,
  secondRound,
  tiago,
  yellowTee,
} from '../../../contract/examples.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { atMost } from '../../../tools/counts.ts'
import { verifyPassword } from '../../domain/access/passwords.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { dump, type Summary } from '../backup/dump.ts'
import { loadSampleData } from './loadSampleData.ts'

const now = Temporal.Instant.from('2026-05-03T14:07:09Z')
let database: TestDatabase
let milliseconds = 0
beforeAll(async () => {
  database = await cloneDatabase()
  const before = performance.now()
  await loadSampleData(database.url, now)
  milliseconds = performance.now() - before
})
afterAll(() => database.drop())

const rows = (sql: string) => withClient(database.url, async client => (await client.query(sql)).rows)

function hashes(): Promise<Summary> {
  return withClient(database.url, async client => {
    await client.query('begin')
    return dump(client)
  })
}

test('it is loaded within two seconds', () => {
  expect(milliseconds).toBeLessThan(atMost(2000))
})

test('what the examples of the reference name is there under the same ids', async () => {
  const events = await rows(
    `select case kind when 'M' then 'M-' else 'S-' end || event_id as id, name, start_date::text, end_date::text from event where event_id between 5208 and 5210 order by event_id`,
  )
  expect(events).toEqual(
    [multiRoundEvent, firstRound, secondRound].map(({ eventId, name, startDate, endDate }) => ({
      id: eventId,
      name,
      start_date: startDate,
      end_date: endDate,
    })),
  )
  expect(await rows(`select name from community where community_id = ${club.id}`)).toEqual([{ name: club.name }])
  expect(
    await rows(
      'select player_id as "playerId", first_name as "firstName", last_name as "lastName" from player where player_id <= 3003 order by 1',
    ),
  ).toEqual([tiago, ines, duarte].map(({ playerId, firstName, lastName }) => ({ playerId, firstName, lastName })))
  expect(await rows(`select name, slope from course_tee where tee_id = ${yellowTee.id} and course_id = 22`)).toEqual([
    { name: yellowTee.name, slope: yellowTee.slope },
  ])
  expect(await rows('select leaderboard_id, type_id from leaderboard where event_id = 5208 order by 1')).toEqual([
    { leaderboard_id: 601, type_id: 1 },
    { leaderboard_id: 602, type_id: 8 },
  ])
  expect(await rows('select flight_id, name from flight where leaderboard_id in (601, 602) order by 1')).toEqual([
    { flight_id: 701, name: 'Handicap 0 to 14' },
    { flight_id: 702, name: 'Handicap 15 to 36' },
    { flight_id: 703, name: 'Pairs' },
  ])
  expect(await rows('select name from team where team_id in (801, 802) order by team_id')).toEqual([
    { name: 'Os Andorinhas' },
    { name: 'Team #2' },
  ])
  expect(await rows('select player_id from tee_pairing_player where tee_pairing_id = 901 order by 1')).toEqual([
    { player_id: 3001 },
    { player_id: 3002 },
  ])
  expect(
    await rows('select hc_course, hc_playing from player_handicap where player_id = 3001 and event_id = 5208'),
  ).toEqual([{ hc_course: 13, hc_playing: 12 }])
  expect(await rows('select hc_course, hc_playing from team_handicap where team_id = 801 and event_id = 5209')).toEqual(
    [{ hc_course: 22, hc_playing: 11 }],
  )
})

test('there is an event in every stage, and today one is being played', async () => {
  expect(await rows('select state, count(*)::int as events from event group by 1 order by 1')).toEqual([
    { state: 'completed', events: 1 },
    { state: 'in progress', events: 3 },
    { state: 'official', events: 9 },
    { state: 'published', events: 3 },
  ])
  const [thru] = await rows(
    'select min(n)::int as least, max(n)::int as most from (select cardinality(array_remove(strokes, null)) as n from card where event_id = 5210) x',
  )
  expect(thru).toEqual({ least: 6, most: 18 })
  expect(await rows(`select 1 from card where updated_at > '${now}'`)).toEqual([])
})

test('the club has a past: its events as they were played before, with who had entered and who won', async () => {
  expect(
    await rows(
      `select e.name, count(distinct r.player_id)::int as players, count(distinct o.player_id) > 0 as won
       from event e
       join registration r on r.event_id = e.event_id and r.registered_at < e.start_date
       left join official_place o on o.event_id = e.event_id and o.label in ('1', 'T1')
       where e.start_date < '2025-07-01' group by e.community_id, e.event_id order by e.start_date`,
    ),
  ).toEqual(
    [
      { name: 'Open de Primavera 2024', players: 8 },
      { name: 'Taça da Ria 2024', players: 8 },
      { name: 'Open de Primavera 2025', players: 24 },
      { name: "Ladies' Medal 2025", players: 16 },
      { name: 'Taça da Ria 2025', players: 28 },
      { name: 'Troféu dos Amigos 2025', players: 28 },
      { name: 'Dia do Capitão 2025', players: 12 },
    ].map(event => ({ ...event, won: true })),
  )
})

test('every card is, to the byte, what the log of its entries makes', async () => {
  for (const { id } of await rows(`select 'S-' || event_id as id from event where kind <> 'M'`)) {
    const { code, output } = await tryCommand(database.url, ['cards', 'rebuild', id, '--check'])
    expect({ code, output }).toMatchObject({ code: 0 })
  }
  expect(await rows('select count(*)::int as cards from card')).toEqual([{ cards: 358 }])
})

test('some players have completed their profile, some are registered by name, the strangers share nothing with the club', async () => {
  const [counted] = await rows(
    `select count(*) filter (where completed_at is not null)::int as completed, count(*) filter (where by_name)::int as by_name, count(*)::int as players from player`,
  )
  expect(counted).toEqual({ completed: expect.any(Number), by_name: 7, players: 207 })
  expect(counted.completed).toBeGreaterThan(20)
  expect(
    await rows(
      'select 1 from membership a join membership b using (player_id) where a.community_id = 105 and b.community_id < 105',
    ),
  ).toEqual([])
})

test('the sample credentials work', async () => {
  const [demo, other] = await rows('select password_hash as hash from credential order by credential_id')
  expect(await verifyPassword('demo-fairway-2026', demo.hash)).toBe(true)
  expect(await verifyPassword('other-fairway-2026', other.hash)).toBe(true)
})

test('loading it again gives exactly the same, whatever was done in between', async () => {
  const before = await hashes()
  await rows(
    `insert into community (name, name_key, created_at) values ('Other', 'other', now()); delete from card; update player set first_name = 'X'`,
  )
  await loadSampleData(database.url, now)
  expect(await hashes()).toEqual(before)
})

test('ids go on after those of the sample data', async () => {
  const [next] = await rows(
    `select nextval('player_player_id_seq') as player, nextval('event_event_id_seq') as event, nextval('course_tee_tee_id_seq') as tee`,
  )
  expect([next.player, next.event].map(Number)).toEqual([3208, 5217])
  expect(Number(next.tee)).toBeGreaterThan(263)
})
