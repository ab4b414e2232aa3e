/** What programs do that is not forbidden, and what they are told where it is. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type Sent = { readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

async function ask(method: string, url: string, { body, headers = {} }: Sent = {}) {
  const { statusCode, payload, ...answer } = await world.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${world.token('club')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).includes('json') && payload !== ''
  return { status: statusCode, said: isJson ? JSON.parse(payload) : payload, headers: answer.headers }
}

const pointersOf = async (method: string, url: string, body?: string) => {
  const { status, said } = await ask(method, url, body === undefined ? {} : { body })
  return [status, ...(said.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)]
}

test.each([
  '/v1/events?communityId=1',
  '/v1/events?communityId=1&limit=1',
  '/v1/events/S-110/stream',
  '/v1/nothing',
  '/',
  '/docs',
  '/openapi.json',
  '/health',
  '/problems/validation',
])('HEAD %s has the headers of GET and no body', async url => {
  const isStream = url.endsWith('/stream')
  const head = await ask('HEAD', url)
  expect(head.said).toBe('')
  if (isStream) {
    expect(head.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, must-revalidate, no-transform',
    })
    return
  }
  const get = await ask('GET', url)
  expect(head.status).toBe(get.status)
  const changing = ['date', 'x-request-id', 'ratelimit', 'content-security-policy']
  const lasting = (headers: object) => Object.entries(headers).filter(([name]) => !changing.includes(name))
  expect(lasting(head.headers)).toEqual(lasting(get.headers))
})

test('every answer below /v1 may be kept by its reader alone, who asks each time whether it still holds', async () => {
  for (const [url, headers] of [
    ['/v1/events?communityId=1', {}],
    ['/v1/events?communityId=400', {}],
    ['/v1/nothing', {}],
    ['/v1/events?communityId=1', { authorization: 'Bearer x' }],
  ] as const) {
    const answer = await ask('GET', url, { headers })
    expect(answer.headers['cache-control'], url).toBe('private, no-cache, must-revalidate')
    expect(answer.headers.vary, url).toBe('Authorization, Accept-Encoding')
  }
  const { etag } = (await ask('GET', '/v1/events?communityId=1')).headers
  const unchanged = await ask('GET', '/v1/events?communityId=1', { headers: { 'if-none-match': String(etag) } })
  expect([unchanged.status, unchanged.headers.vary]).toEqual([304, 'Authorization, Accept-Encoding'])
})

test('one content has a tag for each encoding, and each of them is honoured', async () => {
  const url = '/v1/application.wadl'
  const tags = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const { etag } = (await ask('GET', url, { headers })).headers
    tags.add(String(etag))
    expect((await ask('GET', url, { headers: { ...headers, 'if-none-match': String(etag) } })).status).toBe(304)
  }
  expect(tags.size).toBe(3)
})

test('true and false are understood in any case, and nothing else is', async () => {
  const found = async (word: string) => ask('GET', `/v1/events?communityId=1&includeSubCommunities=${word}`)
  const all = (await found('true')).said
  for (const word of ['True', 'TRUE']) expect((await found(word)).said).toEqual(all)
  expect((await found('False')).said).toEqual((await found('false')).said)
  for (const word of ['1', 'yes', 'truer']) expect((await found(word)).status, word).toBe(400)
})

test('a list is repeated, separated by commas or written with brackets', async () => {
  const found = async (query: string) => (await ask('GET', `/v1/events?communityId=1&${query}`)).said
  const both = await found('eventIds=M-100,S-110')
  expect(both).toHaveLength(2)
  for (const query of [
    'eventIds=M-100&eventIds=S-110',
    'eventIds[]=M-100&eventIds[]=S-110',
    'eventIds%5B%5D=M-100,S-110',
    'eventIds[]=M-100&eventIds=S-110',
  ])
    expect(await found(query), query).toEqual(both)
  expect(await pointersOf('GET', '/v1/events?communityId[]=1')).toContain('/communityId[]')
})

test('an optional field that is null is not there, a required one and an element are missed by their place', async () => {
  const whole = (await ask('QUERY', '/v1/events', { body: '{"communityId":1,"eventIds":["M-100"]}' })).said
  const nulls = '{"communityId":1,"name":null,"eventIds":["M-100"]}'
  expect((await ask('QUERY', '/v1/events', { body: nulls })).said).toEqual(whole)
  expect(await pointersOf('QUERY', '/v1/events', '{"communityId":null}')).toEqual([400, '/communityId'])
  expect(await pointersOf('QUERY', '/v1/events', '{"communityId":1,"eventIds":[null]}')).toEqual([400, '/eventIds/0'])
  expect(await pointersOf('QUERY', '/v1/events', '{"communityId":1,"nmae":null}')).toEqual([400, '/nmae'])
  const players = '/v1/events/S-110/players'
  expect(await pointersOf('POST', players, '[{"playerId":1,"hcIndex":null},null]')).toEqual([400, '/1'])
  expect(await pointersOf('POST', players, '[{"firstName":null,"lastName":"B","gender":"M"}]')).toContain(
    '/0/firstName',
  )
  // Criteria of nothing but nulls are none, so the query counts.
  const query = await ask('GET', '/v1/events?communityId=1&eventIds=M-100', { body: '{"name":null}' })
  expect(query.said).toEqual(whole)
})

test('a player who is named twice is shown where', async () => {
  const twice = '[{"teamId":1001,"playerIds":[1,2]},{"teamId":1001,"playerIds":[1]}]'
  expect((await pointersOf('POST', '/v1/events/S-110/teams/players', twice))[1]).toMatch(/^\/1\/playerIds\/0$/)
})

test.each([
  ['{"communityId":1,"name":"a\\u0000b"}', 'VALIDATION', '/name'],
  ['{"communityId":1,"name":"\\ud83d"}', 'MALFORMED_JSON', '/name'],
  [`{"communityId":1,"eventIds":[${'0,'.repeat(30_000)}0]}`, 'VALIDATION', '/eventIds/19997'],
  [`{"name":${'['.repeat(40)}${']'.repeat(40)}}`, 'VALIDATION', `/name${'/0'.repeat(31)}`],
  ['{"communityId":1,"more":{"constructor":{"prototype":1}}}', 'MALFORMED_JSON', '/more/constructor'],
])('a body that is refused before its fields are looked at says where', async (body, code, pointer) => {
  const { said } = await ask('QUERY', '/v1/events', { body })
  expect(said).toMatchObject({ code, errors: [{ pointer }] })
})

test('a null character in an address is shown where', async () => {
  expect(await pointersOf('GET', '/v1/events?communityId=1&name=a%00')).toEqual([400, '/name'])
  expect(await pointersOf('GET', '/v1/events/S-1%00/players')).toEqual([400, '/eventId'])
})

test('what takes no body takes none, an empty one and an empty object', async () => {
  for (const body of [undefined, '', '{}', ' {} ']) {
    const path = '/v1/events/S-110/courses'
    expect((await ask('GET', path, body === undefined ? {} : { body })).status, String(body)).toBe(200)
    const { status } = await ask('DELETE', '/v1/events/S-110/teePairings/players', body === undefined ? {} : { body })
    expect(status, String(body)).toBe(200)
  }
})

test('machines find the interface of the host, and its documents exist', async () => {
  const { status, said, headers } = await ask('GET', '/.well-known/api-catalog')
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ])
  expect(headers.link).toBe('<http://test.local/.well-known/api-catalog>; rel="api-catalog"')
  expect((await ask('HEAD', '/.well-known/api-catalog')).headers.link).toBe(headers.link)
  const [{ anchor, ...relations }] = said.linkset
  expect(anchor).toBe('http://test.local/v1')
  expect(Object.keys(relations)).toEqual(['service-desc', 'service-doc', 'status'])
  for (const { href, type } of Object.values(relations).flat() as { href: string; type: string }[]) {
    const found = await ask('GET', href.replace('http://test.local', ''))
    expect([href, found.status]).toEqual([href, 200])
    expect(found.headers['content-type']).toContain(type)
  }
})

test('the first steps name the address under which they are served', async () => {
  const { said } = await ask('GET', '/docs/first-steps.md')
  expect(said).toContain('BASE=http://test.local/v1')
  expect(said).not.toContain('localhost')
})

test('the reference names whom to ask, if somebody was named', async () => {
  expect((await ask('GET', '/openapi.json')).said.info).not.toHaveProperty('contact')
  const named = await startWorld({ CONTACT: 'it@club.example.com' })
  try {
    const { info } = (await named.app.inject({ url: '/openapi.json' })).json()
    expect(info.contact).toEqual({ email: 'it@club.example.com' })
  } finally {
    await named.close()
  }
})
