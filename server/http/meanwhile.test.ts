/** Who calls is who calls when it is done: a body that comes slowly, or an answer that is a second old, gives nobody back what was taken. */
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

/** A director has just done something, so that the server remembers the session. */
const remembered = () => world.app.inject({ url: '/console/api/session', headers: world.browser('director') })
const takeRole = () => world.rows('delete from administrator_community where administrator_id = 12')

async function send(method: 'POST' | 'PATCH', url: string, payload: string | Readable) {
  const headers = { ...world.browser('director'), 'content-type': 'application/json' }
  return JSON.parse((await world.app.inject({ method, url, headers, payload })).payload).code
}

/** Its head comes now, its end after the role is gone. */
function slow(body: object): Readable {
  const text = JSON.stringify(body)
  async function* parts() {
    yield text.slice(0, 5)
    await takeRole()
    await wait(1100)
    yield text.slice(5)
  }
  return Readable.from(parts())
}

test('a link for helpers is made by nobody who was removed within the last second', async () => {
  await remembered()
  await takeRole()
  const link = { purpose: 'cards', label: 'Mallory' }
  expect(await send('POST', '/console/api/events/S-110/staffLinks', JSON.stringify(link))).toMatch(
    /UNAUTHORIZED|ROLE_REQUIRED/,
  )
  expect(await world.rows(`select 1 from staff_link where label = 'Mallory'`)).toEqual([])
})

test('a request whose body comes slowly is looked at again', async () => {
  await remembered()
  expect(await send('PATCH', '/console/api/events/S-110', slow({ name: { from: null, to: 'Mallory' } }))).toMatch(
    /UNAUTHORIZED|ROLE_REQUIRED/,
  )
})

test('a session that has ended meanwhile does nothing more', async () => {
  await remembered()
  await world.rows('update session set ended_at = now() where administrator_id = 12')
  expect(await send('POST', '/console/api/account/codes', '{}')).toBe('TOKEN_INVALID')
})
