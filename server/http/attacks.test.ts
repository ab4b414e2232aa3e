/**
 * What somebody tries who wants in. Others of the kind stand where they belong: sessions and what ends them in
 * `sessions.test.ts`, forms of other sites, chosen sessions and links that were used in `entryPages.test.ts` and
 * `newAccounts.test.ts`, requests of other sites, every role and every deed without a fresh login in the walk.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import { type Parts, requestOf } from '../../contract/client.ts'
import { isOfOwnAccount, type Operation } from '../../contract/operation.ts'
import { everyCase } from '../../test/everyCase.ts'
import { listenOnLoopback, readStream } from '../../test/readStream.ts'
import { codeOfTest, sealedTestKey } from '../../test/testCodes.ts'
import { cookieOf, sendForm, whoIs } from '../../test/testLogin.ts'
import { type TestPasskey, testPasskey } from '../../test/testPasskeys.ts'
import { passwordOfAll, type WorldAccount } from '../../test/world.rows.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'
import { keptRecoveryCode, newRecoveryCodes } from '../domain/secondFactors/recoveryCodes.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['code_app', 'code_try', 'recovery_code', 'passkey', 'begun'])
    await world.rows(`delete from ${table}`)
})

const director = { email: 'director@example.com', password: passwordOfAll }
let addresses = 0
const elsewhere = () => ({ remoteAddress: `10.7.0.${++addresses}` })
const withApp = () => world.rows(`insert into code_app values (12, '${sealedTestKey}', 0, now())`)
const withPasskey = (passkey: TestPasskey, administratorId = 12) =>
  world.rows(
    `insert into passkey (administrator_id, credential_id, public_key, counter, transports, name, added_at)
     values (${administratorId}, '${passkey.id}', '${passkey.publicKey}', 3, '{}', 'Laptop', now())`,
  )

/** Calls the console with these cookies, from a page of ours. */
async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, cookie: string, body?: object) {
  const answer = await world.app.inject({
    method,
    url: `/console/api/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', cookie, ...(body && { 'content-type': 'application/json' }) },
    ...elsewhere(),
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { answer, status: answer.statusCode, said: JSON.parse(answer.payload) }
}

const session = (as: WorldAccount) => String(world.browser(as).cookie)
const passkeyChallenge = async (cookie = '') => {
  const { answer, said } = await call('POST', 'session/passkey/options', cookie)
  return { challenge: String(said.challenge), held: cookieOf(answer, 'login') }
}

test('a code that somebody has seen over a shoulder is of no use: no code works twice, nor an earlier one after it', async () => {
  await withApp()
  const tryIt = (code: string) => call('POST', 'session', '', { ...director, code })
  expect((await tryIt(codeOfTest(0))).status).toBe(200)
  expect((await tryIt(codeOfTest(0))).said.code).toBe('CODE_WRONG')
  expect((await tryIt(codeOfTest(-30))).said.code).toBe('CODE_WRONG')
  const both = await Promise.all([tryIt(codeOfTest(30)), tryIt(codeOfTest(30))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a recovery code works once, also for two at the same moment', async () => {
  await withApp()
  const [code = ''] = newRecoveryCodes()
  const { name, codeHash } = await keptRecoveryCode(code)
  await world.rows('insert into recovery_code values (12, $1, $2, null)', [name, codeHash])
  const tryIt = (tried: string) => call('POST', 'session', '', { ...director, code: tried })
  expect((await tryIt(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).status).toBe(401)
  const both = await Promise.all([tryIt(code), tryIt(code.toLowerCase().replaceAll('-', ' '))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await tryIt(code)).said.code).toBe('CODE_WRONG')
})

test('the answer of a passkey works once, in the browser that asked, for five minutes', async () => {
  const passkey = testPasskey()
  await withPasskey(passkey)
  const { challenge, held } = await passkeyChallenge()
  const answer = passkey.answer(challenge, { counter: 4 })
  expect((await call('POST', 'session/passkey', '', answer)).said.code).toBe('PASSKEY_REFUSED')
  const other = await passkeyChallenge()
  expect((await call('POST', 'session/passkey', other.held, answer)).said.code).toBe('PASSKEY_REFUSED')
  const right = await call('POST', 'session/passkey', held, answer)
  expect(right.said).toMatchObject({ account: { email: director.email }, isFresh: true })
  expect((await call('POST', 'session/passkey', held, answer)).said.code).toBe('PASSKEY_REFUSED')
  const slow = await passkeyChallenge()
  world.setClock('2026-05-01T09:05:00Z')
  const late = await call('POST', 'session/passkey', slow.held, passkey.answer(slow.challenge, { counter: 5 }))
  expect(late.said.code).toBe('PASSKEY_REFUSED')
  world.setClock('2026-05-01T09:00:00Z')
})

test.each([
  ['made for another site', { origin: 'https://test.local.elsewhere.example', counter: 4 }],
  ['made for another port', { origin: 'http://test.local:8080', counter: 4 }],
  ['of a device that did not look who holds it', { verified: false, counter: 4 }],
  ['of a copy of the device', { counter: 3 }],
])('the answer of a passkey is refused when it was %s', async (_, options) => {
  const passkey = testPasskey()
  await withPasskey(passkey)
  const { challenge, held } = await passkeyChallenge()
  const { said, answer } = await call('POST', 'session/passkey', held, passkey.answer(challenge, options))
  expect(said).toMatchObject({ code: 'PASSKEY_REFUSED', detail: expect.stringContaining('was not accepted') })
  expect(cookieOf(answer, 'session')).toBe('')
})

test('a passkey signs for nobody else', async () => {
  const [own, stolen] = [testPasskey(), testPasskey()]
  await withPasskey(own)
  const { challenge, held } = await passkeyChallenge()
  const forged = { ...stolen.answer(challenge, { counter: 9 }), id: own.id }
  expect((await call('POST', 'session/passkey', held, forged)).said.code).toBe('PASSKEY_REFUSED')
})

test('half a login adds no passkey and no app, and neither does a password where the account has more', async () => {
  await withApp()
  const half = cookieOf(await sendForm(world, '/console/login', director, elsewhere()), 'login')
  for (const cookie of [half, half.replace('login=', 'session=')])
    for (const path of ['account/passkeys/options', 'account/codes'])
      expect((await call('POST', path, cookie)).said.code).toBe('TOKEN_INVALID')

  await world.rows('delete from code_app')
  await withPasskey(testPasskey())
  const password = await call('POST', 'session', '', director)
  const cookie = cookieOf(password.answer, 'session')
  expect(password.said).toMatchObject({ isFresh: false })
  for (const [method, path, body] of [
    ['POST', 'account/passkeys/options', undefined],
    ['POST', 'account/codes', undefined],
    ['PUT', 'account/password', { current: passwordOfAll, password: 'a walk before dawn' }],
  ] as const)
    expect((await call(method, path, cookie, body)).said).toMatchObject({
      code: 'FRESH_LOGIN_REQUIRED',
      detail: expect.stringContaining('second factor'),
    })
})

test('a passkey that one session began is finished by no other, nor is an app', async () => {
  const began = await call('POST', 'account/passkeys/options', session('shop'))
  const made = { name: 'Mallory', ...testPasskey().made(String(began.said.challenge)) }
  expect((await call('POST', 'account/passkeys', session('viewer'), made)).said.code).toBe('PASSKEY_REFUSED')
  expect((await call('POST', 'account/passkeys', session('shop'), made)).status).toBe(200)
  const { key } = (await call('POST', 'account/codes', session('viewer'))).said
  const code = codeOfTest(0, key)
  expect((await call('PUT', 'account/codes', session('starter'), { code })).said.code).toBe('NOT_FOUND')
})

test('a login ends the session that the browser had: what somebody knew of it opens nothing', async () => {
  const first = await call('POST', 'session', '', { ...director, shared: true })
  const before = cookieOf(first.answer, 'session')
  const again = await call('POST', 'session', before, director)
  const after = cookieOf(again.answer, 'session')
  expect(after).not.toBe(before)
  await expect.poll(async () => (await whoIs(world, before)).status, { timeout: atMost(3000) }).toBe(401)
  // It is still a shared computer.
  expect(String(again.answer.headers['set-cookie'])).not.toContain('Max-Age')
  expect((await whoIs(world, after)).status).toBe(200)
})

test('a role that is taken away while a page is open ends its stream and its reach within a second', async () => {
  const url = await listenOnLoopback(world.app)
  const reader = await readStream(`${url}/v1/events/S-110/stream`, world.browser('scorer'))
  expect(reader.status).toBe(200)
  const removed = performance.now()
  const { status } = await call('DELETE', 'communities/1/staff/13', session('manager'))
  expect(status).toBe(200)
  await reader.ended
  expect(performance.now() - removed).toBeLessThan(atMost(1200))
  const asked = await world.app.inject({ url: '/v1/events/S-110/teams', headers: world.browser('scorer') })
  expect(asked.statusCode).toBe(401)
})

test('an invitation is accepted by one of two who press at the same moment', async () => {
  const body = { email: 'rui@example.com', role: 'viewer' }
  const invited = await call('POST', 'communities/1/staff', session('manager'), body)
  const path = new URL(invited.said.url).pathname
  const join = (name: string) => sendForm(world, path, { name, password: 'a walk before dawn' }, elsewhere())
  const both = await Promise.all([join('Rui Costa'), join('Mallory')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404])
})

test('who runs a production installation does nothing in it without a second factor, but for setting one up', async () => {
  const production = await startWorld({ ENVIRONMENT: 'production' })
  try {
    await production.rows("insert into administrator_community values (1, 18, 'manager')")
    const headers = production.browser('operator')
    const passed: string[] = []
    for (const id of Object.keys(everyCase) as AnyOperationId[]) {
      const op: Operation = allOperations[id]
      if (op.access === 'anyone' || op.tag === 'Authentication') continue
      const request = requestOf(op, everyCase[id].success.input as Parts, {})
      const { payload } = await production.app.inject({
        method: request.method as 'GET',
        url: request.path,
        headers: { ...request.headers, ...headers },
        ...(request.body !== undefined && { payload: request.body }),
      })
      if (JSON.parse(payload).code === 'SECOND_FACTOR_REQUIRED') continue
      passed.push(id)
      expect(isOfOwnAccount(op), id).toBe(true)
      // What it does to the session is not what this is about.
      await production.rows("update session set ended_at = null, proved_at = '2026-05-01T08:55:00Z'")
      await production.rows(
        'update administrator set password_hash = (select password_hash from administrator where administrator_id = 11)',
      )
    }
    expect(passed).toContain('startCodes')
    expect(passed).toContain('addPasskey')
    const page = await production.app.inject({ url: '/console/e/S-110/players', headers })
    expect(page.headers.location).toBe('/console/account')
    expect((await production.app.inject({ url: '/console/account', headers })).statusCode).toBe(200)

    await production.rows(`insert into code_app values (18, '${sealedTestKey}', 0, now())`)
    const body = JSON.stringify({ email: 'operator@example.com', password: passwordOfAll, code: codeOfTest() })
    const login = await production.app.inject({
      method: 'POST',
      url: '/console/api/session',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: body,
    })
    expect(JSON.parse(login.payload)).toMatchObject({ isHeldBack: false, account: { operator: true } })
    const cookie = cookieOf(login, 'session')
    const open = await production.app.inject({ url: '/v1/events/S-110/teams', headers: { cookie } })
    expect(open.statusCode).toBe(200)
  } finally {
    await production.close()
  }
})
