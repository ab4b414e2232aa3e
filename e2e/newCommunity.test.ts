/** A club asks for a community, in a real browser: the public page, the mailed link, and the answer of who runs the installation. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMails } from '../test/sendMails.ts'
import { startSink } from '../test/startSink.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
let mails: Awaited<ReturnType<typeof sendMails>>
let sink: Awaited<ReturnType<typeof startSink>>
beforeAll(async () => {
  sink = await startSink(0, 'eva@lost.example')
  browser = await startConsole('127.0.0.1', { SMTP_URL: sink.url, MAIL_FROM: 'golf@alvor.example' })
  mails = await sendMails(browser.world)
})
afterAll(async () => {
  await mails.stop()
  await browser.close()
  await sink.close()
})

const operator = { as: 'operator' } as const
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const screen = '/console/operator/communities'
const pathIn = (start: string) =>
  new RegExp(`${start}/[\\w-]{43}`).exec(sink.heard.at(-1)?.text.replaceAll(/=\r?\n/g, '') ?? '')?.[0] ?? 'no link'

/** Somebody asks on a phone and sends the request behind the mailed link. */
async function ask(club: string, email: string): Promise<void> {
  const before = sink.heard.length
  await browser.inPage(
    '/',
    async page => {
      await page.getByRole('link', { name: 'Ask for a community' }).click()
      await page.getByRole('textbox', { name: 'Club or group' }).fill(club)
      await page.getByLabel('Your name').fill('Rui Moreira')
      await page.getByLabel('Your e-mail').fill(email)
      await page.getByLabel('What will you use it for?').fill('Twenty medals a year')
      await looksRight(page, 'newCommunity')
      await page.getByRole('button', { name: 'E-mail me the link' }).click()
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
      await sink.hears(before + 1)
      await page.goto(`${browser.base}${pathIn('/new-community')}`)
      await looksRight(page, 'sendRequest')
      await page.getByRole('button', { name: 'Send the request' }).click()
      await page.getByRole('heading', { name: 'Your request has been sent' }).waitFor()
      await sink.hears(before + 2)
    },
    phone,
  )
}

test('an operator lets clubs ask, makes the community of one with a press and declines another with a sentence', async () => {
  await browser.inPage(
    screen,
    async page => {
      await page.getByRole('checkbox', { name: 'Anybody may ask for a community' }).click()
      await page.getByRole('link', { name: /\/new-community$/ }).waitFor()
      await page.getByText('No requests are waiting.').waitFor()
    },
    operator,
  )
  await ask('Dunas Golf', 'rui@dunas.example')
  await ask('Casino Golf', 'eva@casino.example')
  await browser.inPage(
    screen,
    async page => {
      await page.getByText('Dunas Golf', { exact: true }).waitFor()
      await looksRight(page, 'requests')
      await page.getByRole('button', { name: 'Approve Dunas Golf' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Rui Moreira <rui@dunas.example> gets the owner’s link').waitFor()
      await dialog.getByRole('textbox', { name: 'Groups' }).fill('Seniors')
      expect(await hindrances(page)).toEqual([])
      await page.keyboard.press('Enter')
      await dialog.getByText('on its way to rui@dunas.example').waitFor()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('row', { name: /^Dunas Golf/ }).waitFor()
      await page.getByRole('row', { name: /^Seniors/ }).waitFor()
      expect(sink.heard.at(-1)?.to).toBe('rui@dunas.example')

      await page.getByRole('button', { name: 'Decline Casino Golf' }).click()
      await page.keyboard.type('Only golf is played here')
      expect(await hindrances(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Decline' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('No requests are waiting.').waitFor()
      expect(sink.heard.at(-1)?.to).toBe('eva@casino.example')
    },
    operator,
  )
})

test('a letter that the mail server does not take is said, with the sentence to be sent otherwise', async () => {
  await browser.world.rows(
    `insert into community_request (name, contact_name, contact_email, contact_email_key, intended_use, created_at, confirmed_at)
     values ('Lost Golf', 'Eva', 'eva@lost.example', 'eva@lost.example', 'Medals', now(), now())`,
  )
  await browser.inPage(
    screen,
    async page => {
      await page.getByRole('button', { name: 'Decline Lost Golf' }).click()
      await page.keyboard.type('Only golf is played here')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Decline' }).click()
      await dialog.getByRole('alert').getByText('did not get through').waitFor()
      await dialog.getByText('Only golf is played here').waitFor()
    },
    operator,
  )
})

test('an operator sends a test mail, and reads which mails were not taken and why', () =>
  browser.inPage(
    screen,
    async page => {
      const before = sink.heard.length
      await browser.world.rows(
        `insert into mail_failure values (gen_random_uuid(), 'password', 'lost.example', 3, now(), now(), 'The mail server did not take the message: 550 No such mailbox.', true, null)`,
      )
      await page.getByRole('button', { name: 'Send me a test e-mail' }).click()
      await sink.hears(before + 1)
      expect(sink.heard.at(-1)?.to).toBe('operator@example.com')
      await page.getByText('has accepted a test e-mail to operator@example.com').waitFor()
      await page.getByText(/mails? (was|were) not accepted/).click()
      await page.getByText('New password to lost.example').waitFor()
      await page.getByText('given up after 3 attempts').waitFor()
      await page.getByText('550 No such mailbox').first().waitFor()
      await looksRight(page, 'mailFailures')
      expect(await hindrances(page)).toEqual([])
    },
    operator,
  ))
