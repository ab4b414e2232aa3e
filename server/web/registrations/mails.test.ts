import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mail, startSink } from '../../../test/startSink.ts'
import {
  fieldsOf,
  getPage,
  openRegistration,
  personalPath,
  publicPath,
  send,
  stranger,
  wordsOf,
} from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { startMails } from './startMails.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof startMails>> | undefined

async function start(refusing = 0): Promise<void> {
  sink = await startSink(refusing)
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
}
const startSending = () =>
  startMails(world.service, {
    url: world.url,
    onError: error => {
      throw error
    },
    pollingSeconds: 0.5,
  })

beforeEach(() => {
  mails = undefined
})
afterEach(async () => {
  await mails?.stop()
  await world.close()
  await sink.close()
})

/** The body of a mail without the wrapping of its lines. */
const plain = ({ text }: Mail) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')

test('a registration is confirmed by a mail with the link to withdraw, as text and HTML, from the community', async () => {
  await start()
  await openRegistration(world, {})
  await world.rows(`update event set name = 'Cup <b>&' where event_id = 110`)
  mails = await startSending()
  const { location } = await send(world, await publicPath(world), stranger(1, { phone: '912000222' }))
  await sink.hears(1)
  const [mail] = sink.heard
  if (!mail) throw new Error('No mail was sent.')
  expect(mail).toMatchObject({ from: 'golf@club.example', to: 'guest1@example.org' })
  const text = plain(mail)
  expect(text).toContain('From: Alvor Golf Club <golf@club.example>')
  expect(text).toContain('Subject: You are registered: Cup <b>&')
  expect(text).toContain('Auto-Submitted: auto-generated')
  expect(text).toContain(`http://test.local${location}`)
  expect(text).toContain('Content-Type: text/html')
  expect(text).toContain('Cup &lt;b&gt;&amp;')
  expect(text).toContain('Alvor Golf Club sent this e-mail because this address was given for a registration')
  expect(text).not.toContain('912000222')
})

test('the link in a mail leads to the own details, and saving them completes the profile', async () => {
  await start()
  await openRegistration(world, {}, 'Members')
  mails = await startSending()
  const path = await personalPath(world, 2)
  expect((await send(world, path, { action: 'mailLink', key: '' })).location).toContain('mailed')
  await sink.hears(1)
  const [mail] = sink.heard
  const link = new RegExp(`http://test\\.local(${path}\\?mail=\\S+)`).exec(mail ? plain(mail) : '')?.[1] ?? ''
  const page = await getPage(world, link)
  const form = fieldsOf({
    ...page,
    text: page.text.slice(page.text.indexOf('<form method="post" class="form" id="details">')),
  })
  expect((await send(world, link, { ...form, dob: '1985-07-23', action: 'details' })).status).toBe(303)
  const body = { email: 'other@example.com' }
  expect(await world.refusal('updatePlayerEmail', { params: { playerId: 2 }, body })).toBe('PROFILE_COMPLETED')
})

test('a mail that is refused at first arrives once, later', async () => {
  await start(2)
  await world.rows(`update jobs.queue set retry_delay = 1, retry_delay_max = 1 where name = 'mail'`)
  await openRegistration(world, {})
  mails = await startSending()
  await send(world, await publicPath(world), stranger(1))
  await sink.hears(1, 2)
  expect(sink.heard).toHaveLength(1)
  const [job] = await world.rows(`select retry_count, output::text from jobs.job where name = 'mail'`)
  expect(job).toMatchObject({ retry_count: 2 })
  expect(String(job?.output)).not.toContain('guest1@example.org')
})

test('what is not true any more is not told', async () => {
  await start()
  await openRegistration(world, { fieldLimit: 5 })
  const { location } = await send(world, await publicPath(world), stranger(1))
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  const [, key = ''] = /name="key" value="([^"]+)"/.exec((await getPage(world, location)).text) ?? []
  await send(world, location, { key, action: 'accept' })
  mails = await startSending()
  await sink.hears(2)
  await world.rows(`select 1`)
  const subjects = sink.heard.map(mail => /Subject: (.*)/.exec(plain(mail))?.[1])
  expect(subjects.toSorted()).toEqual(['You are registered: Medal', 'You have withdrawn: Medal'])
})

test('an offer names its deadline in the time of the event', async () => {
  await start()
  await openRegistration(world, { fieldLimit: 5, offerHours: 3 })
  await send(world, await publicPath(world), stranger(1))
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  mails = await startSending()
  await sink.hears(2)
  const offer = sink.heard.map(plain).find(text => text.includes('A place is free'))
  expect(offer).toContain('Accept it by Friday, 1 May 2026 at 13:00')
})

test('without a mail server nothing is sent or lost: the page has the link and says so, the mails wait', async () => {
  sink = await startSink()
  world = await startWorld()
  await openRegistration(world, {})
  mails = await startSending()
  const { location } = await send(world, await publicPath(world), stranger(1))
  const page = await getPage(world, location)
  expect(wordsOf(page)).toContain('This server sends no mail: keep the link')
  expect(page.text).toContain(`http://test.local${location}`)
  expect(await world.rows(`select state::text from jobs.job where name = 'mail'`)).toEqual([{ state: 'created' }])
})

test('a job holds ids and a language only', async () => {
  await start()
  await openRegistration(world, {})
  await send(world, await publicPath(world), stranger(1))
  const [{ data } = { data: {} }] = await world.rows<{ data: object }>(`select data from jobs.job where name = 'mail'`)
  expect(data).toEqual({
    communityId: 1,
    eventId: 110,
    playerId: expect.any(Number),
    about: 'registered',
    language: 'en',
  })
})
