/** What people choose for their own account, in a real browser: it holds on every device. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const path = '/console/account'

test('the language that a person chooses is the language of the console, at once and on another device', async () => {
  const as = 'starter' as const
  await browser.inPage(
    path,
    async page => {
      await page.getByLabel('Language').selectOption('Português')
      await page.getByLabel('Name', { exact: true }).fill('Gil Nunes')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { level: 1, name: 'A sua conta' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT')
      await page.getByRole('heading', { name: 'Gil Nunes' }).waitFor()
      await page.waitForLoadState('networkidle')
      await looksRight(page, 'account-pt')
    },
    { as },
  )
  await browser.inPage(
    '/console/c/1/events',
    async page => void (await page.getByRole('heading', { level: 1, name: 'Provas' }).waitFor()),
    { as },
  )
})

test('letter keys that a person switches off do nothing, on another device too', async () => {
  const as = 'scorer' as const
  await browser.inPage(
    path,
    async page => {
      await page.getByLabel('Letter keys').uncheck()
      await expect.poll(() => page.getByLabel('Letter keys').isEnabled()).toBe(true)
      expect(await page.getByLabel('Letter keys').isChecked()).toBe(false)
    },
    { as },
  )
  await browser.inPage(
    '/console/c/1/events',
    async page => {
      await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
      await page.keyboard.press('g')
      await page.keyboard.press('h')
      // A combination is no letter, and works: when the palette is open, the letters before it have come to nothing.
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      expect(new URL(page.url()).pathname).toBe('/console/c/1/events')
    },
    { as },
  )
})

test('a director says which player she is, and that player does not score with a link', () =>
  browser.inPage(path, async page => {
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Which player are you?' })
    await dialog.getByLabel('Your name').fill('silva')
    await dialog.getByRole('radio', { name: /Ana Silva/ }).check()
    await looksRight(page, 'account-player')
    await dialog.getByRole('button', { name: 'That is me' }).click()
    await page.getByText('Ana Silva').waitFor()
    await expect
      .poll(() => browser.world.rows(`select player_id from administrator where email = 'director@example.com'`))
      .toEqual([{ player_id: 1 }])
    await page.getByRole('button', { name: 'I do not play' }).click()
    await page.getByText('No player chosen yet').waitFor()
  }))
