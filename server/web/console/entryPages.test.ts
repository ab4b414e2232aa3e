import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { firstStartCode } from '../../domain/accounts/firstStart.ts'
import { pathAfterLogin } from './pathAfterLogin.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = ownPage,
) {
  return world.app.inject({ method: 'POST', url, headers, payload: String(new URLSearchParams(fields)) })
}

/** `name=value` of the cookie that the answer sets. */
function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

const director = { email: 'director@example.com', password: passwordOfAll }

test('the form logs in, keeps the session out of the reach of scripts, and goes where the person wanted to', async () => {
  const answer = await post('/console/login?to=/console/e/S-110/players', director)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/console/e/S-110/players')
  expect(answer.headers['set-cookie']).toMatch(/^session=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax$/i)
  const session = await world.app.inject({ url: '/console/api/session', headers: { cookie: cookieOf(answer) } })
  expect(JSON.parse(session.payload)).toMatchObject({ account: { email: director.email } })
})

test('each login has a new session, whatever cookie the browser came with', async () => {
  const fixed = { ...ownPage, cookie: 'session=chosen-by-somebody-else' }
  const [first, second] = [await post('/console/login', director, fixed), await post('/console/login', director, fixed)]
  const cookies = [cookieOf(first), cookieOf(second), 'session=chosen-by-somebody-else']
  expect(new Set(cookies).size).toBe(3)
})

test('a wrong password and an unknown e-mail give the form back with the same words, and no password', async () => {
  const answers = [
    await post('/console/login', { ...director, password: 'wrong <b>' }),
    await post('/console/login', { email: 'nobody@example.com', password: 'wrong <b>' }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    expect(answer.payload).toContain('The e-mail address and the password do not match')
    expect(answer.payload).not.toContain('wrong')
  }
  expect(answers[0]?.payload.replace('director@', 'nobody@')).toBe(answers[1]?.payload)
})

test.each(['/console/login', '/console/forgotten', '/console/login/code'])(
  '%s takes a character that no database keeps as if it were not there',
  async path => {
    for (const payload of ['email=a%00b&password=%00x&code=%00', 'email=a\0b&password=x'])
      expect(
        (await world.app.inject({ method: 'POST', url: path, headers: ownPage, payload })).statusCode,
      ).toBeLessThan(500)
  },
)

test('another site cannot log anybody in', async () => {
  for (const site of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    {},
  ]) {
    const answer = await post('/console/login', director, { 'content-type': ownPage['content-type'], ...site })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBe(undefined)
  }
})

test.each([
  ['/console/e/S-110/players?find=a%20b', true],
  ['/console', true],
  ['/console?x=1', true],
  ['//elsewhere.example', false],
  ['/console//elsewhere.example/..', true],
  ['https://elsewhere.example', false],
  ['/console/\\elsewhere', false],
  ['/v1/events', false],
  ['/console/login?to=/console/login', false],
])('after a login "%s" is a place of the console: %s', (to, isPlace) => {
  expect(pathAfterLogin({ to })).toBe(isPlace ? to : '/console')
})

const begin = {
  name: 'Ana Silva',
  email: 'ana.begins@example.com',
  password: 'a walk before dawn',
  clubName: 'Dune Links',
}

test('the first start: the printed code works once, makes an operator who is logged in, and a club with its owner', async () => {
  await world.rows('update administrator set operator = false')
  const code = await firstStartCode(world.service.database, world.service.clock())
  const url = `/console/start?code=${code}`
  expect((await world.app.inject({ url: '/console/start?code=AAAA-AAAA' })).statusCode).toBe(404)
  expect((await world.app.inject({ url })).statusCode).toBe(200)
  const short = await post(url, { ...begin, password: 'short' })
  expect(short.statusCode).toBe(422)
  expect(short.payload).toContain('Choose a password of at least 12 characters.')
  expect(short.payload).toContain('value="Dune Links"')
  const answer = await post(url, begin)
  expect(answer.statusCode).toBe(303)
  const session = await world.app.inject({ url: '/console/api/session', headers: { cookie: cookieOf(answer) } })
  expect(JSON.parse(session.payload)).toMatchObject({
    account: { name: 'Ana Silva', operator: true },
    communities: [{ name: 'Dune Links', role: 'manager', isClub: true }],
  })
  expect((await post(url, begin)).statusCode).toBe(404)
  expect(await firstStartCode(world.service.database, world.service.clock())).toBe(undefined)
})

test('a code is good for a day', async () => {
  await world.rows('update administrator set operator = false')
  const code = await firstStartCode(world.service.database, world.service.clock())
  world.setClock('2026-05-02T09:00:01Z')
  expect((await post(`/console/start?code=${code}`, begin)).statusCode).toBe(404)
  world.setClock('2026-05-01T09:00:00Z')
})
