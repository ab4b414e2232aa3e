/** Requests that are refused whatever the operation is, or that are none: each with the reason, and how it is sent. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { withClient } from '../../server/kernel/database/migrate.ts'
import { helperCalls } from '../helperCalls.ts'
import { listenOnLoopback } from '../readStream.ts'
import { staffCalls } from '../staffCalls.ts'
import type { Reason } from '../textsOf.ts'
import { waitsForLock } from '../waitsForLock.ts'
import { sessionToken } from '../world.rows.ts'
import { startWorld, type World } from '../world.ts'

type Sent = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | object
}
/** Sends it and answers the text of the problem. */
type Request = (world: World) => Promise<string>

const json = { 'content-type': 'application/json' }
const teams = '/v1/events/S-110/teams'

const sent =
  (url: string, request: Sent = {}): Request =>
  async ({ app }) =>
    (await app.inject({ url, ...request })).payload

const login = (payload: string, headers: Readonly<Record<string, string>> = json) =>
  sent('/v1/auth', { method: 'POST', headers, payload })

const asClub =
  (url: string, { headers, ...request }: Sent = {}): Request =>
  world =>
    sent(url, { ...request, headers: { authorization: `Bearer ${world.token('club')}`, ...headers } })(world)

/** What no client of HTTP would send. */
const raw =
  (text: string): Request =>
  async ({ app }) => {
    const port = Number(new URL(await listenOnLoopback(app)).port)
    const answer = await new Promise<string>((done, failed) => {
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.on('data', chunk => (received += chunk))
      socket.on('error', failed)
      socket.on('close', () => done(received))
      socket.write(text)
    })
    return answer.slice(answer.indexOf('\r\n\r\n') + 4)
  }

const withKey = (key: string, payload: object = [{}]) =>
  asClub(teams, { method: 'POST', headers: { 'idempotency-key': key }, payload })

/** The header of a phone with the scoring link of the event, or with that of a player. */
async function scoring(world: World, eventId: string, playerId?: number): Promise<Readonly<Record<string, string>>> {
  const { url } =
    playerId === undefined
      ? await world.call('getScoringLink', { params: { eventId } })
      : await world.call('getPlayerScoringLink', { params: { eventId, playerId } })
  const player = playerId === undefined ? '' : `${playerId}/`
  return { 'scoring-link': `${eventId}/${player}${url.split('/').at(-1)}` }
}

/** What such a phone sends. */
const phone =
  (path: string, request: Sent = {}, eventId = 'S-110', playerId?: number): Request =>
  async world =>
    sent(`/scorecard/${path}`, { ...request, headers: await scoring(world, eventId, playerId) })(world)
const signing = (scorer: number, roundId: string, cardId: string) =>
  ({ method: 'POST', payload: { scorer, roundId, cardId } }) as const

/** In a world of its own. */
const inWorld =
  (settings: Readonly<Record<string, string>>, request: Request): Request =>
  async () => {
    const own = await startWorld(settings)
    try {
      return await request(own)
    } finally {
      await own.close()
    }
  }

/** While somebody else is doing this; `waits`: until the request waits for it. */
const beside =
  (statement: string, request: Request, waits = false): Request =>
  world =>
    withClient(world.url, async other => {
      await other.query(`begin; ${statement}`)
      const answer = request(world)
      if (!waits) return answer
      await waitsForLock(world, answer)
      await other.query('commit')
      return answer
    })

const recording = (eventId: string): Request => {
  const score = { playerId: 1, hole: 1, strokes: 5, scorer: 'committee', tappedAt: '2026-06-20T09:00:00Z' }
  const entry = { ...score, entryId: randomUUID(), device: 'office', deviceSequence: 1 }
  return asClub(`/v1/events/${eventId}/scores`, { method: 'POST', payload: [entry] })
}

const starting = (reason?: string): Request => {
  const body = { state: 'in progress', ...(reason && { reason }) } as const
  return async world =>
    JSON.stringify(await staffCalls(world).refused('setEventState', { params: { eventId: 'S-101' }, body }))
}

export const requests: { readonly [R in Reason]?: Request } = {
  'MALFORMED_JSON.syntax': login('{"email": }'),
  'MALFORMED_JSON.name': login('{"__proto__": {}}'),
  'MALFORMED_JSON.surrogate': login('{"email": "\\ud800"}'),
  'MALFORMED_JSON.length': login('{}', { ...json, 'content-length': '7' }),
  'VALIDATION.idempotencyKey': withKey('two words'),
  'VALIDATION.deep': login('['.repeat(40) + ']'.repeat(40)),
  'VALIDATION.many': login(JSON.stringify(Array(20_001).fill(0))),
  'VALIDATION.null': login('{"email": "\\u0000"}'),
  'VALIDATION.nullInAddress': sent('/v1/events?name=%00'),
  'VALIDATION.path': sent('/v1/events/%E0%A4%A/courses'),
  'VALIDATION.http': raw('GET / HTTP/9.9\r\n\r\n'),
  'VALIDATION.scorer': phone('round?scorer=Ana'),
  CROSS_SITE: sent('/console/api/session', { method: 'POST', payload: {} }),
  SECOND_FACTOR_REQUIRED: inWorld({ ENVIRONMENT: 'production' }, production =>
    sent('/console/api/operator/status', { headers: production.browser('operator') })(production),
  ),
  'TOKEN_INVALID.absent': sent(teams),
  'TOKEN_INVALID.token': sent(teams, { headers: { authorization: 'Bearer x' } }),
  'TOKEN_INVALID.session': sent('/console/api/session', { headers: { cookie: `session=x${sessionToken('manager')}` } }),
  'TOKEN_INVALID.staffLink': sent('/console/api/events/S-110/checkIns', { headers: { 'staff-link': 'x' } }),
  'TOKEN_INVALID.link': sent('/scorecard/round', { headers: { 'scoring-link': 'S-110/x' } }),
  'UNAUTHORIZED.round': phone('sign', signing(1, 'S-120', 'P-1')),
  'UNAUTHORIZED.otherPlayer': phone('round?scorer=2', {}, 'S-110', 1),
  // Gil is an administrator, and Elsa plays elsewhere.
  'UNAUTHORIZED.administrator': phone('round?scorer=7'),
  'UNAUTHORIZED.notRegistered': phone('round?scorer=5'),
  'UNAUTHORIZED.card': phone('sign', signing(1, 'S-110', 'P-6')),
  'UNAUTHORIZED.link': async world => {
    const official = await helperCalls(world, 'S-110', 'official')
    return JSON.stringify(
      await official.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'completed' } }),
    )
  },
  'UNAUTHORIZED.eventGone': beside('delete from event where event_id = 120', recording('S-120'), true),
  'NOT_FOUND.round': async world => {
    await world.rows(`insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
      values (1, 150, 'M', 'Tour', 'tour', '2026-07-01', '2026-07-02', 'Europe/Lisbon', 'published', now(), now())`)
    return phone('round', {}, 'M-150')(world)
  },
  'NOT_FOUND.path': sent('/v1/nothing'),
  'NOT_FOUND.problem': sent('/problems/nothing'),
  'NOT_FOUND.file': sent('/scorecard/nothing.js'),
  'METHOD_NOT_ALLOWED.here': sent('/v1/auth', { method: 'PUT' }),
  'METHOD_NOT_ALLOWED.unknown': raw('NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n'),
  'UNSUPPORTED_MEDIA_TYPE.json': login('email=x', { 'content-type': 'application/x-www-form-urlencoded' }),
  'UNSUPPORTED_MEDIA_TYPE.charset': login('{}', { 'content-type': 'application/json; charset=utf-16' }),
  PAYLOAD_TOO_LARGE: login(`"${'x'.repeat(1024 * 1024)}"`),
  'URI_TOO_LONG.address': sent(`/v1/events?name=${'x'.repeat(9000)}`),
  'URI_TOO_LONG.part': sent(`/v1/events/${'x'.repeat(5000)}/courses`),
  'URI_TOO_LONG.headers': raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`),
  'NOT_READY.always': starting('It gets late'),
  'NOT_READY.reason': async world => {
    await world.rows('insert into tee_pairing_player values (1, 101, 5, 5002, 100), (1, 101, 6, 5002, 100)')
    return starting()(world)
  },
  'RATE_LIMITED.credential': inWorld({ RATE_LIMIT: '1' }, async world => {
    await asClub(teams)(world)
    return asClub(teams)(world)
  }),
  INTERNAL: inWorld({ LOG_LEVEL: 'fatal' }, async world => {
    await world.rows('drop table team cascade')
    return asClub(teams)(world)
  }),
  'UNAVAILABLE.database': inWorld({}, async world => {
    await world.rows(`do $$ begin execute format('alter database %I connection limit 0', current_database()); end $$`)
    await world.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'caddiemaster_requests'`,
    )
    return asClub(teams)(world)
  }),
  'UNAVAILABLE.conflict': beside('select from event where event_id = 110 for update', withKey('waiting')),
  IDEMPOTENCY_KEY_REUSED: async world => {
    await withKey('reused')(world)
    return withKey('reused', [{ name: 'Gulls' }])(world)
  },
  IDEMPOTENCY_IN_PROGRESS: async world => {
    await withKey('running')(world)
    await world.rows("update idempotency set answer = null where key = 'running'")
    return withKey('running')(world)
  },
  'UNAUTHORIZED.firstRequest': async world => {
    await withKey('elsewhere')(world)
    await world.rows("update idempotency set community_id = 4 where key = 'elsewhere'")
    return withKey('elsewhere')(world)
  },
}
