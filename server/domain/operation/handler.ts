/** A handler is the work of one operation: it receives the parsed request, its scope and its transaction. */
import type { TArray, TSchema, TUnion } from 'typebox'
import type { AnyOperationId, allOperations } from '../../../contract/all.ts'
import type {
  BodyOf,
  CriteriaOf,
  Operation,
  ParamsOf,
  QueryOf,
  RefusalOf,
  ReplyOf,
} from '../../../contract/operation.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Database, Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import type { Listed, Page } from '../../kernel/database/list.ts'
import type { CachedBody } from '../../kernel/http/answer.ts'
import type { Later, RawJson, Rendered, Streamed } from '../../kernel/http/reply.ts'
import type { SecurityEvent, SecuritySubject } from '../../kernel/http/securityEvent.ts'
import type { SessionCookie } from '../../kernel/http/sessionCookie.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { Staff } from '../access/staff.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import type { DomainService } from './domainService.ts'

export type Context<O extends Operation, S = DomainService> = {
  readonly params: ParamsOf<O>
  readonly query: QueryOf<O>
  /** All criteria of a search; an empty object where none were given. */
  readonly criteria: CriteriaOf<O>
  readonly body: BodyOf<O>
  readonly page: Page
  /** Who asks; nobody where the answer is cached for all who may see the event. */
  readonly caller: O extends { readonly cached: true } ? undefined : CallerOf<O>
  /** The event of the path, visible to the caller. */
  readonly event: O['path'] extends `${string}{eventId}${string}` ? VisibleEvent : undefined
  readonly tx: O['transaction'] extends 'none' ? undefined : Transaction
  readonly database: Database
  readonly service: S
  readonly requestId: string
  readonly address: string
  /** `User-Agent` of the request. */
  readonly userAgent: string | undefined
  /** In which the answer is read: a person chooses, programs read English. Answers that are cached know none. */
  readonly language: O extends { readonly cached: true } ? undefined : Language
  /** The browser keeps this session from now on; undefined: none. */
  readonly keepSession: (cookie: SessionCookie | undefined) => void
  /** The token of what this browser has begun: a login that is half done. */
  readonly loginToken: string | undefined
  /** The browser keeps the token of what it has begun from now on; undefined: none. */
  readonly keepLogin: (token: string | undefined) => void
  /** Writes a security event to the log, for the people who watch the installation. */
  readonly logSecurityEvent: (event: SecurityEvent, subject: SecuritySubject) => void
  /** The `Last-Event-ID` that a reader of a stream sends after an interruption. */
  readonly lastEventId: string | undefined
  /** The time of the request. Handlers use no other clock, and those whose answer is cached none. */
  readonly now: O extends { readonly cached: true } ? undefined : Temporal.Instant
  /** Ends the request with one of the refusals that the entry declares. */
  readonly refuse: Refuse<RefusalOf<O>>
  /** The same, but what was written so far is kept, such as a count of attempts. */
  readonly refuseAndCommit: Refuse<RefusalOf<O>>
  /** Records what changed, for the audit and for the readers of the event, in the transaction of the change. */
  readonly record: (change: Change) => Promise<void>
}

/** In the console everybody who calls is staff, or has a link of the staff. Who logs in may be logged in already. */
type CallerOf<O extends Operation> = O['access'] extends 'staff' | 'operator'
  ? O extends { readonly link: readonly unknown[] }
    ? Caller
    : Caller & { readonly staff: Staff }
  : O['access'] extends 'anyone'
    ? Caller | undefined
    : Caller

type Operations = typeof allOperations

/** A reply of the schema `S` that is text already. */
type Ready<S extends TSchema> =
  S extends TUnion<infer Kinds> ? Ready<Kinds[number]> : RawJson<S> | (S extends TArray<infer I> ? Listed<I> : never)

type Answer<O extends Operation> = Written<ReplyOf<O>> | Ready<O['reply']> | CachedBody | Rendered

export type Handler<K extends AnyOperationId, S = DomainService> = (
  context: Context<Operations[K], S>,
) => Promise<Answer<Operations[K]> | Later<Answer<Operations[K]>> | Streamed>

/**
 * The handler of the operation `id` whose work needs what `beforehand` makes of the request before the transaction begins,
 * which would hold a connection meanwhile: what stands in a file. It knows neither event nor rows.
 */
export function handleAfter<K extends AnyOperationId, Made>(
  _id: K,
  beforehand: (context: Pick<Context<Operations[K]>, 'body' | 'caller' | 'service' | 'refuse'>) => Promise<Made>,
  work: (context: Context<Operations[K]>, made: Made) => ReturnType<Handler<K>>,
): Handler<K> {
  return Object.assign(work, { beforehand }) as unknown as Handler<K>
}

/** The handler of the operation `id`; gives the work its types. */
export function handle<K extends AnyOperationId>(_id: K, work: Handler<K>): Handler<K> {
  return work
}
