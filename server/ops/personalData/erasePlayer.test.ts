import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { privacyWays } from '../../../test/privacyWays.ts'
import { getPage, openRegistration, personalPath, publicPath, send, stranger } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const zoe = 1
/** Everything by which Zoé can be found, also what she was called before. */
const values = {
  name: ['Zéphyrine', "O'Quill", 'Formername', 'zephyrine', "o'quill"],
  contact: ['quill@example.net', 'before@example.net', 'form@example.net', '699123456', '1961-07-13'],
  other: ['QX777123', 'Quillie', 'Sore knee', 'Vegetarian', 'pictures.example/zoe'],
}

/** Zoé takes part in everything and has left traces wherever somebody can. */
async function liveALife(): Promise<void> {
  await openRegistration(world, {
    fieldLimit: 20,
    questions: [{ id: 'food', text: 'Food', kind: 'text' }],
  })
  const player = { params: { playerId: zoe } }
  await world.call('updatePlayerName', { ...player, body: { firstName: 'Zéphyrine', lastName: 'Formername' } })
  await world.call('updatePlayerEmail', { ...player, body: { email: 'before@example.net' } })
  await world.call(
    'updatePlayerName',
    { ...player, body: { firstName: 'Zéphyrine', lastName: "O'Quill" } },
    { idempotencyKey: 'name-of-1' },
  )
  await world.call('updatePlayerEmail', { ...player, body: { email: 'quill@example.net' } })
  await world.call('updatePlayerDob', { ...player, body: { dob: '1961-07-13' } })
  await world.call('updatePlayerPhone', { ...player, body: { phoneCountryCd: 'PT', phone: '699123456' } })
  await world.call('updatePlayerHandicapId', { ...player, body: { hcProviderId: 20, hcId: 'QX777123' } })
  await world.call('updatePlayerHandle', { params: { playerId: zoe, communityId: 1 }, body: { handle: 'Quillie' } })
  await world.call('listEventPlayers', { params: { eventId: 'S-130' } })
  await world.call('renameTeam', { params: { eventId: 'S-110', teamId: 3011, name: "O'Quill / Costa" } })
  await world.rows(
    `update player set hc_index_tenths = 124, pic_url = 'https://pictures.example/zoe' where player_id = 1`,
  )
  await world.rows(`update registration set answers = '{"food": "Vegetarian"}', handle = 'Quillie' where player_id = 1`)
  await world.rows(`update player_handicap set reason = 'Sore knee' where player_id = 1 and event_id = 110`)
  await world.rows(`update event set info = E'Ask Zéphyrine  O''Quill or QUILL@example.net.' where event_id = 120`)
  await world.rows(
    `update leaderboard set settings = '{"note": "\\"Cup\\" of Zéphyrine O''Quill"}' where leaderboard_id = 1031`,
  )
  await world.rows(
    `insert into sign_up (community_id, event_id, player_id, form_key, state, place, details, answers, signed_up_at)
     values (1, 140, 1, gen_random_uuid(), 'waiting', 1, '{"email": "form@example.net", "emailKey": "form@example.net", "phone": "699123456"}', '{"food": "Vegetarian"}', now())`,
  )
  await world.rows(
    `insert into jobs.job (name, data, output) values ('mail', '{"communityId": 1, "eventId": 110, "playerId": 1, "about": "registered"}', '{"message": "550 no such user quill@example.net"}')`,
  )
}

const erase = (...more: string[]) => tryCommand(world.url, ['player', 'erase', String(zoe), ...more])

/** The tables, of the service and of its queues, with a row in which one of the values stands. */
async function foundIn(wanted: readonly string[]): Promise<readonly string[]> {
  const tables = await world.rows<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  )
  const found = []
  for (const { name } of tables) {
    const [row] = await world.rows<{ hits: number }>(
      `select count(*) as hits from ${name} x, unnest($1::text[]) as sought (word) where position(lower(word) in lower(x::text)) > 0`,
      [wanted],
    )
    if ((row?.hits ?? 0) > 0) found.push(name)
  }
  return found
}

const everything = Object.values(values).flat()

test.each(privacyWays)('no value of a player erased %s stands in any row of any table', async (_, way) => {
  await liveALife()
  expect((await foundIn(everything)).toSorted()).toEqual([
    'jobs.job',
    'jobs.job_common',
    'public.audit',
    'public.event',
    'public.idempotency',
    'public.leaderboard',
    'public.membership',
    'public.player',
    'public.player_handicap',
    'public.registration',
    'public.sign_up',
    'public.team',
  ])
  await way.erase(world, zoe)
  expect(await foundIn(everything)).toEqual([])
  expect(await world.rows('select name from team where team_id = 3011')).toEqual([
    { name: 'Withdrawn player 1 / Costa' },
  ])
  expect(await world.rows('select info from event where event_id = 120')).toEqual([
    { info: 'Ask Withdrawn player 1 or Withdrawn player 1.' },
  ])
})

test('results are what they were, but for the name', async () => {
  await liveALife()
  await world.rows(`update registration set handle = null where player_id = 1`)
  await world.rows('update membership set handle = null where player_id = 1')
  await world.rows(`update team set name = 'Eagles' where team_id = 3011`)
  const results = async () =>
    JSON.stringify([
      await world.call('getStandings', { params: { eventId: 'S-130', leaderboardId: 1041 } }),
      await world.call('searchPlayerScores', { params: { eventId: 'S-130' }, criteria: { holeScores: true } }),
      await world.call('searchTeamScores', { params: { eventId: 'S-140' }, criteria: { holeScores: true } }),
    ])
  const before = await results()
  const rows = () =>
    world.rows(`select md5(string_agg(x::text, '' order by x::text)) from (
      select x::text from card x union all select x::text from score_entry x union all select x::text from flight_player x
      union all select x::text from tee_pairing_player x union all select x::text from team_player x) x`)
  const kept = await rows()
  expect(before).toContain("O'Quill")
  expect((await erase('--confirm', '--also-running')).errors).toBe('')
  expect(await rows()).toEqual(kept)
  const renamed = (text: string) =>
    text
      .replaceAll('"firstName":"Zéphyrine"', '"firstName":"Withdrawn"')
      .replaceAll(`"lastName":"O'Quill"`, '"lastName":"player 1"')
      .replaceAll(`"name":"Zéphyrine O'Quill"`, '"name":"Withdrawn player 1"')
  const unversioned = (text: string) => text.replaceAll(/"version":"[^"]*"/g, '')
  // The server hears of it from the database, as of everything that another server did: until then it says the old name.
  await expect
    .poll(async () => unversioned(await results()), { timeout: atMost(5000) })
    .toBe(unversioned(renamed(before)))
})

test('the player is found by no search and nobody is told a link that opens anything', async () => {
  await liveALife()
  const path = await personalPath(world, zoe)
  expect((await getPage(world, path)).status).toBe(200)
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId: zoe } })
  const link = /\/e\/|\/p\/(.*)/.exec(url)
  expect(link).not.toBeNull()
  await erase('--confirm', '--also-running')
  for (const criteria of [{ playerIds: [zoe] }, { lastName: 'withdrawn' }, { lastName: 'player' }, { lastName: 'o' }]) {
    const found = await world.call('searchPlayers', { criteria: { communityId: 1, ...criteria } })
    expect(found.map(({ playerId }) => playerId)).not.toContain(zoe)
  }
  expect(await world.refusal('listPlayerCommunities', { params: { playerId: zoe } })).toBe('UNAUTHORIZED')
  await expect.poll(async () => (await getPage(world, path)).status, { timeout: atMost(5000) }).toBe(404)
  await expect
    .poll(async () => (await getPage(world, new URL(url).pathname)).status, { timeout: atMost(5000) })
    .toBeGreaterThanOrEqual(400)
  const [place] = await world.rows('select state, place from sign_up where player_id = 1')
  expect(place).toEqual({ state: 'withdrawn', place: null })
})

test('erasing is in the audit without what was erased, and erasing again changes nothing', async () => {
  await liveALife()
  await erase('--confirm', '--also-running')
  const audited = await world.rows(
    `select community_id, actor, subject, after ->> 'memberships' as memberships from audit where action = 'player.erased' order by 1`,
  )
  expect(audited).toEqual([
    { community_id: 1, actor: 'operator', subject: { playerId: 1 }, memberships: '2' },
    { community_id: 2, actor: 'operator', subject: { playerId: 1 }, memberships: '2' },
  ])
  const hash = () =>
    world.rows(`select (select md5(string_agg(x::text, '' order by x::text)) from audit x) as audit,
      (select md5(string_agg(x::text, '' order by x::text)) from web_link x) as links, (select count(*) from change) as changes`)
  const before = await hash()
  const again = await erase('--confirm', '--also-running')
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('already been erased') })
  expect(await hash()).toEqual(before)
})

test('without confirmation it says what would be lost and what stays, and changes nothing', async () => {
  await liveALife()
  const before = await world.rows('select p::text, (select count(*) from membership) from player p where player_id = 1')
  const { code, output } = await erase('--also-running')
  expect(code).toBe(0)
  for (const line of [
    "Erase  1  Zéphyrine O'Quill, to be called Withdrawn player 1",
    'Lost   date of birth',
    'Lost   2 memberships',
    'Lost   1 sign-up’s details or answers',
    'Ends   the personal links to 7 events and rounds',
    'Stays  5 registrations',
    'Stays  1 card',
    'Nothing has been changed. Add --confirm',
  ])
    expect(output).toContain(line)
  expect(
    await world.rows('select p::text, (select count(*) from membership) from player p where player_id = 1'),
  ).toEqual(before)
})

test('who is registered for what is not over is erased only when that is wanted', async () => {
  await world.rows(`update event set end_date = '2199-06-10' where event_id in (110, 130)`)
  const { code, errors } = await erase('--confirm')
  expect(code).toBe(1)
  expect(errors).toContain('S-110 "Medal", until 10 June 2199')
  expect(errors).not.toContain('S-130')
  expect(await foundIn(['ana@example.com'])).toContain('public.player')
})

test('a player of the public form, a former profile and an administrator are erased too', async () => {
  await openRegistration(world, { fieldLimit: 20 })
  await send(world, await publicPath(world), stranger(1, { phone: '611222333', phoneCountryCd: 'PT' }))
  const [guest] = await world.rows<{ player_id: number }>(`select player_id from player where last_name = 'Guest 1'`)
  const run = (...words: string[]) => tryCommand(world.url, ['player', ...words, '--confirm'])
  expect((await run('erase', String(guest?.player_id), '--also-running')).errors).toBe('')
  expect(await foundIn(['Guest 1', 'guest1@example.org', '611222333'])).toEqual([])

  expect((await run('merge', '10', '7')).errors).toBe('')
  expect(await foundIn(['gil@example.com', 'Gil Nunes'])).toContain('public.administrator')
  expect((await run('erase', '10', '--also-running')).errors).toBe('')
  expect(await foundIn(['gil@example.com', 'nunes', 'julia@example.com', 'Árias', 'arias'])).toEqual([])
})

test('what an older backup of an event brings back is erased again, but for texts: nobody knows the name any more', async () => {
  await liveALife()
  const folder = await mkdtemp(join(tmpdir(), 'erase-'))
  const file = join(folder, 'before.gz')
  expect((await tryCommand(world.url, ['backup', file])).code).toBe(0)
  await erase('--confirm', '--also-running')
  expect((await tryCommand(world.url, ['event', 'restore', 'S-110', '--from', file, '--confirm'])).errors).toBe('')
  await rm(folder, { recursive: true })
  expect((await foundIn(everything)).toSorted()).toEqual([
    'public.player_handicap',
    'public.registration',
    'public.team',
  ])
  expect((await erase('--confirm', '--also-running')).output).toContain('Erased.')
  expect(await foundIn(everything)).toEqual(['public.team'])
})

test('others keep what is theirs, also in the same rows', async () => {
  await world.call('registerPlayers', {
    params: { eventId: 'S-110' },
    body: [
      { firstName: 'Rita', lastName: 'Neighbour', gender: 'F', handle: 'Ritinha' },
      { firstName: 'Yara', lastName: 'Vanishing', gender: 'F', handle: 'Yaya' },
    ],
  })
  const [yara] = await world.rows<{ id: number }>(`select player_id as id from player where last_name = 'Vanishing'`)
  await tryCommand(world.url, ['player', 'erase', String(yara?.id), '--confirm', '--also-running'])
  expect(await foundIn(['Yara', 'Vanishing', 'Yaya'])).toEqual([])
  expect((await foundIn(['Ritinha'])).toSorted()).toEqual(['public.audit', 'public.registration'])
  expect((await foundIn(['Neighbour'])).toSorted()).toEqual(['public.audit', 'public.player', 'public.registration'])
})
