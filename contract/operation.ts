/**
 * The shape of an entry of the interface. One entry says everything about an operation; the route with its validation,
 * the documents (OpenAPI, WADL, reference), the typed client, the handler's types and the access tests come from it.
 */
import type { Static, TObject, TSchema } from 'typebox'
import type { RefusalCode } from './errors.ts'
import type { Noun } from './nouns.ts'
import type { Capability } from './roles/capabilities.ts'
import type { StaffLinkPurpose } from './staffLinks/console.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a GET tells of, and what every other operation changes. Each write changes the `log` besides, which nobody says. */
type Effect =
  | {
      readonly method: 'GET'
      readonly reads: readonly Noun[]
      /** It changes although nobody writes, and why. */
      readonly changesAlone?: string
      readonly changes?: never
    }
  | {
      readonly method: Exclude<Method, 'GET'>
      /** Within its event, else its community, else the account or the installation: what tells of one of these is then read again. */
      readonly changes: readonly Noun[]
      readonly reads?: never
    }

export type Operation = Effect & {
  /** Name of the operation everywhere: handler file, client, OpenAPI operationId. */
  readonly id: string
  /** Path with parameters in braces, beginning with `/v1`, or with `/console/api` where only the console calls it. */
  readonly path: string
  /** The noun it belongs to, as a heading of the reference. */
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly params?: TObject
  readonly query?: TObject
  /** Criteria of a search: JSON body of the GET, query parameters, or body of a QUERY, with the same answer. */
  readonly criteria?: TObject
  readonly body?: TSchema
  /** The fields of the body may stand in the query in its place; `also` are names that they have there besides, which no document shows. */
  readonly inQuery?: { readonly also?: Readonly<Record<string, string>> }
  /** A body without a Content-Type, or with one that names no type, is read as JSON. */
  readonly untypedBody?: true
  readonly reply: TSchema
  /** The answer is an array that takes `limit` and `cursor`; names the fields that order it and end in a unique one. */
  readonly page?: readonly string[]
  /** Refusals of this operation; those that every operation has are added by {@link refusalsOf}. */
  readonly refusals: readonly RefusalCode[]
  /** `token`: an access token, or a session of the console. `staff`: a session only. `operator`: a session of who runs the installation. */
  readonly access: 'anyone' | 'token' | 'staff' | 'operator'
  /** What the account must be allowed to do in the community that it is about; none: being logged in is enough. */
  readonly may?: Capability
  /** Helpers with a staff link for one of these may call it too, in the event of their link. */
  readonly link?: readonly StaffLinkPurpose[]
  /** Changes who gets in, or what an operator alone may: only for somebody who logged in within the last ten minutes. */
  readonly fresh?: true
  /** `?preview=true` does it, tells what it changed, and takes it back. */
  readonly previews?: true
  /**
   * The answer follows from the event, the players and the courses alone, and is the same for everybody who may see the event:
   * it is cached until one of them changes.
   */
  readonly cached?: true
  /**
   * A search or a summary that no write is decided on: it may be read from a replica (decision 088). Never scores, cards,
   * standings or what else is on the course, and never what is `cached`.
   */
  readonly fromReplica?: true
  /**
   * The transaction that the mount opens for the handler, over the communities of the caller, for operators over all; `none` for
   * work that must not hold one. A `report` reads much of a club or of the installation, and is planned for that (decision 126).
   */
  readonly transaction: 'read' | 'report' | 'write' | 'none'
  /**
   * It may act on an event that is official or cancelled: nothing that counts changes by it (decision 111). Every other change of
   * an event is refused with `EVENT_NOT_EDITABLE` until the event is reopened, for people as for programs.
   */
  readonly closedToo?: true
  /** Checks a password, which keeps a processor busy: the handler takes a turn of `service.logins`, so that scores never wait for logins. */
  readonly checksPassword?: true
  /** Ends the token that it is called with. */
  readonly ends?: true
  /** How many requests of the rate limit it costs; 1 unless it keeps a processor busy. */
  readonly cost?: number
  /** The answer shows a secret: it is neither stored for Idempotency-Key nor tagged, and nobody on the way may keep it. */
  readonly secret?: true
  /** Answers text of this media type in place of JSON. */
  readonly mediaType?: string
  /** The answer has no end: its events by their names, with the shapes of their data. The handler gives what opens it, after its transaction. */
  readonly stream?: Readonly<Record<string, TSchema>>
  readonly example: Example
}

/** Values that work on the sample data where they can; shown in the reference. */
export type Example = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly criteria?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly reply: unknown
}

/** Checks an entry against the shape of an operation and keeps its exact types. */
export function operation<const O extends Operation>(entry: O): O {
  return entry
}

type Of<O, K extends string> = O extends { readonly [key in K]: infer S extends TSchema } ? Static<S> : undefined

export type ParamsOf<O> = Of<O, 'params'>
export type QueryOf<O> = Of<O, 'query'>
export type CriteriaOf<O> = Of<O, 'criteria'>
export type BodyOf<O> = Of<O, 'body'>
export type ReplyOf<O> = O extends { readonly reply: infer S extends TSchema } ? Static<S> : never

/** What every operation may answer: about the service, and about the request. */
const ofService = ['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED', 'URI_TOO_LONG', 'METHOD_NOT_ALLOWED'] as const
const ofRequest = [
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION',
  'REQUEST_TIMEOUT',
] as const

/** What the handler of an operation may refuse with. */
export type RefusalOf<O extends Operation> =
  | O['refusals'][number]
  | (typeof ofService)[number]
  | (typeof ofRequest)[number]
  | (O['access'] extends 'anyone' ? never : 'TOKEN_INVALID')

/** All refusals that an operation may answer, its own and those that follow from its shape, in the order of their status. */
export function refusalsOf(op: Operation): readonly RefusalCode[] {
  const codes = new Set<RefusalCode>([...ofService, ...op.refusals, ...ofRequest])
  if (needsOpenEvent(op)) codes.add('EVENT_NOT_EDITABLE')
  if (op.access !== 'anyone') codes.add('TOKEN_INVALID')
  if (scopeOf(op) === 'read write') codes.add('UNAUTHORIZED')
  if (op.access === 'operator' || (op.access === 'staff' && op.may !== undefined)) codes.add('ROLE_REQUIRED')
  if (takesSession(op) && !isOfOwnAccount(op)) codes.add('SECOND_FACTOR_REQUIRED')
  if (op.fresh) codes.add('FRESH_LOGIN_REQUIRED')
  if (op.path.startsWith('/console') && op.method !== 'GET') codes.add('CROSS_SITE')
  if (takesIdempotencyKey(op)) {
    codes.add('IDEMPOTENCY_IN_PROGRESS')
    codes.add('IDEMPOTENCY_KEY_REUSED')
  }
  return [...codes]
}

/** Whether it changes the event in its path, and waits until that is neither official nor cancelled. */
export function needsOpenEvent({ method, params, transaction, closedToo }: Operation): boolean {
  return method !== 'GET' && transaction === 'write' && closedToo !== true && params?.properties.eventId !== undefined
}

/** What a credential may do. */
export const scopes = ['read', 'read write'] as const
export type Scope = (typeof scopes)[number]

/** The scope that the credential of a program needs to call it; undefined where it needs none. Searches by QUERY read, and logging out is for everybody. */
export function scopeOf({ access, method, ends }: Operation): Scope | undefined {
  if (access !== 'token' || ends) return undefined
  return method === 'GET' ? 'read' : 'read write'
}

/** Whether nobody but a person who is logged in may call it, with a session of the console. */
export function takesSession({ access }: Pick<Operation, 'access'>): boolean {
  return access === 'staff' || access === 'operator'
}

/** Whether it is about the account that is logged in and its session, which nothing else comes before. */
export function isOfOwnAccount({ path }: Pick<Operation, 'path'>): boolean {
  return /^\/console\/api\/(session|account)\b/.test(path)
}

/** Whether the answer carries an `ETag`, and 304 says that it is unchanged. */
export function isTagged(op: Operation): boolean {
  return op.method === 'GET' && op.secret !== true && op.stream === undefined
}

/** Whether a repeated request with the same Idempotency-Key is answered from the first one. */
export function takesIdempotencyKey(op: Operation): boolean {
  return op.method !== 'GET' && op.transaction === 'write' && op.secret !== true
}
