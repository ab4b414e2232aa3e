/** Two directors in one event see each other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

test('two directors see who else is here and what is in hand, and nobody when the other has gone', () =>
  browser.inPage('/console/e/S-110/teeSheet', async first => {
    const others = first.getByRole('list', { name: 'Also here' })
    const ana = first.locator('[data-person="1"]')
    await ana.waitFor()
    await browser.inPage(
      '/console/e/S-110/teeSheet',
      async second => {
        await others.getByText('The manager').waitFor({ state: 'attached' })
        await second.getByRole('list', { name: 'Also here' }).getByText('The director').waitFor({ state: 'attached' })
        await second.locator('[data-person="1"]').click()
        await first.locator('[data-person="1"].held').waitFor()
        expect(await ana.getAttribute('title')).toBe('The manager has this in hand')
        await second.keyboard.press('Escape')
        await first.locator('[data-person="1"]:not(.held)').waitFor()
        await second.goto(`${browser.base}/console/e/S-110/players`)
        await second
          .getByRole('row', { name: /Costa, Bruno/ })
          .getByText('Costa, Bruno')
          .dblclick()
        await first.locator('[data-person="2"].held').waitFor()
      },
      { as: 'manager' },
    )
    await others.waitFor({ state: 'detached' })
    await first.locator('[data-person="2"]:not(.held)').waitFor()
  }))
