/** Serves the entries of the contract: everything that all operations share happens here, once. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyOperationId } from '../../contract/all.ts'
import { type RefusalCode, refusals } from '../../contract/errors.ts'
import { needsOpenEvent, type Operation, takesIdempotencyKey } from '../../contract/operation.ts'
import type { Consequences } from '../../contract/preview.ts'
import { said } from '../../contract/words/say.ts'
import type { Caller } from '../domain/access/callers.ts'
import { reachIn } from '../domain/access/reachIn.ts'
import { type VisibleEvent, visibleEvent } from '../domain/access/visibleEvent.ts'
import { type Change, record } from '../domain/audit/record.ts'
import { changesFor } from '../domain/log/withoutContacts.ts'
import type { Context } from '../domain/operation/handler.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { Listed, writeCursor } from '../kernel/database/list.ts'
import { pipelined } from '../kernel/database/pipelined.ts'
import { answer, answerRendered, CachedBody, contentTag } from '../kernel/http/answer.ts'
import { Later, RawJson, Rendered, Sent, Streamed } from '../kernel/http/reply.ts'
import { logSecurityEvent, type SecurityEvent, type SecuritySubject } from '../kernel/http/securityEvent.ts'
import { loginCookie, readLoginCookie, type SessionCookie, sessionCookie } from '../kernel/http/sessionCookie.ts'
import { validationErrors } from '../kernel/http/validationErrors.ts'
import { Refusal, refuse, StoredRefusal } from '../kernel/refusal.ts'
import type { Refused } from '../kernel/refuse.ts'
import { eventOfOfficialRounds, movedRound, officialStandings } from '../live/eventStates/officialRounds.ts'
import type { CachedList } from '../live/listCache.ts'
import { headOfStream, sendStream } from '../live/sendStream.ts'
import type { Service } from '../live/service.ts'
import { differences } from '../web/consequences/differences.ts'
import { eventSnapshot } from '../web/consequences/eventSnapshot.ts'
import { withoutMoney } from '../web/consequences/withoutMoney.ts'
import { beginStep, holdingOf, isPerson } from './beginStep.ts'
import { consoleHandlers } from './consoleHandlers.ts'
import { handlers } from './handlers.ts'
import { claimKey, fingerprint, type IdempotentRequest, keepAnswer, releaseKey } from './idempotency.ts'
import { createIdentify, stillCalls } from './identify.ts'
import { languageOfCaller } from './languageOfCaller.ts'
import { isEmpty, type Parsed, parse } from './parse.ts'
import { requireState } from './requireState.ts'
import { roleRefusal } from './roleRefusal.ts'
import { sayWhoChanged } from './sayWhoChanged.ts'

type Answered = {
  readonly text: string
  readonly next?: readonly (string | number)[] | undefined
  /** The address of the next page. */
  readonly link?: string | undefined
  /** The community of the event that it is about. */
  readonly communityId?: number | undefined
  readonly replayed?: true
  readonly previewed?: true
  readonly cached?: CachedBody
  readonly rendered?: Rendered
  readonly stream?: Streamed
  readonly later?: Later<unknown>
}
type AnyHandler = {
  (context: Context<Operation>, made?: unknown): Promise<unknown>
  /** Of `handleAfter`. */
  readonly beforehand?: (context: Context<Operation>) => Promise<unknown>
}

const allHandlers = { ...handlers, ...consoleHandlers }

/** Registers every operation, and the refusal of the methods that its path does not have. To be called after `routeOperations`. */
export function mountOperations(app: FastifyInstance, service: Service): void {
  app.decorateRequest('caller', undefined)
  app.decorateRequest('identifiedAt', 0)
  const identify = createIdentify(service)
  for (const url of ['/v1/*', '/console/api/*'])
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'],
      url,
      async onRequest(request, reply) {
        const { operation, place } = request
        if (!place) return reply.callNotFound()
        if (operation) return identify(operation, request, reply)
        reply.header('allow', place.allowed)
        throw new Refusal('METHOD_NOT_ALLOWED', 'here', { methods: place.allowed })
      },
      handler: (request, reply) => serve(request.operation as Operation, service, request, reply),
    })
}

async function serve(
  op: Operation,
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = cacheName(op, request)
  const cached = name === undefined ? undefined : await service.listCache.current(name)
  if (cached) return send(op, request, reply, cached)
  const parsed = parse(op, request, service.secrets.cursorKey)
  const handler = allHandlers[op.id as AnyOperationId] as unknown as AnyHandler
  const work = () =>
    perform(op, handler, service, request, reply, parsed).catch(async error => {
      const said = await sayWhoChanged(error, request.caller, parsed, service)
      throw await roleRefusal(said, op, request.caller, parsed, service)
    })
  const linked = async (): Promise<Answered> => {
    const done = await work()
    return done.next ? { ...done, link: nextLink(request, parsed, done.next, service) } : done
  }
  // A login waits for its own turn, in the handler: it may be slowed down first, and holds up nobody meanwhile.
  const answered: Answered = op.checksPassword
    ? await work()
    : await service.admission.run(op.method === 'GET' ? 'read' : 'write', () =>
        name ? service.listCache.read(name, async () => toCache(op, await linked())) : linked(),
      )
  if (answered.stream)
    return request.method === 'HEAD' ? headOfStream(reply) : sendStream(service, request, reply, answered.stream)
  if (service.strict && !op.mediaType && !answered.previewed) checkReply(op, answered.text)
  return send(op, request, reply, answered)
}

function send(op: Operation, request: FastifyRequest, reply: FastifyReply, answered: Answered): Promise<FastifyReply> {
  if (op.secret) reply.header('cache-control', 'no-store')
  if (answered.replayed) reply.header('idempotency-replayed', 'true')
  if (answered.link) reply.header('link', answered.link)
  if (answered.rendered) return answerRendered(request, reply, answered.rendered, String(op.mediaType))
  return answer(request, reply, answered.cached ?? answered.text, {
    mediaType: op.mediaType ?? 'application/json; charset=utf-8',
    untagged: op.secret === true,
  })
}

/** Whoever reaches other communities may see another event, or none: their lists are cached apart. Criteria in a body are not cached. */
function cacheName(op: Operation, { caller, url, body }: FastifyRequest): string | undefined {
  return op.cached && !caller?.link && isEmpty(body) ? `${caller?.communities.join()} ${url}` : undefined
}

function toCache({ reads = [] }: Operation, { text, link, communityId = 0 }: Answered): CachedList {
  return { text, link, communityId, reads, cached: new CachedBody(text, contentTag(text)) }
}

async function perform(
  op: Operation,
  handler: AnyHandler,
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  parsed: Parsed,
): Promise<Answered> {
  request.caller = await stillCalls(op, request, service)
  const now = service.clock()
  const language = languageOfCaller(request)
  let writtenTo: number | undefined
  const recorded: Change[] = []
  const contextOf = (tx: Transaction | undefined, event: VisibleEvent | undefined): Context<Operation> =>
    ({
      ...parsed,
      caller: callerIn(request.caller, event, parsed),
      event,
      tx,
      database: service.database,
      service,
      requestId: request.id,
      address: request.ip,
      language,
      userAgent: request.headers['user-agent'],
      keepSession: (cookie: SessionCookie | undefined) =>
        void reply.header('set-cookie', sessionCookie(service.config.baseUrl, cookie)),
      loginToken: readLoginCookie(service.config.baseUrl, request.headers.cookie),
      keepLogin: (token: string | undefined) =>
        void reply.header('set-cookie', loginCookie(service.config.baseUrl, token)),
      logSecurityEvent: (event: SecurityEvent, subject: SecuritySubject) => logSecurityEvent(request, event, subject),
      lastEventId: textOf(request.headers['last-event-id']),
      now,
      refuse,
      refuseAndCommit: (...refused: Refused<RefusalCode>) => {
        throw new StoredRefusal(...refused)
      },
      record: async (change: Change) => {
        writtenTo ??= change.communityId
        recorded.push(change)
        if (tx) await record(tx, change, { actor: request.caller?.actor ?? 'anyone', requestId: request.id, now })
      },
    }) as unknown as Context<Operation>
  if (op.transaction === 'none') return answered(op, await handler(contextOf(undefined, undefined)))

  const made = await handler.beforehand?.(contextOf(undefined, undefined))
  if (handler.beforehand) request.caller = await stillCalls(op, request, service)
  const { communities = [], link, staff } = request.caller ?? {}
  const isPreview = op.previews === true && parsed.query.preview === true
  const idempotent = isPreview ? undefined : idempotentRequest(op, request)
  const isKept = op.transaction === 'write' && isPerson(request.caller) && !isPreview
  // What an operator does concerns every community, and opens no event (decision 056).
  const scope = op.access === 'operator' ? 'everything' : communities
  const { eventId } = parsed.params as { readonly eventId?: string }
  const work = async (tx: Transaction): Promise<Answered | StoredRefusal> => {
    recorded.length = 0
    const wanted = eventId ? visibleEvent(tx, eventId, communities, holdingOf(op, request.caller)) : undefined
    const [event, replay] = await Promise.all([wanted, idempotent && claimKey(tx, idempotent, scope, now)])
    // What the first request deleted is no longer there; that the caller still reaches its community is known.
    if (replay !== undefined) return { text: replay, replayed: true }
    if (wanted && !event) throw new Refusal('UNAUTHORIZED', 'event')
    return goOn(tx, event)
  }
  const goOn = async (tx: Transaction, event: VisibleEvent | undefined): Promise<Answered | StoredRefusal> => {
    // A staff link opens one event of its community.
    if (link && event?.registrationEventId !== link.eventId) throw new Refusal('UNAUTHORIZED', 'event')
    const isClosed = event?.closed === true && needsOpenEvent(op)
    const step = event && isKept ? beginStep(tx, event, op, request.caller?.actor ?? 'anyone', request.id) : undefined
    if (event && staff) await requireState(tx, event, op, parsed.body, staff, service.config)
    const before = isPreview && event ? await eventSnapshot(service, tx, event, language) : undefined
    const whole = event && (await eventOfOfficialRounds(tx, event, op))
    const official = whole && (await officialStandings(tx, whole))
    const returned = await handler(contextOf(tx, event), made).catch(error => caught(error, isClosed))
    const handled = returned instanceof Sent && (idempotent || isPreview) ? await returned.make() : returned
    if (handled instanceof StoredRefusal) {
      if (idempotent) await releaseKey(tx, idempotent)
      return handled
    }
    const result = { ...answered(op, handled), communityId: event?.communityId }
    // After the handler, because what does not exist is said before what is not allowed; the transaction takes it all back.
    if (isClosed) throw notEditable()
    const moved = whole && official && movedRound(official, await officialStandings(tx, whole))
    if (moved !== undefined) throw new Refusal('EVENT_NOT_EDITABLE', 'round', { eventId: moved })
    if (isPreview) {
      const present = before && eventId ? await visibleEvent(tx, eventId, communities) : undefined
      const after = present && (await eventSnapshot(service, tx, present, language))
      const follows = before && after ? differences(before, after, language) : nothingElse
      const told = recorded.map(change => shownChange(change, request.caller))
      throw new Previewed(result.text, told, link ? withoutMoney(follows) : follows)
    }
    await step?.end(now)
    // The commit goes behind it in the same round trip.
    if (idempotent) pipelined(keepAnswer(tx, idempotent, result.text, event?.communityId ?? writtenTo))
    return result
  }
  const { transaction: kind } = op
  const transaction =
    op.fromReplica && service.replica && scope !== 'everything' && kind !== 'write'
      ? service.replica[kind](scope, work)
      : service.database[kind](scope, work)
  const done = await (isPreview ? transaction.catch(previewed) : transaction)
  if (done instanceof StoredRefusal) throw done
  if (done.previewed) return done
  return done.later ? answered(op, await done.later.make()) : done
}

/** An event may be the copy of a rehearsal. One that is not in the path is looked at by the handler. */
function callerIn(caller: Caller | undefined, event: VisibleEvent | undefined, { params, query }: Parsed) {
  if (!caller || (!event && (params.eventId ?? query.eventId) !== undefined)) return caller
  return reachIn(caller, event?.communityId)
}

/** An event that goes has no standings, nothing to be ready for, and no paper. */
const nothingElse: Consequences = { standings: [], readiness: { appear: [], go: [] }, documents: [] }

/** Ends the transaction of a preview, so that everything is taken back, and carries out what it would have done. */
class Previewed extends Error {
  readonly text: string
  constructor(reply: string, changes: readonly unknown[], consequences: Consequences) {
    super('The preview is taken back.')
    const more = JSON.stringify({ changes, ...consequences }).slice(1)
    this.text = `{"reply":${reply},${more}`
  }
}

/** A change as the log would show it to the caller. */
function shownChange({ communityId, kind, subject, before, after }: Change, caller: Caller | undefined) {
  const shown = changesFor(caller ?? {}, communityId)
  return { kind, subject: shown(subject), before: shown(before), after: shown(after) }
}

function previewed(error: unknown): Answered {
  if (error instanceof Previewed) return { text: error.text, previewed: true }
  throw error
}

/**
 * A refusal that is kept, as a result, so that the transaction is committed before it is answered; everything else goes on.
 * Where nothing can be changed at all, this is said before every rule of the domain.
 */
function caught(error: unknown, isClosed: boolean): StoredRefusal {
  if (error instanceof StoredRefusal) return error
  throw isClosed && error instanceof Refusal && refusals[error.code].status === 409 ? notEditable() : error
}

function notEditable(): Refusal {
  return new Refusal('EVENT_NOT_EDITABLE', 'event')
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

function answered(op: Operation, result: unknown): Answered {
  if (result instanceof Listed || result instanceof RawJson) return result
  if (result instanceof CachedBody) return { text: result.text, cached: result }
  if (result instanceof Rendered) return { text: '', rendered: result }
  if (result instanceof Streamed) return { text: '', stream: result }
  if (result instanceof Later) return { text: '', later: result }
  return { text: op.mediaType ? String(result) : JSON.stringify(result) }
}

function idempotentRequest(op: Operation, request: FastifyRequest): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !takesIdempotencyKey(op) || !request.caller) return undefined
  if (typeof key !== 'string' || !/^[\u0021-\u007e]{1,255}$/.test(key)) {
    throw new Refusal('VALIDATION', 'idempotencyKey', {
      errors: [{ pointer: '/Idempotency-Key', message: said('fields.mustBeVisibleAscii') }],
    })
  }
  return {
    actor: request.caller.actor,
    key,
    fingerprint: fingerprint(request.method, request.url, request.body),
  }
}

function nextLink(
  request: FastifyRequest,
  parsed: Parsed,
  next: readonly (string | number)[],
  service: Service,
): string {
  const [path = '', query = ''] = request.url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', writeCursor(next, parsed.search, service.secrets.cursorKey))
  return `<${service.config.baseUrl}${path}?${parameters}>; rel="next"`
}

function checkReply(op: Operation, text: string): void {
  const wrong = validationErrors(op.reply, JSON.parse(text))
  if (wrong.length > 0)
    throw new Error(`The reply of ${op.id} does not fit its entry: ${JSON.stringify(wrong)}\n${text.slice(0, 1000)}`)
}
