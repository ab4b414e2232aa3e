/** The communities and the health of an installation in a real browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const operator = { as: 'operator' } as const
const path = '/console/operator/communities'

test('a club with groups and the link of its owner are made with four fields and a press, and stand in the list', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByRole('button', { name: 'New', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await page.keyboard.type('Dunas Golf')
      await dialog.getByRole('textbox', { name: 'Groups' }).fill('Seniors, Ladies')
      await dialog.getByLabel('Owner’s e-mail').fill('rui@example.com')
      await page.keyboard.press('Enter')
      await dialog.getByText('send this link to rui@example.com yourself').waitFor()
      expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toMatch(/\/console\/invitation\/\S{20}/)
      expect(await hindrances(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Done' }).click()
      const row = page.getByRole('row', { name: /^Dunas Golf/ })
      expect(await row.innerText()).toMatch(/club · no owner/)
      await page.getByRole('row', { name: /^Seniors/ }).waitFor()
      // The same name again is refused beside what was typed, which stays.
      await page.getByRole('button', { name: 'New', exact: true }).click()
      await page.keyboard.type('dunas golf')
      await page.keyboard.press('Enter')
      await dialog.getByRole('alert').getByText('Dunas Golf').waitFor()
      expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('dunas golf')
    },
    operator,
  ))

test('what asks for somebody is said in words', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByText('The server makes no backups. Set BACKUP_DIR').waitFor()
      await page.getByText(/answers in [0-9.]+ ms/).waitFor()
      await browser.world.rows(
        `insert into backup_run (slot, began_at, ended_at, file, bytes, tried_at, trouble)
          values (now(), now(), now(), 'x.gz', 5000000, null, '{"code":"backups.trialFailed","values":{"reason":"no room"}}')`,
      )
      await page.getByRole('button', { name: 'Check again' }).click()
      await page.getByText('the trial restore failed: no room').waitFor()
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
      await page.getByText(/^Slowest statement/).click()
      await page
        .getByRole('row', { name: /^Alvor/ })
        .first()
        .waitFor()
      expect(await hindrances(page)).toEqual([])
      const width = await page.evaluate<number>('document.documentElement.clientWidth')
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    },
    { ...operator, ...options },
  ),
)
