import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMails } from '../../../test/sendMails.ts'
import { startSink } from '../../../test/startSink.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'

let world: World
let mails: Awaited<ReturnType<typeof sendMails>>
let sink: Awaited<ReturnType<typeof startSink>>
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

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

function post(url: string, fields: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') {
  const payload = String(new URLSearchParams(fields))
  return world.app.inject({ method: 'POST', url, remoteAddress, headers: ownPage, payload })
}

async function invite(email: string, role: string): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/console/api/communities/1/staff',
    headers: { ...world.browser('manager'), 'content-type': 'application/json' },
    payload: JSON.stringify({ email, role }),
  })
  // Nobody but the person gets the link.
  expect(JSON.parse(answer.payload)).toEqual({ mailed: true })
  return linkIn(sink.heard.at(-1)?.text, 'invitation')
}

function linkIn(text: string | undefined, kind: 'invitation' | 'password'): string {
  return new RegExp(`/console/${kind}/[\\w-]{43}`).exec(text?.replaceAll('=\r\n', '') ?? '')?.[0] ?? ''
}

async function whoIs(answer: { headers: Record<string, unknown> }) {
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const session = await world.app.inject({ url: '/console/api/session', headers: { cookie } })
  return JSON.parse(session.payload)
}

test('who is invited gets a mail, joins with a name and a password, and the link works once', async () => {
  const path = await invite('rui@example.com', 'scorer')
  expect(sink.heard.at(-1)).toMatchObject({ to: 'rui@example.com' })
  expect(sink.heard.at(-1)?.text.replaceAll('=\r\n', '')).toContain(path)
  const shown = await world.app.inject({ url: path })
  expect(shown.payload).toContain('scorer')
  // Looking changes nothing.
  expect((await world.app.inject({ url: path })).statusCode).toBe(200)
  expect((await post(path, { name: 'Rui', password: 'short' })).statusCode).toBe(422)
  const joined = await post(path, { name: 'Rui Costa', password: 'a walk before dawn' })
  expect(joined.statusCode).toBe(303)
  expect(await whoIs(joined)).toMatchObject({
    account: { name: 'Rui Costa', operator: false },
    communities: [{ communityId: 1, role: 'scorer' }, { communityId: 2, role: 'scorer' }, { communityId: 3 }],
  })
  expect((await post(path, { name: 'Rui Costa', password: 'a walk before dawn' })).statusCode).toBe(404)
})

test('an account whose address is proven joins with its own password, and nobody else does', async () => {
  await world.rows("update administrator set email_proven_at = now() where email_key = 'outsider@example.com'")
  const path = await invite('outsider@example.com', 'viewer')
  // The page is the same as for an address without an account.
  const plain = async (at: string) =>
    (await world.app.inject({ url: at })).payload.replaceAll(/[\w.]+@example\.com/g, '')
  expect(await plain(path)).toBe(await plain(await invite('nobody.yet@example.com', 'viewer')))
  expect((await post(path, { name: 'Mallory', password: 'a walk before dawn' })).statusCode).toBe(422)
  expect((await post(path, { current: 'not the password', code: '' })).statusCode).toBe(422)
  const joined = await post(path, { current: passwordOfAll, code: '' })
  expect((await whoIs(joined)).communities).toContainEqual(expect.objectContaining({ communityId: 1, role: 'viewer' }))
})

test('an invitation ends after seven days', async () => {
  const path = await invite('late@example.com', 'viewer')
  world.setClock('2026-05-08T09:00:01Z')
  expect((await world.app.inject({ url: path })).statusCode).toBe(404)
  world.setClock('2026-05-01T09:00:00Z')
})

test('a forgotten password: the same answer for everybody, a link by mail for an account, and all sessions end', async () => {
  const before = sink.heard.length
  const answers = [
    await post('/console/forgotten', { email: 'nobody@example.com' }),
    await post('/console/forgotten', { email: 'Director@example.com' }),
  ]
  expect(answers[0]?.payload).toBe(answers[1]?.payload)
  await sink.hears(before + 1, 0)
  expect(sink.heard.at(-1)?.to.toLowerCase()).toBe('director@example.com')
  const path = linkIn(sink.heard.at(-1)?.text, 'password')
  expect((await post(path, { password: 'director@example.com' })).statusCode).toBe(422)
  expect((await post(path, { password: 'a walk before dawn' })).headers.location).toBe('/console/login')
  expect((await post(path, { password: 'a walk after dawn' })).statusCode).toBe(404)
  const old = () => world.app.inject({ url: '/console/api/session', headers: world.browser('director') })
  await expect.poll(async () => (await old()).statusCode, { timeout: atMost(3000) }).toBe(401)
  expect((await post('/console/login', { email: 'director@example.com', password: passwordOfAll })).statusCode).toBe(
    401,
  )
  const fresh = await post('/console/login', { email: 'director@example.com', password: 'a walk before dawn' })
  expect(fresh.statusCode).toBe(303)
})

test('a new password goes to the address of the account, not to one that counts as the same; five letters an hour at most', async () => {
  const before = sink.heard.length
  // KELVIN SIGN is folded to k: another mailbox, the same key.
  await world.rows(
    "update administrator set email = 'kim@example.com', email_key = 'kim@example.com' where administrator_id = 14",
  )
  for (let count = 0; count < 7; count += 1) {
    const email = count === 0 ? '\u212Aim@example.com' : 'kim@example.com'
    await post('/console/forgotten', { email }, `192.0.2.${count}`)
    if (count < 5) await sink.hears(before + count + 1, 0)
  }
  // What is mailed after them comes after them.
  await invite('last@example.com', 'viewer')
  const heard = sink.heard.slice(before).map(({ to }) => to)
  expect(heard).toEqual([...Array(5).fill('kim@example.com'), 'last@example.com'])
})

test('an invitation to somebody with an account goes to the address of that account', async () => {
  await world.rows(
    "update administrator set email = 'kai@example.com', email_key = 'kai@example.com' where administrator_id = 17",
  )
  await world.rows('delete from administrator_community where administrator_id = 17 and community_id = 1')
  await invite('\u212Aai@example.com', 'viewer')
  expect(sink.heard.at(-1)?.to).toBe('kai@example.com')
})

test('who has an account is written to in the language of that account', async () => {
  await world.rows(
    "update administrator set email = 'lia@example.com', email_key = 'lia@example.com', locale = 'pt-PT' where administrator_id = 17",
  )
  const text = () => sink.heard.at(-1)?.text.replaceAll('=\r\n', '')
  await invite('lia@example.com', 'viewer')
  expect(text()).toContain('convida-o para Alvor Golf Club.')
  const before = sink.heard.length
  await post('/console/forgotten', { email: 'lia@example.com' }, '192.0.2.99')
  await sink.hears(before + 1, 0)
  expect(text()).toContain('para escolher uma nova palavra-passe')
})
