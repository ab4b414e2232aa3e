/** What comes in from outside is refused at the border, whatever it is: never by an error of what lies behind. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback } from '../../test/readStream.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let url = ''
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
})
afterAll(() => world.close())

type Sent = { readonly method: string; readonly path: string; readonly body?: string; readonly type?: string }

/** Over a real socket, because a body without a type and a GET with a body cannot be said by `fetch`. */
function send({ method, path, body, type }: Sent): Promise<{ status: number; code: string | undefined; text: string }> {
  return new Promise((done, failed) => {
    const headers = {
      authorization: `Bearer ${world.token('club')}`,
      ...(type !== undefined && { 'content-type': type }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(`${url}${path}`, { method, headers }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (text += chunk))
      response.on('end', () => {
        const isProblem = response.headers['content-type']?.includes('problem+json')
        done({ status: response.statusCode ?? 0, code: isProblem ? JSON.parse(text).code : undefined, text })
      })
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

const json = 'application/json'

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'the name %s means nothing, wherever it stands: in criteria, their values, a body, a query or a path',
  async name => {
    const own = `{${JSON.stringify(name)}:1}`
    const answers = [
      await send({ method: 'QUERY', path: '/v1/events', type: json, body: own }),
      await send({ method: 'QUERY', path: '/v1/events', type: json, body: `{"communityId":${own}}` }),
      await send({ method: 'GET', path: '/v1/events', type: json, body: `{"communityId":1,"name":${own}}` }),
      await send({ method: 'POST', path: '/v1/auth', type: json, body: own }),
      await send({ method: 'POST', path: '/v1/events/M-100/players', type: json, body: `[${own},{"hcIndex":${own}}]` }),
      await send({ method: 'GET', path: `/v1/events?communityId=1&${name}=1` }),
      await send({ method: 'GET', path: `/v1/events/${name}/players` }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    for (const path of [`/problems/${name}`, `/${name}`, `/e/S-110/${name}/x`])
      expect((await send({ method: 'GET', path })).status).toBe(404)
  },
)

test('a null character is refused in a body, a query and a path', async () => {
  const body = '{"email":"a\\u0000b","password":"\\u0000"}'
  expect(await send({ method: 'POST', path: '/v1/auth', type: json, body })).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  })
  const escaped = '{"email":"a\\\\u0000b","password":"x"}'
  expect((await send({ method: 'POST', path: '/v1/auth', type: json, body: escaped })).code).toBe('INVALID_CREDENTIALS')
  for (const path of ['/v1/events?communityId=1&name=a%00', '/v1/events/S-1%00/players', '/x%00', '/v1/auth?a%00=1'])
    expect(await send({ method: 'GET', path })).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test.each([
  '/v1/events',
  '/v1/auth',
  '/v1/events/S-110/players',
  '/',
  '/docs',
  '/nothing',
  '/scorecard/round',
  '/e/S-110/results/x',
])('QUERY %s without a content type is refused and no error', async path => {
  for (const body of [undefined, '', '{}', 'text']) {
    const { status } = await send({ method: 'QUERY', path, ...(body !== undefined && { body }) })
    expect(status).toBeLessThan(500)
  }
})

test('bodies are refused for their depth and for the number of their values before they are parsed', async () => {
  const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`
  for (const [body, said] of [
    [nested(5000), 'deeper than 32'],
    [`{"name":[${'0,'.repeat(60_000)}0]}`, 'more than 20000 values'],
  ] as const) {
    const { status, text } = await send({ method: 'QUERY', path: '/v1/events', type: json, body })
    expect(status).toBe(400)
    expect(text).toContain(said)
  }
  expect((await send({ method: 'QUERY', path: '/v1/events', type: json, body: nested(20) })).text).toContain('/name')
})
