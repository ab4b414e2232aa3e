/** Who works for a club, in a real browser: the owner invites, changes and removes; nobody else sees the screen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const path = '/console/c/1/staff'

test('an owner invites somebody, ends the invitation, changes a role and removes a role', () =>
  browser.inPage(
    path,
    async page => {
      const line = (text: string) => page.getByRole('listitem').filter({ hasText: text })
      await page.getByRole('button', { name: 'Invite' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-mail').fill('rui@example.com')
      await dialog.getByLabel('Role').selectOption('starter')
      await dialog.getByText('Checks players in and sends groups off.').waitFor()
      await dialog.getByRole('button', { name: 'Invite' }).click()
      expect(await dialog.getByLabel('Link').inputValue()).toMatch(/\/console\/invitation\/.{40,}$/)
      await dialog.getByRole('button', { name: 'Done' }).click()
      await looksRight(page, 'staff')
      await line('rui@example.com').getByRole('button', { name: 'End the invitation of rui@example.com' }).click()
      await expect.poll(() => line('rui@example.com').count()).toBe(0)

      await line('starter@example.com').getByRole('combobox').selectOption('scorer')
      const roleOf = () =>
        browser.world.rows<{ role: string }>(
          `select role from administrator_community c join administrator a using (administrator_id)
            where a.email = 'starter@example.com' and c.community_id = 1`,
        )
      await expect.poll(async () => (await roleOf())[0]?.role).toBe('scorer')
      await line('starter@example.com')
        .getByRole('button', { name: /^Remove/ })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect.poll(roleOf).toEqual([])

      // The last owner stays one, and reads why.
      await line('manager@example.com').getByRole('combobox').selectOption('viewer')
      await page.getByText('A community must keep at least one owner').waitFor()
    },
    { as: 'manager' },
  ))

test('a director is not offered the screen, and its address says whom to ask', () =>
  browser.inPage(path, async page => {
    await page.getByText(/Ask/).first().waitFor()
    expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0)
  }))
