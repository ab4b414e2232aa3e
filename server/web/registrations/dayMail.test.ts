/** The mail that tells a tee time: what it carries, where its button leads, and how it is ended. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startSink } from '../../../test/startSink.ts'
import { fieldsOf, getPage, openRegistration, send, wordsOf } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { startMails } from './startMails.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof startMails>>
let mail = ''

beforeAll(async () => {
  sink = await startSink()
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  await openRegistration(world, {})
  await world.rows(
    `update player set email = 'ana@example.org', email_key = 'ana@example.org', email_community_id = null where player_id = 1`,
  )
  await world.rows(`update player set email = null, email_key = null where player_id <> 1`)
  await world.rows(`update membership set given_email = null, given_email_key = null where player_id <> 1`)
  const params = { eventId: 'S-110' }
  await world.call('assignPlayersToTeePairings', { params, body: [{ teePairingId: 5021, playerIds: [1, 3] }] })
  const tell = { whom: 'everybody', language: 'de' } as const
  await staffCalls(world).call('publishTeeSheet', { params, body: { published: true, tell } })
  mails = await startMails(world.service, {
    url: world.url,
    onError: error => {
      throw error
    },
    pollingSeconds: 0.5,
  })
  await sink.hears(1)
  mail = decoded(sink.heard[0]?.text ?? '')
})
afterAll(async () => {
  await mails.stop()
  await world.close()
  await sink.close()
})

/** The text of a mail as it is read: lines whole, letters in place of their codes. */
function decoded(text: string): string {
  const whole = text.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ').replaceAll('\r\n', '\n')
  return whole.replaceAll(/(?:=[0-9A-F]{2})+/g, codes => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())
}

const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1]
const pathOf = (address: string | undefined) => address?.replace('http://test.local', '') ?? ''

test('it says the day as text and as HTML, brings it for the calendar, and loads nothing from elsewhere', () => {
  for (const said of [
    'Ana, Sie spielen mit Carla',
    'Playing Handicap: ',
    'Check-in: Zeigen Sie den Code auf Ihrer Seite.',
  ])
    expect(mail).toContain(said)
  expect(mail).toMatch(/<h1 [^>]*>Mittwoch, 09:00<\/h1>/)
  expect(mail).toContain('Content-Type: text/calendar; charset=utf-8')
  expect(mail).toContain('filename=tee-time.ics')
  expect(mail).not.toMatch(/<img|<link|<script|src=|url\(/)
})

test('its one button opens the page that begins with the tee time', async () => {
  const buttons = [...mail.matchAll(/<a href="([^"]+)" style="display:inline-block/g)]
  expect(buttons).toHaveLength(1)
  const page = await getPage(world, pathOf(buttons[0]?.[1]))
  expect(wordsOf(page)).toMatch(/^Ana, you start at 09:00 /)
})

test('one POST of a mail program ends these mails, also twice; looking does not, and the page takes it back', async () => {
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const path = pathOf(/^<(.*)>$/.exec(header('List-Unsubscribe') ?? '')?.[1])
  const page = path.replace('/no-mails', '')
  const wants = async () => (await getPage(world, page)).text.includes('value="noStartMails"')
  expect((await getPage(world, path)).location).toBe(`${page}#mails`)
  expect(await wants()).toBe(true)
  for (const headers of [{}, { 'content-type': 'multipart/form-data; boundary=x' }]) {
    expect((await send(world, path, { 'List-Unsubscribe': 'One-Click' }, headers)).status).toBe(200)
    expect(await wants()).toBe(false)
  }
  expect((await send(world, `${path.slice(0, -20)}x/no-mails`, {})).status).toBe(404)
  const { text, ...own } = await getPage(world, page)
  const form = fieldsOf({ ...own, text: text.slice(text.indexOf('<form method="post" class="actions" id="mails">')) })
  expect((await send(world, page, { ...form, action: 'startMails' })).status).toBe(303)
  expect(await wants()).toBe(true)
})
