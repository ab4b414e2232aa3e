import { afterAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { loadSampleData } from '../../ops/sample/loadSampleData.ts'

const template = await cloneDatabase()
await loadSampleData(template.url, Temporal.Now.instant())
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
const run = (...words: string[]) => tryCommand(database.url, words)

/** Logs that only grow, and the memory of merges itself. */
const logs = ['audit', 'change', 'player_merge', 'webhook_delivery', 'migration']

/** A hash of every other table. */
async function hashes(): Promise<Readonly<Record<string, string>>> {
  const tables = await rows(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all('{${logs}}') order by 1`,
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
  )
  return Object.fromEntries((await rows(parts.join(' union all '))).map(({ name, hash }) => [name, hash]))
}

async function merge(keep: number, remove: number): Promise<string> {
  const { output, errors } = await run('player', 'merge', String(keep), String(remove), '--confirm')
  expect(errors).toBe('')
  return /unmerge (\d+)/.exec(output)?.[1] ?? ''
}

const mailJob = (playerId: number) => `
  insert into jobs.job (name, data, policy) select name, '{"communityId": 101, "eventId": 5208, "playerId": ${playerId}, "about": "link"}', policy from jobs.queue where name = 'mail'`
const mailsOf = async (playerId: number) =>
  (await rows(`select 1 from jobs.job where data @> '{"playerId": ${playerId}}'`)).length

/** What the two have in places of all kinds, beside the sample: 3195 keeps, 3001 is registered for the events. */
async function fill(): Promise<void> {
  await rows(`insert into web_link values (101, 5208, 'scoring', 3001, 3)`)
  for (const player of [3001, 3195])
    await rows(
      `insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at) values (101, 5213, ${player}, gen_random_uuid(), 'withdrawn', now())`,
    )
  await rows(
    `insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at) values (101, 5215, 3001, gen_random_uuid(), 'withdrawn', now())`,
  )
  await rows(`insert into message (community_id, event_id, message_id, whom, subject, body, language, sent_at, not_before, actor)
    values (101, 5213, 71, 'waiting', 'A', 'B', 'en', now(), now(), 'x'), (101, 5213, 72, 'waiting', 'A', 'B', 'en', now(), now(), 'x')`)
  await rows(
    `insert into message_delivery values (101, 5213, 71, 3001, 'waiting', null), (101, 5213, 71, 3195, 'waiting', null), (101, 5213, 72, 3001, 'waiting', null)`,
  )
  // The kept one was at the desk of an event of the removed one, and is not registered there.
  for (const player of [3001, 3195])
    await rows(`insert into check_in (community_id, event_id, entry_id, player_id, state, seen_at, actor)
      values (101, 5210, gen_random_uuid(), ${player}, 'here', now(), 'administrator:1')`)
  await rows(`insert into proof_try (actor, player_id, since, tries) values ('credential:1', 3001, now(), 1)`)
  await rows(`insert into different_people values (3001, 3002, now(), 'administrator:1')`)
  await rows(`insert into posted_score values (101, 5209, 3001, now(), 'x')`)
  await rows(
    `insert into prize_given (community_id, event_id, player_id, cents, method, given_at, actor) values (101, 5209, 3001, 500, 'cash', now(), 'x')`,
  )
  await rows(
    `insert into official_place (community_id, event_id, official_at, leaderboard_id, player_id, label) select 101, 5209, now(), leaderboard_id, 3001, '1' from leaderboard limit 1`,
  )
  await rows(
    `insert into score_entry select community_id, event_id, gen_random_uuid(), 10000000 + log_id, side, side_id, kind, hole, value, status, 'M', 'player:3001', 'player:3001', 'phone', 1, tapped_at, received_at, reason from score_entry where event_id = 5210 and side_id = 3010 and kind = 'score' and hole < 4`,
  )
  await run('cards', 'rebuild', 'M-5208')
}

test('undoing a merge brings every row back as it was, in every table but the logs', async () => {
  await fill()
  const before = await hashes()
  const mergeId = await merge(3195, 3001)
  const changed = Object.entries(await hashes()).filter(([table, hash]) => hash !== before[table])
  expect(changed.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'card',
      'check_in',
      'different_people',
      'membership',
      'message_delivery',
      'official_place',
      'player',
      'player_handicap',
      'posted_score',
      'prize_given',
      'proof_try',
      'registration',
      'score_entry',
      'sign_up',
      'tee_pairing_player',
      'web_link',
    ]),
  )
  expect((await run('player', 'unmerge', mergeId)).errors).toBe('')
  expect(await hashes()).toEqual(before)
  expect((await run('cards', 'rebuild', 'M-5208', '--check')).code).toBe(0)
  expect(
    await rows(`select distinct action from audit where action in ('player.merged', 'player.unmerged') order by 1`),
  ).toEqual([{ action: 'player.merged' }, { action: 'player.unmerged' }])
})

test('values that the kept profile took go back, an administrator is the removed player again, and somebody by name too', async () => {
  await rows(
    `update player set email = null, email_key = null, hc_provider_id = null, hc_id = null, phone = null, phone_country_cd = null, dob = null where player_id = 3195`,
  )
  const before = await hashes()
  expect((await run('player', 'unmerge', await merge(3195, 3001))).errors).toBe('')
  expect(await hashes()).toEqual(before)
  await rows('delete from registration where player_id = 3004')
  const second = await hashes()
  expect((await run('player', 'unmerge', await merge(3150, 3004))).errors).toBe('')
  expect(await hashes()).toEqual(second)
  const third = await hashes()
  expect((await run('player', 'unmerge', await merge(3150, 3201))).errors).toBe('')
  expect(await hashes()).toEqual(third)
})

test('mails that wait are written to whoever the player is', async () => {
  await rows(mailJob(3001))
  const mergeId = await merge(3195, 3001)
  expect([await mailsOf(3001), await mailsOf(3195)]).toEqual([0, 1])
  await run('player', 'unmerge', mergeId)
  expect([await mailsOf(3001), await mailsOf(3195)]).toEqual([1, 0])
})

test('what was added since to an event of the removed player goes back with it, and nothing else does', async () => {
  const mergeId = await merge(3195, 3001)
  await rows(`update registration set note = 'Vegetarian' where player_id = 3195 and event_id = 5208`)
  await rows(`insert into check_in (community_id, event_id, entry_id, player_id, state, seen_at, actor)
    values (101, 5210, '00000000-0000-4000-8000-00000000aaaa', 3195, 'here', now(), 'administrator:1')`)
  await rows(
    `insert into registration select community_id, 5213, player_id, by_profile, handle, null, null, answers, now(), last_name_key, first_name_key from registration where player_id = 3195 and event_id = 5208`,
  )
  expect((await run('player', 'unmerge', mergeId)).errors).toBe('')
  expect(
    await rows(
      `select player_id::int, event_id::int, note from registration where player_id in (3001, 3195) order by 1, 2`,
    ),
  ).toEqual(
    expect.arrayContaining([
      { player_id: 3001, event_id: 5208, note: 'Vegetarian' },
      { player_id: 3195, event_id: 5213, note: null },
    ]),
  )
  expect(await rows(`select player_id::int from check_in`)).toEqual([{ player_id: 3001 }])
})

test.each<[string, string, string]>([
  [
    'the kept profile was changed',
    `update player set phone = '911111111', phone_country_cd = 'PT' where player_id = 3195`,
    'has changed since: phone',
  ],
  [
    'somebody else has the address',
    `update player set email = 'tiago.moura@example.com', email_key = 'tiago.moura@example.com' where player_id = 3100`,
    'Player 3100 has the e-mail address',
  ],
  [
    'the player was registered anew',
    `update registration set registered_at = now() where player_id = 3195 and event_id = 5208`,
    'registered again since the merge: Taça da Ria',
  ],
  ['it is too long ago', `update player_merge set merged_at = now() - interval '30 days 1 second'`, 'too long ago'],
])('undoing is refused and changes nothing when %s since', async (_, since, reason) => {
  await rows(`update player set phone = null, phone_country_cd = null where player_id = 3195`)
  const mergeId = await merge(3195, 3001)
  await rows(since)
  const before = await hashes()
  const { code, errors } = await run('player', 'unmerge', mergeId)
  expect([code, errors]).toEqual([1, expect.stringContaining(reason)])
  expect(await hashes()).toEqual(before)
})

test('merges that build on each other are undone in the order back, each once', async () => {
  const before = await hashes()
  const first = await merge(3150, 3201)
  const second = await merge(3170, 3150).catch(() => '')
  expect(second).not.toBe('')
  expect((await run('player', 'unmerge', first)).errors).toContain('merged into another one')
  for (const one of [second, first]) expect((await run('player', 'unmerge', one)).errors).toBe('')
  expect((await run('player', 'unmerge', first)).errors).toContain('already been undone')
  expect((await run('player', 'unmerge', '999')).errors).toContain('There is no merge 999')
  expect(await hashes()).toEqual(before)
})
