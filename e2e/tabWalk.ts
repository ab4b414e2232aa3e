import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What has the focus: how it is called, and whether an outline of two pixels or more, its own or that of its field, says so within the window. */
export const focused = `(() => {
  const own = document.activeElement
  const isSeen = one => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    const { top, bottom, width } = one.getBoundingClientRect()
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width > 0 && bottom > 0 && top < innerHeight
  }
  return {
    name: (own.getAttribute('aria-label') ?? own.innerText ?? '').trim() || own.getAttribute('placeholder') || own.tagName,
    isOnBody: own === document.body,
    isSeen: [own, own.matches('[type=radio]') && own.nextElementSibling, own.closest('.find')].some(one => one && isSeen(one)),
  }
})()`
export type Focused = { readonly name: string; readonly isOnBody: boolean; readonly isSeen: boolean }

/** The names of everything that Tab leads to, until it leaves the page; each has to be seen. */
export async function tabWalk(page: Page, most = 150): Promise<readonly string[]> {
  const names: string[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    const { name, isOnBody, isSeen } = await page.evaluate<Focused>(focused)
    if (isOnBody) return names
    expect(isSeen, `the focus is seen on ${name}`).toBe(true)
    names.push(name)
  }
  return names
}
