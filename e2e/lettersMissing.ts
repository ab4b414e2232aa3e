import type { Page } from 'playwright-core'

/** Runs in the page. What is painted like a code point that is none is the box for a missing glyph. */
const missing = String.raw`(() => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 48
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.font = '32px ' + getComputedStyle(document.body).fontFamily
  const paint = character => {
    context.clearRect(0, 0, 48, 48)
    context.fillText(character, 8, 36)
    return context.getImageData(0, 0, 48, 48).data.join()
  }
  const unseen = new Set([' ', '\u{10ffff}', '\uffff'].map(paint))
  if (unseen.has(paint('A'))) throw new Error('The browser has no fonts.')
  const shown = document.body.innerText.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Mark}]/gu, '')
  return [...new Set(shown)].filter(character => unseen.has(paint(character))).join('')
})()`

/**
 * The characters on a page for which the browser has no glyph: it paints nothing or a box. Empty where everything can be
 * read. Throws where the browser has no fonts at all.
 */
export function lettersMissing(page: Page): Promise<string> {
  return page.evaluate<string>(missing)
}
