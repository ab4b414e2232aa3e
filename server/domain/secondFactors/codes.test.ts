/** Codes of an app and recovery codes, through the doors that people use. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { codeOfTest, sealedTestKey } from '../../../test/testCodes.ts'
import { cookieOf, sendForm, whoIs } from '../../../test/testLogin.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World, worldNow } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { readConfig } from '../../kernel/config.ts'
import { seal } from '../../kernel/sealed.ts'
import { readSecrets } from '../../kernel/secrets.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ SECRET_PREVIOUS: 'the secret that it was before, just as long' })
})
afterAll(() => world.close())
beforeEach(() => world.setClock(worldNow))

const director = { email: 'director@example.com', password: passwordOfAll }
let addresses = 0
/** The limits of an address are another test's. */
const elsewhere = () => `10.9.0.${++addresses}`

async function withApp(administratorId: number, sealedKey = sealedTestKey): Promise<void> {
  await world.rows('delete from code_try')
  await world.rows('delete from code_app')
  await world.rows(`insert into code_app values (${administratorId}, '${sealedKey}', 0, now())`)
}

/** The cookies after the password. */
async function afterPassword(): Promise<string> {
  const answer = await sendForm(world, '/console/login?to=/console/account', director, { remoteAddress: elsewhere() })
  expect(answer.headers.location).toBe('/console/login/code?to=%2Fconsole%2Faccount')
  expect(cookieOf(answer, 'session')).toBe('')
  return cookieOf(answer, 'login')
}

const enter = (cookie: string, code: string, remoteAddress = elsewhere()) =>
  sendForm(world, '/console/login/code?to=/console/account', { code }, { cookie, remoteAddress })

test('codes are switched on by an app that shows one, and the session goes on under another token', async () => {
  const { call } = staffCalls(world)
  const { key, address, picture } = await call('startCodes', {}, 'shop')
  expect(address).toMatch(/^otpauth:\/\/totp\/Caddiemaster%20test\.local:shop%40example\.com\?.*secret=/)
  expect(address).toContain(key)
  expect(picture.size).toBeGreaterThan(20)
  const another = await sendForm(world, '/console/login', { ...director, email: 'shop@example.com' })
  const confirmed = await world.app.inject({
    method: 'PUT',
    url: '/console/api/account/codes',
    headers: { ...world.browser('shop'), 'content-type': 'application/json' },
    payload: JSON.stringify({ code: codeOfTest(0, key).replace(/^.../, '$& ') }),
  })
  expect(new Set(JSON.parse(confirmed.payload).recoveryCodes).size).toBe(10)
  expect(await whoIs(world, cookieOf(confirmed, 'session'))).toMatchObject({
    account: { hasCodes: true },
    isFresh: true,
  })
  // Within a second the old token and all other sessions are gone.
  for (const cookie of [String(world.browser('shop').cookie), cookieOf(another, 'session')])
    await expect.poll(async () => (await whoIs(world, cookie)).status, { timeout: atMost(3000) }).toBe(401)
  expect(JSON.stringify(await world.rows('select * from code_app'))).not.toContain(key)
  expect(await world.rows("select actor from audit where action = 'administrator.codesOn'")).toContainEqual({
    actor: 'administrator:15',
  })
})

test('after the password comes the code; half a login is no session, and is over after five minutes', async () => {
  await withApp(12)
  const half = await afterPassword()
  expect((await whoIs(world, half)).status).toBe(401)
  expect((await whoIs(world, half.replace('login=', 'session='))).status).toBe(401)
  const page = await world.app.inject({ url: '/console/login/code', headers: { cookie: half } })
  expect(page.payload).toContain('autocomplete="one-time-code"')
  const wrong = await enter(half, '000000')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.payload).toContain('This code is wrong')
  const right = await enter(half, codeOfTest())
  expect(right.headers.location).toBe('/console/account')
  expect(await whoIs(world, cookieOf(right, 'session'))).toMatchObject({ account: { email: director.email } })

  const slow = await afterPassword()
  world.setClock('2026-05-01T09:05:00Z')
  expect((await enter(slow, codeOfTest(300))).headers.location).toMatch(/^\/console\/login\?/)
  const none = await world.app.inject({ url: '/console/login/code' })
  expect(none.headers.location).toMatch(/^\/console\/login\?/)
})

test('the code before and the one after are good too, no others', async () => {
  for (const [seconds, isGood] of [
    [-60, false],
    [60, false],
    [-30, true],
    [30, true],
  ] as const) {
    await withApp(12)
    expect((await enter(await afterPassword(), codeOfTest(seconds))).statusCode, `${seconds}`).toBe(isGood ? 303 : 401)
  }
})

test('six characters that are no digits are a wrong code like any other', async () => {
  await withApp(12)
  const half = await afterPassword()
  for (const code of ['Müller', '１２３４５６', '12345é', '🏌🏌🏌'])
    expect((await enter(half, code)).statusCode, code).toBe(401)
  const { call, refused } = staffCalls(world)
  await call('startCodes', {}, 'scorer')
  expect(await refused('confirmCodes', { body: { code: 'Müller' } }, 'scorer')).toMatchObject({ code: 'CODE_WRONG' })
})

test('wrong codes count with the wrong passwords of an address', async () => {
  await withApp(12)
  const half = await afterPassword()
  for (let n = 0; n < 10; n += 1) expect((await enter(half, '000000', '10.8.0.1')).statusCode).toBe(401)
  const limited = await enter(half, codeOfTest(), '10.8.0.1')
  expect(limited.statusCode).toBe(429)
  expect(limited.payload).toContain('Too many failed logins')
})

test('thirty wrong codes in a row, from wherever, and no code is taken before there is a new password', async () => {
  await withApp(12)
  const half = await afterPassword()
  await world.rows('insert into code_try values (12, 29)')
  expect((await enter(half, '000000')).payload).toContain('This code is wrong')
  const shut = await enter(half, codeOfTest())
  expect(shut.statusCode).toBe(401)
  expect(shut.payload).toContain('Too many wrong codes')
  const token = 'a token of a link for a new password'
  await world.rows(
    `insert into one_time_link (token_hash, purpose, administrator_id, created_at, expires_at)
     values (encode(sha256('${token}'), 'base64'), 'password', 12, now(), '2026-05-01T10:00:00Z')`,
  )
  await world.rows(
    `update one_time_link set token_hash = rtrim(translate(token_hash, '+/', '-_'), '=') where purpose = 'password'`,
  )
  const reset = await sendForm(world, `/console/password/${encodeURIComponent(token)}`, {
    password: 'a walk before dawn',
  })
  expect(reset.statusCode).toBe(303)
  const again = await sendForm(world, '/console/login', { ...director, password: 'a walk before dawn' })
  // The reset did not take the codes away.
  expect(again.headers.location).toMatch(/^\/console\/login\/code/)
  expect((await enter(cookieOf(again, 'login'), codeOfTest())).statusCode).toBe(303)
  await world.rows(
    'update administrator set password_hash = (select password_hash from administrator where administrator_id = 11) where administrator_id = 12',
  )
})

test('a key that the secret before has sealed is sealed anew when a code comes', async () => {
  const config = readConfig({ SECRET: 'the secret that it was before, just as long' }, false)
  const old = seal(readSecrets(config).sealKeys[0], 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await withApp(12, old)
  expect((await enter(await afterPassword(), codeOfTest())).statusCode).toBe(303)
  const [row] = await world.rows<{ key: string }>('select sealed_key as key from code_app')
  expect(row?.key).not.toBe(old)
})

test('a key that nobody can read any more is said to be that, not a wrong code', async () => {
  const lost = readConfig({ SECRET: 'a secret that nobody has now, and just as long' }, false)
  await withApp(12, seal(readSecrets(lost).sealKeys[0], 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'))
  const page = await enter(await afterPassword(), codeOfTest())
  expect([page.statusCode, page.payload.includes('the secret of the installation was changed')]).toEqual([401, true])
})

test('without codes switched on nobody is asked for one', async () => {
  await world.rows('delete from code_app')
  expect(cookieOf(await sendForm(world, '/console/login', director), 'session')).not.toBe('')
})
