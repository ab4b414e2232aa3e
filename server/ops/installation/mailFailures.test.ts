/** Mail that does not arrive: operators see which and why, in the log, in the console and on the command line. */
import { afterEach, expect, test, vi } from 'vitest'
import { sendMails } from '../../../test/sendMails.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startSink } from '../../../test/startSink.ts'
import { sendForm } from '../../../test/testLogin.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { forgetExpired } from '../housekeeping.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof sendMails>>

/** A world whose mail goes to a server that refuses so many first, and knows no mailbox `unknown`. */
async function start(refusing: number, unknown = ''): Promise<void> {
  sink = await startSink(refusing, unknown)
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  await world.rows(`update jobs.queue set retry_delay = 1, retry_delay_max = 1 where name = 'mail'`)
  mails = await sendMails(world)
}
afterEach(async () => {
  await mails.stop()
  await world.close()
  await sink.close()
})

const forgotten = (email: string) => sendForm(world, '/console/forgotten', { email })
const status = async () => (await staffCalls(world).call('getStatus', {}, 'operator')).mail

test('a password mail that is refused at first arrives later, and operators see why it was late', async () => {
  const written = vi.spyOn(process.stderr, 'write')
  await start(2)
  await forgotten('director@example.com')
  await sink.hears(1, 2)
  await expect
    .poll(async () => (await status()).failures)
    .toMatchObject([
      { about: 'password', domain: 'example.com', tries: 2, state: 'sent', reason: expect.stringContaining('451') },
    ])
  const lines = written.mock.calls.map(([text]) => String(text)).filter(text => text.includes('(password, to'))
  written.mockRestore()
  expect(lines).toHaveLength(2)
  const { time, ...line } = JSON.parse(lines[0] ?? '')
  expect(line).toEqual({
    severity: 'warn',
    msg: expect.stringMatching(/^A mail \(password, to example\.com\) was not sent\. .*451.* It is tried again\.$/),
  })
  expect(Temporal.Instant.from(time).toString({ smallestUnit: 'millisecond' })).toBe(time)
  expect(lines.join()).not.toContain('director@')
  expect((await status()).failed).toBe(0)
})

test('what the queue keeps of a password mail lets nobody in', async () => {
  await start(1)
  await forgotten('director@example.com')
  await sink.hears(0, 1)
  const [job] = await world.rows(`select data::text, output::text from jobs.job where name = 'mail'`)
  expect(job?.data).toContain('"kind": "password"')
  expect(`${job?.data} ${job?.output}`).not.toMatch(/director@|console\/password/)
})

test('a mailbox that is not there is not asked again, and is one of those that were given up', async () => {
  await start(0, 'director@example.com')
  await forgotten('director@example.com')
  await expect.poll(async () => (await status()).failures, { timeout: atMost(10_000) }).toHaveLength(1)
  const { failed, failures } = await status()
  expect([failed, failures[0]]).toMatchObject([1, { state: 'givenUp', reason: expect.stringContaining('550') }])
  await new Promise(done => setTimeout(done, 2500))
  expect((await status()).failures[0]?.tries).toBe(1)
  await world.setClock('2126-01-01T00:00:00Z')
  await forgetExpired(world.service)
  expect(await world.rows('select from mail_failure')).toEqual([])
})

test('a link that has ended meanwhile is not sent any more', async () => {
  await start(1)
  await world.rows(`update jobs.queue set retry_delay = 4, retry_delay_max = 4 where name = 'mail'`)
  await forgotten('director@example.com')
  await sink.hears(0, 1)
  world.setClock('2026-05-01T09:30:01Z')
  await expect.poll(async () => (await status()).failures[0]?.state, { timeout: atMost(20_000) }).toBe('givenUp')
  expect(sink.heard).toEqual([])
})

test('an operator sends a test mail from the console, and reads what the mail server answers', async () => {
  await start(1)
  const { call } = staffCalls(world)
  expect(await call('sendTestMail', {}, 'operator')).toMatchObject({
    to: 'operator@example.com',
    reason: expect.stringContaining('451 Not now'),
  })
  expect(await call('sendTestMail', {}, 'operator')).toEqual({ to: 'operator@example.com' })
  expect(sink.heard.map(({ to }) => to)).toEqual(['operator@example.com'])
  expect((await status()).failures).toMatchObject([{ about: 'test', state: 'givenUp' }])
})

test('"mail test" says that the mail was taken, or why it was not', async () => {
  await start(0, 'nobody@example.com')
  const tried = (address: string, SMTP_URL: string) =>
    tryCommand(world.url, ['mail', 'test', address], { SMTP_URL, MAIL_FROM: 'golf@club.example' })
  expect(await tried('ana@example.com', sink.url)).toMatchObject({
    code: 0,
    output: expect.stringContaining('accepted'),
  })
  expect(await tried('nobody@example.com', sink.url)).toMatchObject({ code: 1, errors: expect.stringContaining('550') })
  expect((await tried('ana@example.com', 'smtp://127.0.0.1:1')).errors).toContain('ECONNREFUSED')
  expect((await tried('ana@example.com', '')).errors).toBe('Mail is not set up: SMTP_URL is missing.')
  expect((await status()).failures.map(({ domain }) => domain)).toEqual(['example.com', 'example.com'])
})
