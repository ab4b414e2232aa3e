/** Privacy in a real browser: what is kept about a player, as a file, and gone. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
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
const path = '/console/operator/privacy'

async function find(page: Page, by: string): Promise<void> {
  await page.getByRole('searchbox').fill(by)
  await page.keyboard.press('Enter')
}

test('a player is found by mail, saved as a file, and erased by whoever types the name', async () => {
  // The last login is so long ago that the deeds ask for another one.
  browser.world.setClock('2026-05-01T09:30:00Z')
  await browser.inPage(
    path,
    async page => {
      await find(page, 'nobody@example.com')
      await page.getByText('No player matches').waitFor()
      await find(page, 'ana@example.com')
      await page.getByRole('heading', { name: 'Ana Silva' }).waitFor()
      await page.getByText('2 memberships').waitFor()

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as a file: everything about Ana Silva' }).click()
      await page.getByRole('dialog', { name: 'Is it still you?' }).waitFor()
      await page.keyboard.type(passwordOfAll)
      await page.keyboard.press('Enter')
      const file = await download
      expect(file.suggestedFilename()).toBe('player-1.json')
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        playerId: 1,
        profile: { lastName: 'Silva' },
      })

      await page.getByRole('button', { name: 'Erase Ana Silva' }).click()
      const dialog = page.getByRole('dialog', { name: 'Erase Ana Silva?' })
      await dialog.getByText(/^Stays as “Withdrawn player 1”, because results depend on it/).waitFor()
      expect(await hindrances(page)).toEqual([])
      const erase = dialog.getByRole('button', { name: 'Erase' })
      await dialog.getByRole('textbox').fill('Ana Sil')
      expect(await erase.isDisabled()).toBe(true)
      await dialog.getByRole('textbox').fill('ana silva')
      // She is registered for what is not over.
      expect(await erase.isDisabled()).toBe(true)
      await dialog.getByRole('checkbox').check()
      await erase.click()
      await page.getByRole('main').getByText('Player 1 is erased. Keep this number with your backups').waitFor()
      await find(page, '1')
      await page.getByRole('heading', { name: 'Withdrawn player 1' }).waitFor()
      await page.getByText('This player has been erased').waitFor()
      expect(await page.getByRole('button', { name: /^Erase/ }).count()).toBe(0)
    },
    operator,
  )
})

test.each([
  ['a desk', {}],
  ['a desk in the dark', { colorScheme: 'dark' }],
  ['a phone', { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }],
] as const)('nothing hinders anybody, person and dialog, on %s', (_, options) =>
  browser.inPage(
    path,
    async page => {
      await find(page, '1')
      await page.getByText('2 memberships').waitFor()
      expect(await hindrances(page)).toEqual([])
      await page.getByRole('button', { name: 'Erase Ana Silva' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await hindrances(page)).toEqual([])
      const width = await page.evaluate<number>('document.documentElement.clientWidth')
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    },
    { ...operator, ...options },
  ),
)

test('who does not run the installation finds nobody', () =>
  browser.inPage(path, async page => {
    await page.getByRole('heading', { name: 'This is for operators only' }).waitFor()
    expect(await page.getByRole('searchbox').count()).toBe(0)
  }))
