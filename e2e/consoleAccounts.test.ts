/** The accounts of the installation in a real browser. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passwordOfAll } from '../test/world.rows.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

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
        await page.getByRole('button', { name: 'What can be done with The director' }).click()
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
      await choose('Take away')
      await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
      await director.getByText('Operator', { exact: true }).waitFor({ state: 'detached' })
    },
    operator,
  )
})

test('the last operator stays one, and is told what to do', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByRole('button', { name: 'What can be done with The operator' }).click()
      await page.getByRole('menuitem', { name: 'Take away' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
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
