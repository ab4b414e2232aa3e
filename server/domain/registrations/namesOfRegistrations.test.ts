import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { runs } from '../../../tools/counts.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const event = { eventId: 'S-110' } as const
const rename = (playerId: number, lastName: string) =>
  world.call('updatePlayerName', { params: { playerId }, body: { firstName: 'New', lastName } })
const lastNames = async () =>
  (await world.call('listEventPlayers', { params: event }, {})).map(({ lastName }) => lastName)

/** Registrations that are not where the name of their player belongs. */
const misplaced = () =>
  world.rows(`
    select r.player_id from registration r join player p using (player_id)
    where (r.last_name_key, r.first_name_key) is distinct from (p.last_name_key, p.first_name_key)`)

test('a player with a new name has the place of the new name in every list of the event', async () => {
  expect(await lastNames()).toEqual(['Costa', 'Dias', 'In', 'Melo', 'Silva'])
  await rename(2, 'Zorro')
  expect(await lastNames()).toEqual(['Dias', 'In', 'Melo', 'Silva', 'Zorro'])
  const scores = await world.call('searchPlayerScores', { params: event, criteria: {} })
  expect(scores.map(({ lastName }) => lastName)).toEqual(await lastNames())
  expect(await misplaced()).toEqual([])
})

test('who is merged has the name of the kept profile', async () => {
  const body = { communityId: 1, gender: 'F', lastName: 'Alpha' } as const
  const keep = await world.call('createPlayer', { body: { ...body, firstName: 'Kept', email: 'kept@example.com' } })
  const remove = await world.call('createPlayer', {
    body: { ...body, firstName: 'Gone', lastName: 'Omega', email: 'gone@example.com' },
  })
  await world.call('registerPlayers', { params: event, body: { playerId: remove.playerId } })
  expect((await lastNames())[3]).toBe('Omega')
  await tryCommand(world.url, ['player', 'merge', `${keep.playerId}`, `${remove.playerId}`, '--confirm'])
  expect((await lastNames())[0]).toBe('Alpha')
  expect(await misplaced()).toEqual([])
})

test.each(['registration', 'membership'])(
  'the database refuses a %s under another name than the profile',
  async table => {
    await expect(world.rows(`update ${table} set last_name_key = 'somebody else'`)).rejects.toThrow(/player_fkey/)
  },
)

test('who was renamed since the backup comes back with the event under the present name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-names-'))
  const backup = join(folder, 'b')
  await tryCommand(world.url, ['backup', backup])
  await rename(2, 'Abelha')
  const { code, errors } = await tryCommand(world.url, ['event', 'restore', 'S-110', '--from', backup, '--confirm'])
  expect([code, errors]).toEqual([0, ''])
  expect((await lastNames())[0]).toBe('Abelha')
  expect(await misplaced()).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a name that changes while its player is registered is the name in the list', async () => {
  for (let n = 0; n < runs(10, 200); n += 1) {
    const { playerId } = await world.call('createPlayer', {
      body: { communityId: 1, firstName: 'A', lastName: `Old ${n}`, gender: 'F', email: `race${n}@example.com` },
    })
    await Promise.all([
      world.call('registerPlayers', { params: event, body: { playerId } }),
      rename(playerId, `New ${n}`),
    ])
  }
  expect(await misplaced()).toEqual([])
})
