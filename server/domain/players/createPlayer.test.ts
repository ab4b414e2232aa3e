import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.rows(
    `update player set dob = '1970-03-04', phone = '931111111', phone_country_cd = 'PT', hc_index_tenths = 77 where player_id = 8`,
  )
})
afterAll(() => world.close())

const rita = { communityId: 1, firstName: 'Rita', lastName: 'Sousa', gender: 'F', email: 'rita@example.com' } as const
const hugo = { communityId: 1, firstName: 'Hugo', lastName: 'Pinto', gender: 'M', email: 'hugo@example.com' } as const

const elsa = {
  communityId: 1,
  firstName: 'Elsa',
  lastName: 'Reis',
  gender: 'F',
  email: 'elsa@example.com',
  hcProviderId: 20,
  hcId: 'PT8',
} as const

let made = 0
/** A profile of the strangers that the club does not know yet, with all details. */
async function strangersProfile() {
  made += 1
  const identity = {
    firstName: 'Nuno',
    lastName: `Vaz ${made}`,
    gender: 'M',
    email: `nuno${made}@example.com`,
  } as const
  const details = { dob: '1961-07-08', phoneCountryCd: 'PT', phone: '939999999' } as const
  const ids = { hcProviderId: 20, hcId: `N${made}` }
  const { playerId } = await world.call(
    'createPlayer',
    { body: { communityId: 4, ...identity, ...details, ...ids } },
    { as: 'stranger' },
  )
  return { playerId, identity: { communityId: 1, ...identity }, details, ids }
}

test('a new player has everything that was given, without surrounding spaces', async () => {
  const body = {
    communityId: 2,
    member: true,
    firstName: ' Zoë 🏌 ',
    lastName: "O'Néill-Žižek",
    suffix: ' Jr ',
    gender: 'F',
    handle: ' Zo ',
    email: 'Zoe@Example.com',
    dob: '2004-02-29',
    phoneCountryCd: 'IE',
    phone: '0871234567',
    hcProviderId: 6,
    hcId: ' IE77 ',
  } as const
  const player = await world.call('createPlayer', { body })
  const { communityId: _, ...fields } = body
  expect(player).toEqual({
    ...fields,
    playerId: player.playerId,
    firstName: 'Zoë 🏌',
    suffix: 'Jr',
    handle: 'Zo',
    hcId: 'IE77',
    hcActive: false,
    updatesAllowed: true,
  })
  expect(await world.call('searchPlayers', { criteria: { communityId: 2, lastName: "o'neill" } })).toEqual([player])
})

test('an existing profile is only added: nothing of it is overwritten, its details stay unseen', async () => {
  const player = await world.call('createPlayer', {
    body: { ...hugo, email: 'HUGO@EXAMPLE.COM', firstName: 'HUGO', handle: 'H', member: true, gender: 'F' },
  })
  expect(player).toEqual({
    playerId: 8,
    member: true,
    handle: 'H',
    firstName: 'Hugo',
    lastName: 'Pinto',
    gender: 'M',
    email: 'HUGO@EXAMPLE.COM',
    hcActive: false,
    hcIndex: 7.7,
    updatesAllowed: false,
  })
  const [theirs] = await world.call(
    'searchPlayers',
    { criteria: { communityId: 4, playerIds: [8] } },
    { as: 'stranger' },
  )
  expect(theirs).toMatchObject({ dob: '1970-03-04', phone: '931111111', member: true })
  expect(theirs).not.toHaveProperty('handle')
})

test.each(['dob', 'phone', 'hcId'] as const)('a matching %s shows date of birth and phone', async proof => {
  const { identity, details, ids } = await strangersProfile()
  expect(await world.call('createPlayer', { body: identity })).not.toHaveProperty('dob')
  const { dob, ...phone } = details
  const proofs = { dob: { dob }, phone, hcId: ids }
  expect(await world.call('createPlayer', { body: { ...identity, ...proofs[proof] } })).toMatchObject(details)
  const [found] = await world.call('searchPlayers', { criteria: { communityId: 1, email: identity.email } })
  expect(found).toMatchObject(details)
})

test('who is in the community already is answered unchanged', async () => {
  const first = await world.call('createPlayer', { body: rita })
  const audited = await world.rows('select count(*)::int as n from audit')
  expect(await world.call('createPlayer', { body: { ...rita, handle: 'R', member: true } })).toEqual(first)
  expect(await world.rows('select count(*)::int as n from audit')).toEqual(audited)
})

test.each([
  ['another name with the e-mail address', { ...hugo, lastName: 'Pinheiro' }],
  ['another suffix', { ...hugo, email: 'pai@example.com', suffix: 'Sr' }],
  ['another date of birth', { ...hugo, dob: '1970-03-05' }],
  ['another world handicap id', { ...hugo, hcProviderId: 20, hcId: 'PT9' }],
  ['the id of another provider', { ...hugo, hcProviderId: 1, hcId: 'PT8' }],
  ['the world handicap id of another person', { ...rita, email: 'new@example.com', hcProviderId: 20, hcId: 'PT8' }],
  ['the world handicap id of another person, the e-mail address of the right one', elsa],
  ['e-mail address and world handicap id of two people', { ...hugo, hcProviderId: 20, hcId: 'PT1' }],
])('%s needs a merge, and nothing is made or told', async (_, body) => {
  await world.rows(
    `insert into player (player_id, first_name, last_name, last_name_key, first_name_key, suffix, gender, email, email_key, created_at)
     values (80, 'Hugo', 'Pinto', 'pinto', 'hugo', 'Jr', 'M', 'pai@example.com', 'pai@example.com', now()) on conflict do nothing`,
  )
  const count = () => world.rows('select count(*)::int as n from player')
  const before = await count()
  const failed = await world.call('createPlayer', { body }).catch(error => error)
  expect(failed.code).toBe('PROFILE_MERGE_REQUIRED')
  expect(failed.problem.errors ?? []).toEqual([])
  expect(JSON.stringify(failed.problem)).not.toMatch(/1970|Pinto/)
  expect(await count()).toEqual(before)
})

test.each([
  [{ hcId: '1' }, '/hcProviderId'],
  [{ hcProviderId: 1 }, '/hcId'],
  [{ phone: '911111111' }, '/phoneCountryCd'],
  [{ phoneCountryCd: 'PT' }, '/phone'],
  [{ hcProviderId: 99, hcId: '1' }, '/hcProviderId'],
  [{ firstName: '\u2003\ufeff' }, '/firstName'],
  [{ hcProviderId: 1, hcId: '\u3000' }, '/hcId'],
])('%j misses or misspells %s', async (more, pointer) => {
  const failed = await world.call('createPlayer', { body: { ...rita, email: 'x@example.com', ...more } }).catch(e => e)
  expect([failed.code, failed.problem.errors[0].pointer]).toEqual(['VALIDATION', pointer])
})

test('twenty at the same moment make one profile, from two communities', async () => {
  const body = { ...rita, email: 'twenty@example.com', lastName: 'Vinte', hcProviderId: 1, hcId: 'V20' }
  const players = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world.call(
        'createPlayer',
        { body: { ...body, communityId: index % 2 === 0 ? 1 : 4 } },
        { as: index % 2 === 0 ? 'club' : 'stranger' },
      ),
    ),
  )
  expect(new Set(players.map(player => player.playerId)).size).toBe(1)
  const rows = await world.rows(
    `select (select count(*)::int from player where hc_id = 'V20') as players,
      (select count(*)::int from membership m join player p using (player_id) where p.hc_id = 'V20') as memberships,
      (select count(*)::int from audit where action = 'player.created' and after->>'hc_id' = 'V20') as created`,
  )
  expect(rows).toEqual([{ players: 1, memberships: 2, created: 1 }])
})

test('of different people with one e-mail address at the same moment one is made', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      world.call('createPlayer', { body: { ...rita, email: 'race@example.com', firstName: `Name ${index}` } }),
    ),
  )
  const refused = results.flatMap(result => (result.status === 'rejected' ? result.reason.code : []))
  expect(refused).toEqual(Array(19).fill('PROFILE_MERGE_REQUIRED'))
})
