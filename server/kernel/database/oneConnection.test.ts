/** With a pool of one connection, whatever takes a second one while it holds the first waits for itself for ever. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../../contract/all.ts'
import { CallError, type Parts, requestOf } from '../../../contract/client.ts'
import type { Operation } from '../../../contract/operation.ts'
import { everyCase } from '../../../test/everyCase.ts'
import { recordCards } from '../../../test/playedEvent.ts'
import { listenOnLoopback, readStream, type StreamReader } from '../../../test/readStream.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let url = ''
const readers: StreamReader[] = []
beforeAll(async () => {
  world = await startWorld({ DATABASE_POOL: '1' })
  url = await listenOnLoopback(world.app)
})
afterAll(async () => {
  for (const reader of readers) reader.close()
  await world.close()
})

const links = [
  ...(['getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getFlightsLink', 'getTeamsLink'] as const),
  'getOverviewLink',
] as const

async function pathOf(id: (typeof links)[number]): Promise<string> {
  return new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname
}

async function follow(path: string, headers: Readonly<Record<string, string>> = {}): Promise<StreamReader> {
  const reader = await readStream(`${url}${path}`, headers)
  readers.push(reader)
  return reader
}

/** The case of an operation that succeeds, asked by a program, or in the console by its owner. */
function askOf(id: AnyOperationId): Asked {
  const op: Operation = allOperations[id]
  const isOfConsole = op.path.startsWith('/console')
  const request = requestOf(op, everyCase[id].success.input as Parts, isOfConsole ? {} : { token: world.token('club') })
  // Whoever logs in is nobody yet: a login in a browser that has a session would end it.
  const browser = op.access === 'anyone' ? { 'sec-fetch-site': 'same-origin' } : world.browser('manager')
  return isOfConsole ? { ...request, headers: { ...request.headers, ...browser } } : request
}

type Asked = { readonly method: string; readonly path: string; readonly headers: object; readonly body?: string }

/** One connection is slow: a request or page that is turned away, because others came first, is sent again. Whatever waits for itself would be turned away for ever. */
async function ask({ method, path, headers, body }: Asked): Promise<string> {
  for (;;) {
    const { statusCode, payload } = await world.app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers },
      ...(body !== undefined && { payload: body }),
    })
    if (statusCode === 503) continue
    return `${statusCode} ${method} ${path} ${statusCode < 500 ? '' : payload}`
  }
}

/** The same for a score. */
async function score(): Promise<void> {
  for (;;) {
    try {
      return await recordCards(world, 'S-110', [{ playerId: 1, strokes: [9, ...Array(17).fill(null)] }])
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 503) throw error
    }
  }
}

test('work that holds a connection and asks for a second one is an error, after it and beside it is none', async () => {
  const { database } = world.service
  const nothing = async () => undefined
  for (const kind of ['read', 'write'] as const)
    await expect(database[kind]([1], () => database.read([1], nothing))).rejects.toThrow('asked for a second one')
  let later: Promise<unknown> | undefined
  await database.read([1], async () => {
    later = new Promise(done => setImmediate(() => setImmediate(done))).then(() => database.read([1], nothing))
  })
  await later
  await Promise.all([database.read([1], nothing), database.write([1], nothing), database.read('everything', nothing)])
})

test('what a screen is told by its address makes no page of its own', async () => {
  const results = await pathOf('getResultsLink')
  const texts = await Promise.all(
    ['', '?message=a', '?message=b&seconds=20', '?boards=1,2'].map(
      async query => (await world.app.inject({ url: `${results}/tv${query}` })).payload,
    ),
  )
  expect(new Set(texts).size).toBe(1)
})

test('every operation, page and stream at once, and a score between them: all are answered', async () => {
  const authorization = `Bearer ${world.token('club')}`
  const results = await pathOf('getResultsLink')
  const streams = await Promise.all([
    ...Array.from({ length: 30 }, (_, index) => follow(`${results}/tv/stream?message=${index}`)),
    ...['', '/embed', '/embed?theme=dark', '/cards/1021/1'].map(view => {
      const [path = '', query = ''] = view.split('?')
      return follow(`${results}${path}/stream?${query}`)
    }),
    follow('/v1/events/S-110/stream', { authorization, 'last-event-id': '1' }),
    follow('/v1/events/S-110/leaderboards/1021/standings/stream', { authorization }),
  ])
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  const pages = (await Promise.all(links.map(pathOf))).flatMap(path => [path, `${path}?paper=A4`])
  const asked = [
    ...[...pages, `${results}/tv`, `${results}/embed`, `${results}/cards/1021/2`].map(path => ({
      method: 'GET',
      path,
      headers: {},
    })),
    ...['/console', '/console/e/S-110/players', '/console/login', '/console/start?code=x', '/console/invitation/x'].map(
      path => ({ method: 'GET', path, headers: world.browser('director') }),
    ),
    ...(Object.keys(everyCase) as AnyOperationId[])
      // Nor the end of the token, or of the session, that all of them need.
      .filter(id => !(allOperations[id] as Operation).stream && !['revokeToken', 'logOut', 'endSession'].includes(id))
      .map(askOf),
  ]
  const [statuses] = await Promise.all([Promise.all(asked.map(ask)), score()])
  expect(statuses.filter(status => status.startsWith('5'))).toEqual([])
  // Not all at the door.
  expect(statuses.filter(status => status.startsWith('200')).length).toBeGreaterThan(40)
  await Promise.all(streams.slice(0, -2).map(reader => reader.until(({ event }) => event === 'page')))
})
