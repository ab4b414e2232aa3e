import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseHash } from '../../../test/databaseHash.ts'
import { eventsState } from '../../../test/eventsState.ts'
import { tablesOf, tablesWith } from '../../../test/tablesOf.ts'
import { entry, results } from '../../../test/testCards.ts'
import type { WorldAccount } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost, runs } from '../../../tools/counts.ts'
import { inEvent } from '../../web/registrations/inEvent.ts'
import { neverUndone, outsideOfEvents, undoTables } from './undoTables.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type Sent = { readonly status: number; readonly step: string; readonly body: Record<string, unknown> }

async function send(
  as: WorldAccount,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  of = world,
): Promise<Sent> {
  const answer = await of.app.inject({
    method,
    url,
    headers: { ...of.browser(as), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, step: String(answer.headers['x-request-id']), body: JSON.parse(answer.payload) }
}

const undo = (as: WorldAccount, steps: readonly string[], of = world, event = 'S-110') =>
  send(as, 'POST', `/console/api/events/${event}/undo`, { steps }, of)

test('every table can be brought back by a step, or says why not', async () => {
  const inEvents = [...undoTables.map(({ name }) => name), ...Object.keys(neverUndone)]
  const others = Object.keys(outsideOfEvents)
  expect([...inEvents, ...others].sort()).toEqual([...(await tablesOf(world))].sort())
  const hanging = await tablesWith(world, 'event_id', 'leaderboard_id')
  expect(hanging.filter(name => others.includes(name))).toEqual([])
})

test('a deleted flight comes back with its members, under its own id', async () => {
  const before = await eventsState(world)
  const gone = await send('director', 'DELETE', '/v1/events/S-110/flights/2021')
  expect(gone.status).toBe(200)
  expect(await eventsState(world)).not.toBe(before)
  expect((await undo('director', [gone.step])).body).toEqual({ undone: 1 })
  expect(await eventsState(world)).toBe(before)
})

test('undo can be undone, by another director too', async () => {
  const before = await eventsState(world)
  const gone = await send('director', 'DELETE', '/v1/events/S-110/teams/3011')
  const after = await eventsState(world)
  const back = await undo('manager', [gone.step])
  expect(await eventsState(world)).toBe(before)
  const again = await undo('director', [back.step])
  expect(await eventsState(world)).toBe(after)
  expect((await undo('director', [again.step])).status).toBe(200)
  expect(await eventsState(world)).toBe(before)
})

test('a step is refused while somebody has changed the same thing since, and says who', async () => {
  const mine = await send('director', 'PATCH', '/v1/events/S-110/teams/3011/name/Kites')
  const hers = await send('manager', 'PATCH', '/v1/events/S-110/teams/3011/name/Herons')
  const hash = await databaseHash(world)
  const refused = await undo('director', [mine.step])
  expect(refused.body).toMatchObject({ code: 'UNDO_BLOCKED' })
  expect(refused.body.detail).toBe('The manager changed the same thing at 10:00. Undo that first.')
  expect(await databaseHash(world)).toBe(hash)
  // Both together, the newest first.
  expect((await undo('director', [mine.step, hers.step])).body).toEqual({ undone: 2 })
  expect((await undo('director', [mine.step])).body).toMatchObject({ detail: 'This step has already been undone.' })
})

test('what a program changed since is not eaten', async () => {
  const mine = await send('director', 'PATCH', '/v1/events/S-110/teams/3011/name/Kites')
  await world.call('renameTeam', { params: { eventId: 'S-110', teamId: 3011, name: 'Herons' } })
  expect((await undo('director', [mine.step])).body).toMatchObject({ code: 'UNDO_BLOCKED' })
  await world.rows("update team set name = 'Eagles' where team_id = 3011")
})

test('what would go with it is not eaten: who was put into a new team since', async () => {
  const made = await send('director', 'POST', '/v1/events/S-110/teams', [{ name: 'Gulls' }])
  const [{ teamId }] = made.body as unknown as readonly [{ teamId: number }]
  await world.call('assignPlayerToTeam', { params: { eventId: 'S-110', teamId, playerId: 3 } })
  const hash = await databaseHash(world)
  const refused = await undo('director', [made.step])
  expect(refused.body.detail).toBe('Something added since depends on it. Undo that first.')
  expect(await databaseHash(world)).toBe(hash)
  await world.call('removePlayerFromTeam', { params: { eventId: 'S-110', teamId, playerId: 3 } })
  expect((await undo('director', [made.step])).body).toEqual({ undone: 1 })
})

test('a team that has a score by now is not taken back', async () => {
  const made = await send('director', 'POST', '/v1/events/S-140/teams', [{ name: 'Gulls', playerIds: [6] }])
  const [{ teamId }] = made.body as unknown as readonly [{ teamId: number }]
  const score = entry({ teamId, scorer: 'committee', reason: 'Entered from paper' })
  expect(await results(world, [score], 'S-140')).toEqual(['accepted'])
  const hash = await databaseHash(world)
  const refused = await undo('director', [made.step], world, 'S-140')
  expect(refused.body.detail).toContain('This would remove a player or a team with scores.')
  expect(await databaseHash(world)).toBe(hash)
})

test('whoever may not do it may not take it back', async () => {
  const gone = await send('director', 'DELETE', '/v1/events/S-110/flights/2021')
  for (const role of ['scorer', 'starter', 'shop', 'viewer'] as const)
    expect((await undo(role, [gone.step])).body).toMatchObject({ code: 'ROLE_REQUIRED' })
  expect((await undo('outsider', [gone.step])).body).toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await undo('director', [gone.step])).status).toBe(200)
})

test('the log shows each gesture with its step, and which were taken back', async () => {
  const gone = await send('director', 'DELETE', '/v1/events/S-110/flights/2021')
  const back = await undo('manager', [gone.step])
  const { body } = await send('viewer', 'GET', '/console/api/events/S-110/log?most=20')
  const entries = body.entries as { step?: string; kind: string; undoneBy?: string; actorName?: string }[]
  expect(entries.find(({ step }) => step === gone.step)).toMatchObject({
    kind: 'flight.deleted',
    actorName: 'The director',
    undoneBy: back.step,
  })
  expect(entries.some(({ step, kind }) => step === back.step && kind === 'step.undone')).toBe(true)
})

test('a preview of an undo changes nothing and tells what it would', async () => {
  const gone = await send('director', 'DELETE', '/v1/events/S-110/flights/2021')
  const hash = await databaseHash(world)
  const told = await send('director', 'POST', '/console/api/events/S-110/undo?preview=true', { steps: [gone.step] })
  expect(told.body).toMatchObject({
    reply: { undone: 1 },
    changes: [{ kind: 'step.undone' }, { kind: 'flight.deleted' }],
  })
  expect(await databaseHash(world)).toBe(hash)
  expect((await undo('director', [gone.step])).status).toBe(200)
})

const players = [1, 2, 3, 6, 9]
const gestures: readonly ((random: () => number) => readonly ['POST' | 'DELETE' | 'PATCH', string, unknown?])[] = [
  random => ['POST', `/v1/events/S-110/flights/${2021 + pick(random, 2)}/players/${oneOf(random, players)}`],
  random => ['DELETE', `/v1/events/S-110/flights/${2021 + pick(random, 2)}/players/${oneOf(random, players)}`],
  random => ['POST', `/v1/events/S-110/teams/${3011 + pick(random, 2)}/players/${oneOf(random, players)}`],
  random => ['DELETE', `/v1/events/S-110/teams/${3011 + pick(random, 2)}`],
  random => ['PATCH', `/v1/events/S-110/teams/${3011 + pick(random, 2)}/name/Team${pick(random, 3)}`],
  random => ['POST', '/v1/events/S-110/teams', [{ playerIds: [oneOf(random, players)] }]],
  random => ['DELETE', `/v1/events/S-110/players/${oneOf(random, players)}`],
  () => ['DELETE', '/v1/events/S-110/teePairings'],
  random => [
    'POST',
    '/v1/events/S-110/players',
    { firstName: 'Gast', lastName: `Nr ${pick(random, 9)}`, gender: 'F', hcIndex: 20 },
  ],
]

function pick(random: () => number, most: number): number {
  return Math.floor(random() * most)
}
function oneOf<T>(random: () => number, items: readonly T[]): T {
  return items[pick(random, items.length)] as T
}

/** Numbers from a seed, so that a failure can be had again. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

test.each([
  ['a program', () => world.call('renameTeam', { params: { eventId: 'S-110', teamId: 3011, name: 'Eagles' } })],
  [
    'a registration page',
    () => {
      const place = { communityId: 1, eventId: 110, playerIds: [] }
      return inEvent(world.service, place, { actor: 'player:1' }, async () => undefined)
    },
  ],
])('while a person changes the event, %s waits, so that no step holds what it did', async (_, write) => {
  await world.rows('begin')
  await world.rows('select pg_advisory_xact_lock(-110)')
  const writing = write()
  const waiting = () => world.rows("select 1 from pg_locks where locktype = 'advisory' and not granted")
  await expect.poll(async () => (await waiting()).length, { timeout: atMost(5000) }).toBe(1)
  await world.rows('commit')
  await writing
})

test('random histories of two directors: each undo restores exactly or refuses, and all of them backwards give the beginning', async () => {
  for (let seed = 1; seed <= runs(3, 40); seed += 1) {
    const own = await startWorld()
    try {
      const random = seeded(seed)
      const beginning = await eventsState(own)
      const steps: { step: string; before: string; after: string }[] = []
      let before = beginning
      for (let n = 0; n < 12; n += 1) {
        const [method, url, body] = oneOf(random, gestures)(random)
        const done = await send(random() < 0.5 ? 'director' : 'manager', method, url, body, own)
        const after = await eventsState(own)
        if (done.status !== 200) expect(after, `seed ${seed}: refused ${url}`).toBe(before)
        else if (after !== before) steps.push({ step: done.step, before, after })
        before = after
      }
      // Any one of them: it is refused, or gives exactly what its rows were; and undoing that gives the end again.
      const one = steps.length > 0 ? oneOf(random, steps) : undefined
      if (one) {
        const tried = await undo('director', [one.step], own)
        if (tried.status === 200) expect((await undo('manager', [tried.step], own)).status, `seed ${seed}`).toBe(200)
        else expect(tried.body.code).toBe('UNDO_BLOCKED')
        expect(await eventsState(own), `seed ${seed}`).toBe(before)
      }
      for (const { step, before: then } of steps.toReversed()) {
        // One that was undone and done again is undone by its newest step.
        const { body } = await send('viewer', 'GET', '/console/api/events/S-110/log?most=500', undefined, own)
        const undoneBy = (body.entries as { step?: string; undoneBy?: string }[]).find(
          entry => entry.step === step,
        )?.undoneBy
        const last = undoneBy === undefined ? step : await lastOf(own, undoneBy)
        expect((await undo('director', [last], own)).status, `seed ${seed}`).toBe(200)
        expect(await eventsState(own), `seed ${seed}`).toBe(then)
      }
      expect(await eventsState(own)).toBe(beginning)
    } finally {
      await own.close()
    }
  }
})

/** The step that undid the undo. */
async function lastOf(of: World, step: string): Promise<string> {
  const [row] = await of.rows<{ undone_by: string }>('select undone_by from step where step_id = $1', [step])
  return row?.undone_by ?? step
}
