/** What stands in a query may be about a person: it is in no log, no statement that is shown, and no problem. */
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'
import { createApp } from '../app.ts'
import { loggedError } from '../kernel/http/loggedError.ts'

let world: World
let app: FastifyInstance
let log = ''
beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'trace' })
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  app = await createApp(world.service, stream)
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const query = 'email=ottokar%40private.example&phone=912000333&dob=1961-07-19&lastName=Ottokarsen&hcId=HC77001'
const typed = ['ottokar', 'private.example', '912000333', '1961-07-19', 'HC77001']

async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode, payload } = await app.inject({
    method: method as 'GET',
    url: `${path}${path.includes('?') ? '&' : '?'}${query}`,
    headers: { authorization: `Bearer ${world.token('club')}`, ...headers },
  })
  return { status: statusCode, text: payload }
}

test('a value that is accepted from a query is written nowhere either', async () => {
  const headers = { authorization: `Bearer ${world.token('club')}` }
  const url = '/v1/players/1/dob?dob=1961-07-19'
  expect((await app.inject({ method: 'PATCH', url, headers })).json()).toMatchObject({ dob: '1961-07-19' })
  expect(log).not.toContain('1961-07-19')
})

test('whatever goes wrong, what stands in a query is written nowhere', async () => {
  const answers = [
    await ask('PATCH', '/v1/players/1/email'),
    await ask('PATCH', '/v1/players/1/phone', { 'idempotency-key': 'one' }),
    await ask('PATCH', '/v1/players/8/dob'),
    await ask('PATCH', '/v1/players/1/name', { authorization: 'Bearer x' }),
    await ask('GET', '/v1/players?communityId=1'),
    await ask('GET', '/v1/players?communityId=4'),
    await ask('GET', '/v1/nothing'),
    await ask('PUT', '/v1/players'),
    await ask('GET', `/v1/players?communityId=1&x=${'y'.repeat(9000)}`),
    await ask('GET', '/v1/players?communityId=1&name=%00'),
    await ask('GET', '/v1/players/%E0%A4%A/communities'),
  ]
  // A table that is gone makes an error of what is right.
  await world.rows('alter table membership rename to away')
  answers.push(await ask('GET', '/v1/players?communityId=1&cursor=x'), await ask('PATCH', '/v1/players/1/email'))
  const { statusCode, payload } = await app.inject({
    url: '/v1/players?communityId=1&lastName=ottokar&email=ottokar%40private.example',
    headers: { authorization: `Bearer ${world.token('club')}` },
  })
  answers.push({ status: statusCode, text: payload })
  await world.rows('alter table away rename to membership')
  expect(statusCode).toBe(500)
  expect(log).toContain('internal error')
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 401, 404, 405, 414, 500]))
  const shown = JSON.stringify(world.service.database.slowest())
  for (const value of typed) {
    expect(log.toLowerCase(), value).not.toContain(value.toLowerCase())
    expect(shown.toLowerCase(), value).not.toContain(value.toLowerCase())
    for (const { text } of answers) expect(text.toLowerCase(), value).not.toContain(value.toLowerCase())
  }
})

test('an error of the database that quotes what was sent is logged without it', async () => {
  const error = await world.rows('select $1::date', ['ottokar "said" 912000333']).catch(failed => failed)
  expect(String(error.message)).toContain('ottokar')
  const logged = loggedError(error)
  for (const value of typed) expect(JSON.stringify(logged)).not.toContain(value)
  expect(logged).toMatchObject({ message: 'invalid input syntax for type date: "…"', code: '22007' })
})
