import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const bruno = { playerId: 2 }

test('a profile is answered without what belongs to a community', async () => {
  const player = await world.call('updatePlayerEmail', { params: bruno, body: { email: 'Bruno@Example.com' } })
  expect(player).toEqual({
    playerId: 2,
    firstName: 'Bruno',
    lastName: 'Costa',
    gender: 'M',
    email: 'Bruno@Example.com',
    hcActive: true,
    hcProviderId: 20,
    hcId: 'PT2',
    hcIndex: 5.8,
    hcRevisionDt: '2026-04-20',
    updatesAllowed: true,
  })
})

test('a suffix that is left out stays, an empty one is cleared', async () => {
  const name = { firstName: 'Bruno', lastName: 'Costa' }
  const update = (body: typeof name & { suffix?: string }) => world.call('updatePlayerName', { params: bruno, body })
  expect(await update({ ...name, suffix: ' Jr ' })).toMatchObject({ suffix: 'Jr' })
  expect(await update({ ...name, firstName: 'Bruno M.' })).toMatchObject({ suffix: 'Jr', firstName: 'Bruno M.' })
  expect(await update({ ...name, suffix: '  ' })).not.toHaveProperty('suffix')
})

test('a new name moves the player in the lists of every community, also of those out of reach', async () => {
  await world.call('createPlayer', {
    body: { communityId: 1, firstName: 'Hugo', lastName: 'Pinto', gender: 'M', email: 'hugo@example.com' },
  })
  await world.call(
    'updatePlayerName',
    { params: { playerId: 8 }, body: { firstName: 'Ugo', lastName: 'Ábaco' } },
    { as: 'stranger' },
  )
  const keys = await world.rows(
    'select community_id, last_name_key, first_name_key from membership where player_id = 8 order by 1',
  )
  expect(keys).toEqual([
    { community_id: 1, last_name_key: 'abaco', first_name_key: 'ugo' },
    { community_id: 4, last_name_key: 'abaco', first_name_key: 'ugo' },
  ])
  const [first] = await world.call('searchPlayers', { criteria: { communityId: 1 } })
  expect(first?.playerId).toBe(8)
  const theirs = await world.call(
    'searchPlayers',
    { criteria: { communityId: 4, lastName: 'ABA' } },
    { as: 'stranger' },
  )
  expect(theirs.map(player => player.lastName)).toEqual(['Ábaco'])
})

test('the index goes with its world handicap id', async () => {
  const update = (hcProviderId: number, hcId: string) =>
    world.call('updatePlayerHandicapId', { params: { playerId: 1 }, body: { hcProviderId, hcId } })
  expect(await update(20, ' PT1 ')).toMatchObject({ hcActive: true, hcIndex: 12.4, hcRevisionDt: '2026-04-20' })
  const changed = await update(1, 'PT2')
  expect(changed).toMatchObject({ hcActive: false, hcProviderId: 1, hcId: 'PT2' })
  expect(changed).not.toHaveProperty('hcIndex')
  expect(changed).not.toHaveProperty('hcRevisionDt')
  const failed = await world
    .call('updatePlayerHandicapId', { params: { playerId: 1 }, body: { hcProviderId: 99, hcId: 'PT2' } })
    .catch(error => error)
  expect([failed.code, failed.problem.errors[0].pointer]).toEqual(['VALIDATION', '/hcProviderId'])
})

test('each change stands in the audit with before and after, no change does not', async () => {
  const update = (dob: string) => world.call('updatePlayerDob', { params: { playerId: 5 }, body: { dob } })
  await update('1990-01-02')
  await update('1990-01-02')
  await update('1990-01-03')
  const rows = await world.rows(
    `select action, community_id, actor, before, after from audit where subject = '{"playerId": 5}' order by audit_id`,
  )
  const change = { action: 'player.changed', community_id: 1, actor: 'credential:1' }
  expect(rows).toEqual([
    { ...change, before: { dob: null }, after: { dob: '1990-01-02' } },
    { ...change, before: { dob: '1990-01-02' }, after: { dob: '1990-01-03' } },
  ])
})

test('handle and member status stay with the community after the player completed the profile', async () => {
  const params = { playerId: 3, communityId: 1 }
  expect(await world.call('updatePlayerMember', { params, body: { member: false } })).toMatchObject({
    member: false,
    updatesAllowed: false,
  })
  expect(await world.call('updatePlayerHandle', { params, body: { handle: 'Cá' } })).toMatchObject({ handle: 'Cá' })
  expect(await world.call('updatePlayerHandle', { params, body: { handle: '' } })).not.toHaveProperty('handle')
})

test('of twenty who want one e-mail address at the same moment one gets it, the others must merge', async () => {
  const ids = [1, 2, 4, 5, 6, 7, 10]
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      world.call('updatePlayerEmail', {
        params: { playerId: ids[index % ids.length] ?? 1 },
        body: { email: 'wanted@example.com' },
      }),
    ),
  )
  expect(results.filter(result => result.status === 'rejected').map(result => result.reason.code)).toSatisfy(
    (codes: string[]) => codes.length > 0 && codes.every(code => code === 'PROFILE_MERGE_REQUIRED'),
  )
  expect(await world.rows(`select count(*)::int as n from player where email_key = 'wanted@example.com'`)).toEqual([
    { n: 1 },
  ])
})

test('a change of name and a new membership at the same moment leave no old key', async () => {
  for (let round = 0; round < 10; round += 1) {
    const lastName = `Ronda ${round}`
    await Promise.all([
      world.call('updatePlayerName', { params: { playerId: 6 }, body: { firstName: 'Filipe', lastName } }),
      world.call('addPlayerToCommunity', { params: { playerId: 6, communityId: 3 }, body: {} }),
    ])
    const keys = await world.rows('select distinct last_name_key from membership where player_id = 6')
    expect(keys).toEqual([{ last_name_key: lastName.toLowerCase() }])
    await world.call('removePlayerFromCommunity', { params: { playerId: 6, communityId: 3 } })
  }
})
