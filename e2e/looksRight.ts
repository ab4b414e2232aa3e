import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampled } from '../tools/sampled.ts'
import { hindrances } from './hindrances.ts'

const looks = [
  [360, 780, 'dark'],
  [1440, 900, 'light'],
] as const

/** How far something in an open dialog stands beyond its edge, where the page itself does not grow. */
export const beyondDialogs = `Math.max(0, ...[...document.querySelectorAll('dialog[open], dialog[open] .dialog-body')].map(own => own.scrollWidth - own.clientWidth))`

/** How much of what a screen does at its end lies behind the line that is always there. */
const behindTheLine = `(() => {
  const [own, line] = ['.apply', '.status-line'].map(one => document.querySelector(one)?.getBoundingClientRect())
  return own && line ? Math.max(0, Math.round(own.bottom - line.top)) : 0
})()`

/** For everybody, on a phone in the dark and on a desk in the light: one of them, without full counts. `LOOK=folder` keeps pictures of both. */
export async function looksRight(page: Page, name: string): Promise<void> {
  for (const [width, height, colorScheme] of process.env.LOOK ? looks : sampled(looks, 1)) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await page.evaluate<number>(beyondDialogs), `${name}: pixels beyond the edge of its dialog`).toBe(0)
    expect(await page.evaluate<number>(behindTheLine), `${name}: pixels behind the status line`).toBeLessThanOrEqual(1)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}.png` })
    expect(await hindrances(page), name).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: null })
}
