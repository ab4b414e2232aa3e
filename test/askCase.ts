/** Asks what a case of an operation asks, in the state and as whom it says. */
import type { FastifyInstance } from 'fastify'
import type { AnyOperationId } from '../contract/all.ts'
import { type Parts, requestOf } from '../contract/client.ts'
import { type Operation, takesSession } from '../contract/operation.ts'
import type { Case } from './cases.ts'
import type { Answer } from './expectProblem.ts'
import type { WorldAccount, WorldCredential } from './world.rows.ts'
import type { send, World } from './world.ts'

export type AnyCase = Case<AnyOperationId>

/** `headers`: in place of those that say who asks. */
type Sent = {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
  readonly body?: unknown
}

/** Brings the world into the state of a case. */
export async function prepareCase(world: World, tried: AnyCase): Promise<void> {
  for (const statement of tried.given ?? []) await world.rows(statement)
}

export function requestFor(world: World, op: Operation, tried: AnyCase, sent: Sent) {
  const token =
    'token' in sent
      ? sent.token
      : op.access === 'token'
        ? world.token((tried.as ?? 'club') as WorldCredential)
        : undefined
  const input = ('body' in sent ? { ...tried.input, body: sent.body } : tried.input) as Parts
  const request = requestOf(op, input, {
    ...(token !== undefined && { token }),
    ...(sent.idempotencyKey !== undefined && { idempotencyKey: sent.idempotencyKey }),
  })
  const browser = browserOf(world, op, tried)
  return { ...request, headers: { ...request.headers, ...(sent.headers ?? browser) } }
}

/** A page of ours sends it, logged in where the operation wants that. */
function browserOf(world: World, op: Operation, tried: AnyCase): Readonly<Record<string, string>> {
  if (takesSession(op))
    return world.browser((tried.as ?? (op.access === 'operator' ? 'operator' : 'manager')) as WorldAccount)
  if (!op.path.startsWith('/console')) return {}
  return { 'sec-fetch-site': 'same-origin', ...(tried.cookie !== undefined && { cookie: tried.cookie }) }
}

/** Asks as the case says, but for what is `sent` in place of it. */
export function ask(world: World, op: Operation, tried: AnyCase, sent: Sent): Promise<Answer> {
  return inject(world.app, requestFor(world, op, tried, sent))
}

export async function inject(app: FastifyInstance, request: Parameters<typeof send>[1]): Promise<Answer> {
  const response = await app.inject({
    method: request.method as 'GET',
    url: request.path,
    headers: { ...request.headers },
    ...(request.body !== undefined && { payload: request.body }),
  })
  return { status: response.statusCode, text: response.payload, headers: response.headers }
}
