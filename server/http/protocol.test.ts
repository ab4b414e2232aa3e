import { readFileSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needs } from '../../test/needs.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'
import { databaseCode } from '../kernel/database/connect.ts'
import { pipelined } from '../kernel/database/pipelined.ts'
import { sql } from '../kernel/database/sql.ts'
import { refusalOf } from '../kernel/http/problems.ts'

let world: World
let port = 0
beforeAll(async () => {
  world = await startWorld({ RATE_LIMIT: '40' })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const address = world.app.server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => world.close())

const authorization = () => `Bearer ${world.token('ladies')}`

async function problemOf(url: string, init: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    ...init,
    headers: { authorization: authorization(), ...init.headers },
  })
  const problem = (await response.json()) as { requestId: string; code: string }
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  return { status: response.status, code: problem.code, headers: response.headers }
}

/** Sends bytes and answers what comes back until the server closes, with the milliseconds it took. */
function raw(...parts: readonly (string | number)[]): Promise<{ text: string; milliseconds: number }> {
  const began = performance.now()
  return new Promise((done, failed) => {
    const socket = connectSocket(port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => (text += chunk))
    socket.on('error', failed)
    socket.on('close', () => done({ text, milliseconds: performance.now() - began }))
    for (const part of parts) if (typeof part === 'string') socket.write(part)
  })
}

test('unknown paths, methods, media types, sizes and addresses are problems', async () => {
  expect(await problemOf('/v1/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await problemOf('/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const put = await problemOf('/v1/events', {
    method: 'PUT',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(put).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect(put.headers.get('allow')).toBe('GET, QUERY, HEAD')
  expect(
    await problemOf('/v1/auth', {
      method: 'POST',
      body: 'email=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024), password: 'x' })
  expect(
    await problemOf('/v1/auth', { method: 'POST', body: large, headers: { 'content-type': 'application/json' } }),
  ).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  expect(await problemOf(`/v1/${'x'.repeat(10_000)}`)).toMatchObject({ status: 414, code: 'URI_TOO_LONG' })
  expect(await problemOf('/v1/events/%E0%A4%A/courses')).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('malformed HTTP and endless headers are answered and closed', async () => {
  expect((await raw('NONSENSE\r\n\r\n')).text).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*application\/problem\+json/)
  expect((await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`)).text).toMatch(/^HTTP\/1\.1 414/)
})

test('a body that is too long is refused by its length, before it is sent', async () => {
  const { text } = await raw(
    'POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000000\r\n\r\n',
  )
  expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*PAYLOAD_TOO_LARGE/)
})

test('TRACE echoes nothing, and one parameter twice is not taken for a list', async () => {
  const traced = await raw('TRACE / HTTP/1.1\r\nhost: x\r\nx-secret: fairway\r\nconnection: close\r\n\r\n')
  expect(traced.text).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(traced.text).not.toContain('fairway')
  expect(await problemOf('/v1/events?communityId=1&communityId=2')).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(await problemOf('/v1/events?communityId=1&limit=1&limit=2')).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('slow headers are closed within 6 seconds and slow bodies within 11', async () => {
  const [headers, body] = await Promise.all([
    raw('GET / HTTP/1.1\r\nhost: x\r\n'),
    raw('POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a'),
  ])
  expect(headers.text).toContain('REQUEST_TIMEOUT')
  expect(headers.milliseconds).toBeLessThan(atMost(6000))
  expect(body.text).toContain('REQUEST_TIMEOUT')
  expect(body.milliseconds).toBeLessThan(atMost(11_000))
})

test('browsers of other sites may read, and see the headers that matter', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/v1/events`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://club.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
  for (const path of ['/health', '/v1/events', '/v1/nothing']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    for (const name of ['etag', 'link', 'x-request-id', 'ratelimit', 'retry-after'])
      expect(headers.get('access-control-expose-headers')?.toLowerCase().split(', ')).toContain(name)
  }
})

test('every answer says what is left of the rate limit, and the one beyond it how long to wait', async () => {
  const call = () =>
    fetch(`http://127.0.0.1:${port}/v1/community/search`, {
      headers: { authorization: `Bearer ${world.token('stranger')}` },
    })
  const first = await call()
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=40;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"default";r=39;t=\d+$/)
  expect(first.headers.get('x-environment')).toBe('testing')
  let last = first
  for (let n = 0; n < 40; n += 1) last = await call()
  expect(last.status).toBe(429)
  expect(await last.json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.runIf(needs(process.platform === 'linux', 'a jump of the clock, which /proc shows', 'use Linux'))(
  'a transaction that a jump of the clock ends is repeated, and 503 when it ends again',
  async () => {
    let tries = 0
    const error = await world.service.database
      .write([1], async tx => {
        tries += 1
        const [session] = await tx.rows(sql<{ id: number }>`select pg_backend_pid() as id`)
        const id = session?.id ?? 0
        await tx.rows(sql`set local idle_in_transaction_session_timeout = '100ms'`)
        // The statement is on its way when the session is ended for being idle.
        process.kill(id, 'SIGSTOP')
        const sent = pipelined(tx.rows(sql`select 1`))
        await expect.poll(() => isAlarmed(id)).toBe(true)
        process.kill(id, 'SIGCONT')
        await sent
      })
      .catch(failed => failed)
    expect([databaseCode(error), refusalOf(error).code, tries]).toEqual(['25P03', 'UNAVAILABLE', 5])
  },
)

/** Whether SIGALRM waits for a process that is stopped. */
function isAlarmed(processId: number): boolean {
  const [, pending = ''] = /^ShdPnd:\s+(\w+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
  return (Number.parseInt(pending, 16) & (1 << 13)) !== 0
}

test('a database that is away is 503 with Retry-After, and the service goes on when it is back', async () => {
  await world.rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'caddiemaster' and datname = current_database()",
  )
  await world.rows(`alter role caddiemaster_app connection limit -1`)
  const response = await fetch(`http://127.0.0.1:${port}/v1/community/search`, {
    headers: { authorization: authorization() },
  })
  expect([200, 503]).toContain(response.status)
  if (response.status === 503) expect(response.headers.get('retry-after')).toBe('2')
  const later = await fetch(`http://127.0.0.1:${port}/v1/community/search`, {
    headers: { authorization: authorization() },
  })
  expect(later.status).toBe(200)
})
