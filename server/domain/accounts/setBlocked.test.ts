/** A blocked account: out within a second, in by no way, and told nothing; allowed again it is as before. */
import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback, readStream } from '../../../test/readStream.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { cookieOf, sendForm, whoIs } from '../../../test/testLogin.ts'
import { testPasskey } from '../../../test/testPasskeys.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { hashOfToken } from '../access/sessions.ts'
import { makePasswordLink } from './passwordLink.ts'

const [owner, director, operator] = [11, 12, 18]
let world: World
afterEach(() => world.close())

async function start() {
  world = await startWorld()
  return staffCalls(world)
}

const block = (administratorId: number, blocked: boolean, withoutOwner?: number[]) => ({
  params: { administratorId },
  body: { blocked, ...(withoutOwner && { withoutOwner }) },
})

/** How the director is answered where somebody logs in. */
async function logIn(password = passwordOfAll) {
  const answer = await sendForm(world, '/console/login', { email: 'director@example.com', password })
  return {
    status: answer.statusCode,
    words: answer.payload.replaceAll(/\s+/g, ' '),
    cookie: cookieOf(answer, 'session'),
  }
}

const statusOf = async () => (await whoIs(world, world.browser('director').cookie ?? '')).status
const linkFor = (administratorId: number) =>
  world.operate(tx => makePasswordLink(tx, administratorId, false, world.service.clock()))

test('whoever is blocked is logged out everywhere within a second, also of an open page', async () => {
  const staff = await start()
  const url = await listenOnLoopback(world.app)
  const reader = await readStream(`${url}/console/api/communities/1/stream`, world.browser('director'))
  expect(reader.status).toBe(200)
  expect(await statusOf()).toBe(200)
  await staff.call('setBlocked', block(director, true), 'operator')
  await expect.poll(statusOf, { timeout: atMost(5000) }).toBe(401)
  await reader.ended
})

test('nobody logs in to a blocked account by password, passkey, a new password or an invitation, and nothing says why', async () => {
  const staff = await start()
  const [toPassword, passkey] = [await linkFor(director), testPasskey()]
  await world.rows(`
    insert into passkey values (5, ${director}, '${passkey.id}', '${passkey.publicKey}', 0, '{}', 'Laptop', '2026-04-01T09:00:00Z');
    insert into begun values ('${hashOfToken('begun')}', 'passkeyLogin', null, null, 'Y2hhbGxlbmdl', '2026-05-01T09:05:00Z')`)
  const { url: toJoin } = await staff.call('inviteStaff', {
    params: { communityId: 1 },
    body: { email: 'new@example.com', role: 'viewer' },
  })
  const wrong = await logIn('not the password')
  await staff.call('setBlocked', block(director, true), 'operator')
  expect(await logIn()).toEqual(wrong)
  const byPasskey = await world.app.inject({
    method: 'POST',
    url: '/console/api/session/passkey',
    headers: { 'sec-fetch-site': 'same-origin', cookie: 'login=begun' },
    payload: passkey.answer('Y2hhbGxlbmdl') as object,
  })
  expect(JSON.parse(byPasskey.payload)).toMatchObject({ code: 'PASSKEY_REFUSED' })
  expect((await world.app.inject({ url: `/console/password/${toPassword}` })).statusCode).toBe(404)
  // The invitation is for an address that somebody blocked has.
  await world.rows(
    `update one_time_link set email = 'director@example.com', email_key = 'director@example.com' where purpose = 'invitation'`,
  )
  const path = new URL(toJoin ?? '').pathname
  const shown = (await world.app.inject({ url: path })).payload
  expect(shown).toContain('I have an account')
  const join = (fields: Readonly<Record<string, string>>) =>
    world.app.inject({
      method: 'POST',
      url: path,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(fields)),
    })
  const known = await join({ current: passwordOfAll, code: '' })
  expect(known.statusCode).toBe(422)
  expect(known.payload).toContain('This is not the password of an account with this address.')
  expect((await join({ name: 'Mallory', password: 'a walk before dawn' })).statusCode).toBe(422)
  expect(await world.rows(`select from session where administrator_id = ${director} and ended_at is null`)).toEqual([])
})

test('an account that is allowed again logs in as before; its sessions and links of before stay ended', async () => {
  const staff = await start()
  const toPassword = await linkFor(director)
  await staff.call('setBlocked', block(director, true), 'operator')
  await staff.call('setBlocked', block(director, false), 'operator')
  expect((await world.app.inject({ url: `/console/password/${toPassword}` })).statusCode).toBe(404)
  await expect.poll(statusOf, { timeout: atMost(5000) }).toBe(401)
  const { cookie } = await logIn()
  expect(await whoIs(world, cookie)).toMatchObject({ communities: [{ communityId: 1, role: 'director' }, {}, {}] })
})

test('the list says who is blocked since when, and each community of the account has it in its audit', async () => {
  const staff = await start()
  await staff.call('setBlocked', block(director, true), 'operator')
  // Said twice it is done once.
  await staff.call('setBlocked', block(director, true), 'operator')
  const { accounts } = await staff.call('listAccounts', {}, 'operator')
  expect(accounts.filter(one => one.blockedAt !== undefined)).toMatchObject([
    { administratorId: director, blockedAt: '2026-05-01T09:00:00.000+00:00', communities: [{ role: 'director' }] },
  ])
  await staff.call('setBlocked', block(director, false), 'operator')
  expect(
    await world.rows(
      `select community_id, actor, action, subject from audit where action like 'administrator.%' order by audit_id`,
    ),
  ).toEqual(
    ['administrator.blocked', 'administrator.allowed'].map(action => ({
      community_id: 1,
      actor: `administrator:${operator}`,
      action,
      subject: { administratorId: director },
    })),
  )
})

test('an only owner is blocked only by somebody who knows which communities nobody owns then', async () => {
  const staff = await start()
  const refused = await staff.refused('setBlocked', block(owner, true), 'operator')
  expect(refused).toMatchObject({
    code: 'ONLY_OWNER',
    detail: expect.stringContaining('Nobody else owns Alvor Golf Club'),
  })
  await world.rows(`update administrator_community set role = 'manager' where administrator_id = ${director}`)
  await staff.call('setBlocked', block(owner, true), 'operator')
  // An owner who is blocked does not count.
  expect((await staff.refused('setBlocked', block(director, true), 'operator')).code).toBe('ONLY_OWNER')
  expect(await staff.call('setBlocked', block(director, true, [1]), 'operator')).toEqual({
    administratorId: director,
    blocked: true,
  })
})

test('nobody blocks the own account, and two operators who block each other at once leave one', async () => {
  const staff = await start()
  expect(await staff.refused('setBlocked', block(operator, true), 'operator')).toMatchObject({
    code: 'OPERATOR_BLOCKED',
    detail: expect.stringContaining('Ask another operator'),
  })
  await world.rows(`update administrator set operator = true where administrator_id = ${director}`)
  const done = await Promise.allSettled([
    staff.call('setBlocked', block(operator, true), 'director'),
    staff.call('setBlocked', block(director, true), 'operator'),
  ])
  expect(done.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await world.rows('select from administrator where operator and revoked_at is null')).toHaveLength(1)
})
