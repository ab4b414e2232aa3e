import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Input } from '../../../contract/client.ts'
import type { sendMessage } from '../../../contract/messages/console.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { type Mail, startSink } from '../../../test/startSink.ts'
import { getPage, openRegistration, personalPath, publicPath, send, stranger } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { startMails } from '../registrations/startMails.ts'

type Body = Input<typeof sendMessage>['body']

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let staff: StaffCalls
const stops: (() => Promise<unknown>)[] = []
const params = { eventId: 'S-110' }
const text = '{firstName}, you start at {teeTime} on {start}.\nYour page: {link}'

async function start(unknown = '', settings: Readonly<Record<string, string>> | undefined = undefined) {
  sink = await startSink(0, unknown)
  world = await startWorld(settings ?? { SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  staff = staffCalls(world)
  await openRegistration(world, {})
  await world.rows(`
    update membership set given_email = null, given_email_key = null where player_id in (1, 2, 3, 6, 9);
    update player set email = null, email_key = null, email_community_id = null where player_id in (1, 2, 3, 6, 9);
    update player set email = 'ana@example.org', email_key = 'ana@example.org' where player_id = 1;
    update player set email = 'bruno@example.org', email_key = 'bruno@example.org' where player_id = 2`)
  const body = [
    { teePairingId: 5021, playerIds: [1, 3] },
    { teePairingId: 5022, playerIds: [2] },
  ]
  await world.call('assignPlayersToTeePairings', { params, body })
}
beforeEach(() => start())
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await world.close()
  await sink.close()
})

async function startSending() {
  const onError = (error: Error) => {
    throw error
  }
  const { stop } = await startMails(world.service, { url: world.url, onError, pollingSeconds: 0.5 })
  stops.push(stop)
}
const write = (body: Partial<Body> & Pick<Body, 'to'>, as?: 'director' | 'viewer') =>
  staff.call('sendMessage', { params, body: { subject: 'Start moved', text, ...body } }, as)
const listMessages = async () => (await staff.call('listMessages', { params })).messages
const deliveries = async (messageId: number) =>
  (await staff.call('getMessage', { params: { ...params, messageId } })).deliveries
const stateOf = async (messageId: number) =>
  new Map((await deliveries(messageId)).map(({ playerId, state }) => [playerId, state]))
/** The seconds pass after which the mails that wait are sent. */
const passSeconds = () =>
  world.rows(`update jobs.job set start_after = now() where name = 'mail' and state = 'created'`)
const plain = ({ text: raw }: Mail) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')

test('everybody with an address reads the own name, tee time, group and page; who has none is named', async () => {
  const { messageId, counts, isMailSetUp } = await write({ to: { group: 'teePairings', ids: [5021, 5022] } })
  expect(isMailSetUp).toBe(true)
  expect(counts).toEqual({ sent: 0, waiting: 2, refused: 0, noAddress: 1, notWanted: 0, stopped: 0 })
  await startSending()
  await passSeconds()
  await sink.hears(2)
  const ana = sink.heard.find(({ to }) => to === 'ana@example.org')
  const page = `http://test.local${await personalPath(world, 1)}`
  expect(ana && plain(ana)).toContain('Subject: Start moved')
  expect(ana && plain(ana)).toContain(`Ana, you start at 09:00 on 1A.\nYour page: ${page}?mail=`)
  expect(ana && plain(ana)).toContain(`on 1A.<br>Your page: <a href="${page}?mail=`)
  await expect.poll(async () => (await listMessages())[0]?.counts).toMatchObject({ sent: 2, waiting: 0, noAddress: 1 })
  expect(await stateOf(messageId)).toEqual(
    new Map([
      [2, 'sent'],
      [3, 'noAddress'],
      [1, 'sent'],
    ]),
  )
})

test('a preview says whom it reaches and what each reads, and sends and keeps nothing', async () => {
  const looked: unknown = await staff.call('sendMessage', {
    params,
    query: { preview: true },
    body: { to: { group: 'teePairings', ids: [5022] }, subject: '–', text: '–' },
  })
  const link = `http://test.local${await personalPath(world, 2)}`
  const values = { name: 'Bruno Costa', firstName: 'Bruno', teeTime: '09:10', start: '1A', link }
  expect(looked).toMatchObject({
    reply: { counts: { waiting: 1 }, recipients: [{ playerId: 2, state: 'waiting', values }] },
  })
  expect(await listMessages()).toEqual([])
  expect(await world.rows(`select 1 from jobs.job where name = 'mail' and data ->> 'about' = 'message'`)).toEqual([])
  // A real answer may be kept for a repeated request, and no link is ever stored.
  expect(await write({ to: { group: 'teePairings', ids: [5022] } })).not.toHaveProperty('recipients')
})

test('in the first seconds a message is stopped, and nobody gets it', async () => {
  const { messageId } = await write({ to: { group: 'teePairings', ids: [5021, 5022] } })
  const [pause] = await world.rows<{ seconds: number }>(
    `select extract(epoch from min(start_after) - max(created_on))::float as seconds from jobs.job where data ->> 'about' = 'message'`,
  )
  expect(pause?.seconds).toBe(20)
  expect(await listMessages()).toMatchObject([{ messageId, secondsLeft: 20, stopped: false }])
  world.setClock('2026-05-01T09:00:08Z')
  expect(await listMessages()).toMatchObject([{ secondsLeft: 12 }])
  const stopped = await Promise.all([1, 2].map(() => staff.call('stopMessage', { params: { ...params, messageId } })))
  expect(stopped.map(({ counts }) => counts)).toMatchObject([
    { stopped: 2, waiting: 0 },
    { stopped: 2, waiting: 0 },
  ])
  expect(await listMessages()).toMatchObject([{ stopped: true, secondsLeft: 0, counts: { stopped: 2, noAddress: 1 } }])
  await startSending()
  await passSeconds()
  // What is queued behind it is sent, and nothing of it.
  await write({ to: { group: 'teePairings', ids: [5022] }, subject: 'Second' })
  await passSeconds()
  await sink.hears(1)
  expect(sink.heard.map(mail => /Subject: (.*)/.exec(plain(mail))?.[1])).toEqual(['Second'])
})

test('when the first mail is on its way it is too late, and what was sent is said', async () => {
  const { messageId } = await write({ to: { group: 'teePairings', ids: [5021, 5022] } })
  await world.rows(`update jobs.job set start_after = now() where (data ->> 'playerId')::bigint = 1`)
  await startSending()
  await sink.hears(1)
  await expect.poll(async () => (await listMessages())[0]?.counts.sent).toBe(1)
  const { code, detail } = await staff.refused('stopMessage', { params: { ...params, messageId } })
  expect([code, detail]).toEqual(['UNDO_BLOCKED', expect.stringContaining('1 of 2 e-mails have been sent')])
  // The refusal took nothing out of the queue.
  await passSeconds()
  await sink.hears(2)
})

test('two servers that share the queue send each mail once', async () => {
  await write({ to: { group: 'registered' } })
  await write({ to: { group: 'teePairings', ids: [5021, 5022] }, subject: 'Again' })
  await Promise.all([startSending(), startSending()])
  await passSeconds()
  await expect.poll(async () => (await listMessages()).map(({ counts }) => counts.waiting)).toEqual([0, 0])
  const heard = sink.heard.map(mail => `${mail.to} ${/Subject: (.*)/.exec(plain(mail))?.[1]}`).toSorted()
  expect(heard.filter(one => one.startsWith('ana') || one.startsWith('bruno'))).toEqual([
    'ana@example.org Again',
    'ana@example.org Start moved',
    'bruno@example.org Again',
    'bruno@example.org Start moved',
  ])
  expect(new Set(heard).size).toBe(heard.length)
})

test('who wants no such mails gets none, also when that was said while the mail waited', async () => {
  await send(world, await personalPath(world, 1), { action: 'noStartMails', key: '' })
  const { messageId, counts } = await write({ to: { group: 'teePairings', ids: [5021, 5022] } })
  expect(counts).toMatchObject({ waiting: 1, notWanted: 1, noAddress: 1 })
  const path = await personalPath(world, 2)
  expect((await getPage(world, path)).text).toContain('messages from the organiser may be sent to you')
  await send(world, path, { action: 'noStartMails', key: '' })
  await startSending()
  await passSeconds()
  await expect.poll(async () => (await stateOf(messageId)).get(2)).toBe('notWanted')
  expect(sink.heard).toEqual([])
})

test('an address that the mail server does not know is said to be refused, and not tried again', async () => {
  for (const stop of [world.close, sink.close]) await stop()
  await start('ana@example.org')
  const { messageId } = await write({ to: { group: 'teePairings', ids: [5021, 5022] } })
  await startSending()
  await passSeconds()
  await expect.poll(async () => (await stateOf(messageId)).get(1)).toBe('refused')
  await sink.hears(1)
  expect(sink.heard.map(({ to }) => to)).toEqual(['bruno@example.org'])
})

test('a mail that nobody took for two days is given up', async () => {
  const { messageId } = await write({ to: { group: 'players', ids: [1] } })
  world.setClock('2026-05-03T09:00:21Z')
  await world.rows(
    `update session set seen_at = '2026-05-03T09:00:00Z', created_at = '2026-05-03T09:00:00Z', proved_at = '2026-05-03T09:00:00Z'`,
  )
  expect((await stateOf(messageId)).get(1)).toBe('refused')
})

test('groups mean who is in them at that moment', async () => {
  const reached = async (to: Body['to']) => {
    const looked: unknown = await staff.call('sendMessage', {
      params,
      query: { preview: true },
      body: { to, subject: '–', text: '–' },
    })
    return (looked as { reply: { recipients: { playerId: number }[] } }).reply.recipients.map(
      ({ playerId }) => playerId,
    )
  }
  const everybody = await reached({ group: 'registered' })
  expect(await reached({ group: 'notHere' })).toEqual(everybody)
  const entry = { entryId: crypto.randomUUID(), playerId: 1, state: 'here' as const, seenAt: '2026-05-01T08:59:00Z' }
  await staff.call('setCheckIns', { params, body: { entries: [entry] } })
  expect(await reached({ group: 'notHere' })).toEqual(everybody.filter(id => id !== 1))
  expect(await reached({ group: 'teePairings', ids: [5021] })).toEqual([1, 3])
  const flights = await world.rows<{ flight: number; players: number[] }>(
    `select flight_id as flight, array_agg(player_id order by player_id) as players from flight_player where event_id = 110 group by 1`,
  )
  expect(flights.length).toBeGreaterThan(0)
  for (const { flight, players } of flights) expect(await reached({ group: 'flight', ids: [flight] })).toEqual(players)
  expect(
    await staff.refused('sendMessage', { params, body: { to: { group: 'waiting' }, subject: 'a', text: 'b' } }),
  ).toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/to' }],
  })
  await openRegistration(world, { fieldLimit: 1 })
  await send(world, await publicPath(world), stranger(1))
  expect(await reached({ group: 'waiting' })).toHaveLength(1)
})

test('what is wrong is said beside its field, and nothing is sent', async () => {
  const refused = async (body: Partial<Body>) => {
    const { code, errors = [] } = await staff.refused('sendMessage', {
      params,
      body: { to: { group: 'registered' }, subject: 'Hello', text: 'Hello', ...body },
    })
    return [code, ...errors.map(({ pointer, message }) => `${pointer} ${message}`)]
  }
  const fields = 'but the fields are {name}, {firstName}, {teeTime}, {start}, {link}'
  expect(await refused({ text: 'At {teetime}' })).toEqual(['VALIDATION', `/text has {teetime}, ${fields}`])
  expect(await refused({ subject: 'For {}' })).toEqual(['VALIDATION', `/subject has {}, ${fields}`])
  expect(await refused({ to: { group: 'players' } })).toEqual(['VALIDATION', '/to/ids says which, for this group'])
  expect(await refused({ to: { group: 'registered', ids: [1] } })).toEqual([
    'VALIDATION',
    '/to/ids is not for this group',
  ])
  expect(await refused({ to: { group: 'players', ids: [1, 8] } })).toEqual([
    'VALIDATION',
    '/to/ids names somebody who is not in the event',
  ])
  expect(await refused({ text: ' \n ' })).toEqual(['VALIDATION', expect.stringContaining('/text')])
  expect(await listMessages()).toEqual([])
})

test('messages go out of closed events too, and only directors write or read them', async () => {
  await world.rows(`update event set state = 'cancelled' where event_id = 110`)
  await write({ to: { group: 'registered' }, text: 'The event is off.' }, 'director')
  for (const as of ['scorer', 'starter', 'shop', 'viewer'] as const)
    expect((await staff.refused('listMessages', { params }, as)).code).toBe('ROLE_REQUIRED')
  const answers = JSON.stringify([await listMessages(), await staff.call('listMessages', { params })])
  expect(answers).not.toContain('@')
})
