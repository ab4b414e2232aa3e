/** A typed client of the interface: `call('assignPlayerToFlight', { params: { ... } })`. It brings no transport of its own. */

import { type OperationId, operations } from './all.ts'
import type { BodyOf, CriteriaOf, Operation, ParamsOf, QueryOf, ReplyOf } from './operation.ts'

type InputPart<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [key in K]?: T }
    : { readonly [key in K]: T }

/** What a call takes: the parts that its entry has. */
export type Input<O extends Operation> = InputPart<'params', ParamsOf<O>> &
  InputPart<'query', QueryOf<O>> &
  InputPart<'criteria', CriteriaOf<O>> &
  InputPart<'body', BodyOf<O>>

export type ClientRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export type ClientResponse = { readonly status: number; readonly text: string }

/** Carries one request to the service: `fetch` in a browser, anything else elsewhere. */
export type Send = (request: ClientRequest) => Promise<ClientResponse>

export type CallOptions = { readonly token?: string; readonly idempotencyKey?: string }

/** A refusal of the service. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly problem: Readonly<Record<string, unknown>>
  constructor(status: number, problem: Readonly<Record<string, unknown>>) {
    super(`${status} ${problem.code}: ${problem.detail}`)
    this.status = status
    this.code = String(problem.code)
    this.problem = problem
  }
}

export type Call = <K extends OperationId>(
  id: K,
  input: Input<(typeof operations)[K]>,
  options?: CallOptions,
) => Promise<ReplyOf<(typeof operations)[K]>>

/** A client over `send`. A refusal is thrown as {@link CallError}. */
export function createClient(send: Send): Call {
  return async (id, input, options = {}) => {
    const op: Operation = operations[id]
    const response = await send(requestOf(op, input as Parts, options))
    if (response.status !== 200) throw new CallError(response.status, JSON.parse(response.text))
    return op.mediaType ? response.text : JSON.parse(response.text)
  }
}

/** The parts of a call, whatever its operation. */
export type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly criteria?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The HTTP request of a call. Criteria travel in the query, because `fetch` sends no body with GET. */
export function requestOf(op: Operation, input: Parts, options: CallOptions): ClientRequest {
  const path = op.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = Object.entries({ ...input.query, ...input.criteria })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${(Array.isArray(value) ? value : [value]).map(one => encodeURIComponent(String(one))).join(',')}`,
    )
    .join('&')
  return {
    method: op.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  }
}
