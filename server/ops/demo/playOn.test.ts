/** The demo is played on by its clock, through the door of phones; what people do in it stays as they did it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { connect, type Database } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { startBefore } from '../sample/field.ts'
import { demoPace } from './demoPace.ts'
import { loadDemo } from './loadDemo.ts'
import { playOn } from './playOn.ts'

const now = Temporal.Instant.from('2026-05-03T21:07:09Z')
let sample: TestDatabase
let database: Database
beforeAll(async () => {
  sample = await cloneDatabase()
  await loadDemo(sample.url, now, { onlyIntoEmpty: true, playsOn: true })
  database = connect({ url: sample.url, poolSize: 1, onError: () => undefined, asOwner: true })
})
afterAll(async () => {
  await database.close()
  await sample.drop()
})

const rows = (sql: string) => withClient(sample.url, async client => (await client.query(sql)).rows)
const after = (hours: number) => playOn(database, now.add({ minutes: hours * 60 }))
/** How many cards of a round there are, how many of them are complete, signed, differ, and how many holes all have. */
async function cards(eventId: number) {
  const [one] = await rows(
    `select count(*)::int as cards, count(*) filter (where n = 18)::int as complete, sum(n)::int as holes,
       count(*) filter (where status = 'SIGNED')::int as signed, count(*) filter (where conflicts <> '{}')::int as differ
     from (select *, cardinality(array_remove(strokes, null)) as n from card where event_id = ${eventId}) x`,
  )
  return one
}

test('whenever it is loaded, the round is under way: some are in, most are out, one group is silent, nothing is from later', async () => {
  const [round] = await rows(
    `select min(tee_time)::text as first, max(tee_time) < '${now}' as all_out from tee_pairing where event_id = 5210`,
  )
  expect(round).toEqual({ first: '2026-05-03 16:30:00+00', all_out: true })
  const { complete, cards: kept, signed } = await cards(5210)
  expect(complete).toBeGreaterThan(4)
  expect(signed).toBeGreaterThan(2)
  expect(complete).toBeLessThan(kept / 2)
  expect(await rows(`select 1 from score_entry where event_id in (5210, 5216) and received_at > '${now}'`)).toEqual([])
  const silent = await rows(
    `select p.tee_pairing_id from card c join tee_pairing_player p on p.event_id = c.event_id and p.player_id = c.side_id
     where c.event_id = 5210 and c.status = 'OPEN' and cardinality(array_remove(c.strokes, null)) < 18
     group by 1 having max(c.updated_at) < '${now}'::timestamptz - interval '20 minutes'`,
  )
  expect(silent).toHaveLength(1)
})

test('scores go on arriving, hole by hole, and what somebody else has entered stays', async () => {
  const before = { 5210: await cards(5210), 5216: await cards(5216) }
  const [{ id, hole }] = await rows(
    `select side_id as id, cardinality(array_remove(strokes, null)) + 1 as hole from card
     where event_id = 5210 and status = 'OPEN' and cardinality(array_remove(strokes, null)) = 8 order by 1 limit 1`,
  )
  await rows(
    `insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
     select 101, 5210, gen_random_uuid(), 'P', ${id}, 'score', ${hole}, 11, 'P', 'player:${id}', 'player:${id}', gen_random_uuid(), 1, '${now}', '${now}'`,
  )
  await after(0.5)
  for (const eventId of [5210, 5216] as const)
    expect((await cards(eventId)).holes).toBeGreaterThan(before[eventId].holes)
  const entered = `select value, actor from score_entry where event_id = 5210 and side_id = ${id} and hole = ${hole}`
  expect(await rows(entered)).toEqual([{ value: 11, actor: `player:${id}` }])
  const { holes } = await cards(5210)
  await after(0.5)
  expect(await cards(5210)).toMatchObject({ holes })
})

test('while play is suspended nobody scores, and then it goes on', async () => {
  await rows(`update event set state = 'suspended' where event_id = 5210`)
  const before = await cards(5210)
  await after(1)
  expect(await cards(5210)).toEqual(before)
  await rows(`update event set state = 'in progress' where event_id = 5210`)
  await after(1)
  expect((await cards(5210)).holes).toBeGreaterThan(before.holes)
})

test('in the end every card is in, a few wait for a signature, and on the next day it is still so', async () => {
  await after(8)
  const { cards: kept, complete, signed, differ } = await cards(5210)
  expect({ kept, complete }).toEqual({ kept: 75, complete: 75 })
  expect(differ).toBeGreaterThan(0)
  expect(signed).toBeGreaterThan(60)
  expect(signed).toBeLessThan(75)
  const entries = 'select count(*)::int as n from score_entry'
  const last = await rows(entries)
  await after(32)
  expect(await rows(entries)).toEqual(last)
})

test('a round that began before midnight is of one day', () => {
  const at = (moment: string) => startBefore(Temporal.Instant.from(moment), 270).toString()
  expect(at('2026-05-03T14:07:09Z')).toBe('2026-05-03T09:30:00Z')
  expect(at('2026-05-02T23:50:00Z')).toBe('2026-05-02T23:00:00Z')
})

test('nobody plays through: behind a slow group those who follow wait', () => {
  const starts = Array.from({ length: 12 }, (_, group) => 10 * group)
  const pace = demoPace(starts, 18)
  for (const [at, group] of pace.entries())
    for (const [hole, minutes] of group.entries()) expect(minutes).toBeGreaterThan(pace[at - 1]?.[hole] ?? 0)
  const whole = pace.map((group, at) => Math.round((group.at(-1) ?? 0) - (starts[at] ?? 0)))
  expect(whole[7]).toBeGreaterThan((whole[6] ?? 0) + 30)
  expect(whole[8]).toBeGreaterThan((whole[6] ?? 0) + 20)
})
