/** A credential that may only read reads everything and changes nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import { type Parts, requestOf } from '../../contract/client.ts'
import { type Operation, scopeOf } from '../../contract/operation.ts'
import { databaseHash } from '../../test/databaseHash.ts'
import { everyCase } from '../../test/everyCase.ts'
import { staffCalls } from '../../test/staffCalls.ts'
import { passwordOfAll } from '../../test/world.rows.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.rows(`update credential set scope = 'read' where email = 'club@example.com'`)
})
afterAll(() => world.close())

const ofPrograms = (Object.entries(allOperations) as [AnyOperationId, Operation][]).filter(
  ([, op]) => op.access === 'token',
)
const writing = ofPrograms.filter(([, op]) => scopeOf(op) === 'read write')

async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}, payload?: string) {
  return await world.app.inject({
    method: method as 'GET',
    url: path,
    headers: { authorization: `Bearer ${world.token('club')}`, ...headers },
    ...(payload !== undefined && { payload }),
  })
}

test('every write with a credential that only reads is refused before all else, and changes nothing', async () => {
  expect(writing.length).toBeGreaterThan(50)
  const hash = await databaseHash(world)
  for (const [id, op] of writing) {
    const { path, body } = requestOf(op, everyCase[id].success.input as Parts, {})
    const type = { 'content-type': 'application/json' }
    for (const [url, sent] of [
      [path, body],
      [path, '{"a":'],
      [path.replace(/[MS]-\d+/, 'S-400'), body],
    ] as const) {
      const answer = await ask(op.method, url, sent === undefined ? {} : type, sent)
      const { code, detail } = answer.json()
      expect([id, answer.statusCode, code]).toEqual([id, 401, 'UNAUTHORIZED'])
      expect(detail).toContain('only read')
      expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"')
    }
  }
  expect(await databaseHash(world)).toBe(hash)
})

test('it reads, also by QUERY, and logs out', async () => {
  for (const [method, payload] of [
    ['GET', undefined],
    ['HEAD', undefined],
    ['QUERY', '{}'],
  ] as const)
    expect(
      (await ask(method, '/v1/community/search', { 'content-type': 'application/json' }, payload)).statusCode,
    ).toBe(200)
  const other = world.service.tokens.issue(1, world.service.clock())
  const authorization = `Bearer ${other}`
  expect((await ask('DELETE', '/v1/auth', { authorization })).statusCode).toBe(200)
})

test('a bad token is told that it is bad', async () => {
  const answer = await ask('DELETE', '/v1/events/S-110/flights', { authorization: 'Bearer x' })
  expect(answer.json().code).toBe('TOKEN_INVALID')
})

test('what a credential may do is looked up at each request, never taken from the token', async () => {
  const write = async () => (await ask('DELETE', '/v1/events/S-110/teePairings/players')).statusCode
  expect(await write()).toBe(401)
  await world.rows(`update credential set scope = 'read write' where email = 'club@example.com'`)
  await expect.poll(write, { timeout: atMost(5000) }).toBe(200)
  await world.rows(`update credential set scope = 'read' where email = 'club@example.com'`)
  await expect.poll(write, { timeout: atMost(5000) }).toBe(401)
})

test('the login says what its token may do', async () => {
  for (const scope of ['read', 'read write'] as const) {
    await world.rows('update credential set scope = $1 where credential_id = 2', [scope])
    const reply = await world.call('login', { body: { email: 'ladies@example.com', password: passwordOfAll } })
    expect(reply.scope).toBe(scope)
  }
})

test('an operator gives away a scope in the console, with and without a request', async () => {
  const { call } = staffCalls(world)
  const issued = { email: 'board@club.example.com', intendedUse: 'A board', communityIds: [1] }
  await call('issueCredential', { body: { ...issued, scope: 'read' } }, 'operator')
  await call('issueCredential', { body: { ...issued, email: 'site@club.example.com' } }, 'operator')
  const asks = { contactName: 'Ana Sá', contactEmail: 'tv@club.example.com', intendedUse: 'A screen' }
  const { requestId } = await call('requestAccess', { params: { communityId: 1 }, body: asks })
  await call('approveAccess', { params: { requestId }, body: { communityIds: [1], scope: 'read' } }, 'operator')
  const { credentials } = await call('listCredentials', {}, 'operator')
  const scopes = Object.fromEntries(credentials.map(one => [one.email, one.scope]))
  expect(scopes).toMatchObject({
    'board@club.example.com': 'read',
    'site@club.example.com': 'read write',
    'tv@club.example.com': 'read',
  })
  const { programs } = await call('listPrograms', { params: { communityId: 1 } })
  expect(programs.find(one => one.email === 'tv@club.example.com')?.scope).toBe('read')
})
