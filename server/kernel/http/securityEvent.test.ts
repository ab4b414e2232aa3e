import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld } from '../../../test/world.ts'
import { createApp } from '../../app.ts'

type Line = Readonly<Record<string, unknown>>

/** A server whose log is kept; `settings` are those of the world. */
async function loggedServer(settings: Readonly<Record<string, string>> = {}) {
  const world = await startWorld({ LOG_LEVEL: 'warn', ...settings })
  const lines: Line[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const app = await createApp(world.service, log)
  return { world, app, lines, close: () => Promise.all([app.close(), world.close()]) }
}

test('failed logins, refused access, limits and wrong links are in the log, with who and from where, and without secrets', async () => {
  const { world, app, lines, close } = await loggedServer({ RATE_LIMIT: '3' })
  try {
    const authorization = `Bearer ${world.token('ladies')}`
    const login = (email: string) =>
      app.inject({ method: 'POST', url: '/v1/auth', payload: { email, password: 'a wrong guess' } })
    await login('club@example.com')
    await login('nobody@example.com')
    await app.inject({ url: '/v1/community/search', headers: { authorization: 'Bearer xyz' } })
    await app.inject({ url: '/v1/events/S-300/flights', headers: { authorization } })
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/v1/community/search', headers: { authorization } })
    await app.inject({ url: '/e/S-110/results/not-the-token-of-this-link' })
    const events = lines.filter(line => line.securityEvent !== undefined)
    expect(events).toEqual([
      expect.objectContaining({ securityEvent: 'login.failed', credentialId: 1, address: '127.0.0.1' }),
      expect.objectContaining({ securityEvent: 'login.failed' }),
      expect.objectContaining({ securityEvent: 'access.refused', code: 'TOKEN_INVALID', path: '/v1/community/search' }),
      expect.objectContaining({ securityEvent: 'access.refused', code: 'UNAUTHORIZED', eventId: 'S-300' }),
      expect.objectContaining({ securityEvent: 'limit.reached', code: 'RATE_LIMITED', operation: 'searchCommunities' }),
      expect.objectContaining({ securityEvent: 'link.refused', eventId: 'S-110', purpose: 'results' }),
    ])
    for (const event of events) expect(event.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|wrong guess|xyz|not-the-token/)
    expect(JSON.stringify(lines)).not.toContain(passwordOfAll)
  } finally {
    await close()
  }
})

test('what an operator does to the installation is in the log, without who is concerned', async () => {
  const { world, app, lines, close } = await loggedServer()
  try {
    await world.rows(`insert into community_request (request_id, name, contact_name, contact_email, contact_email_key, intended_use, created_at, confirmed_at)
      values (3, 'Dunas Golf', 'Rui Sá', 'rui@example.com', 'rui@example.com', 'Medals', now(), now())`)
    const send = (method: 'PUT' | 'POST' | 'PATCH', path: string, payload: object) =>
      app.inject({ method, url: `/console/api/operator/${path}`, headers: world.browser('operator'), payload })
    for (const isOpen of [true, false])
      expect((await send('PUT', 'communityRequests', { isOpen })).statusCode).toBe(200)
    expect((await send('POST', 'communityRequests/3/refusal', { reason: 'Too far away' })).statusCode).toBe(200)
    for (const operator of [true, false])
      expect((await send('PATCH', 'accounts/12', { operator })).statusCode).toBe(200)
    for (const blocked of [true, false])
      expect((await send('PUT', 'accounts/12/blocked', { blocked })).statusCode).toBe(200)
    expect(lines.flatMap(({ securityEvent, administratorId }) => [[securityEvent, administratorId]])).toEqual([
      ['communityRequests.opened', 18],
      ['communityRequests.closed', 18],
      ['communityRequest.declined', 18],
      ['operator.given', 18],
      ['operator.taken', 18],
      ['account.blocked', 18],
      ['account.allowed', 18],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|Dunas|Rui|Too far/)
  } finally {
    await close()
  }
})

test('an address that fails without end does not fill the log', async () => {
  const { app, lines, close } = await loggedServer()
  try {
    for (let n = 0; n < 100; n += 1) await app.inject({ url: '/e/S-110/results/x', remoteAddress: '10.9.9.9' })
    expect(lines).toHaveLength(60)
    expect(lines.at(-1)).toHaveProperty('suppressedSeconds')
  } finally {
    await close()
  }
})

test('an error that nobody foresaw is logged with its message and where it was thrown, without values of rows', async () => {
  const { app, lines, close } = await loggedServer()
  try {
    app.get('/broken', async () => {
      throw Object.assign(new Error('the roof is open'), { code: '23505', detail: 'Key (email)=(anna@example.com)' })
    })
    const { statusCode, body } = await app.inject({ url: '/broken' })
    expect([statusCode, body.includes('roof')]).toEqual([500, false])
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'internal error',
        error: expect.objectContaining({ type: 'Error', message: 'the roof is open', code: '23505' }),
      }),
    ])
    expect(JSON.stringify(lines)).toContain('securityEvent.test.ts')
    expect(JSON.stringify(lines)).not.toContain('anna@example.com')
  } finally {
    await close()
  }
})

test('the address of a client is what the proxies in front of us saw, never what the client wrote', async () => {
  const seen = async (settings: Readonly<Record<string, string>>, forwarded: string) => {
    const { app, lines, close } = await loggedServer(settings)
    try {
      await app.inject({
        url: '/v1/community/search',
        headers: { 'x-forwarded-for': forwarded },
        remoteAddress: '10.0.0.2',
      })
      const warned = lines.some(line => String(line.msg).includes('TRUST_PROXY'))
      return [lines.find(line => line.securityEvent)?.address, warned]
    } finally {
      await close()
    }
  }
  expect(await seen({}, '203.0.113.9')).toEqual(['10.0.0.2', true])
  expect(await seen({ TRUST_PROXY: '1' }, '198.51.100.1, 203.0.113.9')).toEqual(['203.0.113.9', false])
  expect(await seen({ TRUST_PROXY: '2' }, '198.51.100.1, 203.0.113.9, 10.1.1.1')).toEqual(['203.0.113.9', false])
  expect(await seen({ TRUST_PROXY: '10.0.0.0/8' }, '198.51.100.1, 203.0.113.9, 10.1.1.1')).toEqual([
    '203.0.113.9',
    false,
  ])
  expect(await seen({ TRUST_PROXY: '192.0.2.0/24' }, '203.0.113.9')).toEqual(['10.0.0.2', false])
})
