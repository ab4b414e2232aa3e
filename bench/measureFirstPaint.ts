/** The results page in a browser on a slow phone: how soon something is seen, and whether anything moves afterwards. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserOptions } from '../e2e/browserOptions.ts'
import { median } from './compare.ts'

export type PaintFigures = {
  /** First contentful paint: the median on a phone, at 1.6 Mbit/s, 150 ms and a processor four times slower. */
  readonly firstPaintMs: number
  /** The largest cumulative layout shift of all turns, on a phone and on a wide screen. */
  readonly layoutShift: number
}

const turns = 5
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const slower = 4
const screens = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

export async function measureFirstPaint(address: string): Promise<PaintFigures> {
  const browser = await chromium.launch(await browserOptions())
  try {
    const paints: number[] = []
    const shifts: number[] = []
    for (let turn = 0; turn < turns; turn++)
      for (const viewport of screens) {
        const { paint, shift } = await opened(browser, address, viewport)
        if (viewport === screens[0]) paints.push(paint)
        shifts.push(shift)
      }
    // Below 0.005 a letter of the font that has arrived is a fraction of a pixel wider.
    return { firstPaintMs: median(paints), layoutShift: Math.round(Math.max(...shifts) * 100) / 100 }
  } finally {
    await browser.close()
  }
}

type Opened = { readonly paint: number; readonly shift: number }

/** Opens the page with an empty cache and waits until all that it loads by itself is there. */
async function opened(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Opened> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(countShifts)
    await page.goto(address)
    await page.locator('.search').waitFor()
    // On a wide screen the card of the leader comes by itself.
    if (viewport.width > 1200) await page.locator('.side article').waitFor()
    await page.evaluate('document.fonts.ready')
    return await figuresOf(page)
  } finally {
    await context.close()
  }
}

const countShifts = `
  globalThis.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** After two frames: a shift is told of after the frame in which it was drawn. */
function figuresOf(page: Page): Promise<Opened> {
  return page.evaluate<Opened>(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    done({ paint, shift: globalThis.shifted })
  }))))`)
}
