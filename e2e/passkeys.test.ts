/** Passkeys in a real browser, with a device that the browser plays. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passwordOfAll, type WorldAccount } from '../test/world.rows.ts'
import { worldNow } from '../test/world.ts'
import { type ConsoleBrowser, openLoggedOut, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole('localhost')
})
afterAll(() => browser.close())
beforeEach(() => browser.world.setClock(worldNow))

/** A device with a passkey for each account, whose owner always agrees. */
async function withDevice(page: Page, context: BrowserContext): Promise<void> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function logIn(page: Page, as: WorldAccount): Promise<void> {
  await page.getByLabel('E-mail').fill(`${as}@example.com`)
  await page.getByLabel('Password').fill(passwordOfAll)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The last login is so long ago that deeds which change who gets in ask for another one. */
const grownOld = () => browser.world.setClock('2026-05-01T09:30:00Z')

test('a passkey is added, logs in alone, proves for dangerous deeds that it is still the same person, and is removed', () =>
  browser.inPage('/console/account', async (page, context) => {
    await withDevice(page, context)
    await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
    await looksRight(page, 'login')
    await logIn(page, 'shop')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name').fill('The counter')
    await looksRight(page, 'addPasskey')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(/^passkey, added/).waitFor()
    await looksRight(page, 'passkeys')

    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.waitForURL('**/console/login')
    await page.goto(`${browser.base}/console/login?to=/console/account`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText(/^passkey, last used/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/console/account')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ httpOnly: true, secure: true })

    grownOld()
    await page.getByRole('button', { name: 'Remove the passkey The counter' }).click()
    const fresh = page.getByRole('dialog', { name: 'Is it still you?' })
    // A password alone would prove less than the account has.
    expect(await fresh.getByLabel('Password').count()).toBe(0)
    await looksRight(page, 'freshPasskey')
    await fresh.getByRole('button', { name: 'Use your passkey' }).click()
    await page.getByText(/^passkey, last used/).waitFor({ state: 'detached' })
    expect(await browser.world.rows('select * from passkey')).toEqual([])
  }))

test('a password alone still logs in an account with a passkey, but changes nothing of who gets in', () =>
  browser.inPage('/console/account', async (page, context) => {
    await withDevice(page, context)
    await logIn(page, 'viewer')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(/^passkey, added/).waitFor()
    await openLoggedOut(page, `${browser.base}/console/account`)
    await logIn(page, 'viewer')
    await page.getByRole('button', { name: 'Switch on' }).click()
    const fresh = page.getByRole('dialog', { name: 'Is it still you?' })
    await fresh.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('This needs your second factor.').waitFor()
  }))

test('a device that knows no passkey says so, and the form is still there', () =>
  browser.inPage('/console/login', async (page, context) => {
    const cdp = await context.newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, automaticPresenceSimulation: true },
    })
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('No passkey was used. Try again, or log in with your password.').waitFor()
    await logIn(page, 'director')
    await page.waitForURL('**/console/c/**')
  }))

test('without a script there is the form alone', () =>
  browser.inPage(
    '/console/login',
    async page => {
      expect(await page.getByRole('button', { name: 'Log in with a passkey' }).isVisible()).toBe(false)
      await logIn(page, 'director')
      await page.waitForURL(/\/console$/)
    },
    { javaScriptEnabled: false },
  ))
