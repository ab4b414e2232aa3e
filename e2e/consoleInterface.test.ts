/** Access of programs in a real browser: from the form of an owner to the first call with the password that the contact saw; webhooks; who is no operator. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMails } from '../test/sendMails.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { startSink } from '../test/startSink.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'
import { paced, within } from './paced.ts'

const ofClub = '/console/c/1/interface'
const ofOperator = '/console/operator/access'
let browser: ConsoleBrowser
let mails: Awaited<ReturnType<typeof sendMails>>
let sink: Awaited<ReturnType<typeof startSink>>
beforeAll(async () => {
  sink = await startSink()
  browser = await startConsole('127.0.0.1', { SMTP_URL: sink.url, MAIL_FROM: 'golf@alvor.example' })
  mails = await sendMails(browser.world)
})
afterAll(async () => {
  await mails.stop()
  await browser.close()
  await sink.close()
})

const asOwner = { as: 'manager' } as const
const asOperator = { as: 'operator' } as const
const waitForScreen = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Where the last mail leads, on the server of the test. */
function mailedPath(): string {
  const words = (sink.heard.at(-1)?.text ?? '').replaceAll(/=\r?\n/g, '')
  return /http:\/\/test\.local(\/console\/credential\/[\w-]{43})/.exec(words)?.[1] ?? 'no link'
}

test('from the form of the owner to the first call with the revealed password: 5, 2 and 1 actions', async () => {
  await browser.inPage(
    ofClub,
    async page => {
      await waitForScreen(page, 'Interface')
      await looksRight(page, 'interface-empty')
      const owner = paced(page)
      await owner.fill(page.getByLabel('Contact'), 'Ana Sá')
      await owner.fill(page.getByLabel('E-mail'), 'club@example.com')
      await owner.fill(page.getByLabel('What for'), 'Show results on the club’s site,\ntwice a minute')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('already has an active credential').waitFor()
      await owner.fill(page.getByLabel('E-mail'), 'it@club.example.com')
      await owner.click(page.getByRole('button', { name: 'Send to the operator' }))
      await page.getByText('waits for the operator').waitFor()
      within('an owner asks for access', owner.tally(), { actions: 5, seconds: 20 })
      await looksRight(page, 'interface-asked')
    },
    asOwner,
  )
  await sink.hears(1)
  await browser.inPage(
    ofOperator,
    async page => {
      await waitForScreen(page, 'Access')
      await page.getByText('Show results on the club’s site, twice a minute').waitFor()
      await page.getByText('1 active credential').waitFor()
      await looksRight(page, 'access-open')
      const operator = paced(page)
      await operator.click(page.getByRole('button', { name: 'Approve the request of it@club.example.com' }))
      const dialog = page.getByRole('dialog', { name: 'Approve the request of it@club.example.com?' })
      await dialog.getByText('Alvor Golf Club with all its groups').waitFor()
      await looksRight(page, 'access-approve')
      await operator.click(dialog.getByRole('button', { name: 'Approve' }))
      await page.getByText('The link to the password is on its way to it@club.example.com.').waitFor()
      within('an operator approves', operator.tally(), { actions: 2, seconds: 15 })
      await page.keyboard.press('Escape')
      await page.getByText(/no password yet, link valid until/).waitFor()
      await looksRight(page, 'access-approved')
    },
    asOperator,
  )
  await sink.hears(2)
  let password = ''
  await browser.inPage(mailedPath(), async page => {
    await looksRight(page, 'reveal-before')
    const contact = paced(page)
    await contact.click(page.getByRole('button', { name: 'Show the password' }))
    password = await page.locator('.password').innerText()
    within('the contact sees the password', contact.tally(), { actions: 1, seconds: 5 })
    await looksRight(page, 'reveal-shown')
    await page.goto(`${browser.base}${mailedPath()}`)
    await page.getByRole('heading', { name: 'The password has already been shown' }).waitFor()
    await looksRight(page, 'reveal-again')
  })
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const login = await fetch(`${browser.base}/v1/auth`, {
    ...post,
    body: JSON.stringify({ email: 'it@club.example.com', password }),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const first = await fetch(`${browser.base}/v1/community/search`, { headers })
  expect(await first.json()).toHaveLength(3)

  await browser.world.service.credentialUses.flush()
  await browser.inPage(
    ofClub,
    async page => {
      await waitForScreen(page, 'Interface')
      await page.getByText('1 call today').waitFor()
      await looksRight(page, 'interface-used')
    },
    asOwner,
  )
})

test('a question is asked and answered, a request declined and one withdrawn, by the keyboard alone', async () => {
  const { call } = staffCalls(browser.world)
  const ask = (contactEmail: string) =>
    call('requestAccess', {
      params: { communityId: 1 },
      body: { contactName: 'Rui', contactEmail, intendedUse: 'Statistics of the season' },
    })
  await ask('rui@example.com')
  await ask('eva@example.com')
  await ask('pia@example.com')
  await browser.inPage(
    ofOperator,
    async page => {
      await waitForScreen(page, 'Access')
      await page.getByRole('button', { name: 'Ask a question: rui@example.com' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByLabel('Question').and(page.locator(':focus')).waitFor()
      await page.keyboard.type('Which statistics?')
      await looksRight(page, 'access-ask')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('You asked: Which statistics? No answer yet.').waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Decline the request of eva@example.com' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByLabel('Why').and(page.locator(':focus')).waitFor()
      await page.keyboard.type('Seasons are not for programs here.')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('Rui <eva@example.com>').waitFor({ state: 'detached' })
    },
    asOperator,
  )
  await browser.inPage(
    ofClub,
    async page => {
      await waitForScreen(page, 'Interface')
      await page.getByText('Seasons are not for programs here.').waitFor()
      await page.getByLabel('Your answer').focus()
      await page.keyboard.type('Averages of each hole.')
      await looksRight(page, 'interface-question')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('You answered: Averages of each hole.').waitFor()
      await page.getByRole('button', { name: 'Withdraw the request of pia@example.com' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('withdrawn').waitFor()
    },
    asOwner,
  )
  await browser.inPage(
    ofOperator,
    async page => {
      await page.getByText('Answer: Averages of each hole.').waitFor()
      expect(await page.getByText('Rui <pia@example.com>').count()).toBe(0)
    },
    asOperator,
  )
})

test('a credential is revoked from its menu', () =>
  browser.inPage(
    ofOperator,
    async page => {
      await waitForScreen(page, 'Access')
      await page.getByRole('button', { name: 'More for ladies@example.com' }).click()
      await page.getByRole('menuitem', { name: 'Revoke' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
      await page.getByText('ladies@example.com', { exact: true }).waitFor({ state: 'detached' })
    },
    asOperator,
  ))

test('a webhook is made, tested, given a new secret, switched off and told again', () =>
  browser.inPage(
    ofClub,
    async page => {
      // Deliveries are those of the last days.
      await page.clock.setFixedTime('2026-05-01T09:01:00Z')
      await page.reload()
      await waitForScreen(page, 'Interface')
      await page.getByRole('button', { name: 'New webhook' }).click()
      const made = page.getByRole('dialog', { name: 'New webhook' })
      await made.getByLabel('Address').fill('https://results.example.com/a/rather/long/address/of/a/hook')
      await made.getByLabel('Registrations').check()
      await looksRight(page, 'webhook-new')
      await page.keyboard.press('Enter')
      const secret = page.getByRole('dialog', { name: 'The secret of the webhook' })
      expect(await secret.getByLabel('Secret').inputValue()).toMatch(/^whsec_/)
      await looksRight(page, 'webhook-secret')
      await page.keyboard.press('Escape')
      await page.getByText('Registrations · Official results').waitFor()
      const menu = page.getByRole('button', { name: /^Webhooks: .*long/ })
      const choose = async (name: string) => {
        await menu.click()
        await page.getByRole('menuitem', { name }).click()
      }
      await choose('Send a test')
      await choose('Deliveries')
      await page.getByText('webhook.test').waitFor()
      await page.keyboard.press('Escape')
      await browser.world.rows(
        `update webhook_delivery set state = 'failed', attempts = 9, response_status = 503, last_error = 'The answer was 503.'
         where kind = 'webhook.test'`,
      )
      await page.reload()
      await page.getByRole('button', { name: /^1 not delivered: .*long/ }).click()
      const deliveries = page.getByRole('dialog', { name: 'Deliveries' })
      await deliveries.getByText('answered 503').waitFor()
      await looksRight(page, 'webhook-deliveries')
      await deliveries.getByRole('button', { name: /^Send again: webhook.test of/ }).click()
      await deliveries.getByText('on its way').waitFor()
      await page.keyboard.press('Escape')
      await choose('New secret')
      await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click()
      await secret.waitFor()
      await page.keyboard.press('Escape')
      await choose('Switch off')
      await page.getByText('off', { exact: true }).waitFor()
      await looksRight(page, 'interface-webhook')
      await choose('Delete')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await menu.waitFor({ state: 'detached' })
    },
    asOwner,
  ))

test('who is no operator finds a plain page, and no way there', () =>
  browser.inPage(
    ofOperator,
    async page => {
      await page.getByRole('heading', { name: 'This is for operators only' }).waitFor()
      expect(await hindrances(page)).toEqual([])
      await looksRight(page, 'no-operator')
      expect(await page.getByRole('link', { name: 'Access' }).count()).toBe(0)
    },
    asOwner,
  ))

test('an operator without a role lands in the installation; with one it is a choice beside the communities', async () => {
  await browser.inPage('/console', page => waitForScreen(page, 'Access'), asOperator)
  await browser.inPage('/console/account', page => waitForScreen(page, 'Your account'), asOperator)
  await browser.world.rows("insert into administrator_community values (1, 18, 'viewer')")
  await browser.inPage(
    '/console',
    async page => {
      await waitForScreen(page, 'Events')
      await page.getByRole('button', { name: 'Communities' }).click()
      await page.getByRole('menuitem', { name: 'Installation' }).click()
      await waitForScreen(page, 'Access')
      await page.keyboard.press('Control+k')
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('access')
      await page.getByRole('option', { name: /Access/ }).waitFor()
    },
    asOperator,
  )
})

test('where no mail is set up the operator issues a credential and sees its password, once', async () => {
  const silent = await startConsole()
  try {
    await silent.inPage(
      ofOperator,
      async page => {
        await waitForScreen(page, 'Access')
        await page.getByRole('button', { name: 'Issue a credential' }).click()
        const dialog = page.getByRole('dialog', { name: 'Issue a credential' })
        await dialog.getByLabel('E-mail').fill('club@example.com')
        await dialog.getByLabel('What for').fill('A screen in the bar')
        expect(await dialog.getByRole('button', { name: 'Issue a credential' }).isDisabled()).toBe(true)
        await dialog.getByLabel('Communities').fill('77')
        await dialog.getByText('No other community has').waitFor()
        await dialog.getByLabel('Communities').fill('1')
        await dialog.getByRole('checkbox', { name: 'with its groups' }).check()
        await dialog.getByLabel('E-mail').focus()
        await page.keyboard.press('Enter')
        await dialog.getByText('already has an active credential').waitFor()
        await looksRight(page, 'access-issue')
        await dialog.getByLabel('E-mail').fill('bar@club.example.com')
        await page.keyboard.press('Enter')
        const given = page.getByRole('dialog', { name: 'Access granted' })
        const password = await given.getByLabel('Password').inputValue()
        await looksRight(page, 'access-password')
        const login = await fetch(`${silent.base}/v1/auth`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'bar@club.example.com', password }),
        })
        expect(login.status).toBe(200)
      },
      asOperator,
    )
  } finally {
    await silent.close()
  }
})
