import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World, worldNow } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function status(name: Parameters<World['browser']>[0], app = world.app): Promise<number> {
  return (await app.inject({ url: '/console/api/session', headers: world.browser(name) })).statusCode
}

test('a session ends when nobody used it for twelve hours, on a shared computer for two', async () => {
  const setClockAfter = (hours: number) =>
    world.setClock(
      Temporal.Instant.from(worldNow)
        .add({ minutes: Math.round(hours * 60) - 2 })
        .toString(),
    )
  await world.rows(`update session set shared = true where session_id = 12`)
  setClockAfter(2)
  expect([await status('manager'), await status('director')]).toEqual([200, 200])
  await forgetAll()
  // The look at two hours was a use of both.
  setClockAfter(4.1)
  expect([await status('manager'), await status('director')]).toEqual([200, 401])
  await forgetAll()
  setClockAfter(16.2)
  expect(await status('manager')).toBe(401)
  world.setClock(worldNow)
})

test('a session that is used every day ends after two weeks', async () => {
  await world.rows(
    `update session set created_at = '2026-04-17T09:00:01Z', seen_at = '2026-05-01T08:59:00Z' where session_id = 13`,
  )
  expect(await status('scorer')).toBe(200)
  await world.rows(`update session set created_at = '2026-04-17T08:59:59Z' where session_id = 13`)
  await forgetAll()
  expect(await status('scorer')).toBe(401)
})

test('a session that was ended and a role that was taken away act on every server within a second', async () => {
  const other = await world.anotherServer()
  const see = () => other.inject({ url: '/v1/events/S-110/teams', headers: world.browser('viewer') })
  expect((await see()).statusCode).toBe(200)
  await world.rows('delete from administrator_community where administrator_id = 16')
  await expect.poll(async () => (await see()).statusCode, { timeout: atMost(3000) }).toBe(401)
  expect(await status('viewer', other)).toBe(200)
  const left = await world.app.inject({
    method: 'DELETE',
    url: '/console/api/session',
    headers: world.browser('viewer'),
  })
  expect(left.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/)
  await expect.poll(() => status('viewer', other), { timeout: atMost(3000) }).toBe(401)
})

test('a session does in the interface what its role may, and nothing else', async () => {
  const ask = (name: Parameters<World['browser']>[0], method: 'GET' | 'POST', url: string) =>
    world.app.inject({ method, url, headers: world.browser(name) })
  expect((await ask('starter', 'GET', '/v1/events/S-110/teePairings')).statusCode).toBe(200)
  expect((await ask('starter', 'GET', '/v1/events/S-400/teePairings')).statusCode).toBe(401)
  const refused = await ask('starter', 'POST', '/v1/events/S-110/flights/2022/players/2')
  expect(JSON.parse(refused.payload)).toMatchObject({ code: 'ROLE_REQUIRED', status: 403 })
  expect(refused.payload).toContain('Your role here (starter)')
  expect((await ask('director', 'POST', '/v1/events/S-110/flights/2022/players/2')).statusCode).toBe(200)
  expect(await world.rows(`select actor from audit where action = 'flight.playerAssigned'`)).toEqual([
    { actor: 'administrator:12' },
  ])
  // Its own token is the only thing that a program can end.
  expect((await ask('director', 'POST', '/v1/auth/revoke')).statusCode).not.toBe(200)
})

/** What a second of real time would do. */
async function forgetAll(): Promise<void> {
  for (const name of ['manager', 'director', 'scorer'] as const)
    world.service.sessions.forget(String(world.browser(name).cookie).slice('session='.length))
}
