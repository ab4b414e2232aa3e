/** The accounts of the installation in a real browser. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passwordOfAll } from '../test/world.rows.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeEach(async () => {
  browser = await startConsole()
})
afterEach(() => browser.close())

const operator = { as: 'operator' } as const
const path = '/console/operator/accounts'

test('somebody is found, made an operator after logging in again, and is none again', () => {
  // The last login is so long ago that the deed asks for another one.
  browser.world.setClock('2026-05-01T09:30:00Z')
  return browser.inPage(
    path,
    async page => {
      const lines = page.getByRole('main').getByRole('listitem')
      await lines.filter({ hasText: 'The operator' }).waitFor()
      await page.getByRole('searchbox', { name: 'Find an account' }).fill('DIRECTOR@')
      await lines.filter({ hasText: 'The operator' }).waitFor({ state: 'detached' })
      const director = lines.filter({ hasText: 'The director' })
      expect(await director.innerText()).toMatch(/password only · Alvor Golf Club \(Director\)/)
      const choose = async (item: string) => {
        await page.getByRole('button', { name: 'Actions for The director' }).click()
        await page.getByRole('menuitem', { name: item }).click()
      }
      await choose('Make an operator')
      const dialog = page.getByRole('dialog', { name: 'Make The director an operator?' })
      await dialog.waitFor()
      expect(await hindrances(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Make an operator' }).click()
      await page.getByRole('dialog', { name: 'Is it still you?' }).waitFor()
      await page.keyboard.type(passwordOfAll)
      await page.keyboard.press('Enter')
      await director.getByText('Operator', { exact: true }).waitFor()
      await choose('Remove as operator')
      await page.getByRole('dialog').getByRole('button', { name: 'Remove as operator' }).click()
      await director.getByText('Operator', { exact: true }).waitFor({ state: 'detached' })
    },
    operator,
  )
})

test('an account is blocked with a warning that names what nobody owns then, cannot log in, and is allowed again', () =>
  browser.inPage(
    path,
    async (page, context) => {
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'manager@example.com' })
      const choose = async (item: string) => {
        await page.getByRole('button', { name: 'Actions for The manager' }).click()
        await page.getByRole('menuitem', { name: item }).click()
      }
      await choose('Block')
      const dialog = page.getByRole('dialog', { name: 'Block the account of The manager?' })
      await dialog.getByText('The manager is the only owner of Alvor Golf Club.').waitFor()
      expect(await hindrances(page)).toEqual([])
      await looksRight(page, 'accounts-block')
      await dialog.getByRole('button', { name: 'Block' }).click()
      await line.getByText(/^Blocked /).waitFor()
      expect(await hindrances(page)).toEqual([])
      await looksRight(page, 'accounts-blocked')

      const other = await context.browser()?.newContext()
      const login = await other?.newPage()
      await login?.goto(`${browser.base}/console/login`)
      const logIn = async () => {
        await login?.getByLabel('E-mail').fill('manager@example.com')
        await login?.getByLabel('Password').fill(passwordOfAll)
        await login?.getByRole('button', { name: 'Log in', exact: true }).click()
      }
      await logIn()
      await login?.getByText('The e-mail address and the password do not match').waitFor()
      await choose('Unblock')
      await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
      await line.getByText(/^Blocked /).waitFor({ state: 'detached' })
      await logIn()
      await login?.getByRole('navigation', { name: 'Console' }).waitFor()
      await other?.close()
    },
    operator,
  ))

test('nobody is offered to block the own account', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByRole('button', { name: 'Actions for The operator' }).click()
      await page.getByRole('menuitem', { name: 'Remove as operator' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Block' }).count()).toBe(0)
    },
    operator,
  ))

test('the last operator stays one, and is told what to do', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByRole('button', { name: 'Actions for The operator' }).click()
      await page.getByRole('menuitem', { name: 'Remove as operator' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove as operator' }).click()
      await page.getByRole('alert').getByText('Make somebody else an operator first').waitFor()
    },
    operator,
  ))

test.each([
  ['a desk', {}],
  ['a desk in the dark', { colorScheme: 'dark' }],
  ['a phone', { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }],
] as const)('nothing hinders anybody on %s', (_, options) =>
  browser.inPage(
    path,
    async page => {
      await page.getByText('The scorer').waitFor()
      expect(await hindrances(page)).toEqual([])
      const width = await page.evaluate<number>('document.documentElement.clientWidth')
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    },
    { ...operator, ...options },
  ),
)
