/** The world of a test file: its own database with the named rows, the service over it, and typed calls. */
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { OperationId, operations } from '../contract/all.ts'
import { CallError, type CallOptions, type ClientRequest, createClient, type Input } from '../contract/client.ts'
import type { RefusalCode } from '../contract/errors.ts'
import type { ReplyOf } from '../contract/operation.ts'
import { createApp } from '../server/app.ts'
import { type Config, readConfig } from '../server/kernel/config.ts'
import { connect, type Transaction } from '../server/kernel/database/connect.ts'
import { sessionCookie } from '../server/kernel/http/sessionCookie.ts'
import { createService } from '../server/live/createService.ts'
import type { Service } from '../server/live/service.ts'
import { cloneDatabase } from './cloneDatabase.ts'
import { worldTemplateName } from './globalSetup.ts'
import { sessionToken, type WorldAccount, type WorldCredential, worldRows, worldSecret } from './world.rows.ts'

type Ops = typeof operations

export type WorldCallOptions = Omit<CallOptions, 'token'> & { readonly as?: WorldCredential }

export type World = {
  /** Calls as the club (or another credential) and answers the reply; a refusal is thrown. */
  readonly call: <K extends OperationId>(
    id: K,
    input: Input<Ops[K]>,
    options?: WorldCallOptions,
  ) => Promise<ReplyOf<Ops[K]>>
  /** The code with which a call is refused. Fails when it succeeds. */
  readonly refusal: <K extends OperationId>(
    id: K,
    input: Input<Ops[K]>,
    options?: WorldCallOptions,
  ) => Promise<RefusalCode>
  readonly app: FastifyInstance
  readonly service: Service
  /** A second server on the same database. */
  readonly anotherServer: () => Promise<FastifyInstance>
  readonly token: (name: WorldCredential) => string
  /** The headers with which a browser sends a request of the console in which the account is logged in. */
  readonly browser: (name: WorldAccount) => Readonly<Record<string, string>>
  /** Rows of a statement, run as the owner of the database. */
  readonly rows: <Row extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<Row[]>
  /** Every list is read again, as after a write past the service. */
  readonly forgetLists: () => void
  /** Programs are looked up anew by all servers, as a second later. */
  readonly forgetCallers: () => void
  readonly setClock: (instant: string) => void
  readonly close: () => Promise<void>
  /** Address of the database as its owner. */
  readonly url: string
  readonly requestsUrl: string
  /** What an operator does, over everything. */
  readonly operate: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

export const worldNow = '2026-05-01T09:00:00Z'

/**
 * Builds the world; `settings` override those of a testing environment. Of two `servers` on its database one answers after the
 * other. `template`: the database to copy, where it is not that of the named rows.
 */
export async function startWorld(
  settings: Readonly<Record<string, string>> = {},
  servers: 1 | 2 = 1,
  template: string = worldTemplateName,
): Promise<World> {
  const database = await cloneDatabase(template)
  let owner: Promise<pg.Client> | undefined
  const everything = connect({ url: database.url, poolSize: 2, onError: () => undefined, asOwner: true })
  const config = readConfig(
    {
      SECRET: worldSecret,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      BASE_URL: 'http://test.local',
      DATABASE_POOL: '8',
      ENVIRONMENT: 'testing',
      // One of several servers has to ask what the others did.
      ...(servers === 2 && { DATABASE_URL: database.requestsUrl }),
      ...settings,
    },
    false,
  )
  let now = Temporal.Instant.from(worldNow)
  const closing: (() => Promise<void>)[] = []
  const services: Service[] = []
  const server = async () => {
    const made = await startService(config, database.requestsUrl, () => now)
    closing.push(made.close)
    services.push(made.service)
    return made
  }
  // What is written past the service leaves no change that it could follow.
  const forgetLists = () => {
    for (const one of services) one.listCache.forget()
  }
  const { app: first, service } = await server()
  const app = servers === 2 ? alternating(first, (await server()).app) : first
  const tokens = new Map<WorldCredential, string>()
  const tokenOf = tokensByName(service, tokens)
  const call = createClient(request => send(app, request))
  return {
    app,
    service,
    url: database.url,
    requestsUrl: database.requestsUrl,
    async operate(work) {
      const done = await everything.write('everything', work)
      forgetLists()
      return done
    },
    anotherServer: async () => (await server()).app,
    token: tokenOf,
    browser: name => {
      const cookie = sessionCookie(config.baseUrl, { token: sessionToken(name), shared: false, seconds: 3600 })
      return { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
    },
    call: (id, input, { as = 'club', ...options } = {}) => call(id, input, { token: tokenOf(as), ...options }),
    async refusal(id, input, { as = 'club', ...options } = {}) {
      try {
        await call(id, input, { token: tokenOf(as), ...options })
      } catch (error) {
        if (error instanceof CallError) return error.code as RefusalCode
        throw error
      }
      throw new Error(`${id} was not refused`)
    },
    async rows(sql, values = []) {
      owner ??= connectedClient(database.url)
      const { rows } = await (await owner).query(sql, [...values])
      if (!/^\s*(?:select|prepare|execute)\b/i.test(sql)) forgetLists()
      return rows
    },
    forgetLists,
    forgetCallers() {
      for (const token of tokens.values())
        for (const one of services) one.callers.forget(one.tokens.verify(token, now)?.tokenId ?? '')
    },
    setClock: instant => {
      now = Temporal.Instant.from(instant)
    },
    async close() {
      for (const end of closing) await end()
      await everything.close()
      await (await owner)?.end()
      await database.drop()
    },
  }
}

async function connectedClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

async function startService(config: Config, url: string, clock: () => Temporal.Instant) {
  const { service, close } = createService(config, url, {
    clock,
    strict: true,
    // A busy machine is no overload: the tests of admission try requests that are turned away.
    readPatienceMs: 20_000,
    onError: () => undefined,
  })
  const app = await createApp(service)
  return {
    app,
    service,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** An app whose requests go to two servers in turn. */
function alternating(first: FastifyInstance, second: FastifyInstance): FastifyInstance {
  let turn = 0
  const inject: FastifyInstance['inject'] = ((...args: Parameters<FastifyInstance['inject']>) => {
    turn += 1
    return (turn % 2 === 1 ? first : second).inject(...args)
  }) as FastifyInstance['inject']
  return Object.create(first, { inject: { value: inject } })
}

function tokensByName(service: Service, kept: Map<WorldCredential, string>): (name: WorldCredential) => string {
  return name => {
    const id = worldRows.credential.find(row => row.email === `${name}@example.com`)?.credential_id
    const token = kept.get(name) ?? service.tokens.issue(id ?? 0, service.clock())
    kept.set(name, token)
    return token
  }
}

/** Sends a request of the client through the app, without a network. */
export async function send(app: FastifyInstance, request: ClientRequest) {
  const response = await app.inject({
    method: request.method as 'GET',
    url: request.path,
    headers: { ...request.headers },
    ...(request.body !== undefined && { payload: request.body }),
  })
  return { status: response.statusCode, text: response.payload }
}
