import { afterAll, beforeAll, expect, test } from 'vitest'
import { scorer as scorerOrCommittee } from '../../contract/scores/extensions.ts'
import { say } from '../../contract/words/say.ts'
import { startWorld, type World } from '../../test/world.ts'
import { validationErrors } from '../kernel/http/validationErrors.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const json = { 'content-type': 'application/json' }

async function ask(method: string, url: string, body?: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await world.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${world.token('club')}`, ...(body !== undefined && json), ...headers },
    ...(body !== undefined && { payload: body }),
  })
  return {
    status: response.statusCode,
    body: response.payload === '' ? '' : response.json(),
    link: response.headers.link,
    headers: response.headers,
  }
}

test('criteria in the body of GET, in the query and in the body of QUERY give the same answer', async () => {
  const criteria = { communityId: 1, eventIds: ['M-100', 'S-101', 'S-110'], name: 'cup', startDateFrom: '2026-05-01' }
  const query = 'communityId=1&eventIds=M-100,S-101&eventIds=S-110&name=cup&startDateFrom=2026-05-01'
  const byBody = await ask('GET', '/v1/events', JSON.stringify(criteria))
  expect(byBody.body.map((event: { eventId: string }) => event.eventId)).toEqual(['M-100', 'S-101'])
  expect((await ask('GET', `/v1/events?${query}`)).body).toEqual(byBody.body)
  expect((await ask('QUERY', '/v1/events', JSON.stringify(criteria))).body).toEqual(byBody.body)
})

test('criteria in body and query at once are refused, limit and cursor do not count', async () => {
  expect((await ask('GET', '/v1/events?communityId=1', '{"name":"cup"}')).body.code).toBe('VALIDATION')
  expect((await ask('GET', '/v1/events?limit=1', '{"communityId":1}')).body).toHaveLength(1)
})

test('an empty body and {} are no criteria', async () => {
  expect((await ask('GET', '/v1/community/search', '')).body).toHaveLength(3)
  expect((await ask('GET', '/v1/community/search', '{}')).body).toHaveLength(3)
  expect((await ask('GET', '/v1/events/M-100/rounds', '{}')).body).toHaveLength(2)
  expect((await ask('GET', '/v1/community/search?name=alvor+l', '{}')).body).toHaveLength(1)
})

test.each([
  ['?communityId=1&nmae=cup', '/nmae'],
  ['?communityId=1e3', '/communityId'],
  ['?communityId=0', '/communityId'],
  ['?communityId=9007199254740993', '/communityId'],
  ['?communityId=1&startDateFrom=2026-02-30', '/startDateFrom'],
  ['?communityId=1&includeSubCommunities=1', '/includeSubCommunities'],
  ['?communityId=1&eventIds=M-', '/eventIds/0'],
  ['?communityId=1&limit=0', '/limit'],
  ['?communityId=1&limit=1001', '/limit'],
  ['?communityId=1&cursor=abc', '/cursor'],
])('the error in %s is named %s', async (query, pointer) => {
  const { status, body } = await ask('GET', `/v1/events${query}`)
  expect(status).toBe(400)
  expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer)
})

test('nothing in a body is coerced', async () => {
  for (const communityId of [null, true, '1', 1.5, [1]]) {
    expect((await ask('GET', '/v1/events', JSON.stringify({ communityId }))).body.errors[0].pointer).toBe(
      '/communityId',
    )
  }
  expect((await ask('GET', '/v1/events', '{"communityId":1,"__proto__":{"x":1}}')).body.code).toBe('MALFORMED_JSON')
})

test('a date and a moment that do not fit are answered with one that would', async () => {
  const messageOf = async (url: string) => (await ask('GET', url)).body.errors[0].message
  expect(await messageOf('/v1/events?communityId=1&startDateFrom=3.5.2026')).toContain('such as 2026-05-03')
  expect(await messageOf('/v1/events/S-110/cards/P-2?asOf=2026-05-03T14:00:00')).toContain(
    'such as 2026-05-03T14:07:09+',
  )
})

test('where a word or an id fits, the refusal names both', () => {
  const wrong = (scorer: unknown) => validationErrors(scorerOrCommittee, scorer)
  expect(wrong('3001').map(({ pointer, message }) => [pointer, say(message, 'en')])).toEqual([
    ['', 'must be one of committee or a whole number'],
  ])
  expect(wrong(7)).toEqual([])
  expect(
    wrong(0)
      .map(({ message }) => say(message, 'en'))
      .join(),
  ).toContain('committee')
})

test('half of a surrogate pair is not text, a whole one and a backslash before a u are', async () => {
  const nameOf = async (text: string) =>
    (await ask('GET', '/v1/events', `{"communityId":1,"name":"${text}"}`)).body.code
  for (const half of ['\\ud83d', 'a\\uDE00b', '\\ud83d\\ud83d\\ude00', '\\\\\\ud83d'])
    expect(await nameOf(half)).toBe('MALFORMED_JSON')
  for (const whole of ['\\ud83d\\ude00', '\\\\ud83d', '😀']) expect(await nameOf(whole)).toBeUndefined()
})

test.each(['M-', 's-1', 'S-0', 'S-01', 'X-5', 'S-99999999999999999', '110', 'S-1%00'])(
  'the event id %s is a 4xx with a pointer',
  async id => {
    const { status, body } = await ask('GET', `/v1/events/${id}/courses`)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
  },
)

test('an id with the other prefix is an event that does not exist', async () => {
  expect((await ask('GET', '/v1/events/S-100/courses')).body.code).toBe('UNAUTHORIZED')
  expect((await ask('GET', '/v1/events/M-110/courses')).body.code).toBe('UNAUTHORIZED')
  expect((await ask('GET', '/v1/events/M-9007199254740991/courses')).body.code).toBe('UNAUTHORIZED')
})

test('pages join to the whole list, and a cursor fits only its own search', async () => {
  const all = (await ask('GET', '/v1/events?communityId=1')).body
  const seen: unknown[] = []
  let url: string | undefined = '/v1/events?communityId=1&limit=2'
  while (url) {
    const page: Awaited<ReturnType<typeof ask>> = await ask('GET', url)
    expect(page.body.length).toBeLessThanOrEqual(2)
    seen.push(...page.body)
    url = /<http:\/\/test\.local([^>]+)>; rel="next"/.exec(String(page.link))?.[1]
  }
  expect(seen).toEqual(all)
  expect(all.length).toBeGreaterThan(3)
  const { link } = await ask('GET', '/v1/events?communityId=1&limit=1')
  const cursor = /cursor=([^&>]+)/.exec(String(link))?.[1]
  expect((await ask('GET', `/v1/events?communityId=1&name=cup&cursor=${cursor}`)).body.errors[0].pointer).toBe(
    '/cursor',
  )
})

test('a club searches its sub communities only when asked', async () => {
  expect(
    (await ask('GET', '/v1/events?communityId=1')).body.some((event: { eventId: string }) => event.eventId === 'S-200'),
  ).toBe(false)
  expect(
    (await ask('GET', '/v1/events?communityId=1&includeSubCommunities=true')).body.some(
      (event: { eventId: string }) => event.eventId === 'S-200',
    ),
  ).toBe(true)
})

test('the ETag differs per content encoding and each is honoured', async () => {
  const url = '/v1/events?communityId=1&includeSubCommunities=true'
  const tags = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const first = await world.app.inject({
      url,
      headers: { authorization: `Bearer ${world.token('club')}`, 'accept-encoding': encoding },
    })
    const tag = String(first.headers.etag)
    tags.add(tag)
    const again = await world.app.inject({
      url,
      headers: {
        authorization: `Bearer ${world.token('club')}`,
        'accept-encoding': encoding,
        'if-none-match': `"other", ${tag}`,
      },
    })
    expect(again.statusCode).toBe(304)
  }
  expect(tags.size).toBe(3)
})

test('a cursor names nobody: what it says is not to be read, and what was changed in it opens nothing', async () => {
  const { headers } = await ask('GET', '/v1/players?communityId=1&limit=1')
  const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1] ?? ''
  const [whole] = (await ask('GET', '/v1/players?communityId=1&limit=1')).body
  for (const form of ['base64url', 'base64', 'latin1', 'hex'] as const) {
    const read = Buffer.from(cursor, form).toString().toLowerCase()
    expect(read).not.toContain(whole.lastName.toLowerCase())
    expect(read).not.toContain(whole.firstName.toLowerCase())
  }
  for (let at = 0; at < cursor.length; at += 5) {
    const changed = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`
    expect((await ask('GET', `/v1/players?communityId=1&limit=1&cursor=${changed}`)).status).toBe(400)
  }
  expect((await ask('GET', `/v1/players?communityId=1&limit=1&cursor=${cursor}`)).status).toBe(200)
})

test('an operation all of whose fields may be left out takes no body, an empty one, and {}', async () => {
  const post = (payload?: string, type?: string) =>
    world.app.inject({
      method: 'POST',
      url: '/v1/players/2/communities/3',
      headers: { authorization: `Bearer ${world.token('club')}`, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    })
  const answers = [await post(), await post('', 'application/json'), await post('{}', 'application/json')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.json()).toMatchObject({ playerId: 2, member: false, community: { id: 3 } })
  const missing = await world.app.inject({
    method: 'POST',
    url: '/v1/players',
    headers: { authorization: `Bearer ${world.token('club')}` },
  })
  expect(missing.json()).toMatchObject({ code: 'VALIDATION', errors: [{ message: 'is required: send JSON' }] })
})
