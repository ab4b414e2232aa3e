import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { failedLogins } from '../passwords/failedLogins.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

function login(email: string, password: string, remoteAddress = '127.0.0.1') {
  return world.app.inject({ method: 'POST', url: '/v1/auth', payload: { email, password }, remoteAddress })
}

test('a token opens the interface for 24 hours and not a second longer', async () => {
  const { token, expiresIn } = (await login('Club@Example.com', passwordOfAll)).json()
  expect(expiresIn).toBe(86_400)
  const status = async () =>
    (await world.app.inject({ url: '/v1/community/search', headers: { authorization: `bearer ${token}` } })).statusCode
  world.setClock('2026-05-02T08:59:59Z')
  expect(await status()).toBe(200)
  world.setClock('2026-05-02T09:00:00Z')
  expect(await status()).toBe(401)
  world.setClock('2026-05-01T09:00:00Z')
})

test('an unknown e-mail, a wrong password and a revoked credential are one answer after the same work', async () => {
  const answers = await Promise.all([
    login('nobody@example.com', 'x', '10.0.0.1'),
    login('club@example.com', 'x', '10.0.0.2'),
    login('revoked@example.com', passwordOfAll, '10.0.0.3'),
  ])
  const bodies = answers.map(answer => ({ ...answer.json(), requestId: '' }))
  expect(bodies[0]).toEqual(bodies[1])
  expect(bodies[0]).toEqual(bodies[2])
  expect(bodies[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS', title: 'Invalid Credentials' })
  const once = async (email: string, address: string) => {
    const began = process.cpuUsage()
    await login(email, 'wrong', address)
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
  // Processor time, and the least of alternating tries: what the work itself takes, whatever else the machine does.
  const times = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  const ratio = () => Math.max(times.known, times.unknown) / Math.min(times.known, times.unknown)
  // Now and then something is cleaned up beside one of them.
  for (let n = 0; n < 12 || (n < 100 && ratio() >= 1.5); n += 1) {
    times.known = Math.min(times.known, await once('club@example.com', `10.1.1.${n}`))
    times.unknown = Math.min(times.unknown, await once('nobody@example.com', `10.1.2.${n}`))
  }
  expect(ratio()).toBeLessThan(1.5)
})

test('failures of one address and e-mail are limited, and do not lock others out', async () => {
  for (let n = 0; n < 10; n += 1) expect((await login('ladies@example.com', 'wrong', '10.2.0.1')).statusCode).toBe(401)
  const limited = await login('ladies@example.com', passwordOfAll, '10.2.0.1')
  expect(limited.statusCode).toBe(429)
  expect(limited.json()).toMatchObject({
    code: 'RATE_LIMITED',
    detail: expect.stringMatching(/^Too many failed logins\. Try again in \d+ seconds\.$/),
  })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login('ladies@example.com', passwordOfAll, '10.2.0.2')).statusCode).toBe(200)
  expect((await login('club@example.com', passwordOfAll, '10.2.0.1')).statusCode).toBe(200)
})

test('guesses at the same time are no more than guesses one after the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => login('stranger@example.com', 'wrong', '10.3.0.1')),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30)
})

test('right passwords use up nothing, and guesses from everywhere do not lock out whom the account knows', async () => {
  for (let n = 0; n < 12; n += 1)
    expect((await login('stranger@example.com', passwordOfAll, '10.4.0.1')).statusCode).toBe(200)
  for (let n = 0; n < 4; n += 1)
    await Promise.all(Array.from({ length: 9 }, () => login('stranger@example.com', 'wrong', `10.4.1.${n}`)))
  const attempt = (address: string) => failedLogins(world.service).attempt(address, 'stranger@example.com')
  expect(attempt('10.4.0.1')).toMatchObject({ seconds: 0, slowedMs: 0 })
  expect(attempt('10.4.2.1')).toMatchObject({ seconds: 0, slowedMs: 2000 })
  expect((await login('stranger@example.com', passwordOfAll, '10.4.0.1')).statusCode).toBe(200)
})

test('a flood of logins has a class of its own: scores do not wait for it', async () => {
  const flood = Array.from({ length: 150 }, (_, n) => login('club@example.com', 'wrong', `10.5.${n}.1`))
  const running = Promise.all(flood)
  // One turn of the event loop: the flood stands in its queue.
  await new Promise(setImmediate)
  let answered = 0
  for (const login of flood) void login.then(() => answered++)
  await world.service.admission.run('write', async () => undefined)
  expect(answered).toBe(0)
  const codes = (await running).map(({ statusCode }) => statusCode)
  expect(new Set(codes)).toEqual(new Set([401, 503]))
})

test('a revoked token and a revoked credential end within a second, on another server too', async () => {
  const { token } = (await login('stranger@example.com', passwordOfAll, '10.4.0.1')).json()
  const other = await world.anotherServer()
  const ask = async (app: typeof other) =>
    (await app.inject({ url: '/v1/community/search', headers: { authorization: `Bearer ${token}` } })).statusCode
  expect([await ask(world.app), await ask(other)]).toEqual([200, 200])
  expect(
    (
      await world.app.inject({ method: 'DELETE', url: '/v1/auth', headers: { authorization: `Bearer ${token}` } })
    ).json(),
  ).toEqual({ revoked: 1 })
  expect(await ask(world.app)).toBe(401)
  await expect.poll(() => ask(other), { timeout: atMost(1200), interval: 50 }).toBe(401)
  const club = world.token('club')
  expect(
    (await world.app.inject({ url: '/v1/community/search', headers: { authorization: `Bearer ${club}` } })).statusCode,
  ).toBe(200)
  await world.rows("update credential set revoked_at = now() where email_key = 'club@example.com'")
  await expect
    .poll(
      async () =>
        (await world.app.inject({ url: '/v1/community/search', headers: { authorization: `Bearer ${club}` } }))
          .statusCode,
      { timeout: atMost(1200), interval: 50 },
    )
    .toBe(401)
})
