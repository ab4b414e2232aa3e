/** Access on request, from the form to the first call: who hears of it, who sees the password, and when it ends. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { askMeanwhile } from '../../../test/askMeanwhile.ts'
import { sendMails } from '../../../test/sendMails.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { type Mail, startSink } from '../../../test/startSink.ts'
import { sessionToken } from '../../../test/world.rows.ts'
import { startWorld, type World, worldNow } from '../../../test/world.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sessionCookie } from '../../kernel/http/sessionCookie.ts'
import { createCredential } from '../access/createCredential.sql.ts'
import { remindOperators } from './remindOperators.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof sendMails>>
let staff: ReturnType<typeof staffCalls>
beforeAll(async () => {
  sink = await startSink(0, 'nobody@club.example.com')
})
afterAll(() => sink.close())
beforeEach(async () => {
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@alvor.example' })
  mails = await sendMails(world)
  staff = staffCalls(world)
  sink.heard.length = 0
})
afterEach(async () => {
  await mails.stop()
  await world.close()
})

const club = { communityId: 1 }
const contact = 'it@club.example.com'
const body = { contactName: 'Ana Sá', contactEmail: contact, intendedUse: 'Results on our site, twice a minute' }

/** The words of a mail, with the line breaks of its encoding taken out. */
const wordsOf = ({ text }: Mail) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)))
const pathIn = (mail: Mail | undefined) =>
  /http:\/\/test\.local(\/console\/credential\/[\w-]{43})/.exec(mail ? wordsOf(mail) : '')?.[1] ?? 'no link'
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const getPage = (url: string) => world.app.inject({ method: 'GET', url })
const press = (url: string) => world.app.inject({ method: 'POST', url, headers: own, payload: '' })
const logIn = (email: string, password: string) =>
  world.app.inject({ method: 'POST', url: '/v1/auth', payload: { email, password } })
const passwordIn = (page: string) => /class="password">([\w-]{24})</.exec(page)?.[1] ?? 'no password'

/** Asks for access, and waits until the operator has heard of it. */
async function askFor(given: typeof body = body): Promise<number> {
  const before = sink.heard.length
  const { requestId } = await staff.call('requestAccess', { params: club, body: given })
  await sink.hears(before + 1)
  return requestId
}

/** Asks and approves, and answers where the mailed link leads. */
async function approved(communityIds: readonly number[] = [1]): Promise<string> {
  const requestId = await askFor()
  const reply = await staff.call(
    'approveAccess',
    { params: { requestId }, body: { communityIds: [...communityIds] } },
    'operator',
  )
  expect(reply).toEqual({ credentialId: reply.credentialId, mailed: true })
  await sink.hears(2)
  expect(sink.heard[1]?.to).toBe(contact)
  return pathIn(sink.heard[1])
}

test('operators hear of a request by mail; the approved contact makes the password behind a link, and the program calls', async () => {
  const path = await approved()
  expect(sink.heard[0]?.to).toBe('operator@example.com')
  expect(wordsOf(sink.heard[0] as Mail)).toContain('Results on our site, twice a minute')

  expect(wordsOf(sink.heard[1] as Mail)).toContain('has access to Alvor Golf Club')
  // Programs of mail open links: nothing has happened after that.
  for (const _ of [1, 2]) expect((await getPage(path)).payload).toContain('Show the password')
  const page = await press(path)
  expect(page.headers['cache-control']).toContain('no-store')
  const token = JSON.parse((await logIn(contact, passwordIn(page.payload))).payload).token
  const events = await world.app.inject({
    url: '/v1/events?communityId=1',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(events.statusCode).toBe(200)

  world.setClock('2026-05-01T10:30:00Z')
  for (const again of [await getPage(path), await press(path)]) {
    expect(again.statusCode).toBe(410)
    expect(again.payload).toContain('It was shown on 1 May 2026 at 09:00 UTC')
  }
})

test('operators are written to in the language of their account, and a contact in that of the account or of who decides', async () => {
  await world.rows("update administrator set locale = 'pt-PT' where email_key = 'operator@example.com'")
  const requestId = await askFor()
  expect(wordsOf(sink.heard[0] as Mail)).toContain('Decida na consola:')
  const portuguese = { ...world.browser('operator'), 'accept-language': 'pt', 'content-type': 'application/json' }
  const decide = (path: string, given: object) =>
    world.app.inject({
      method: 'POST',
      url: `/console/api/operator/accessRequests/${requestId}/${path}`,
      headers: portuguese,
      payload: JSON.stringify(given),
    })
  expect((await decide('question', { question: 'Para quê?' })).statusCode).toBe(200)
  await sink.hears(2)
  expect(wordsOf(sink.heard[1] as Mail)).toContain('Antes de se decidir:')
  await world.rows(
    "update administrator set email = $1, email_key = $1, locale = 'en' where email_key = 'outsider@example.com'",
    [contact],
  )
  expect((await decide('refusal', { reason: 'Não' })).statusCode).toBe(200)
  await sink.hears(3)
  expect(wordsOf(sink.heard[2] as Mail)).toContain('The request was declined:')
})

test('before the button is pressed nobody logs in, and no answer or row of the operator holds a password', async () => {
  await approved()
  expect((await logIn(contact, '')).statusCode).toBe(400)
  expect((await logIn(contact, 'null')).statusCode).toBe(401)
  const [row] = await world.rows('select password_hash from credential where email = $1', [contact])
  expect(row).toEqual({ password_hash: null })
})

test('a link opens for 72 hours; another one ends it, and makes a new password', async () => {
  const first = await approved()
  world.setClock('2026-05-04T08:59:59Z')
  expect((await getPage(first)).statusCode).toBe(200)
  world.setClock('2026-05-04T09:00:00Z')
  expect((await getPage(first)).payload).toContain('no longer valid')
  expect((await press(first)).statusCode).toBe(404)

  world.setClock('2026-05-03T09:00:00Z')
  await world.rows(
    `update session set proved_at = '2026-05-03T08:59:00Z', seen_at = '2026-05-03T08:59:00Z', created_at = '2026-05-03T08:59:00Z'`,
  )
  world.service.sessions.forget(sessionToken('operator'))
  const { credentials } = await staff.call('listCredentials', {}, 'operator')
  const { credentialId = 0, linkUntil, hasPassword } = credentials.find(one => one.email === contact) ?? {}
  expect({ linkUntil, hasPassword }).toEqual({ linkUntil: '2026-05-04T09:00:00.000+00:00', hasPassword: false })
  await staff.call('renewPassword', { params: { credentialId } }, 'operator')
  await sink.hears(3)
  const second = pathIn(sink.heard[2])
  expect((await press(first)).statusCode).toBe(404)
  const old = passwordIn((await press(second)).payload)
  expect((await logIn(contact, old)).statusCode).toBe(200)

  await staff.call('renewPassword', { params: { credentialId } }, 'operator')
  await sink.hears(4)
  // What works goes on until the new one is made.
  expect((await logIn(contact, old)).statusCode).toBe(200)
  await press(pathIn(sink.heard[3]))
  expect((await logIn(contact, old)).statusCode).toBe(401)
})

test('two who press at once: one sees the password', async () => {
  const path = await approved()
  const pages = await Promise.all([press(path), press(path), press(path)])
  expect(pages.map(page => page.statusCode).sort()).toEqual([200, 410, 410])
})

test('another site cannot press the button', async () => {
  const path = await approved()
  const crossing = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { ...own, 'sec-fetch-site': 'cross-site' },
  })
  expect(crossing.statusCode).toBe(403)
  expect((await getPage(path)).payload).toContain('Show the password')
})

test('approved for one group the credential reaches nothing else of the club', async () => {
  const path = await approved([2])
  const { token } = JSON.parse((await logIn(contact, passwordIn((await press(path)).payload))).payload)
  const answer = await world.app.inject({ url: '/v1/community/search', headers: { authorization: `Bearer ${token}` } })
  expect(JSON.parse(answer.payload).map((one: { id: number }) => one.id)).toEqual([2])
})

test('a request is approved for communities of its own club only', async () => {
  const requestId = await askFor()
  const refused = await staff.refused(
    'approveAccess',
    { params: { requestId }, body: { communityIds: [1, 4] } },
    'operator',
  )
  expect(refused).toMatchObject({ code: 'VALIDATION', errors: [{ pointer: '/communityIds' }] })
})

test('revoking ends the tokens within a second, also for the link', async () => {
  const path = await approved()
  const { token } = JSON.parse((await logIn(contact, passwordIn((await press(path)).payload))).payload)
  const call = () =>
    world.app.inject({ url: '/v1/events?communityId=1', headers: { authorization: `Bearer ${token}` } })
  expect((await call()).statusCode).toBe(200)
  const { credentials } = await staff.call('listCredentials', {}, 'operator')
  const { credentialId = 0 } = credentials.find(one => one.email === contact) ?? {}
  await staff.call('revokeCredential', { params: { credentialId } }, 'operator')
  await expect.poll(async () => (await call()).statusCode).toBe(401)
  expect((await getPage(path)).statusCode).toBe(404)
  const [last] = await world.rows("select actor from audit where action = 'credential.revoked'")
  expect(last).toEqual({ actor: 'administrator:18' })
})

test('a declined request tells the contact why, by mail and in the console', async () => {
  const requestId = await askFor()
  const reason = 'Names of members are not public here.'
  expect(await staff.call('declineAccess', { params: { requestId }, body: { reason } }, 'operator')).toEqual({
    mailed: true,
  })
  await sink.hears(2)
  expect(sink.heard[1]?.to).toBe(contact)
  expect(wordsOf(sink.heard[1] as Mail)).toContain(reason)
  const { requests } = await staff.call('listPrograms', { params: club })
  expect(requests).toMatchObject([{ requestId, state: 'declined', reason }])
})

test('what is asked back is answered by the owner, and the operator hears of it', async () => {
  const requestId = await askFor()
  const params = { ...club, requestId }
  const answer = 'Once an hour.'
  expect((await staff.refused('answerAccessQuestion', { params, body: { answer } })).detail).toContain(
    'No question was asked',
  )
  await staff.call('askBack', { params: { requestId }, body: { question: 'How often?' } }, 'operator')
  await sink.hears(2)
  expect(wordsOf(sink.heard[1] as Mail)).toContain('/console/c/1/interface')
  await staff.call('answerAccessQuestion', { params, body: { answer } })
  await sink.hears(3)
  expect(sink.heard[2]?.to).toBe('operator@example.com')
  const { requests } = await staff.call('listAccessRequests', {}, 'operator')
  expect(requests).toMatchObject([
    {
      question: 'How often?',
      answer,
      askedBy: 'The manager',
      community: { name: 'Alvor Golf Club', isClub: true, subCommunities: [{ communityId: 2 }, { communityId: 3 }] },
    },
  ])
})

test('an address with an open request, or with access, is refused beside its field; whose else it is nobody learns', async () => {
  await askFor()
  for (const contactEmail of ['IT@club.example.com', 'club@example.com'])
    expect(await staff.refused('requestAccess', { params: club, body: { ...body, contactEmail } })).toMatchObject({
      code: 'CREDENTIAL_EXISTS',
      errors: [{ pointer: '/contactEmail' }],
    })
  // A program of strangers: the operator is told, who decides.
  await askFor({ ...body, contactEmail: 'stranger@example.com' })
  expect(
    await staff.refused('requestAccess', { params: club, body: { ...body, contactEmail: 'nobody' } }),
  ).toMatchObject({ code: 'VALIDATION', errors: [{ pointer: '/contactEmail' }] })
})

test('of two operators who issue a credential for one address at once the second is refused', async () => {
  const issued = { email: contact, intendedUse: 'Results', communityIds: [1] }
  const origin = { actor: 'operator', now: Temporal.Instant.from(worldNow) }
  const first = (tx: Transaction) => createCredential(tx, { ...issued, passwordHash: null }, origin)
  const second = () => staff.refused('issueCredential', { body: issued }, 'operator')
  expect(await askMeanwhile(world, first, second)).toMatchObject({
    answer: { code: 'CREDENTIAL_EXISTS' },
    waited: true,
  })
})

test('operators are reminded once of what waits for a month, not of what waits for the club', async () => {
  const requestId = await askFor()
  world.setClock('2026-05-31T08:59:00Z')
  await remindOperators(world.service)
  expect(sink.heard).toHaveLength(1)
  world.setClock('2026-05-31T09:01:00Z')
  await world.rows('update api_access_request set question = $1 where request_id = $2', ['How often?', requestId])
  await remindOperators(world.service)
  expect(sink.heard).toHaveLength(1)
  await world.rows('update api_access_request set question = null')
  for (const _ of [1, 2]) await remindOperators(world.service)
  await sink.hears(2)
  expect(await world.rows(`select from jobs.job where name = 'mail'`)).toHaveLength(2)
  expect(wordsOf(sink.heard[1] as Mail)).toContain(contact)
})

test('an address that the mail server does not know is told, and the operator still sees no password', async () => {
  const email = 'nobody@club.example.com'
  const input = { body: { email, intendedUse: 'Results', communityIds: [1] } }
  const reply = await staff.call('issueCredential', input, 'operator')
  expect(reply).toEqual({ credentialId: reply.credentialId, mailed: false })
})

test('calls are counted by day, a refused one too, and written when the counts are', async () => {
  const of = async () =>
    (await staff.call('listCredentials', {}, 'operator')).credentials.find(one => one.credentialId === 1)
  await world.call('searchCommunities', {})
  expect(await of()).not.toHaveProperty('lastCallAt')
  world.setClock('2026-05-01T09:04:00Z')
  await world.refusal('listRounds', { params: { eventId: 'M-400' } })
  await world.service.credentialUses.flush()
  expect(await of()).toMatchObject({ callsToday: 2, lastCallAt: '2026-05-01T09:04:00.000+00:00' })
  await world.call('searchCommunities', {})
  await world.service.credentialUses.flush()
  world.setClock('2026-05-02T00:00:00Z')
  await world.call('searchCommunities', {})
  await world.service.credentialUses.flush()
  const days = await world.rows('select day::text, calls::int from credential_use order by day')
  expect(days).toEqual([
    { day: '2026-05-01', calls: 3 },
    { day: '2026-05-02', calls: 1 },
  ])
})

test('what could not be written is written with the next counts', async () => {
  await world.call('searchCommunities', {})
  await world.rows('alter table credential_use rename to away')
  await expect(world.service.credentialUses.flush()).rejects.toThrow()
  await world.rows('alter table away rename to credential_use')
  await world.call('searchCommunities', {})
  await world.service.credentialUses.flush()
  expect(await world.rows('select calls::int from credential_use')).toEqual([{ calls: 2 }])
})

test('an owner sees the programs of the own community, and no names of others that they reach', async () => {
  await world.rows('insert into credential_community values (3, 2)')
  const { programs } = await staff.call('listPrograms', { params: club })
  expect(programs.map(({ email, reaches }) => [email, reaches])).toEqual([
    ['club@example.com', ['Alvor Golf Club']],
    ['ladies@example.com', ['Alvor Ladies']],
    ['stranger@example.com', ['Alvor Ladies']],
  ])
})

test('in production who runs the installation does so with a second factor only', async () => {
  const production = await startWorld({ ENVIRONMENT: 'production' })
  try {
    const token = sessionToken('operator')
    const cookie = sessionCookie('http://test.local', { token, shared: false, seconds: 60 }).split(';')[0] ?? ''
    const url = '/console/api/operator/credentials'
    const ask = async () => (await production.app.inject({ url, headers: { cookie } })).statusCode
    expect(await ask()).toBe(403)
    await production.rows("insert into code_app values (18, 'sealed', 0, now())")
    await production.rows('update session set second_factor = true where administrator_id = 18')
    await expect.poll(ask).toBe(200)
  } finally {
    await production.close()
  }
})

test('the mark opens no event and no community to an operator without a role', async () => {
  const eventId = 'S-110'
  for (const refused of [
    await staff.refused('getEventSetup', { params: { eventId } }, 'operator'),
    await staff.refused('listEventPlayers', { params: { eventId } }, 'operator'),
    await staff.refused('listPrograms', { params: club }, 'operator'),
  ])
    expect(refused.code).toBe('UNAUTHORIZED')
  expect(await staff.call('searchCommunities', {}, 'operator')).toEqual([])
})
