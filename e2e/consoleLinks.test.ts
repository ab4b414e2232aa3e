/** The links of an event in a real browser: copied, shown as a code, opened. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { atMost } from '../tools/counts.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole('localhost')
})
afterAll(() => browser.close())

/** Under this name the browser lets pages write to the clipboard, and the session has the cookie of https. */
const inLinks: typeof browser.inPage = (path, work, options) =>
  browser.inPage(
    '/console/login',
    async (page, context) => {
      const { cookie = '' } = browser.world.browser(options?.as ?? 'director')
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true }])
      await page.goto(`${browser.base}${path}`)
      await work(page, context)
    },
    { permissions: ['clipboard-read', 'clipboard-write'], ...options },
  )

test('a director copies, shows and opens the pages of an event', () =>
  inLinks('/console/e/S-110/links', async page => {
    await page.getByRole('button', { name: 'Copy: Results', exact: true }).click()
    await page.getByRole('button', { name: 'Copied: Results', exact: true }).waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toMatch(/\/e\/S-110\/results\//)
    expect(await page.getByRole('link', { name: 'Open: Results', exact: true }).getAttribute('href')).toBe(copied)
    expect((await fetch(copied.replace(/^https?:\/\/[^/]+/, browser.base))).status).toBe(200)

    await page.getByRole('button', { name: 'Code: Tee sheet', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Tee sheet' })
    await dialog.getByRole('img', { name: 'Code that opens Tee sheet' }).waitFor()
    await dialog.getByText(/\/e\/S-110\/teeSheet\//).waitFor()
    await looksRight(page, 'links-code')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await looksRight(page, 'links')
  }))

test('a link is copied over plain http, where pages have no clipboard', () =>
  inLinks('/console/e/S-110/links', async (page, context) => {
    await context.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
    await page.reload()
    await page.getByRole('button', { name: 'Copy: Results', exact: true }).click()
    await page.getByRole('button', { name: 'Copied: Results', exact: true }).and(page.locator(':focus')).waitFor()
    await page.getByLabel('Find a player').focus()
    await page.keyboard.press('Control+v')
    expect(await page.getByLabel('Find a player').inputValue()).toBe(
      await page.getByRole('link', { name: 'Open: Results', exact: true }).getAttribute('href'),
    )
  }))

test('the address of a screen on a wall has what was chosen, and the screen shows that alone', () =>
  inLinks('/console/e/S-110/links', async (page, context) => {
    const address = async () => String(await page.getByRole('link', { name: 'Open: Wall screen' }).getAttribute('href'))
    expect(await address()).toMatch(/\/e\/S-110\/results\/[^/]+\/tv$/)
    const boards = page.getByRole('group', { name: 'Leaderboards' })
    await boards.getByRole('checkbox').first().uncheck()
    await page.getByText('18 rows, read from 5 m').click()
    await page.getByLabel('Seconds per slide').fill('2')
    await page.getByText('From 3 to 300 seconds.').waitFor()
    expect(await page.getByRole('link', { name: 'Open: Wall screen' }).count()).toBe(0)
    await page.getByLabel('Seconds per slide').fill('20')
    await page.getByLabel('Message').fill('Prizes at 18:00')
    expect(await address()).toMatch(/\/tv\?rows=18&seconds=20&boards=\d+&message=Prizes\+at\+18%3A00$/)
    await looksRight(page, 'links-screen')
    const wall = await context.newPage()
    await wall.goto((await address()).replace(/^https?:\/\/[^/]+/, browser.base))
    await wall.getByText('Prizes at 18:00').first().waitFor({ state: 'attached' })
    const shown = await wall
      .locator('[data-slide^=board-]')
      .evaluateAll(slides => [...new Set(slides.map(slide => slide.getAttribute('data-slide')?.split('-')[1]))])
    expect(shown).toEqual([/boards=(\d+)/.exec(await address())?.[1]])
  }))

test('the links of one player are found by name', () =>
  inLinks('/console/e/S-110/links', async page => {
    await page.getByLabel('Find a player').fill('silva')
    const scoring = page.getByRole('link', { name: 'Open: Scoring, Silva, Ana' })
    expect(await scoring.getAttribute('href')).toMatch(/\/p\/S-110\/scoring\/1\//)
    await page.getByLabel('Find a player').fill('zebra')
    await page.getByText('Nobody called “zebra” is registered.').waitFor()
  }))

test('a link that is made anew ends the old one', () =>
  inLinks('/console/e/S-110/links', async page => {
    const open = page.getByRole('link', { name: 'Open: Players', exact: true })
    const old = String(await open.getAttribute('href'))
    await page.getByRole('button', { name: 'Menu for Players', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Make a new link' }).click()
    const dialog = page.getByRole('dialog', { name: 'A new link: Players?' })
    await looksRight(page, 'links-new')
    await dialog.getByRole('button', { name: 'Make a new link' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => open.getAttribute('href')).not.toBe(old)
    expect((await fetch(String(await open.getAttribute('href')))).status).toBe(200)
    await expect.poll(async () => (await fetch(old)).status, { timeout: atMost(10_000) }).toBe(404)
  }))

test('before a link is made anew the dialog names the printed cards that carry its code', () =>
  inLinks('/console/e/S-110/links', async page => {
    const staff = staffCalls(browser.world)
    const given = { params: { eventId: 'S-110', document: 'scorecards' } } as const
    const { documents } = await staff.call('listDocuments', { params: { eventId: 'S-110' } })
    const pages = documents.find(({ document }) => document === 'scorecards')?.pages ?? []
    expect(pages.length).toBeGreaterThan(0)
    const body = { pages: pages.map(({ page, version }) => ({ page, version })) }
    await staff.call('markPrinted', { ...given, body })
    await page.getByRole('button', { name: 'Menu for Players', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Make a new link' }).click()
    const players = page.getByRole('dialog', { name: 'A new link: Players?' })
    await players.getByText('No ranking, no readiness rule and no printed paper is affected.').waitFor()
    await players.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Find a player').fill('silva')
    await page.getByRole('button', { name: 'Menu for Scoring, Silva, Ana' }).click()
    await page.getByRole('menuitem', { name: 'Make a new link' }).click()
    const scoring = page.getByRole('dialog', { name: 'A new link: Scoring, Silva, Ana?' })
    await scoring.getByText(/^Paper out of date: Scorecards/).waitFor()
    await looksRight(page, 'links-new-papers')
  }))

test('who may not make links anew is not offered it', () =>
  inLinks(
    '/console/e/S-110/links',
    async page => {
      await page.getByRole('button', { name: 'Copy: Players', exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'Menu for Players', exact: true }).count()).toBe(0)
    },
    { as: 'starter' },
  ))
