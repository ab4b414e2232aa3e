import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillTables } from '../../../test/fillTables.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { tablesOf } from '../../../test/tablesOf.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

let world: World
let call: StaffCalls['call']
beforeEach(async () => {
  world = await startWorld()
  call = (id, input) => staffCalls(world).call(id, input, 'operator')
})
afterEach(() => world.close())

type Person = {
  readonly first: string
  readonly last: string
  readonly more?: string
  readonly community?: number | null
}

/** Adds players from 900 on; `more` sets columns of the profile. */
async function add(...people: readonly Person[]): Promise<void> {
  for (const [index, { first, last, more, community = 1 }] of people.entries()) {
    const id = 900 + index
    await world.rows(`insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, created_at, creator_community_id, keeper_community_id)
      values (${id}, '${first}', '${last}', '${nameKey(first)}', '${nameKey(last)}', 'M', now(), ${community}, ${community})`)
    if (more) await world.rows(`update player set ${more} where player_id = ${id}`)
    if (community !== null)
      await world.rows(`insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
        values (${community}, ${id}, true, true, '${nameKey(last)}', '${nameKey(first)}', now())`)
  }
}

const found = async () =>
  (await call('findDuplicates', { query: {} })).pairs.map(({ playerId, otherPlayerId, reasons }) => [
    playerId,
    otherPlayerId,
    ...reasons,
  ])

test.each<[string, Person, Person, readonly string[] | undefined]>([
  [
    'the same world handicap id, written otherwise',
    { first: 'Rui', last: 'Sá', more: "hc_provider_id = 20, hc_id = 'PT-00417'" },
    { first: 'R.', last: 'Santos', more: "hc_provider_id = 20, hc_id = 'pt00417'" },
    ['hcId'],
  ],
  [
    'one name and one birthday, whatever the club',
    { first: 'Rui', last: 'Sá', more: "dob = '1970-01-02'" },
    { first: 'Rui', last: 'Sa', more: "dob = '1970-01-02'", community: 4 },
    ['nameAndBirth', 'similarAndBirth'],
  ],
  [
    'one letter less on one birthday',
    { first: 'Filippe', last: 'Sá', more: "dob = '1970-01-02'" },
    { first: 'Filipe', last: 'Sá', more: "dob = '1970-01-02'", community: 4 },
    ['similarAndBirth'],
  ],
  [
    'first and last name in the other order, in one club',
    { first: 'Sousa', last: 'Rui' },
    { first: 'Rui', last: 'Sousa' },
    ['name'],
  ],
  ['letters swapped', { first: 'Jaoo', last: 'Sousa' }, { first: 'João', last: 'Sousa' }, ['name']],
  ['a name between first and last', { first: 'Rui M.', last: 'Costa' }, { first: 'Rui', last: 'da Costa' }, ['name']],
  [
    'a club and one of its groups',
    { first: 'Rui', last: 'Sousa' },
    { first: 'Rui', last: 'Sousa', community: 2 },
    ['name'],
  ],
  [
    'no: twins',
    { first: 'Rui', last: 'Sousa', more: "dob = '1970-01-02'" },
    { first: 'Ivo', last: 'Sousa', more: "dob = '1970-01-02'" },
    undefined,
  ],
  [
    'no: two birthdays',
    { first: 'Rui', last: 'Sousa', more: "dob = '1970-01-02'" },
    { first: 'Rui', last: 'Sousa', more: "dob = '1999-01-02'" },
    undefined,
  ],
  [
    'no: one name in two clubs',
    { first: 'Rui', last: 'Sousa' },
    { first: 'Rui', last: 'Sousa', community: 4 },
    undefined,
  ],
])('what tells a pair: %s', async (_, one, other, reasons) => {
  await add(one, other)
  expect(await found()).toEqual(reasons ? [[900, 901, ...reasons]] : [])
})

test('an address that a club supplied finds the profile that has it', async () => {
  await add({ first: 'Rui', last: 'Sousa', more: "email = 'a@b.pt', email_key = 'a@b.pt'" }, { first: 'X', last: 'Y' })
  await world.rows(`update membership set given_email = 'A@b.pt', given_email_key = 'a@b.pt' where player_id = 901`)
  expect(await found()).toEqual([[900, 901, 'email']])
})

test('the strongest reason is first, those behind are there when asked for, and two who play one event are no pair for their names', async () => {
  await add(
    { first: 'Rui', last: 'Sousa' },
    { first: 'Rui', last: 'Sousa' },
    { first: 'Rui', last: 'Sousa', more: "dob = '1970-01-02'" },
    { first: 'Rui', last: 'Sousa', more: "dob = '1970-01-02'" },
  )
  const all = await found()
  expect(all.map(([a, b]) => [a, b])).toEqual([
    [902, 903],
    [900, 901],
    [900, 902],
    [900, 903],
    [901, 902],
    [901, 903],
  ])
  const first = await call('findDuplicates', { query: { most: 4 } })
  expect([first.pairs.length, first.more]).toEqual([4, true])
  expect((await call('findDuplicates', { query: { most: 6 } })).more).toBe(false)
  for (const id of [900, 901])
    await world.rows(
      `insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key) values (1, 110, ${id}, true, now(), 'sousa', 'rui')`,
    )
  expect((await found()).map(([a, b]) => [a, b])).not.toContainEqual([900, 901])
})

test('different people are shown no more, until somebody says otherwise', async () => {
  await add({ first: 'Rui', last: 'Sousa' }, { first: 'Rui', last: 'Sousa' })
  const params = { playerId: 901, otherPlayerId: 900 }
  await call('setDifferentPeople', { params, body: { different: true } })
  expect(await found()).toEqual([])
  await call('setDifferentPeople', { params, body: { different: false } })
  expect(await found()).toHaveLength(1)
})

test('an operator sees what a merge would do, merges, and undoes it to the last byte', async () => {
  await fillTables(world)
  // What is put into community 4 hangs on nothing there.
  await world.rows('delete from rehearsal')
  for (const table of [
    'drawn_ball',
    'published_tee_pairing_player',
    'message_delivery',
    'prize_given',
    'official_place',
    'check_in',
  ])
    await world.rows(`delete from ${table} where community_id = 4`)
  await add({ first: 'Ana', last: 'Silva', more: "phone = '911111111', phone_country_cd = 'PT'" })
  const tables = (await tablesOf(world)).filter(
    name => !['audit', 'change', 'player_merge', 'webhook_delivery', 'idempotency', 'session'].includes(name),
  )
  const hashes = async () =>
    world.rows(
      `${tables
        .map(name => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`)
        .join(' union all ')} order by name`,
    )
  const before = await hashes()
  const look = await call('compareProfiles', { params: { playerId: 900, otherPlayerId: 1 } })
  expect(look.conflicts).toEqual([])
  expect(look.moves).toMatchObject({ registrations: 5, prizes: 1 })
  expect(await hashes()).toEqual(before)
  const { mergeId } = await call('mergePlayers', { body: { keep: 900, remove: 1 } })
  expect(await hashes()).not.toEqual(before)
  expect((await call('listMerges', {})).merges).toMatchObject([
    { mergeId, playerId: 900, removedPlayerId: 1, removedName: 'Ana Silva' },
  ])
  await call('undoMerge', { params: { mergeId } })
  expect(await hashes()).toEqual(before)
  expect((await call('listMerges', {})).merges).toEqual([])
})

test('among 100,000 players the first page takes less than two seconds', async () => {
  await world.rows(`
    insert into player (first_name, last_name, first_name_key, last_name_key, gender, dob, email, email_key, created_at, creator_community_id)
    select f, l, lower(f), lower(l), case when random() < 0.5 then 'M' else 'F' end, date '1940-01-01' + (random() * 25000)::int, n || '@x.pt', n || '@x.pt', now(), 1
    from (select n, 'F' || substr(md5((random() * 1500)::int::text), 1, 6) as f, 'L' || substr(md5((random() * 8000)::int::text), 1, 6) as l from generate_series(1, 100000) n) x;
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select case when player_id % 2 = 0 then 1 else 4 end, player_id, true, true, last_name_key, first_name_key, now() from player where player_id > 1000;
    analyze player, membership`)
  const began = performance.now()
  const { pairs } = await call('findDuplicates', { query: {} })
  const took = performance.now() - began
  expect(pairs).toHaveLength(20)
  expect(took).toBeLessThan(atMost(2000))
})
