import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '../../../contract/roles/capabilities.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { communityId: 1 }
const member = (playerId: number, as?: (typeof roles)[number], communityId = 1) =>
  staff.call('getMember', { params: { communityId, playerId } }, as)

async function findMembers(find: string, query: object = {}, as?: (typeof roles)[number]): Promise<readonly string[]> {
  const { players } = await staff.call('listMembers', { params, query: { find, ...query } }, as)
  return players.map(one => one.lastName)
}

test('people are found by the words of their names without accents, by handle, address and handicap id', async () => {
  await world.rows("update membership set handle = 'Júlinha Boa' where community_id = 1 and player_id = 10")
  await world.rows(
    "update player set last_name = 'da Silva Santos', last_name_key = 'da silva santos' where player_id = 5",
  )
  expect(await findMembers('julia')).toEqual(['Árias'])
  expect(await findMembers('ÁRI jú')).toEqual(['Árias'])
  expect(await findMembers('silva')).toEqual(['da Silva Santos', 'Silva'])
  expect(await findMembers('san els')).toEqual(['da Silva Santos'])
  expect(await findMembers('ilva')).toEqual([])
  expect(await findMembers('boa')).toEqual(['Árias'])
  expect(await findMembers('júlinha')).toEqual(['Árias'])
  expect(await findMembers('julinh b')).toEqual(['Árias'])
  expect(await findMembers('bruno@ex')).toEqual(['Costa'])
  expect(await findMembers('PT1')).toEqual(['Silva'])
  expect(await findMembers('lima')).toEqual([])
  expect(await findMembers('lima', { groups: true })).toEqual(['Lima'])
  expect(await findMembers('%')).toEqual([])
})

test('what the club supplied itself is found, and not what it may not see', async () => {
  await world.rows(`update membership set details_confirmed = false, given_email = 'B2@example.com', given_email_key = 'b2@example.com',
    given_hc_id = 'X7' where community_id = 1 and player_id = 2`)
  expect(await findMembers('bruno@ex')).toEqual([])
  expect(await findMembers('PT2')).toEqual([])
  expect(await findMembers('b2@')).toEqual(['Costa'])
  expect(await findMembers('X7')).toEqual(['Costa'])
  expect(await member(2)).toMatchObject({ email: 'B2@example.com', hcActive: false })
  await world.rows(`update membership set details_confirmed = true, given_email = null, given_email_key = null, given_hc_id = null
    where community_id = 1 and player_id = 2`)
})

test('who is found by the handle of a group is a member where the club says so', async () => {
  await world.rows("update membership set handle = 'Nini', member = false where community_id = 2 and player_id = 1")
  expect(await findMembers('nini', { groups: true, member: true })).toEqual(['Silva'])
  expect(await findMembers('nini', { groups: true, member: false })).toEqual([])
  await world.rows('update membership set handle = null, member = true where community_id = 2 and player_id = 1')
})

test('filters are met together, and pages follow each other by name', async () => {
  const list = (query: object) => staff.call('listMembers', { params, query })
  const names = async (query: object) => (await list(query)).players.map(one => one.lastName)
  expect(await names({ member: false })).toEqual(['Árias'])
  expect(await names({ index: false, member: true })).toEqual(['da Silva Santos'])
  expect(await names({ seen: 'neverPlayed', index: true })).not.toContain('Silva')
  const first = await list({ most: 3 })
  expect(first).toMatchObject({ total: 7, next: first.players[2]?.playerId })
  const rest = await list({ most: 3, after: first.next ?? 0 })
  expect([...first.players, ...rest.players].map(one => one.lastName)).toEqual([
    'Árias',
    'Costa',
    'da Silva Santos',
    'Dias',
    'Melo',
    'Nunes',
  ])
})

test.each(roles)('a %s sees of people what the role may', async role => {
  const seesPeople = ['manager', 'director', 'shop', 'viewer'].includes(role)
  const seesContacts = ['manager', 'director', 'shop'].includes(role)
  const seesClub = ['manager', 'director', 'viewer'].includes(role)
  for (const work of [
    () => staff.call('getClubNumbers', { params, query: {} }, role),
    () => staff.call('listClubEvents', { params, query: {} }, role),
  ])
    if (seesClub) await work()
    else await expect(work()).rejects.toMatchObject({ problem: { code: 'ROLE_REQUIRED' } })
  if (!seesPeople) {
    await expect(findMembers('ana', {}, role)).rejects.toMatchObject({ problem: { code: 'ROLE_REQUIRED' } })
    await expect(member(1, role)).rejects.toMatchObject({ problem: { code: 'ROLE_REQUIRED' } })
    return
  }
  const { players } = await staff.call('listMembers', { params, query: { find: 'ana' } }, role)
  expect(players[0]).toMatchObject({ firstName: 'Ana', hcIndex: 12.4 })
  const contacts = { email: 'Ana@example.com', hcId: 'PT1', phone: '+351 912 345 678' }
  for (const [name, value] of Object.entries(contacts))
    expect([name, players[0]?.[name as 'email']]).toEqual([name, seesContacts ? value : undefined])
  const one = await member(1, role)
  expect([one.email, one.dob, one.phone, one.hcId]).toEqual(
    seesContacts
      ? ['Ana@example.com', '1980-02-29', '+351 912 345 678', 'PT1']
      : [undefined, undefined, undefined, undefined],
  )
  expect(await findMembers('ana@example', {}, role)).toEqual(seesContacts ? ['Silva'] : [])
  expect(await findMembers('PT1', {}, role)).toEqual(seesContacts ? ['Silva'] : [])
})

test('one person has communities, events with handicaps, and who alone may change the profile', async () => {
  const ana = await member(1)
  expect(ana.communities.map(one => [one.name, one.member])).toEqual([
    ['Alvor Golf Club', true],
    ['Alvor Ladies', true],
  ])
  expect(ana.lockedBy).toBeUndefined()
  const last = ana.events.find(one => one.rounds > 0)
  expect(last).toMatchObject({ rounds: expect.any(Number) })
  expect(ana.events.some(one => one.hcIndex === 12.4)).toBe(true)
  expect(ana.events.map(one => one.startDate)).toEqual(
    ana.events
      .map(one => one.startDate)
      .toSorted()
      .reverse(),
  )
  expect(await member(3)).toMatchObject({ lockedBy: 'player', claimed: '2026-01-01' })
  await world.rows('update player set keeper_community_id = 4, shared = true where player_id = 6')
  expect(await member(6)).toMatchObject({ lockedBy: 'club', emailLocked: true })
  expect((await staff.refused('getMember', { params: { communityId: 1, playerId: 9 } })).code).toBe('UNAUTHORIZED')
})

test('who withdrew before the start is told, and no longer once registered again', async () => {
  const params = { eventId: 'S-110', playerId: 5 }
  const register = () => staff.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 5 } })
  await register()
  await staff.call('withdrawPlayer', { params, query: {}, body: { status: 'noShow' } })
  expect((await member(5)).noShows).toBe(1)
  expect((await member(5)).events.find(one => one.eventId === 'S-110')).toMatchObject({ rounds: 0, gone: 'noShow' })
  expect(await findMembers('san', { seen: 'noShows' })).toEqual(['da Silva Santos'])
  await register()
  expect((await member(5)).noShows).toBe(0)
  expect(await findMembers('san', { seen: 'noShows' })).toEqual([])
})

test('who may be the same is named with what both have; another date of birth is another person, and so is whom the operator calls one', async () => {
  const alike = async (playerId: number) =>
    (await member(playerId)).perhapsTheSame.map(one => [one.playerId, one.isGuest, one.why])
  expect(await alike(7)).toEqual([])
  const rename = (playerId: number, of: number) =>
    world.rows(`update player p set first_name = o.first_name, last_name = o.last_name, first_name_key = o.first_name_key, last_name_key = o.last_name_key
      from player o where o.player_id = ${of} and p.player_id = ${playerId}`)
  await rename(7, 1)
  expect(await alike(1)).toEqual([[7, false, ['name']]])
  await world.rows("update player set dob = '1980-02-29' where player_id = 7")
  expect(await alike(1)).toEqual([[7, false, ['name', 'dob']]])
  expect((await member(1, 'viewer')).perhapsTheSame[0]).not.toHaveProperty('dob')
  expect((await staff.call('getClubNumbers', { params, query: {} })).people.sameName).toBe(2)
  await world.rows(`insert into different_people values (1, 7, now(), 'test')`)
  for (const playerId of [1, 7]) expect(await alike(playerId)).toEqual([])
  expect((await staff.call('getClubNumbers', { params, query: {} })).people.sameName).toBe(0)
  await world.rows('delete from different_people')
  await world.rows("update player set dob = '1990-02-28' where player_id = 7")
  expect(await alike(1)).toEqual([])
  expect((await staff.call('getClubNumbers', { params, query: {} })).people.sameName).toBe(0)
  await world.rows(
    "update membership set details_confirmed = false, given_hc_id = 'PT1', given_email_key = 'ana@example.com' where player_id = 7 and community_id = 1",
  )
  expect(await alike(1)).toEqual([[7, false, ['name', 'email', 'hcId']]])
  await rename(9, 6)
  expect(await alike(6)).toEqual([[9, true, ['name']]])
})
