/** Messages to players: whom they reach, how one of them reads it, stopped in time, delivered, and notes on paper for the others. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMails } from '../server/web/registrations/startMails.ts'
import { startSink } from '../test/startSink.ts'
import { openRegistration } from '../test/testForms.ts'
import type { World } from '../test/world.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

const screen = '/console/e/S-110/messages'
let sink: Awaited<ReturnType<typeof startSink>>
let browser: ConsoleBrowser
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  sink = await startSink()
  browser = await startConsole('127.0.0.1', { SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  await fill(browser.world)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await browser.close()
  await sink.close()
})

/** Ana (with an address) and Carla (without) play in 1A at 09:00. */
async function fill(world: World): Promise<void> {
  await openRegistration(world, {})
  await world.rows(`
    update membership set given_email = null, given_email_key = null where player_id in (1, 2, 3, 6, 9);
    update player set email = null, email_key = null, email_community_id = null where player_id in (1, 2, 3, 6, 9);
    update player set email = 'ana@example.org', email_key = 'ana@example.org' where player_id = 1`)
  await world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [{ teePairingId: 5021, playerIds: [1, 3] }],
  })
}

const sent = (page: Page) => page.getByRole('region', { name: 'Sent' })
const reader = (page: Page) => page.getByRole('figure')

/** Chooses the group 1A and writes to it, by the keyboard alone from the subject on. */
async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('To', { exact: true }).selectOption('Groups …')
  await page.getByRole('checkbox', { name: /^09:00 1A/ }).check()
  await page.getByText('2 people, 1 with e-mail · 1 without an address').waitFor()
  await page.getByLabel('Subject').fill(subject)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dear ')
  await page.getByRole('button', { name: 'First name' }).focus()
  await page.keyboard.press('Enter')
  // The cursor is behind the field that was put in.
  await page.keyboard.type(', you start at {teeTime} on {start}.')
}

test('a message is read as one of them will, sent to those with an address, and stopped: nobody gets it', () =>
  browser.inPage(screen, async page => {
    await page.getByText('Nothing has been sent yet.').waitFor()
    await write(page, 'Start moved')
    await reader(page).getByText('Ana Silva will read:').waitFor()
    await reader(page).getByText('Dear Ana, you start at 09:00 on 1A.').waitFor()
    await reader(page).getByRole('button', { name: 'Next person' }).click()
    await reader(page).getByText('Dear Carla, you start at 09:00 on 1A.').waitFor()
    expect(await hindrances(page)).toEqual([])
    await page.getByRole('button', { name: 'Send 1', exact: true }).focus()
    await page.keyboard.press('Enter')
    await sent(page)
      .getByText(/^Sending in \d+ s$/)
      .waitFor()
    expect(await hindrances(page)).toEqual([])
    // What was sent is not written any more, and leaving loses nothing.
    expect(await page.getByLabel('Subject').inputValue()).toBe('')
    // The button that was pressed is disabled now; the keyboard is on what stops it.
    await page.locator('[aria-label="Stop: Start moved"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await sent(page).getByText('stopped, 1 without an address').waitFor()
    expect(
      await sent(page)
        .getByText(/Sending in/)
        .count(),
    ).toBe(0)
    expect(await browser.world.rows(`select 1 from jobs.job where name = 'mail'`)).toEqual([])
  }))

test('a delivery shows as delivered, and who has no address gets a note on paper', () =>
  browser.inPage(screen, async page => {
    const { world } = browser
    await write(page, 'Lunch is served')
    await page.getByRole('button', { name: 'Send 1', exact: true }).click()
    await sent(page).getByText('1 waiting, 1 without an address').waitFor()
    const { stop } = await startMails(world.service, {
      url: world.url,
      onError: error => {
        throw error
      },
      pollingSeconds: 0.5,
    })
    stops.push(stop)
    await world.rows(`update jobs.job set start_after = now() where name = 'mail' and state = 'created'`)
    await sent(page).getByText('1 delivered, 1 without an address').waitFor()
    expect(sink.heard.map(({ to }) => to)).toEqual(['ana@example.org'])
    await page.getByRole('button', { name: 'Deliveries: Lunch is served' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').filter({ hasText: 'Ana Silva' }).getByText('delivered').waitFor()
    await dialog.getByRole('listitem').filter({ hasText: 'Carla' }).getByText('no address').waitFor()
    expect(await hindrances(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Print 1 note' }).click()
    await page.getByRole('heading', { level: 1, name: '1 note to print' }).waitFor()
    await page.getByRole('article').getByText('Dear Carla, you start at 09:00 on 1A.').waitFor()
    expect(await hindrances(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    expect(await page.getByRole('article').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Back to the messages' }).click()
    await sent(page).getByText('Lunch is served').waitFor()
  }))

test('a field that there is not is named beside the text, and what is written is not lost by leaving', () =>
  browser.inPage(screen, async page => {
    await page.getByLabel('Subject').fill('Start moved')
    await page.getByLabel('Text').fill('You start at {teetime}.')
    await page.getByText(/^\{teetime\} is not a field\. The fields are \{name\}/).waitFor()
    expect(await page.getByRole('button', { name: /^Send \d/ }).isDisabled()).toBe(true)
    const asked = new Promise<string>(told =>
      page.once('dialog', dialog => {
        told(dialog.message())
        void dialog.dismiss()
      }),
    )
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    expect(await asked).toBe('Your message has not been sent. Leave anyway?')
    expect(await page.getByLabel('Subject').inputValue()).toBe('Start moved')
    // A note on paper is not leaving either.
    await page.getByLabel('Text').fill('See {link}')
    await page.getByRole('button', { name: /^Print the other/ }).click()
    await page.getByRole('article').first().getByText('/p/S-110/registration/').waitFor()
    await page.getByRole('button', { name: 'Back to the messages' }).click()
    expect(await page.getByLabel('Text').inputValue()).toBe('See {link}')
    page.once('dialog', dialog => void dialog.accept())
  }))

test('on a phone everything is in reach, and a link chooses whom it is for', () =>
  browser.inPage(
    `${screen}?to=players&ids=1`,
    async page => {
      await page.getByText('1 person, 1 with e-mail').waitFor()
      expect(await page.getByRole('checkbox', { name: 'Ana Silva' }).isChecked()).toBe(true)
      await page.getByLabel('Subject').fill('A very long subject without any place to break it: '.repeat(2))
      await page.getByLabel('Text').fill(`${'W'.repeat(120)} {link}`)
      await reader(page).getByText('/p/S-110/registration/1/').waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
      expect(await hindrances(page)).toEqual([])
      page.once('dialog', dialog => void dialog.accept())
    },
    { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
  ))

test('a banner is on the open pages within seconds, and goes when it is ended', () =>
  browser.inPage(screen, async (page, context) => {
    const { url } = await browser.world.call('getResultsLink', { params: { eventId: 'S-110' } })
    const pages = [await context.newPage(), await context.newPage()] as const
    await pages[0].goto(`${browser.base}${new URL(url).pathname}`)
    await pages[1].goto(`${browser.base}${new URL(url).pathname}/tv`)
    const banner = (one: Page) => one.getByRole('note').filter({ hasText: 'Lunch is served' })
    await page.getByLabel('Message to everybody').fill('Lunch is served')
    await page.keyboard.press('Enter')
    await page.getByText('Everybody sees now: “Lunch is served”').waitFor()
    await page.getByRole('button', { name: 'Undo: the announcement' }).waitFor()
    for (const one of pages) await banner(one).waitFor()
    expect(await hindrances(page)).toEqual([])
    expect(await hindrances(pages[0])).toEqual([])
    await page.getByRole('button', { name: 'End', exact: true }).click()
    for (const one of pages) await banner(one).waitFor({ state: 'detached' })
    await page.getByText(/^Everybody sees now/).waitFor({ state: 'detached' })
  }))

test('who may not write finds no way there, and is told so at its address', () =>
  browser.inPage(
    screen,
    async page => {
      await page.getByRole('heading', { name: 'This cannot be shown' }).waitFor()
      expect(await page.getByRole('link', { name: 'Messages' }).count()).toBe(0)
    },
    { as: 'viewer' },
  ))

test('a server that sends no mail says so, and prints notes for everybody', async () => {
  const without = await startConsole()
  try {
    await fill(without.world)
    await without.inPage(screen, async page => {
      await page.getByText('This server sends no mail.').waitFor()
      await write(page, 'Start moved')
      expect(await page.getByRole('button', { name: /^Send/ }).count()).toBe(0)
      await page.getByRole('button', { name: 'Print 2 notes' }).click()
      expect(await page.getByRole('article').count()).toBe(2)
      await page.getByRole('button', { name: 'Back to the messages' }).waitFor()
    })
  } finally {
    await without.close()
  }
})
