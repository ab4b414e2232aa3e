import { afterAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { loadSampleData } from '../../ops/sample/loadSampleData.ts'

const template = await cloneDatabase()
await loadSampleData(template.url, Temporal.Instant.from('2026-05-03T14:07:09Z'))
let database: TestDatabase
beforeEach(async () => {
  await database?.drop()
  database = await cloneDatabase(/test_\w+/.exec(template.url)?.[0])
})
afterAll(async () => {
  await database.drop()
  await template.drop()
})

const rows = (sql: string) => withClient(database.url, async client => (await client.query(sql)).rows)
const merge = (...words: string[]) => tryCommand(database.url, ['player', 'merge', ...words])
const stranger = 3195
/** Everything that a player has, by table. */
const belongings = (id: number) =>
  rows(`
    select 'membership' as what, count(*)::int as n from membership where player_id = ${id} union all
    select 'registration', count(*)::int from registration where player_id = ${id} union all
    select 'sign-up', count(*)::int from sign_up where player_id = ${id} union all
    select 'flight', count(*)::int from flight_player where player_id = ${id} union all
    select 'team', count(*)::int from team_player where player_id = ${id} union all
    select 'pairing', count(*)::int from tee_pairing_player where player_id = ${id} union all
    select 'handicap', count(*)::int from player_handicap where player_id = ${id} union all
    select 'card', count(*)::int from card where side = 'P' and side_id = ${id} union all
    select 'entry', count(*)::int from score_entry where side = 'P' and side_id = ${id} order by 1`)

test('without confirmation it shows what would move and changes nothing', async () => {
  const before = await belongings(3001)
  const { code, output } = await merge(String(stranger), '3001')
  expect(code).toBe(0)
  expect(output).toMatch(/Keep {4}3195/)
  expect(output).toMatch(/Remove {2}3001 {2}Tiago Moura, tiago.moura@example.com/)
  expect(output).toContain('Moves   2 cards')
  expect(output).toContain('M-5208 "Taça da Ria 2026", 2 cards')
  expect(output).toContain('Lost    world handicap id 48213')
  expect(output).toContain('Nothing has been changed')
  expect(await belongings(3001)).toEqual(before)
})

test('everything moves, the kept profile takes what it lacks, the other one is gone', async () => {
  await rows(
    `update player set email = null, email_key = null, hc_provider_id = null, hc_id = null, phone = null, phone_country_cd = null where player_id = ${stranger}`,
  )
  await rows(`insert into web_link values (101, 5208, 'scoring', 3001, 3)`)
  await rows(
    `insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at) select 101, event, 3001, gen_random_uuid(), 'withdrawn', now() from unnest('{5213,5215}'::bigint[]) event`,
  )
  await rows(
    `insert into score_entry select community_id, event_id, gen_random_uuid(), 10000000 + log_id, side, side_id, kind, hole, value, status, 'M', 'player:3001', 'player:3001', 'phone', 1, tapped_at, received_at, reason from score_entry where event_id = 5210 and side_id = 3010 and kind = 'score' and hole < 4`,
  )
  await tryCommand(database.url, ['cards', 'rebuild', 'M-5208'])
  const scoreIds = (id: number) =>
    rows(`select event_id, score_id from card where side = 'P' and side_id = ${id} order by score_id`)
  const idsBefore = [...(await scoreIds(3001)), ...(await scoreIds(stranger))]
  const [of, kept] = [await belongings(3001), await belongings(stranger)]
  const { code, output } = await merge(String(stranger), '3001', '--confirm')
  expect(code).toBe(0)
  expect(output).toContain('Merged.')
  expect(await belongings(stranger)).toEqual(of.map((row, index) => ({ what: row.what, n: row.n + kept[index].n })))
  expect(await rows('select 1 from player where player_id = 3001')).toEqual([])
  expect(await rows('select 1 from web_link')).toEqual([])
  expect(idsBefore).not.toEqual([])
  expect(new Set(await scoreIds(stranger))).toEqual(new Set(idsBefore))
  expect(await rows(`select 1 from score_entry where scorer = 'player:3001'`)).toEqual([])
  expect(await rows(`select 1 from score_entry where scorer = 'player:${stranger}'`)).not.toEqual([])
  expect((await tryCommand(database.url, ['cards', 'rebuild', 'M-5208', '--check'])).code).toBe(0)
  const [profile] = await rows(
    `select email, hc_provider_id, hc_id, phone_country_cd, phone, dob::text = '1988-09-14' as same_dob from player where player_id = ${stranger}`,
  )
  expect(profile).toEqual({
    email: 'tiago.moura@example.com',
    hc_provider_id: 20,
    hc_id: '48213',
    phone_country_cd: 'PT',
    phone: '912345678',
    same_dob: false,
  })
  expect(
    await rows(
      `select community_id, event_id, subject from audit where action = 'player.merged' order by 1, 2 nulls first`,
    ),
  ).toEqual([
    {
      community_id: 101,
      event_id: null,
      subject: { playerId: stranger, mergedPlayerId: 3001, mergeId: expect.any(Number) },
    },
    {
      community_id: 101,
      event_id: 5208,
      subject: { playerId: stranger, mergedPlayerId: 3001, mergeId: expect.any(Number) },
    },
    {
      community_id: 105,
      event_id: null,
      subject: { playerId: stranger, mergedPlayerId: 3001, mergeId: expect.any(Number) },
    },
  ])
})

test('in a community of both the kept membership stays, as a member if either was', async () => {
  await rows(
    `update membership set member = (player_id = 3090), handle = case when player_id = 3090 then 'Zé' end where player_id in (3090, 3150) and community_id = 101`,
  )
  await rows('delete from registration where player_id = 3090')
  expect((await merge('3150', '3090', '--confirm')).errors).toBe('')
  expect(await rows('select member, handle from membership where player_id = 3150 and community_id = 101')).toEqual([
    { member: true, handle: 'Zé' },
  ])
})

test('somebody who was registered by name becomes the profile', async () => {
  expect((await merge('3150', '3201', '--confirm')).errors).toBe('')
  expect(await rows('select by_profile from registration where player_id = 3150 and event_id = 5208')).toEqual([
    { by_profile: true },
  ])
})

test('an administrator stays the same person', async () => {
  await rows('delete from registration where player_id = 3004')
  expect((await merge('3150', '3004', '--confirm')).errors).toBe('')
  expect(await rows('select player_id from administrator where player_id is not null')).toEqual([{ player_id: 3150 }])
})

test.each([
  ['both are registered for one event', ['3001', '3002'], 'Both are registered for M-5208'],
  ['the kept one has no profile', ['3201', '3150'], 'registered by name only'],
  ['the kept one is not of the community', ['3195', '3201'], 'does not belong to the community of M-5208'],
  ['one does not exist', ['3001', '999'], 'do not both exist'],
])('it is refused and nothing changes when %s', async (_, words, reason) => {
  const before = await rows('select md5(string_agg(r::text, $$|$$ order by r::text)) from registration r')
  const { code, errors } = await merge(...words, '--confirm')
  expect(code).toBe(1)
  expect(errors).toContain(reason)
  expect(await rows('select md5(string_agg(r::text, $$|$$ order by r::text)) from registration r')).toEqual(before)
  expect(await rows(`select 1 from audit where action = 'player.merged'`)).toEqual([])
})
