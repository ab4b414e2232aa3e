/** The walk of the contract: what every operation must do, tried on all of them from their entries and cases. */

import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import type { RefusalCode } from '../contract/errors.ts'
import { type Operation, takesIdempotencyKey, takesSession } from '../contract/operation.ts'
import { may, roles } from '../contract/roles/capabilities.ts'
import { validationErrors } from '../server/kernel/http/validationErrors.ts'
import { runs } from '../tools/counts.ts'
import { type AnyCase, ask, inject, prepareCase, requestFor } from './askCase.ts'
import { databaseHash } from './databaseHash.ts'
import { everyCase } from './everyCase.ts'
import { expectDescribed } from './expectDescribed.ts'
import { expectHead } from './expectHead.ts'
import { type Answer, expectProblem } from './expectProblem.ts'
import { listenOnLoopback, readStream } from './readStream.ts'
import { watchAnswers } from './watchAnswers.ts'
import { startWorld, type World } from './world.ts'

/** With full counts two servers on one database answer in turn, and nobody may notice. */
const servers = runs(1, 2) === 2 ? 2 : 1

/** The path ids of strangers: of the community that the club does not reach. */
const strangers: Readonly<Record<string, string | number>> = {
  eventId: 'S-400',
  communityId: 4,
  playerId: 8,
  flightId: 4101,
  leaderboardId: 4001,
  teamId: 4201,
  teePairingId: 4301,
  courseId: 9,
  teeId: 91,
}

type TriedOperation = {
  readonly success: AnyCase & { readonly reply?: unknown }
  readonly refusals: Readonly<Record<string, AnyCase & { readonly reason?: string }>>
  readonly reasons?: Readonly<Record<string, Readonly<Record<string, AnyCase>>>>
}

/** The operations that `npm run quick` asks for, or all. */
const wanted = process.env.WALK?.split(' ')

/** Declares the tests of the operations whose tag is in `tags`, of the interface or of the console. */
export function walk(tags: readonly string[]): void {
  const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(
    id => tags.includes(allOperations[id].tag) && (wanted?.includes(id) ?? true),
  )
  // What only reads or is refused changes nothing, which is looked at: all operations of a file share one world for it.
  let shared: World
  beforeAll(async () => {
    shared = await startWorld({}, servers)
    hashes.set(shared, await databaseHash(shared))
  })
  afterAll(() => shared.close())
  describe.each(ids)('%s', id => {
    const op: Operation = allOperations[id]
    const { success, ...refused } = everyCase[id] as TriedOperation
    if (op.stream) walkStream(op, success)
    else walkSuccess(op, success, () => shared)
    walkRefusals(op, success, refused, () => shared)
  })
}

function walkSuccess(op: Operation, success: AnyCase & { reply?: unknown }, worldOf: () => World): void {
  test('answers what its entry promises, and the same again when it repeats', async () => {
    const isOwn = !['read', 'report'].includes(op.transaction) || success.given !== undefined
    const world = isOwn ? await startWorld({}, servers) : worldOf()
    try {
      await prepareCase(world, success)
      if (op.transaction === 'write') await readLists(world)
      const looks = op.method === 'GET' || op.ends ? undefined : await watchAnswers(world, op, success)
      const first = await ask(world, op, success, { idempotencyKey: 'walk-1' })
      if (op.transaction === 'write') await expectNoOldLists(world)
      await looks?.()
      expect(first, first.text).toMatchObject({ status: 200 })
      expect(first.headers['cache-control']).toBe(op.secret ? 'no-store' : 'private, no-cache, must-revalidate')
      if (op.path.startsWith('/v1')) expect(first.headers.vary).toBe('Authorization, Accept-Encoding')
      if (op.method === 'GET')
        await expectHead(world, requestFor(world, op, success, {}), first.headers, op.id === measured)
      if (op.path.startsWith('/console')) expect(opensSomething(first) && op.secret !== true).toBe(false)
      if (!op.mediaType) {
        expect(validationErrors(op.reply, JSON.parse(first.text))).toEqual([])
        // The database and Node write alike: no space outside of texts.
        expect(first.text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')).not.toMatch(/\s/)
      }
      if (success.reply !== undefined) expect(JSON.parse(first.text)).toEqual(success.reply)
      if (op.method === 'GET' && op.id !== measured) await expectTagged(world, op, success, first)
      if (op.transaction === 'write') await expectDescribed(world)
      if (takesIdempotencyKey(op)) await expectReplayed(world, op, success, first)
      if (!isOwn) await expectUnchanged(world)
    } finally {
      if (isOwn) await world.close()
    }
  })
}

const cached = (Object.entries(everyCase) as [AnyOperationId, { readonly success: AnyCase }][]).filter(
  ([id]) => (allOperations[id] as Operation).cached,
)

/** What every list that is cached answers now, or why not. */
function readLists(world: World): Promise<readonly string[]> {
  return Promise.all(
    cached.map(async ([id, { success }]) => {
      const { text } = await ask(world, allOperations[id], success, {})
      return `${id}: ${text.replace(/"requestId":"[^"]*"/, '')}`
    }),
  )
}

/** A write that some list does not hear of leaves an old one there. */
async function expectNoOldLists(world: World): Promise<void> {
  // Until a server has seen its own change it reads all lists.
  await world.service.changes.settled()
  // A second may end between the two readings, and with it what a server knew of who asks.
  world.forgetCallers()
  const answers = await readLists(world)
  world.forgetLists()
  expect(answers).toEqual(await readLists(world))
}

function walkStream(op: Operation, success: AnyCase): void {
  test('opens a stream that the end of the server ends', async () => {
    const world = await startWorld({}, servers)
    try {
      await prepareCase(world, success)
      const url = await listenOnLoopback(world.app)
      const { path, headers } = requestFor(world, op, success, {})
      const reader = await readStream(`${url}${path}`, headers)
      expect(reader.status).toBe(200)
      expect(reader.headers['content-type']).toContain(String(op.mediaType))
      await world.app.close()
      await reader.ended
      expect(reader.text()).toMatch(/^retry: \d+\n\n/)
    } finally {
      await world.close()
    }
  })
}

/** Whether somebody gets in with the answer: a session, a link that works once, a key, codes. */
function opensSomething({ text, headers }: Answer): boolean {
  const fields =
    /"(?:token|password|secret|recoveryCodes|challenge)":"|"key":"[A-Z2-7]{16}|\/(?:invitation|password|credential)\/[\w-]{20}/
  return headers['set-cookie'] !== undefined || fields.test(text.replaceAll('":["', '":"'))
}

/** Says how long things take: never the same twice. */
const measured = 'getStatus'

async function expectTagged(world: World, op: Operation, success: AnyCase, first: Answer): Promise<void> {
  const { path, headers } = requestFor(world, op, success, {})
  const again = await world.app.inject({
    method: 'GET',
    url: path,
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.payload).toBe('')
}

async function expectReplayed(world: World, op: Operation, success: AnyCase, first: Answer): Promise<void> {
  const hash = await databaseHash(world)
  const again = await ask(world, op, success, { idempotencyKey: 'walk-1' })
  expect(again).toMatchObject({ status: 200, text: first.text })
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await databaseHash(world)).toBe(hash)
  const audited = await world.rows('select count(*)::int as n from audit')
  expect(audited[0]?.n, 'a change is audited').toBeGreaterThan(0)
}

const hashes = new WeakMap<World, string>()

/** The shared world is as the test before has left it: who changes something fails, and nobody after it. */
async function expectUnchanged(world: World): Promise<void> {
  const before = hashes.get(world)
  const now = await databaseHash(world)
  hashes.set(world, now)
  expect(now).toBe(before)
}

function walkRefusals(
  op: Operation,
  success: AnyCase,
  { refusals: refused, reasons = {} }: Omit<TriedOperation, 'success'>,
  worldOf: () => World,
): void {
  test('has a case for every refusal that it declares', () => {
    expect(Object.keys(refused).sort()).toEqual([...op.refusals].sort())
  })
  const further = Object.entries(reasons).flatMap(([code, byReason]) =>
    Object.entries(byReason).map(([reason, tried]) => [code, { ...tried, reason }] as const),
  )
  for (const [code, { reason, ...tried }] of [...Object.entries(refused), ...further]) {
    test(`refuses with ${code}${reason === undefined ? '' : `, ${reason},`} and changes nothing`, async () => {
      if (!tried.given) {
        expectProblem(await ask(worldOf(), op, tried, {}), code as RefusalCode, op, reason)
        return expectUnchanged(worldOf())
      }
      const world = await startWorld({}, servers)
      try {
        await prepareCase(world, tried)
        const hash = await databaseHash(world)
        expectProblem(await ask(world, op, tried, {}), code as RefusalCode, op, reason)
        expect(await databaseHash(world)).toBe(hash)
      } finally {
        await world.close()
      }
    })
  }
  if (op.fresh) walkFresh(op, success)
  if (takesSession(op)) walkStaff(op, success, worldOf)
  if (op.path.startsWith('/console') && op.method !== 'GET') walkSites(op, success, worldOf)
  if (op.access === 'token') walkTokens(op, success, worldOf)
  if (op.access !== 'anyone') walkShapes(op, success, worldOf)
}

/** Who may not: a program with a bad token, and one of strangers. */
function walkTokens(op: Operation, success: AnyCase, worldOf: () => World): void {
  test('refuses bad tokens, a stranger and strange ids, and changes nothing', async () => {
    const world = worldOf()
    for (const token of [undefined, 'x', 'a.b.c', unsigned(), forged(), world.token('revoked')]) {
      expectProblem(await ask(world, op, success, { token }), 'TOKEN_INVALID', op)
    }
    await expectNoStrangers(world, op, success)
    if (op.refusals.includes('UNAUTHORIZED')) {
      for (const as of ['stranger', 'ladies'] as const)
        if ((success.as ?? 'club') === 'club')
          expectProblem(await ask(world, op, { ...success, as }, {}), ['UNAUTHORIZED', 'NOT_FOUND'], op)
    }
    await expectUnchanged(world)
  })
}

async function expectNoStrangers(world: World, op: Operation, success: AnyCase): Promise<void> {
  for (const [name, value] of Object.entries(strangers)) {
    const params = (success.input as { params?: Record<string, unknown> }).params
    if (!params || !(name in params)) continue
    const swapped = { ...success, input: { ...success.input, params: { ...params, [name]: value } } } as AnyCase
    expectProblem(
      await ask(world, op, swapped, {}),
      [
        'UNAUTHORIZED',
        'NOT_FOUND',
        'VALIDATION',
        'PLAYER_HAS_NO_MEMBERSHIP',
        'COURSE_NOT_IN_EVENT',
        'REGISTER_ON_MULTI_ROUND_EVENT',
      ],
      op,
    )
  }
}

/** Who may not: nobody, a session that is none, a program, another site, people of another community, and every role without the right. */
function walkStaff(op: Operation, success: AnyCase, worldOf: () => World): void {
  test('refuses whoever is not logged in, other sites, strangers and roles without the right, and changes nothing', async () => {
    const world = worldOf()
    const own = world.browser('manager')
    for (const headers of [
      { ...own, cookie: '' },
      { ...own, cookie: 'session=x' },
      { ...own, cookie: `__Host-${own.cookie}` },
      { ...own, authorization: `Bearer ${world.token('club')}` },
    ])
      expectProblem(await ask(world, op, success, { headers }), 'TOKEN_INVALID', op)
    // To an operator no id is strange; who is none is refused whatever the role.
    if (op.access === 'operator')
      for (const as of [...roles, 'outsider'] as const)
        expectProblem(await ask(world, op, success, { headers: world.browser(as) }), 'ROLE_REQUIRED', op)
    else await expectNoStrangers(world, op, success)
    const { may: capability } = op
    if (capability !== undefined) {
      expectProblem(
        await ask(world, op, success, { headers: world.browser('outsider') }),
        ['UNAUTHORIZED', 'NOT_FOUND'],
        op,
      )
      for (const role of roles.filter(one => !may(one, capability)))
        expectProblem(
          await ask(world, op, success, { headers: world.browser(role) }),
          ['ROLE_REQUIRED', 'UNAUTHORIZED'],
          op,
        )
    }
    await expectUnchanged(world)
  })
}

/** Whoever sits down at a computer that somebody has left does not change who gets in. */
function walkFresh(op: Operation, success: AnyCase): void {
  test('asks for a login of the last ten minutes, and changes nothing without', async () => {
    const world = await startWorld({}, servers)
    try {
      await prepareCase(world, success)
      await world.rows(`update session set proved_at = '2026-05-01T08:49:59.999Z'`)
      const hash = await databaseHash(world)
      expectProblem(await ask(world, op, success, {}), 'FRESH_LOGIN_REQUIRED', op, 'old')
      expect(await databaseHash(world)).toBe(hash)
    } finally {
      await world.close()
    }
  })
}

/** What another site makes a browser send, with the cookies that it has. */
function walkSites(op: Operation, success: AnyCase, worldOf: () => World): void {
  test('refuses what no page of ours has sent, and changes nothing', async () => {
    const world = worldOf()
    const { cookie = '' } = world.browser('manager')
    for (const headers of [
      { cookie },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
      { cookie, 'sec-fetch-site': 'none' },
      { cookie, origin: 'null' },
      { cookie, origin: 'https://elsewhere.example' },
    ])
      expectProblem(await ask(world, op, success, { headers }), 'CROSS_SITE', op)
    await expectUnchanged(world)
  })
}

/** What does not fit the entry. */
function walkShapes(op: Operation, success: AnyCase, worldOf: () => World): void {
  test('refuses what does not fit its shape, and changes nothing', async () => {
    const world = worldOf()
    for (const body of [null, true, 7, 'text', [[]], { unknownField: 1 }]) {
      if (op.criteria && body !== null && !Array.isArray(body) && typeof body === 'object') continue
      expectProblem(await ask(world, op, success, { body }), 'VALIDATION', op)
    }
    const { path, headers } = requestFor(world, op, success, {})
    const url = `${path}${path.includes('?') ? '&' : '?'}unknownParameter=1`
    expectProblem(await inject(world.app, { method: op.method, path: url, headers }), 'VALIDATION', op)
    const malformed = await inject(world.app, {
      method: op.method,
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"a":',
    })
    expectProblem(malformed, 'MALFORMED_JSON', op)
    await expectUnchanged(world)
  })
}

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '1', iss: 'caddiemaster', aud: 'testing', exp: 4102444800, iat: 1, jti: 'x' })}.`
}

function forged(): string {
  return createSigner({ key: 'another key of the same length 123', algorithm: 'HS256' })({
    sub: '1',
    iss: 'caddiemaster',
    aud: 'testing',
    exp: 4102444800,
    jti: 'x',
  })
}
