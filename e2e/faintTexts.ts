import type { Page } from 'playwright-core'

/** What a reader in the sun needs between a text and what it stands on. */
const least = 7

/**
 * The texts on a page, as the browser paints them, that stand out less than 7 to 1 from what is behind them, each with its ratio;
 * also what stands in empty fields, and what is switched off, as that is read too. Fails where there is no text.
 */
export async function faintTexts(page: Page): Promise<readonly string[]> {
  const { texts, faint } = await page.evaluate<{ readonly texts: number; readonly faint: readonly string[] }>(
    `(${findFaintTexts.toString()})(${least})`,
  )
  if (texts === 0) throw new Error('There is no text on the page.')
  return faint
}

/** Runs in the page. WCAG 2.2, relative luminance and contrast ratio. */
function findFaintTexts(wanted: number) {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('There is no canvas.')
  // Whatever notation a colour is in, a pixel of it is read.
  const colourOf = (css: string): Colour => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = (top: Colour, below: Colour, opacity = 1): Colour => {
    const part = top[3] * opacity
    const mixed = (at: 0 | 1 | 2) => top[at] * part + below[at] * (1 - part)
    return [mixed(0), mixed(1), mixed(2), 1]
  }
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map(one => {
      const part = one / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const chainOf = (own: Element): readonly Element[] =>
    own.parentElement ? [...chainOf(own.parentElement), own] : [own]
  const groundOf = (own: Element) =>
    chainOf(own).reduce<Colour>(
      (below, one) =>
        over(colourOf(getComputedStyle(one).backgroundColor), below, Number(getComputedStyle(one).opacity)),
      colourOf('Canvas'),
    )
  const faint = new Map<string, number>()
  let texts = 0
  const check = (own: Element, text: string, colour: string) => {
    texts += 1
    const opacity = chainOf(own).reduce((part, one) => part * Number(getComputedStyle(one).opacity), 1)
    const ground = groundOf(own)
    const [a, b] = [luminance(over(colourOf(colour), ground, opacity)), luminance(ground)]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (ratio < wanted) faint.set(text, ratio)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [own, text] = [node.parentElement, node.textContent?.trim() ?? '']
    if (!own || text === '' || !own.checkVisibility({ visibilityProperty: true })) continue
    const { width, height } = own.getBoundingClientRect()
    // What only a voice says is a pixel wide.
    if (own.closest('script, style, option') || width <= 1 || height <= 1) continue
    check(own, text, getComputedStyle(own).color)
  }
  for (const own of document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea, input[type=text]')) {
    if (!own.checkVisibility()) continue
    if (own.value !== '') check(own, own.value, getComputedStyle(own).color)
    else if (own.placeholder !== '') check(own, own.placeholder, getComputedStyle(own, '::placeholder').color)
  }
  return { texts, faint: [...faint].map(([text, ratio]) => `${text}: ${ratio.toFixed(2)}`) }
}
