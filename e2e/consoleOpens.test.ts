/** What a screen of the console reads when it opens, and that no change is lost between what was read and the stream. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf } from '../contract/site/consoleScreens.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

// Not a page of the console: what it still reads would count.
const elsewhere = '/health/live'
const event = { eventId: 'S-110' }
const sheet = pathOf('teeSheet', event)

function putAnaInto(teePairingId: number): Promise<unknown> {
  return browser.world.call('assignPlayersToTeePairings', { params: event, body: [{ teePairingId, playerIds: [1] }] })
}

const groupOfAna = (page: Page) => (id: number) => page.locator(`[data-place="${id}"]`, { hasText: 'Ana Silva' })

const addressesOfAnswers = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => /\/(v1|console\/api)\//.test(request.url()) && asked.push(request.url()))
  return asked
}
const twice = (asked: readonly string[]) => asked.filter((url, at) => asked.indexOf(url) !== at)

test.each(['overview', 'teeSheet', 'players', 'flights', 'cards', 'leaderboards', 'links', 'control'] as const)(
  '%s reads nothing twice when it opens',
  name =>
    browser.inPage(elsewhere, async page => {
      const asked = addressesOfAnswers(page)
      // On a busy machine the network is idle for a moment before the stream begins.
      const stream = page.waitForRequest(request => request.url().includes('/stream?from='))
      await page.goto(`${browser.base}${pathOf(name, event)}`, { waitUntil: 'networkidle' })
      await stream
      expect(twice(asked)).toEqual([])
    }),
)

test.each(['account', 'home'] as const)('%s, which has no stream, reads nothing twice when it opens', name =>
  browser.inPage(elsewhere, async page => {
    const asked = addressesOfAnswers(page)
    await page.goto(`${browser.base}${pathOf(name, { communityId: '1' })}`, { waitUntil: 'networkidle' })
    expect(asked).not.toEqual([])
    expect(twice(asked)).toEqual([])
  }),
)

test('a change after a screen was read and before its stream is open is shown', () =>
  browser.inPage(elsewhere, async page => {
    await putAnaInto(5021)
    const group = groupOfAna(page)
    await page.route('**/stream*', async route => {
      await group(5021).first().waitFor()
      await putAnaInto(5022)
      await route.continue()
    })
    await page.goto(`${browser.base}${sheet}`)
    await group(5022).first().waitFor()
  }))

test('an event that is opened again shows what changed meanwhile', () =>
  browser.inPage(`${pathOf('events', { communityId: '1' })}?when=past`, async page => {
    await putAnaInto(5021)
    const group = groupOfAna(page)
    const medal = page.locator('a[href="/console/e/S-110"]').first()
    await medal.click()
    await page.locator(`a[href="${sheet}"]`).first().click()
    await group(5021).first().waitFor()
    await page.goBack()
    await page.goBack()
    await medal.waitFor()
    await putAnaInto(5022)
    await page.goForward()
    await page.goForward()
    await group(5022).first().waitFor()
  }))

test('a tab that joins the stream of another hears what was told between what it read and then', () =>
  browser.inPage(sheet, async (first, context) => {
    await first.getByText('Live', { exact: true }).first().waitFor()
    const second = await context.newPage()
    await second.route(
      '**/console/api/events/S-110',
      async route => {
        const response = await route.fetch()
        const told = first.waitForResponse('**/console/api/events/S-110')
        await browser.world.call('setEventState', { params: event, body: { state: 'cancelled' } })
        await told
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await second.goto(`${browser.base}${pathOf('overview', event)}`)
    await second.getByText('Cancelled', { exact: true }).first().waitFor()
  }))
