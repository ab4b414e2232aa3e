/** What somebody does the moment that a screen shows is heard: no hand waits for the next picture. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

/** Does `deed` in the step in which `shown` comes to stand in the page. */
const atOnce = (shown: string, deed: string) => `
  const watch = new MutationObserver(() => {
    if (![...document.querySelectorAll('button')].some(one => one.textContent.includes('${shown}'))) return
    watch.disconnect()
    ${deed}
  })
  watch.observe(document, { childList: true, subtree: true })`

/** The screen at `path`, where `deed` is done as soon as the button `shown` shows. */
const doing = (path: string, shown: string, deed: string, then: (page: Page) => Promise<void>) =>
  browser.inPage('/console', async (page, context) => {
    await context.addInitScript(atOnce(shown, deed))
    await page.goto(`${browser.base}${path}`)
    await then(page)
  })

test('a list that is pasted at once is read', () =>
  doing(
    '/console/e/S-110/players/import',
    'Read the list',
    `const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Name\\tIndex\\nNobody, Known\\t7,0')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))`,
    page => page.getByText('What the columns hold').waitFor(),
  ))

test('a key that is pressed at once works', () =>
  doing(
    '/console/c/1/events',
    'New event',
    `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))`,
    page => page.getByRole('radio', { name: /Member-guest/ }).waitFor(),
  ))
