/** The control room: what phones say is there at once, trouble stands first, and play stops and goes on in one step. */
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entry, results, start } from '../test/testCards.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

const room = '/console/e/S-110/control'
let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await start(browser.world)
  await browser.world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [
      { teePairingId: 5021, playerIds: [1, 3] },
      { teePairingId: 5022, playerIds: [2] },
    ],
  })
})
afterAll(() => browser.close())

const row = (page: Page, group: number) => page.locator(`[data-group="${group}"]`)
const order = (page: Page) =>
  page.locator('[data-group]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.group))

test('a score of a phone moves its group, a difference brings it to the top, and a line opens the cards', () =>
  browser.inPage(room, async page => {
    const { world } = browser
    await row(page, 5022).getByText('Thru F').waitFor()
    await page.locator('.status-line').getByText('Live', { exact: true }).waitFor()
    await results(world, [entry({ playerId: 1, scorer: 3 }), entry()])
    await row(page, 5021).getByText('1 of 18').waitFor()
    expect(await order(page)).toEqual(['5021', '5022', '-'])
    await page.locator('[data-hole="2"]').getByText('Group 1').waitFor()
    await results(world, [entry({ scorer: 3, strokes: 7 })])
    await row(page, 5021).getByText('1 hole differs').waitFor()
    expect(await hindrances(page)).toEqual([])
    await row(page, 5021).getByRole('link').click()
    await page.locator('[data-card="P-3"]').getByText('Hole 1: Ana Silva has 5, Carla Dias has 7.').waitFor()
  }))

test('what a phone says before the stream is open is shown, here by a tab that takes over from one that closes', () =>
  browser.inPage(room, async (page, context) => {
    await page.locator('.status-line').getByText('Live', { exact: true }).waitFor()
    const next = await context.newPage()
    const held = new Promise<Route>(resolve => next.route('**/stream*', resolve))
    await next.goto(page.url())
    await row(next, 5021).getByText('1 of 18').waitFor()
    await page.close()
    const stream = await held
    await results(browser.world, [entry({ hole: 2 }), entry({ playerId: 1, scorer: 3, hole: 2 })])
    await stream.continue()
    await row(next, 5021).getByText('2 of 18').waitFor()
  }))

test('play is suspended without a word to type and resumed, as every page says', () =>
  browser.inPage(
    room,
    async page => {
      await page.getByRole('button', { name: 'Suspend play' }).click()
      const dialog = page.getByRole('dialog')
      const reasons = dialog.getByRole('group', { name: 'Why' }).getByRole('radio')
      await reasons.nth(3).waitFor()
      expect(await reasons.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))).toEqual([
        'lightning',
        'darkness',
        'course',
        'other',
      ])
      await dialog.getByText('Darkness').click()
      await dialog.getByRole('button', { name: 'Suspend play' }).click()
      await page.getByRole('button', { name: 'Resume play' }).waitFor()
      const { url } = await browser.world.call('getResultsLink', { params: { eventId: 'S-110' } })
      const results = await browser.world.app.inject({ url: new URL(url).pathname })
      expect(results.payload).toContain('Darkness')
      await page.getByRole('button', { name: 'Resume play' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Resume play' }).click()
      await page.getByRole('button', { name: 'Suspend play' }).waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    },
    { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
  ))

test('a phrase without a reason offers the usual ones, and another reason needs no word either', () =>
  browser.inPage(room, async page => {
    const reasonOf = async () =>
      (
        await browser.world.rows(
          "select after ->> 'reason' as reason from audit where action = 'event.stateSet' order by audit_id desc limit 1",
        )
      )[0]
    await page.getByRole('button', { name: 'Suspend play' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('suspend')
    const options = page.getByRole('option', { name: /^Suspend play/ })
    await options.nth(3).waitFor()
    expect(await options.locator('small').allTextContents()).toEqual([
      'Lightning',
      'Darkness',
      'Course conditions',
      'Another reason',
    ])
    await page.keyboard.type(' co')
    await options.nth(1).waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Resume play' }).click()
    expect(await reasonOf()).toEqual({ reason: 'Course conditions' })
    await page.getByRole('dialog').getByRole('button', { name: 'Resume play' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Suspend play' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Other', { exact: true }).click()
    await dialog.getByLabel('In your own words').waitFor()
    await dialog.getByRole('button', { name: 'Suspend play' }).click()
    await page.getByRole('button', { name: 'Resume play' }).click()
    expect(await reasonOf()).toEqual({ reason: 'Another reason' })
    await page.getByRole('dialog').getByRole('button', { name: 'Resume play' }).click()
    await page.getByRole('button', { name: 'Suspend play' }).waitFor()
  }))

test('who may not suspend play is not offered it', () =>
  browser.inPage(
    room,
    async page => {
      await row(page, 5021).waitFor()
      expect(await page.getByRole('button', { name: 'Suspend play' }).count()).toBe(0)
    },
    { as: 'starter' },
  ))
