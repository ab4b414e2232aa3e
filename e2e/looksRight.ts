import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** For everybody, on a phone in the dark and on a desk in the light. `LOOK=folder` keeps pictures. */
export async function looksRight(page: Page, name: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [360, 780, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}.png` })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}
