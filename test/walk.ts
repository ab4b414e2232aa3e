/** The walk of the contract: what every operation must do, tried on all of them from their entries and cases. */

import { createSigner } from 'fast-jwt'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Parts, requestOf } from '../contract/client.ts'
import { type RefusalCode, refusals } from '../contract/errors.ts'
import { type Operation, refusalsOf, takesIdempotencyKey } from '../contract/operation.ts'
import { type OperationId, operations } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import { validationErrors } from '../server/kernel/http/validationErrors.ts'
import { runs } from '../tools/counts.ts'
import { allCases } from './allCases.ts'
import type { Case } from './cases.ts'
import { databaseHash } from './databaseHash.ts'
import { listenOnLoopback, readStream } from './readStream.ts'
import type { WorldCredential } from './world.rows.ts'
import { type send, startWorld, type World } from './world.ts'

/** With full counts two servers on one database answer in turn, and nobody may notice. */
const servers = runs(1, 2) === 2 ? 2 : 1

type AnyCase = Case<OperationId>
type Answer = { readonly status: number; readonly text: string; readonly headers: Readonly<Record<string, unknown>> }
type Sent = { readonly token?: string | undefined; readonly idempotencyKey?: string; readonly body?: unknown }

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

/** Declares the tests of all built operations whose tag is in `tags`. */
export function walk(tags: readonly string[]): void {
  const built = (Object.keys(allCases) as (keyof typeof allCases)[]).filter(id => tags.includes(operations[id].tag))
  describe.each(built)('%s', id => {
    const op: Operation = operations[id]
    const { success, refusals: refused } = allCases[id] as {
      success: AnyCase & { reply?: unknown }
      refusals: Record<string, AnyCase>
    }
    if (op.stream) walkStream(op, success)
    else walkSuccess(op, success)
    walkRefusals(op, success, refused)
  })
}

function walkSuccess(op: Operation, success: AnyCase & { reply?: unknown }): void {
  test('answers what its entry promises, and the same again when it repeats', async () => {
    const world = await startWorld({}, servers)
    try {
      await given(world, success)
      const first = await ask(world, op, success, { idempotencyKey: 'walk-1' })
      expect(first, first.text).toMatchObject({ status: 200 })
      if (!op.mediaType) {
        expect(validationErrors(op.reply, JSON.parse(first.text))).toEqual([])
        // The database and Node write alike: no space outside of texts.
        expect(first.text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')).not.toMatch(/\s/)
      }
      if (success.reply !== undefined) expect(JSON.parse(first.text)).toEqual(success.reply)
      if (op.method === 'GET') await expectTagged(world, op, success, first)
      else if (takesIdempotencyKey(op)) await expectReplayed(world, op, success, first)
    } finally {
      await world.close()
    }
  })
}

function walkStream(op: Operation, success: AnyCase): void {
  test('opens a stream that the end of the server ends', async () => {
    const world = await startWorld({}, servers)
    try {
      await given(world, success)
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

async function expectTagged(world: World, op: Operation, success: AnyCase, first: Answer): Promise<void> {
  const { path } = requestFor(world, op, success, {})
  const again = await world.app.inject({
    method: 'GET',
    url: path,
    headers: {
      authorization: `Bearer ${world.token(success.as ?? 'club')}`,
      'if-none-match': String(first.headers.etag),
    },
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

function walkRefusals(op: Operation, success: AnyCase, refused: Readonly<Record<string, AnyCase>>): void {
  let world: World
  beforeAll(async () => {
    world = await startWorld({}, servers)
  })
  afterAll(() => world.close())

  test('has a case for every refusal that it declares', () => {
    expect(Object.keys(refused).sort()).toEqual([...op.refusals].sort())
  })
  for (const [code, tried] of Object.entries(refused)) {
    test(`refuses with ${code} and changes nothing`, async () => {
      const own = tried.given ? await startWorld({}, servers) : world
      try {
        await given(own, tried)
        const hash = await databaseHash(own)
        expectProblem(await ask(own, op, tried, {}), code as RefusalCode, op)
        expect(await databaseHash(own)).toBe(hash)
      } finally {
        if (tried.given) await own.close()
      }
    })
  }
  if (op.access !== 'token') return
  test('refuses bad tokens, a stranger and strange ids, and changes nothing', async () => {
    const hash = await databaseHash(world)
    for (const token of [undefined, 'x', 'a.b.c', unsigned(), forged(), world.token('revoked')]) {
      expectProblem(await ask(world, op, success, { token }), 'TOKEN_INVALID', op)
    }
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
    if (op.refusals.includes('UNAUTHORIZED')) {
      for (const as of ['stranger', 'ladies'] as const)
        if ((success.as ?? 'club') === 'club')
          expectProblem(await ask(world, op, { ...success, as }, {}), ['UNAUTHORIZED', 'NOT_FOUND'], op)
    }
    expect(await databaseHash(world)).toBe(hash)
  })
  test('refuses what does not fit its shape, and changes nothing', async () => {
    const hash = await databaseHash(world)
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
    expect(await databaseHash(world)).toBe(hash)
  })
}

async function given(world: World, tried: AnyCase): Promise<void> {
  for (const statement of tried.given ?? []) await world.rows(statement)
}

function requestFor(world: World, op: Operation, tried: AnyCase, sent: Sent) {
  const token =
    'token' in sent
      ? sent.token
      : op.access === 'token'
        ? world.token((tried.as ?? 'club') as WorldCredential)
        : undefined
  const input = ('body' in sent ? { ...tried.input, body: sent.body } : tried.input) as Parts
  return requestOf(op, input, {
    ...(token !== undefined && { token }),
    ...(sent.idempotencyKey !== undefined && { idempotencyKey: sent.idempotencyKey }),
  })
}

function ask(world: World, op: Operation, tried: AnyCase, sent: Sent): Promise<Answer> {
  return inject(world.app, requestFor(world, op, tried, sent))
}

async function inject(app: FastifyInstance, request: Parameters<typeof send>[1]): Promise<Answer> {
  const response = await app.inject({
    method: request.method as 'GET',
    url: request.path,
    headers: { ...request.headers },
    ...(request.body !== undefined && { payload: request.body }),
  })
  return { status: response.statusCode, text: response.payload, headers: response.headers }
}

function expectProblem(answer: Answer, expected: RefusalCode | readonly RefusalCode[], op: Operation): void {
  const problem = JSON.parse(answer.text)
  expect(typeof expected === 'string' ? [expected] : expected, `${op.id}: ${answer.text}`).toContain(problem.code)
  expect(validationErrors(Problem, problem)).toEqual([])
  expect(answer.status).toBe(refusals[problem.code as RefusalCode].status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(problem.requestId).toBe(answer.headers['x-request-id'])
  expect(refusalsOf(op)).toContain(problem.code)
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
