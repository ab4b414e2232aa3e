/** Who gets in, in a real browser: logging in again for a deed that changes who gets in. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfTest } from '../test/testCodes.ts'
import { passwordOfAll, type WorldAccount } from '../test/world.rows.ts'
import { worldNow } from '../test/world.ts'
import { type ConsoleBrowser, openLoggedOut, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())
beforeEach(() => browser.world.setClock(worldNow))

const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

async function logIn(page: Page, as: WorldAccount): Promise<void> {
  await page.getByLabel('E-mail').fill(`${as}@example.com`)
  await page.getByLabel('Password').fill(passwordOfAll)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The last login is so long ago that deeds which change who gets in ask for another one. */
const grownOld = () => browser.world.setClock('2026-05-01T09:30:00Z')

test('a deed that needs a fresh login asks for it in a dialog, and goes on by itself', async () => {
  grownOld()
  await browser.inPage(
    '/console/account',
    async (page, context) => {
      await account(page)
      await page.getByLabel('Current password').fill(passwordOfAll)
      await page.getByLabel('New password').fill('a walk before dawn')
      await page.getByRole('button', { name: 'Change the password' }).click()
      const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('This needs a login within the last ten minutes').waitFor()

      await page.getByRole('button', { name: 'Change the password' }).click()
      await dialog.waitFor()
      // The password has the focus.
      await page.keyboard.type('not my password')
      await page.keyboard.press('Enter')
      await dialog.getByText('The e-mail address and the password do not match').waitFor()
      const [before] = await context.cookies()
      await dialog.getByLabel('Password').fill(passwordOfAll)
      await page.keyboard.press('Enter')
      await page.locator('#main').getByText('The password has been changed.').waitFor()
      const [after] = await context.cookies()
      expect(after?.value).not.toBe(before?.value)
    },
    { as: 'scorer' },
  )
})

test('an app for codes is set up, its recovery codes are shown once, and the next login asks for a code', () =>
  browser.inPage(
    '/console/account',
    async page => {
      await account(page)
      await page.getByRole('button', { name: 'Switch on' }).click()
      const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
      await dialog.getByRole('img', { name: 'Code for the app' }).waitFor()
      await looksRight(page, 'codes')
      const key = (await dialog.locator('.code-key').innerText()).replaceAll(' ', '')
      await dialog.getByLabel('Code', { exact: true }).fill(codeOfTest(0, key))
      await page.keyboard.press('Enter')
      const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
      await codes.waitFor()
      const recoveryCodes = await codes.getByRole('listitem').allInnerTexts()
      expect(recoveryCodes).toHaveLength(10)
      await looksRight(page, 'recovery')
      await page.getByRole('button', { name: 'I have saved them' }).click()
      await page.getByText('10 recovery codes left').waitFor()
      await looksRight(page, 'account')

      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await logIn(page, 'starter')
      await page.getByRole('heading', { name: 'Your code' }).waitFor()
      await looksRight(page, 'code')
      await page.getByLabel('Code').fill(codeOfTest(0, key))
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('This code is wrong or has already been used').waitFor()
      await page.getByLabel('Code').fill(String(recoveryCodes[3]).toLowerCase())
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.waitForURL('**/console/c/**')

      await openLoggedOut(page, `${browser.base}/console/account`)
      await logIn(page, 'starter')
      await page.getByLabel('Code').fill(codeOfTest(30, key))
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('9 recovery codes left').waitFor()
      grownOld()
      await page.getByRole('button', { name: 'Switch off' }).click()
      const fresh = page.getByRole('dialog', { name: 'Is it still you?' })
      await fresh.getByLabel('Password').fill(passwordOfAll)
      await fresh.getByLabel('Code').fill(String(recoveryCodes[4]))
      await looksRight(page, 'fresh')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Switch on' }).waitFor()
    },
    { as: 'starter' },
  ))

test('who runs a production installation is led to the second step, and the console opens behind it', async () => {
  const production = await startConsole('127.0.0.1', { ENVIRONMENT: 'production' })
  try {
    await production.world.rows("insert into administrator_community values (1, 18, 'manager')")
    await production.inPage(
      '/console/c/1/events',
      async page => {
        await account(page)
        await page.getByText('Set up a second step here first').waitFor()
        await page.waitForLoadState('networkidle')
        await looksRight(page, 'heldBack')
        await page.getByRole('button', { name: 'Switch on' }).click()
        const key = (await page.locator('.code-key').innerText()).replaceAll(' ', '')
        await page.getByLabel('Code', { exact: true }).fill(codeOfTest(0, key))
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: 'I have saved them' }).click()
        await page.getByText('10 recovery codes left').waitFor()
        expect(await page.getByText('Set up a second step here first').count()).toBe(0)
        await page.getByRole('link', { name: 'Events' }).first().click()
        await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
      },
      { as: 'operator' },
    )
  } finally {
    await production.close()
  }
})

test('an owner without a second step is asked for one at home, a director is not', async () => {
  const asked = 'Protect your account with a second step'
  await browser.inPage(
    '/console/c/1',
    async page => {
      await page.getByRole('link', { name: asked }).click()
      await page.getByRole('heading', { name: 'Second step' }).waitFor()
    },
    { as: 'manager' },
  )
  await browser.inPage('/console/c/1', async page => {
    await page.getByRole('heading', { name: 'Needs you' }).waitFor()
    expect(await page.getByRole('link', { name: asked }).count()).toBe(0)
  })
})
