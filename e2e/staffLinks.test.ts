/** A helper at the desk with a link: a browser that is logged in nowhere, beside that of the director. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

/** The director makes a link; the helper opens it on a phone. */
async function helperPage(director: Page): Promise<Page> {
  await director.getByRole('button', { name: 'New link for a helper' }).click()
  const dialog = director.getByRole('dialog', { name: 'New link for a helper' })
  await dialog.getByLabel('Whose is it?').fill('Pedro’s phone')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const made = director.getByRole('dialog', { name: 'Check-in: Pedro’s phone' })
  const url = new URL(String(await made.getByText(/\/staff\//).textContent()))
  await looksRight(director, 'links-helper')
  await made.getByRole('button', { name: 'Close' }).last().click()
  await made.waitFor({ state: 'detached' })
  const context = await director
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  if (!context) throw new Error('There is no browser.')
  const page = await context.newPage()
  await page.goto(browser.base + url.pathname)
  return page
}

test('a helper without an account checks players in, also without a network, until the link is ended', () =>
  browser.inPage('/console/e/S-110/links', async director => {
    const helper = await helperPage(director)
    const ana = (page: Page) => page.getByRole('button', { name: 'Here: Silva, Ana' })
    const bruno = (page: Page) => page.getByRole('button', { name: 'Here: Costa, Bruno' })
    await ana(helper).tap()
    await helper.getByText(/^Saved \d/).waitFor()
    await looksRight(helper, 'helper-desk')
    await helper.context().setOffline(true)
    await bruno(helper).tap()
    await helper.getByText('1 on this device only').waitFor()
    await helper.context().setOffline(false)
    await helper.getByText(/^Saved \d/).waitFor()

    await director.goto(`${browser.base}/console/e/S-110/checkIn`)
    for (const player of [ana, bruno])
      await expect.poll(() => player(director).getAttribute('aria-pressed')).toBe('true')

    await director.goto(`${browser.base}/console/e/S-110/links`)
    await director.getByRole('button', { name: 'End: Pedro’s phone' }).click()
    const dialog = director.getByRole('dialog', { name: 'End the link of Pedro’s phone?' })
    await dialog.getByRole('button', { name: 'End', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await helper.getByText('This link has ended. Ask the committee for a new one.').waitFor()
    expect(await ana(helper).count()).toBe(0)
    await helper.reload()
    await helper.getByRole('heading', { name: 'This link has ended' }).waitFor()
    await helper.context().close()
  }))
