/** The table where cards come in, with a link on a tablet. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helperCalls } from '../test/helperCalls.ts'
import { entry, start } from '../test/testCards.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await start(browser.world)
  await browser.world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [{ teePairingId: 5021, playerIds: [1, 3] }],
  })
  await browser.world.call('recordScores', {
    params: { eventId: 'S-110' },
    body: [entry({ hole: 1, strokes: 5 }), entry({ hole: 1, strokes: 4, scorer: 3, device: 'phone-3' })],
  })
})
afterAll(() => browser.close())

test('a helper at the table resolves a difference and signs the card, and has no rulings to make', async () => {
  const { token } = await helperCalls(browser.world, 'S-110', 'cards', 'Table 1')
  await browser.inPage(
    `/staff/S-110/cards/${token}`,
    async (page, context) => {
      await context.clearCookies()
      await page.reload()
      const card = page.getByRole('form', { name: 'Carla Dias' })
      await card.getByText('Hole 1: Ana Silva has 5, Carla Dias has 4. Type what counts.').waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await hindrances(page)).toEqual([])
      }
      for (const width of [820, 390]) {
        await page.setViewportSize({ width, height: 1180 })
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      }
      await page.setViewportSize({ width: 820, height: 1180 })
      await page.getByLabel('Reason').fill('Both agree on 4')
      await card
        .getByRole('textbox', { name: /^Hole 1\b/ })
        .first()
        .focus()
      await page.keyboard.type('4'.repeat(9))
      await page.keyboard.type('36')
      await page.keyboard.type('4'.repeat(9))
      await page.keyboard.type('36')
      await card.getByRole('button', { name: 'Save and sign' }).click()
      await card.getByText('signed', { exact: true }).waitFor()
      await card
        .getByRole('button', { name: 'More: Carla Dias' })
        .or(card.getByRole('button', { name: /Carla Dias/ }))
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Remove the signatures' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Disqualify' }).count()).toBe(0)
      const log = await browser.world.call('getCardHistory', { params: { eventId: 'S-110', cardId: 'P-3' } })
      expect(log.some(({ reason, as }) => as === 'committee' && reason === 'Both agree on 4')).toBe(true)
    },
    { viewport: { width: 820, height: 1180 }, hasTouch: true },
  )
})
