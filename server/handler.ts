/** What a handler is: the work of one operation, given its parsed request, its scope and its transaction. */
import type { RefusalCode } from '../contract/errors.ts'
import type { BodyOf, CriteriaOf, Operation, ParamsOf, QueryOf, ReplyOf } from '../contract/operation.ts'
import type { OperationId, operations } from '../contract/operations.ts'
import type { Caller } from './access/callers.ts'
import type { Change } from './audit/record.ts'
import type { Database, Transaction } from './database/connect.ts'
import type { Listed, Page } from './database/list.ts'
import type { VisibleEvent } from './events/visibleEvent.ts'
import type { KeptAnswer } from './http/answer.ts'
import type { Attach } from './live/streams.ts'
import type { Service } from './service.ts'

export type FieldError = { readonly pointer: string; readonly message: string }

/** A person's mistake or a rule of the domain: answered with the code's status, nothing changed. `detail` says what to do next. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>
  constructor(
    code: RefusalCode,
    detail: string,
    errors: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

/** A reply that is JSON text already, as the database made it. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer whose bytes are made after the transaction of the handler has ended. `version` names its content. */
export class Rendered {
  readonly version: string
  readonly bytes: () => Promise<Buffer>
  constructor(version: string, bytes: () => Promise<Buffer>) {
    this.version = version
    this.bytes = bytes
  }
}

/** A stream in place of a reply: opened once the transaction of the handler has ended. */
export class Streamed {
  readonly communityId: number
  readonly attach: Attach
  constructor(communityId: number, attach: Attach) {
    this.communityId = communityId
    this.attach = attach
  }
}

export type Context<O extends Operation> = {
  readonly params: ParamsOf<O>
  readonly query: QueryOf<O>
  /** All criteria of a search; an empty object where none were given. */
  readonly criteria: CriteriaOf<O>
  readonly body: BodyOf<O>
  readonly page: Page
  readonly caller: Caller
  /** The event of the path, visible to the caller. */
  readonly event: O['path'] extends `${string}{eventId}${string}` ? VisibleEvent : undefined
  readonly tx: O['transaction'] extends 'none' ? undefined : Transaction
  readonly database: Database
  readonly service: Service
  readonly requestId: string
  readonly address: string
  /** `Last-Event-ID` of a reader of a stream who was interrupted. */
  readonly lastEventId: string | undefined
  /** The moment of the request; the only clock of a handler. */
  readonly now: Temporal.Instant
  /** Ends the request with one of the refusals that the entry declares. */
  readonly refuse: (code: O['refusals'][number], detail: string, errors?: readonly FieldError[]) => never
  /** Writes what changed to the audit and to the readers of the event, in the transaction of the change. */
  readonly record: (change: Change) => Promise<void>
}

type Operations = typeof operations

export type Handler<K extends OperationId> = (
  context: Context<Operations[K]>,
) => Promise<ReplyOf<Operations[K]> | RawJson | Listed | KeptAnswer | Rendered | Streamed>

/** The handler of the operation `id`; gives the work its types. */
export function handle<K extends OperationId>(_id: K, work: Handler<K>): Handler<K> {
  return work
}
