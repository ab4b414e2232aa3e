/** Calls of the interface from the browser, typed from the contract. They travel with the session's cookie. */
import type { allOperations } from '../../contract/all.ts'
import type { Input } from '../../contract/client.ts'
import type { Noun } from '../../contract/nouns.ts'
import type { ReplyOf } from '../../contract/operation.ts'
import type { Preview } from '../../contract/preview.ts'
import { routes } from '../../contract/site/routes.ts'
import { kit, language } from './words.ts'

type Operations = typeof allOperations
/** What the site calls. One that it has not called before is printed by `npm run print`. */
export type OperationId = keyof typeof routes
/** What is sent is only read: lists may be such that nobody can change. */
type Given<T> = T extends readonly (infer E)[]
  ? readonly Given<E>[]
  : T extends object
    ? { readonly [key in keyof T]: Given<T[key]> }
    : T
export type InputOf<K extends OperationId> = Given<Input<Operations[K]>>
export type Reply<K extends OperationId> = ReplyOf<Operations[K]>

/** One thing that is wrong in what was sent: where, by JSON pointer, and what. */
export type FieldError = { readonly pointer: string; readonly message: string; readonly present?: unknown }

export type Theirs = { readonly by?: string; readonly at: string }

/** The service said no, in words for the person who asked. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
  /** Who has changed the same thing meanwhile. */
  readonly theirs: Theirs | undefined
  constructor(
    status: number,
    problem: { readonly code?: string; readonly detail?: string; readonly errors?: unknown; readonly theirs?: Theirs },
  ) {
    const errors: readonly FieldError[] = Array.isArray(problem.errors) ? problem.errors : []
    super(inWords(problem.detail, errors) ?? `The server answered ${status}.`)
    this.status = status
    this.code = problem.code ?? 'INTERNAL'
    this.errors = errors
    this.theirs = problem.theirs
  }
}

/** Programs are told the place of a field; a person reads what is wrong with it. */
function inWords(detail: string | undefined, errors: readonly FieldError[]): string | undefined {
  const names = errors.some(({ pointer }) => pointer !== '' && detail?.includes(pointer))
  return names ? kit().notAccepted({ what: [...new Set(errors.map(({ message }) => message))].join('; ') }) : detail
}

/** Nobody answered: there is no network, or no server. */
export class Unreachable extends Error {}

/** What may be answered in a moment: nobody answers, or the service cannot just now. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refused && error.status === 503)
}

let askFreshLogin: () => Promise<boolean> = async () => false
let asked: Promise<boolean> | undefined

/** How somebody is asked to log in again; true when it was done. */
export function setFreshLogin(ask: () => Promise<boolean>): void {
  askFreshLogin = ask
}

let staffLink: string | undefined

/** From now on calls are those of a helper with this staff link, and of nobody who is logged in. */
export function callWithStaffLink(token: string): void {
  staffLink = token
}

/** Several calls may hear at once that the session has ended. */
let isLeaving = false

type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly criteria?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
/** The requests that carried a key, by the key: what they changed is a step of the log under the id of the request. */
export const requestIds = new Map<string, string>()

export type CallOptions = {
  readonly key?: string
  readonly signal?: AbortSignal
  /** More of the same follow at once: what they all change is read again after the last. */
  readonly more?: boolean
}

let readChanged: (changed: readonly Noun[], isFollowed: boolean) => Promise<void> = async () => undefined

/** How what a write has changed is read again. `isFollowed`: a stream of its event or community tells of it too. */
export function setReadChanged(read: typeof readChanged): void {
  readChanged = read
}

/** Somebody else was faster, or what it was about is gone: what is shown is no longer true. */
const isOutdated = (error: unknown) => error instanceof Refused && [404, 409, 412].includes(error.status)

/**
 * Calls an operation; where a fresh login is needed the person is asked for it, and it is called again. A write has arrived when what
 * it changed is read again. Throws `Refused` when it says no, `Unreachable` when nobody answers. `key`: a repeated call with it
 * happens once.
 */
export async function call<K extends OperationId>(
  id: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<Reply<K>> {
  const changed = changedBy(id, input as Parts)
  const read = () => (changed && !options.more ? readChanged(changed, isFollowed(input as Parts)) : undefined)
  try {
    const reply = await askedAgain(id, input, options)
    await read()
    return reply
  } catch (error) {
    if (isOutdated(error)) void read()
    throw error
  }
}

/** What the call changes; undefined where it changes nothing. */
function changedBy(id: OperationId, { query }: Parts): readonly Noun[] | undefined {
  const nouns = nounsOf(id)
  return isRead(id) || nouns.length === 0 || query?.preview === true ? undefined : [...nouns, 'log']
}

const isRead = (id: OperationId) => routes[id].startsWith('GET ')

/** What the answer of a GET tells of, or what another operation changes. */
export function nounsOf(id: OperationId): readonly Noun[] {
  return routes[id].split(' ').slice(2) as readonly string[] as readonly Noun[]
}

function isFollowed({ params }: Parts): boolean {
  return params?.eventId !== undefined || params?.communityId !== undefined
}

/** Once more with a fresh login where it wants one. */
async function askedAgain<K extends OperationId>(id: K, input: InputOf<K>, options: CallOptions): Promise<Reply<K>> {
  return send(id, input, options).catch(async error => {
    if (!(error instanceof Refused) || error.code !== 'FRESH_LOGIN_REQUIRED') throw error
    // One dialog, however many calls wait for it.
    asked ??= askFreshLogin().finally(() => {
      asked = undefined
    })
    if (!(await asked)) throw error
    return send(id, input, options)
  })
}

/** A network that has died says nothing: after this long nobody answers. The slowest answer takes a few seconds. */
const patienceMs = 20_000

async function send<K extends OperationId>(id: K, input: InputOf<K>, { key, signal }: CallOptions): Promise<Reply<K>> {
  const { method, address, body } = requestOf(id, input as Parts)
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      'accept-language': language(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(staffLink !== undefined && { 'staff-link': staffLink }),
    },
    ...(body !== undefined && { body }),
    signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) : AbortSignal.timeout(patienceMs),
  }).catch(error => {
    if (signal?.aborted) throw error
    throw new Unreachable(String(error))
  })
  const text = await response.text().catch(error => {
    throw new Unreachable(String(error))
  })
  const requestId = response.headers.get('x-request-id')
  if (key !== undefined && requestId !== null) requestIds.set(key, requestId)
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  // The service says in JSON why it does not answer; what stands before it says in a page that nobody does.
  if (response.status > 500 && !isJson) throw new Unreachable(`${response.status} for ${address}`)
  if (!response.ok) {
    const refused = new Refused(response.status, isJson ? JSON.parse(text) : {})
    // The session has ended: the login leads back to where the reader was.
    if (refused.code === 'TOKEN_INVALID' && staffLink === undefined && !isLeaving) {
      isLeaving = true
      location.assign(`/console/login?to=${encodeURIComponent(location.pathname + location.search)}`)
    }
    throw refused
  }
  return (isJson ? JSON.parse(text) : text) as Reply<K>
}

/** The HTTP request of a call: criteria travel in the query, lists separated by commas. */
export function requestOf(id: OperationId, input: Parts): { method: string; address: string; body?: string } {
  const [method = '', path = ''] = routes[id].split(' ')
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = Object.entries({ ...input.query, ...input.criteria })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${[value]
          .flat()
          .map(one => encodeURIComponent(String(one)))
          .join(',')}`,
    )
    .join('&')
  return {
    method,
    address: query === '' ? address : `${address}?${query}`,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  }
}

/** What a write would do, without doing it: its reply, and each change as the log would have it. */
export async function tryOut<K extends OperationId>(id: K, input: InputOf<K>): Promise<Preview<Reply<K>>> {
  const parts = input as Parts
  return (await call(id, { ...parts, query: { ...parts.query, preview: true } } as InputOf<K>)) as Preview<Reply<K>>
}
