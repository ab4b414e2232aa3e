/** Lists that are cached are never old, and never somebody else's; that every write ends them is tried by the walk. */
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import type { WorldCredential } from '../../test/world.rows.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
afterEach(() => world.close())

const event = { params: { eventId: 'S-110' } } as const
const firstOf = async (as: WorldCredential = 'club') =>
  (await world.call('listEventPlayers', event, { as })).find(({ playerId }) => playerId === 1)?.firstName

/** Changes the name of the player 1 and tells nobody. */
async function renameBehind(firstName: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.url })
  await owner.connect()
  await owner.query('update player set first_name = $1 where player_id = 1', [firstName])
  await owner.end()
}

const rename = (firstName: string) =>
  world.call('updatePlayerName', { params: { playerId: 1 }, body: { firstName, lastName: 'Silva' } })

test('a list is read once and cached until something changes that it tells of', async () => {
  world = await startWorld()
  expect(await firstOf()).toBe('Ana')
  await renameBehind('Nobody')
  expect(await firstOf(), 'it is cached').toBe('Ana')
  await world.call('recordScores', {
    ...event,
    body: [
      {
        entryId: '7d2f3a51-70a4-4a10-8a37-0e5c4a0e1b01',
        playerId: 1,
        hole: 1,
        strokes: 4,
        scorer: 'committee',
        reason: 'Paper card',
        device: 'desk',
        deviceSequence: 1,
        tappedAt: '2026-05-01T09:00:00Z',
      },
    ],
  })
  expect(await firstOf(), 'a score changes no list, and nobody waits until it was followed').toBe('Ana')
  await world.call('createTeams', { params: { eventId: 'S-101' }, body: [{ name: 'Terns' }] })
  expect(await firstOf(), 'nor do teams that of players').toBe('Ana')
  await world.call('registerPlayers', { ...event, body: [{ playerId: 5 }] })
  expect(await firstOf()).toBe('Nobody')
})

test('what is changed is there in the next answer', async () => {
  world = await startWorld()
  for (const firstName of ['Anna', 'Anne', 'Ana']) {
    await firstOf()
    await rename(firstName)
    expect(await firstOf()).toBe(firstName)
  }
})

test('what one server has changed is there in the next answer of the other', async () => {
  world = await startWorld({}, 2)
  // Of two servers one answers after the other: a list of each, a write of the first, and the second is asked first.
  for (const firstName of ['Anna', 'Anne', 'Ana']) {
    await firstOf()
    await firstOf()
    await rename(firstName)
    expect(await firstOf()).toBe(firstName)
    expect(await firstOf()).toBe(firstName)
    await firstOf()
  }
})

test('nobody sees a list that was cached for others', async () => {
  world = await startWorld()
  await firstOf()
  expect(await world.refusal('listEventPlayers', event, { as: 'stranger' })).toBe('UNAUTHORIZED')
  expect(await firstOf()).toBe('Ana')
})

test('a cached list has the version and the headers of the first one', async () => {
  world = await startWorld()
  const ask = () =>
    world.app.inject({
      url: '/v1/events/S-110/players?limit=1',
      headers: { authorization: `Bearer ${world.token('club')}` },
    })
  const [first, again] = [await ask(), await ask()]
  expect(again.payload).toBe(first.payload)
  for (const name of ['etag', 'link', 'content-type', 'cache-control', 'vary'])
    expect(again.headers[name], name).toEqual(first.headers[name])
  expect(first.headers.link).toMatch(/rel="next"/)
})
