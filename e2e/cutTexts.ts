import type { Page } from 'playwright-core'

/** Texts of which a reader sees a part only: what clips them has no ellipsis and does not scroll. Each with what clips it. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const found = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!text.data.trim() || !parent?.checkVisibility() || parent.closest('[aria-hidden=true], svg')) continue
      range.selectNodeContents(text)
      const drawn = range.getBoundingClientRect()
      for (let box = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(box)
        const { left, right, top, bottom, width } = box.getBoundingClientRect()
        // Words for the ear only, what scrolls, and what says that it goes on.
        if (width <= 1 || clipPath !== 'none' || textOverflow === 'ellipsis') break
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const isBeside = /hidden|clip/.test(overflowX) && (drawn.right > right + 1 || drawn.left < left - 1)
        // A line may stand a little higher than its box; a whole one below it is not to be read.
        const isBelow = /hidden|clip/.test(overflowY) && (drawn.top >= bottom || drawn.bottom <= top)
        if (!isBeside && !isBelow) continue
        found.push(text.data.trim().slice(0, 60) + ' in ' + (box.className || box.tagName))
        break
      }
    }
    return found
  })()`)
}
