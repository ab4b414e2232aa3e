/** Whoever asks what is kept about a player: found, told, and erased by nobody's mistake. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseHash } from '../../../test/databaseHash.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'

let world: World
let staff: StaffCalls
beforeEach(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterEach(() => world.close())

const [ana, gil, walter, julia] = [1, 7, 9, 10]
const params = { playerId: ana }

async function findPlayersNow(by: string): Promise<readonly number[]> {
  const { players } = await staff.call('findPlayers', { query: { by } }, 'operator')
  return players.map(({ playerId }) => playerId)
}

test('a player is found by id, by every address that somebody gave, and by the full name', async () => {
  await world.rows(`update membership set given_email = 'Club@example.com', given_email_key = 'club@example.com' where player_id = ${ana};
    insert into sign_up (community_id, event_id, player_id, form_key, state, details, signed_up_at)
      values (1, 140, ${julia}, gen_random_uuid(), 'withdrawn', '{"email": "Form@example.com", "emailKey": "form@example.com"}', now());
    update administrator set email = 'desk@example.com', email_key = 'desk@example.com' where player_id = ${gil}`)
  for (const by of ['1', ' p-1 ', 'ANA@example.com', 'club@example.com ', 'ana  silva'])
    expect(await findPlayersNow(by), by).toEqual([ana])
  expect(await findPlayersNow('form@example.com')).toEqual([julia])
  expect(await findPlayersNow('desk@example.com')).toEqual([gil])
  // As somebody would type it, and who was registered by name only.
  expect(await findPlayersNow('Julia Arias')).toEqual([julia])
  expect(await findPlayersNow('Walter In')).toEqual([walter])
  for (const by of ['Silva', '99', 'example.com', '%']) expect(await findPlayersNow(by), by).toEqual([])
})

test('each space of a long name may be where the first name ends', async () => {
  await world.rows(`update player set first_name_key = 'ana maria', last_name_key = 'da silva' where player_id = ${ana};
    update player set first_name_key = 'ana', last_name_key = 'maria da silva' where player_id = ${gil}`)
  expect(await findPlayersNow('Ana María da Silva')).toEqual([ana, gil])
  for (const by of ['Ana María', 'da Silva', 'Ana', 'Ana Silva']) expect(await findPlayersNow(by), by).toEqual([])
})

test('the id of a profile that was merged leads to whoever has it now', async () => {
  await staff.call('mergePlayers', { body: { keep: julia, remove: gil } }, 'operator')
  expect(await findPlayersNow(String(gil))).toEqual([julia])
})

test('what is told before is what erasing takes, ends and leaves, and telling changes nothing', async () => {
  const before = await databaseHash(world)
  const kept = await staff.call('getPersonalData', { params }, 'operator')
  expect(await databaseHash(world)).toBe(before)
  expect(kept).toMatchObject({
    newName: 'Withdrawn player 1',
    isErased: false,
    fields: expect.arrayContaining(['email', 'dob']),
    taken: { memberships: 2 },
    left: { registrations: 5, cards: 1 },
    links: 7,
  })
  expect(kept.running.map(({ eventId }) => eventId)).toContain('S-110')
  await staff.call('erasePlayer', { params, body: { name: 'Ana Silva', alsoRegistered: true } }, 'operator')
  const after = await staff.call('getPersonalData', { params }, 'operator')
  expect(after).toMatchObject({ isErased: true, fields: [], left: kept.left })
  expect(Object.values(after.taken)).toEqual(Object.values(after.taken).map(() => 0))
})

test('another name than that of the player erases nobody, and is refused beside its field', async () => {
  const before = await databaseHash(world)
  const refused = await staff.refused(
    'erasePlayer',
    { params, body: { name: 'Ana Sylva', alsoRegistered: true } },
    'operator',
  )
  expect(refused).toMatchObject({ code: 'VALIDATION', errors: [{ pointer: '/name' }] })
  expect(await databaseHash(world)).toBe(before)
})

test('pages show the new name within a moment, the log says who erased and exported, and a second erasure changes nothing', async () => {
  const { profile } = await staff.call('exportPersonalData', { params }, 'operator')
  expect(profile).toMatchObject({ firstName: 'Ana', email: 'Ana@example.com' })
  const names = async () => {
    const players = await world.call('listEventPlayers', { params: { eventId: 'S-110' } })
    return players.find(({ playerId }) => playerId === ana)?.lastName
  }
  expect(await names()).toBe('Silva')
  const erase = () =>
    staff.call('erasePlayer', { params, body: { name: 'Ana Silva', alsoRegistered: true } }, 'operator')
  expect(await erase()).toEqual({ playerId: ana, name: 'Withdrawn player 1' })
  await expect.poll(names, { timeout: atMost(5000) }).toBe('player 1')
  const audited = () =>
    world.rows(
      `select community_id, actor, action from audit where action in ('player.erased', 'player.exported') order by audit_id`,
    )
  const once = await audited()
  expect(once).toEqual(
    ['player.exported', 'player.erased'].flatMap(action =>
      [1, 2].map(community_id => ({ community_id, actor: 'administrator:18', action })),
    ),
  )
  await erase()
  expect(await audited()).toEqual(once)
})

test('who would be erased as the last operator stays until somebody else is one', async () => {
  await world.rows(`update administrator set player_id = ${ana} where administrator_id = 18`)
  const body = { name: 'Ana Silva', alsoRegistered: true }
  expect((await staff.refused('erasePlayer', { params, body }, 'operator')).code).toBe('OPERATOR_BLOCKED')
  await staff.call('setOperator', { params: { administratorId: 12 }, body: { operator: true } }, 'operator')
  await staff.call('erasePlayer', { params, body }, 'operator')
  expect(await world.rows('select administrator_id from administrator where operator')).toEqual([
    { administrator_id: 12 },
  ])
})
