import type { Browser } from 'playwright-core'

/** How a picture differs from the one that is kept. */
export type Compared = {
  /** The picture as it would be kept, a PNG of a quarter of the width and height. */
  readonly small: Buffer
  /** The part of its pixels that differ, 0 to 1; 1 without a picture that is kept, or one of another size. */
  readonly different: number
  /** Where they differ, in red. */
  readonly difference: Buffer | undefined
}

/** Of the pixels of a small picture: above the noise of other browsers and systems, below a row that has moved. */
export const mostDifferent = 0.01
/** A pixel differs when one of its colours does by more than this, of 255: letters are drawn a little differently everywhere. */
const noise = 40
const smaller = 4

/** Compares a picture with one that is kept, both small, so that the edges of letters do not count. Browsers compare: no library decodes PNG here. */
export async function comparePictures(browser: Browser, shown: Buffer, known: Buffer | undefined): Promise<Compared> {
  const page = await browser.newPage()
  try {
    const urlOf = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
    const [small = '', different = 1, difference] = await page.evaluate<[string, number, string | undefined]>(
      `(${compareInBrowser})(${JSON.stringify([urlOf(shown), known && urlOf(known), smaller, noise])})`,
    )
    const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    return { small: bytesOf(small), different, difference: difference === undefined ? undefined : bytesOf(difference) }
  } finally {
    await page.close()
  }
}

const compareInBrowser = `async ([shown, known, smaller, noise]) => {
  const load = async url => {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  }
  const draw = (image, width, height) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return { canvas, pixels: context.getImageData(0, 0, width, height), context }
  }
  const now = await load(shown)
  const [width, height] = [now.width / smaller, now.height / smaller].map(Math.round)
  const small = draw(now, width, height)
  const before = known && (await load(known))
  if (!before || before.width !== width || before.height !== height) return [small.canvas.toDataURL(), 1]
  const old = draw(before, width, height)
  const marked = small.context.createImageData(width, height)
  let count = 0
  for (let at = 0; at < marked.data.length; at += 4) {
    const differs = [0, 1, 2].some(colour => Math.abs(small.pixels.data[at + colour] - old.pixels.data[at + colour]) > noise)
    if (differs) count++
    marked.data.set(differs ? [208, 0, 32, 255] : [245, 245, 245, 255], at)
  }
  const url = small.canvas.toDataURL()
  small.context.putImageData(marked, 0, 0)
  return [url, count / (width * height), small.canvas.toDataURL()]
}`
