/** Who gets in, in a real browser: logging in again for a deed that changes who gets in. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordOfAll, type WorldAccount } from '../test/world.rows.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
}, 60_000)
afterAll(() => browser.close())

const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

/** The login of the account is so long ago that deeds which change who gets in ask for another one. */
async function grownOld(as: WorldAccount): Promise<void> {
  await browser.world.rows(
    `update session set proved_at = '2026-05-01T08:00:00Z'
     where administrator_id = (select administrator_id from administrator where email = '${as}@example.com')`,
  )
  // What a server keeps of a session for a second.
  await new Promise(done => setTimeout(done, 1100))
}

test('a deed that needs a fresh login asks for it in a dialog, and goes on by itself', async () => {
  await grownOld('scorer')
  await browser.inPage(
    '/console/account',
    async (page, context) => {
      await account(page)
      await page.getByLabel('Present password').fill(passwordOfAll)
      await page.getByLabel('New password').fill('a walk before dawn')
      await page.getByRole('button', { name: 'Change the password' }).click()
      const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('Only somebody who logged in within the last ten minutes').waitFor()

      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.keyboard.type('not my password')
      await page.keyboard.press('Enter')
      await dialog.getByText('E-mail and password do not belong together').waitFor()
      const [before] = await context.cookies()
      await dialog.getByLabel('Password').fill(passwordOfAll)
      await page.keyboard.press('Enter')
      await page.locator('#main').getByText('The password is changed.').waitFor()
      const [after] = await context.cookies()
      expect(after?.value).not.toBe(before?.value)
    },
    { as: 'scorer' },
  )
})
