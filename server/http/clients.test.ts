/** What the usual clients of ten languages send, to the byte: each logs in and gets a list. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordOfAll } from '../../test/world.rows.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let port = 0
beforeAll(async () => {
  world = await startWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const address = world.app.server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => world.close())

type Client = {
  readonly headers: readonly string[]
  /** Of a request with a body. */
  readonly type: string
  readonly version?: 'HTTP/1.0'
  /** How the body is sent where its length is not: in chunks, or after the server said that it may come. */
  readonly body?: 'chunked' | 'expected'
  /** Sends its media type with a GET too. */
  readonly typedGet?: true
}

const clients: Readonly<Record<string, Client>> = {
  'C# HttpClient with JsonContent': {
    headers: ['Host: {host}'],
    type: 'Content-Type: application/json; charset=utf-8',
    body: 'chunked',
  },
  'C# on .NET Framework': {
    headers: ['Host: {host}', 'Connection: Keep-Alive'],
    type: 'Content-Type: application/json; charset=utf-8',
    body: 'expected',
  },
  'Java HttpURLConnection': {
    headers: [
      'User-Agent: Java/21.0.2',
      'Host: {host}',
      'Accept: text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2',
      'Connection: keep-alive',
    ],
    type: 'Content-Type: application/json;charset=UTF-8',
    typedGet: true,
  },
  'Java OkHttp': {
    headers: ['Host: {host}', 'Connection: Keep-Alive', 'Accept-Encoding: gzip', 'User-Agent: okhttp/4.12.0'],
    type: 'Content-Type: application/json; charset=utf-8',
  },
  'Java Spring RestTemplate': {
    headers: [
      'Accept: application/json, application/*+json',
      'User-Agent: Java/17.0.9',
      'Host: {host}',
      'Connection: keep-alive',
    ],
    type: 'Content-Type: application/json;charset=UTF-8',
    typedGet: true,
  },
  'Java HttpClient': {
    headers: [
      'Connection: Upgrade, HTTP2-Settings',
      'Host: {host}',
      'HTTP2-Settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAABgAGAAA',
      'Upgrade: h2c',
      'User-Agent: Java-http-client/21.0.2',
    ],
    type: 'Content-Type: Application/JSON;Charset="UTF-8"',
  },
  'Python requests': {
    headers: [
      'Host: {host}',
      'User-Agent: python-requests/2.32.3',
      'Accept-Encoding: gzip, deflate',
      'Accept: */*',
      'Connection: keep-alive',
    ],
    type: 'Content-Type: application/json',
  },
  'Python httpx': {
    headers: [
      'host: {host}',
      'accept: */*',
      'accept-encoding: gzip, deflate, br, zstd',
      'connection: keep-alive',
      'user-agent: python-httpx/0.27.0',
    ],
    type: 'content-type: application/json',
  },
  'Python urllib': {
    headers: ['Accept-Encoding: identity', 'Host: {host}', 'User-Agent: Python-urllib/3.12', 'Connection: close'],
    type: 'Content-Type: application/json; charset=utf-8',
  },
  'Go net/http': {
    headers: ['Host: {host}', 'User-Agent: Go-http-client/1.1', 'Accept-Encoding: gzip'],
    type: 'Content-Type: application/json; charset=UTF-8',
    body: 'chunked',
  },
  'PHP Guzzle': {
    headers: ['Host: {host}', 'User-Agent: GuzzleHttp/7'],
    type: 'Content-Type: application/json',
    body: 'expected',
  },
  'PHP streams': {
    headers: ['Host: {host}', 'Connection: close'],
    type: 'Content-type: application/json; charset=utf-8',
    version: 'HTTP/1.0',
  },
  'Ruby Net::HTTP': {
    headers: [
      'Accept-Encoding: gzip;q=1.0,deflate;q=0.6,identity;q=0.3',
      'Accept: */*',
      'User-Agent: Ruby',
      'Host: {host}',
    ],
    type: 'Content-Type: application/json; charset=utf-8',
    typedGet: true,
  },
  'Rust reqwest': {
    headers: ['accept: */*', 'host: {host}'],
    type: 'content-type: application/json',
  },
  'Node axios': {
    headers: [
      'Accept: application/json, text/plain, */*',
      'User-Agent: axios/1.7.2',
      'Accept-Encoding: gzip, compress, deflate, br',
      'Host: {host}',
      'Connection: keep-alive',
    ],
    type: 'Content-Type: application/json;charset=utf-8',
  },
  'Node undici': {
    headers: [
      'host: {host}',
      'connection: keep-alive',
      'accept: */*',
      'accept-language: *',
      'sec-fetch-mode: cors',
      'user-agent: node',
      'accept-encoding: gzip, deflate',
    ],
    type: 'content-type: application/json',
    body: 'chunked',
  },
  'Perl LWP': {
    headers: ['TE: deflate,gzip;q=0.3', 'Connection: TE, close', 'Host: {host}', 'User-Agent: libwww-perl/6.77'],
    type: 'Content-Type: application/json; charset="utf-8"',
  },
  curl: {
    headers: ['Host: {host}', 'User-Agent: curl/8.5.0', 'Accept: */*'],
    type: 'Content-Type: application/json',
    typedGet: true,
  },
  'ab, without a word about the connection': {
    headers: ['User-Agent: ApacheBench/2.3', 'Accept: */*'],
    type: 'Content-type: APPLICATION/JSON; CHARSET=utf-8; version=1',
    version: 'HTTP/1.0',
  },
}

/** Sends head and body as the client does, on a connection of its own, and gives the status and the text of the answer. */
function exchange(client: Client, method: string, path: string, token?: string, body?: string): Promise<Answer> {
  const { headers, type, version = 'HTTP/1.1', body: how } = client
  const length = `Content-Length: ${Buffer.byteLength(body ?? '')}`
  const framing = how === 'chunked' ? ['Transfer-Encoding: chunked'] : [length]
  const head = [
    `${method} ${path} ${version}`,
    ...headers.map(line => line.replace('{host}', `127.0.0.1:${port}`)),
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body !== undefined || client.typedGet ? [type] : []),
    ...(body === undefined ? [] : framing),
    ...(body !== undefined && how === 'expected' ? ['Expect: 100-continue'] : []),
  ].join('\r\n')
  const sent = body !== undefined && how === 'chunked' ? chunksOf(body) : (body ?? '')
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer: ${text}`)))
    socket.on('error', failed)
    socket.on('data', data => {
      text += data.toString('latin1')
      if (/^HTTP\/1\.1 100 /.test(text)) {
        text = text.replace(/^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/, '')
        socket.write(sent)
        return
      }
      const answer = readAnswer(text)
      if (answer) done(answer)
      if (answer) socket.destroy()
    })
    socket.write(`${head}\r\n\r\n`)
    if (how !== 'expected') socket.write(sent)
  })
}

type Answer = { readonly status: number; readonly text: string }

function chunksOf(body: string): string {
  const parts = [body.slice(0, 7), body.slice(7)]
  return `${parts.map(part => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`
}

/** The answer once all of it is there. The lists of the world are short enough to be sent as they are. */
function readAnswer(text: string): Answer | undefined {
  const [head = '', body] = text.split(/\r\n\r\n/, 2)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  if (body === undefined || body.length < length) return undefined
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), text: body }
}

test.each(Object.keys(clients))('%s logs in and gets a list', async name => {
  const client = clients[name] as Client
  const credentials = JSON.stringify({ email: 'ladies@example.com', password: passwordOfAll })
  const login = await exchange(client, 'POST', '/v1/auth', undefined, credentials)
  expect(login.status, login.text).toBe(200)
  const { token } = JSON.parse(login.text) as { token: string }
  const list = await exchange(client, 'GET', '/v1/community/search', token)
  expect(list.status, list.text).toBe(200)
  expect(Array.isArray(JSON.parse(list.text))).toBe(true)
})

test('JSON in another character set, and what is no JSON, are refused in words that help', async () => {
  const send = async (type: string, url = '/v1/auth', headers = {}) => {
    const answer = await world.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, ...headers },
      payload: '{"email":"ladies@example.com","password":"x"}',
    })
    return { status: answer.statusCode, detail: answer.json().detail as string }
  }
  for (const charset of ['utf-16', 'ISO-8859-1', 'klingon'])
    expect(await send(`application/json; charset=${charset}`)).toMatchObject({
      status: 415,
      detail: expect.stringContaining('Encode the body in UTF-8'),
    })
  for (const type of ['text/plain', 'application/xml', 'application/jsonx', '*/*', 'json'])
    expect(await send(type), type).toMatchObject({ status: 415, detail: expect.stringContaining('application/json') })
  for (const type of ['application/vnd.golf+json; charset=utf8', 'APPLICATION/JSON ; charset = "utf-8"'])
    expect((await send(type)).status, type).not.toBe(415)
  expect((await send('text/plain', '/v1/nothing')).status).toBe(404)
})

test('the console reads the same media types', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/console/api/session',
    headers: { 'content-type': 'Application/JSON;Charset=UTF-8', 'sec-fetch-site': 'same-origin' },
    payload: '{"email":"nobody@example.com","password":"not the password"}',
  })
  expect(answer.json().code).toBe('INVALID_LOGIN')
})

test('assignments are read as JSON whatever they say they are, and other bodies are not', async () => {
  const headers = { authorization: `Bearer ${world.token('club')}` }
  for (const path of ['teams/players', 'teePairings/players'])
    for (const type of ['*/*', undefined]) {
      const answer = await world.app.inject({
        method: 'POST',
        url: `/v1/events/S-110/${path}`,
        headers: type === undefined ? headers : { ...headers, 'content-type': type },
        payload: Buffer.from('[{"nonsense":1}]'),
      })
      expect([path, type, answer.json().code]).toEqual([path, type, 'VALIDATION'])
    }
  const other = await world.app.inject({
    method: 'POST',
    url: '/v1/events/S-110/teams',
    headers,
    payload: Buffer.from('[{}]'),
  })
  expect(other.statusCode).toBe(415)
})

test('an empty body has no media type that could be wrong', async () => {
  const answer = await world.app.inject({
    method: 'DELETE',
    url: '/v1/events/S-110/flights',
    headers: {
      authorization: `Bearer ${world.token('stranger')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '0',
    },
  })
  expect(answer.json().code).toBe('UNAUTHORIZED')
})
