import type { Browser } from 'playwright-core'
import { type Demo, everyPage } from '../e2e/everyPage.ts'
import { withFont } from '../e2e/withFont.ts'
import { keepPicture } from './consolePictures.ts'

/** The board and the phone of README.md, of the event that the sample club plays today; the console is among those of the director. */
export async function readmePictures(browser: Browser, demo: Demo): Promise<void> {
  const pages = new Map((await everyPage(demo)).map(({ name, path }) => [name, demo.url + path]))
  const shown = [
    { name: 'board', of: 'M-5208-results', viewport: { width: 1200, height: 760 } },
    { name: 'phone', of: 'M-5208-scoring', viewport: { width: 390, height: 760 } },
  ] as const
  for (const { name, of, viewport } of shown) {
    const context = await withFont(await browser.newContext({ viewport, locale: 'en-GB' }))
    const page = await context.newPage()
    await page.goto(pages.get(of) ?? '')
    await page.waitForLoadState('networkidle')
    // Who keeps the score.
    if (name === 'phone') await page.getByRole('button', { name: 'Beatriz Falcão' }).click()
    await page.waitForTimeout(500)
    await keepPicture(page, name)
    await context.close()
  }
}
