/** Somebody makes an account in another person's name, with an address that nobody has proven; then that person comes (decision 102). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMails } from '../../../test/sendMails.ts'
import { startSink } from '../../../test/startSink.ts'
import { sendForm } from '../../../test/testLogin.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { makePasswordLink } from './passwordLink.ts'

let world: World
let sink: Awaited<ReturnType<typeof startSink>>
let mails: Awaited<ReturnType<typeof sendMails>>
beforeAll(async () => {
  sink = await startSink()
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  mails = await sendMails(world)
})
afterAll(async () => {
  await mails.stop()
  await world.close()
  await sink.close()
})

const [mallorys, marias] = ['mallory was here once', 'maria walks at dawn']
let count = 0
let email: string
let cookie: string

/** Mallory has opened an invitation to Maria that he was shown, and set up all that an account can have. */
beforeEach(async () => {
  count += 1
  email = `maria${count}@example.com`
  const joined = await sendForm(world, await linkTo(email, false), { name: 'Maria', password: mallorys })
  expect(joined.statusCode).toBe(303)
  cookie = String(joined.headers['set-cookie']).split(';')[0] ?? ''
  await world.rows(`
    insert into passkey (administrator_id, credential_id, public_key, counter, transports, name, added_at)
      select administrator_id, 'mallory' || administrator_id, 'key', 0, '{}', 'Laptop', now() from administrator where email = '${email}';
    insert into code_app select administrator_id, 'sealed', 1, now() from administrator where email = '${email}';
    insert into recovery_code (administrator_id, name, code_hash) select administrator_id, 'abcd', 'hash' from administrator where email = '${email}';
    insert into begun (holder, purpose, administrator_id, secret, expires_at)
      select 'session:' || session_id, 'passkey', null, 'c', '2026-05-01T09:05:00Z' from session join administrator using (administrator_id) where email = '${email}'`)
})

async function linkTo(address: string, byMail: boolean): Promise<string> {
  const token = newToken()
  await world.rows(
    `insert into one_time_link (token_hash, purpose, community_id, role, email, email_key, created_by, created_at, expires_at, by_mail)
     values ($1, 'invitation', 1, 'scorer', $2, $2, 11, '2026-05-01T09:00:00Z', '2026-05-08T09:00:00Z', $3)`,
    [hashOfToken(token), address, byMail],
  )
  return `/console/invitation/${token}`
}

/** What lets somebody in to Maria's account. */
async function ways() {
  const [row] = await world.rows<Record<string, boolean>>(
    `select a.email_proven_at is not null as proven, exists (select from passkey p where p.administrator_id = a.administrator_id) as passkey,
       exists (select from code_app p where p.administrator_id = a.administrator_id) as codes,
       exists (select from recovery_code p where p.administrator_id = a.administrator_id) as recovery,
       exists (select from session s join begun b on b.holder = 'session:' || s.session_id where s.administrator_id = a.administrator_id) as begun,
       exists (select from session s where s.administrator_id = a.administrator_id and s.ended_at is null) as session
     from administrator a where email = $1`,
    [email],
  )
  return row
}
const allOfMallory = { proven: false, passkey: true, codes: true, recovery: true, begun: true, session: true }
const none = { proven: true, passkey: false, codes: false, recovery: false, begun: false, session: false }

const statusOf = async () => (await world.app.inject({ url: '/console/api/session', headers: { cookie } })).statusCode
const logIn = async (password: string) => (await sendForm(world, '/console/login', { email, password })).statusCode

async function resetLink(): Promise<string> {
  const before = sink.heard.length
  await sendForm(world, '/console/forgotten', { email })
  await sink.hears(before + 1, 0)
  const letter = sink.heard.at(-1)
  expect(letter?.to).toBe(email)
  return /\/console\/password\/[\w-]{43}/.exec(letter?.text.replaceAll('=\r\n', '') ?? '')?.[0] ?? ''
}

test('a mailed reset is the first proof: whatever let anybody in before is gone, and what comes later stays', async () => {
  expect([await ways(), await statusOf()]).toEqual([allOfMallory, 200])
  const path = await resetLink()
  expect((await world.app.inject({ url: path })).payload).toContain('Earlier passkeys and codes end too')
  expect((await sendForm(world, path, { password: marias })).statusCode).toBe(303)
  expect(await ways()).toEqual(none)
  await expect.poll(statusOf, { timeout: atMost(3000) }).toBe(401)
  expect([await logIn(mallorys), await logIn(marias)]).toEqual([401, 303])
  // Her own second factors outlive the next reset (decision 052).
  await world.rows(
    `insert into code_app select administrator_id, 'sealed', 1, now() from administrator where email = '${email}'`,
  )
  expect((await sendForm(world, await resetLink(), { password: marias })).statusCode).toBe(303)
  expect(await ways()).toMatchObject({ proven: true, codes: true, session: false })
})

test('a link that the operator was shown proves nothing, and takes no second factor', async () => {
  const [row] = await world.rows<{ id: number }>('select administrator_id as id from administrator where email = $1', [
    email,
  ])
  const token = await world.operate(tx => makePasswordLink(tx, row?.id ?? 0, false, world.service.clock()))
  expect((await sendForm(world, `/console/password/${token}`, { password: marias })).statusCode).toBe(303)
  expect(await ways()).toMatchObject({ proven: false, passkey: true, codes: true, session: false })
})

test('a mailed invitation is a proof too: an unproven account is begun anew, also by whoever knows its password', async () => {
  await world.rows(
    `delete from code_app where administrator_id = (select administrator_id from administrator where email = '${email}')`,
  )
  const path = await linkTo(email, true)
  const known = await sendForm(world, path, { current: mallorys, code: '' })
  expect([known.statusCode, known.payload.includes('Your address has only just been confirmed')]).toEqual([422, true])
  expect((await sendForm(world, path, { name: 'Maria Dias', password: marias })).statusCode).toBe(303)
  expect(await ways()).toEqual({ ...none, session: true })
  await expect.poll(statusOf, { timeout: atMost(3000) }).toBe(401)
  expect([await logIn(mallorys), await logIn(marias)]).toEqual([401, 303])
  const { length } = await world.rows(
    `select from audit where action = 'administrator.addressProven' and subject ->> 'administratorId' is not null`,
  )
  expect(length).toBeGreaterThan(0)
})

test('who joins by a mailed invitation has a proven address; by a link that was shown, or by a command, not', async () => {
  const joined = await sendForm(world, await linkTo('ana@example.com', true), { name: 'Ana', password: marias })
  expect(joined.statusCode).toBe(303)
  expect(
    await world.rows("select email_proven_at is not null as proven from administrator where email = 'ana@example.com'"),
  ).toEqual([{ proven: true }])
  expect(await ways()).toMatchObject({ proven: false })
})
