import type { Locator, Page } from 'playwright-core'

/** Where no dialog is, in the corner of the window. */
export const beside = [4, 4] as const

/** Presses on something, as to mark its text, and lets go in the corner of the window. */
export async function dragOut(page: Page, from: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(...beside, { steps: 4 })
  await page.mouse.up()
}
