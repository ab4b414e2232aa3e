/** A long leaderboard on a phone: what is painted first, and what has come by itself after that. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importCourse, importFile, numberedPlayer, parsOf } from '../test/playedEvent.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { startWorld, type World } from '../test/world.ts'
import { browserOptions } from './browserOptions.ts'

const field = 60
let world: World
let browser: Browser
let address: string
let last: number

beforeAll(async () => {
  world = await startWorld()
  const players = Array.from({ length: field }, (_, at) => numberedPlayer(at + 1))
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'A long board',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    courseIds: [await importCourse(world, 'Course of many', parsOf(72))],
    players,
    leaderboards: [
      { name: 'Gross', format: 'strokePlay', flights: [{ name: 'All', players: players.map(one => one.key) }] },
      { name: 'Points', format: 'stableford', flights: [{ name: 'All', players: players.map(one => one.key) }] },
    ],
  })
  last = (await idsByNumber(world, eventId)).get(field) ?? 0
  const base = await listenOnLoopback(world.app)
  address = base + new URL((await world.call('getResultsLink', { params: { eventId } })).url).pathname
  browser = await chromium.launch(await browserOptions())
})

afterAll(async () => {
  await browser?.close()
  await world.close()
})

/** Counts the fewest rows that any frame of the whole page draws, and what moves afterwards. */
const watch = `
  globalThis.shifted = 0
  globalThis.fewest = Infinity
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    globalThis.wasPainted = performance.getEntriesByType('paint').length > 0
  })
  requestAnimationFrame(function count() {
    const drawn = [...document.querySelectorAll('tr[data-id]')].filter(row => row.offsetParent !== null).length
    if (document.readyState !== 'loading') globalThis.fewest = Math.min(globalThis.fewest, drawn)
    requestAnimationFrame(count)
  })
`

async function opened(work: (page: Page) => Promise<void>, before = async (_page: Page) => {}): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await before(page)
    await page.goto(address)
    await work(page)
  } finally {
    await context.close()
  }
}

/** Keeps files back until the page was painted. */
async function afterThePaint(page: Page, files: string): Promise<void> {
  await page.route(files, async route => {
    const paints = () => page.evaluate("performance.getEntriesByType('paint').length")
    await expect.poll(paints).toBeGreaterThan(0)
    await route.continue()
  })
}

/** A shift is told of after the frame in which it was drawn. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  )
}

const rows = (page: Page) => page.locator('tbody:not(.following) tr[data-id]:visible')
const stars = (page: Page) => page.locator('tbody:not(.following) tr[data-id]:visible .star')

test('the first frame draws what is above the fold, the next ones the rest, and nothing moves', () =>
  opened(async page => {
    await expect.poll(() => rows(page).count()).toBe(field)
    await expect.poll(() => stars(page).count()).toBe(field)
    // Where the page was painted before its scripts came, nothing is left out any more.
    expect(await page.evaluate(`globalThis.wasPainted || globalThis.fewest < ${field}`)).toBe(true)
    expect(await page.evaluate('globalThis.shifted')).toBe(0)
  }))

test('scripts that come after the page was painted move nothing', () =>
  opened(
    async page => {
      await expect.poll(() => stars(page).count()).toBe(field)
      expect(await page.evaluate('globalThis.shifted')).toBe(0)
    },
    page => afterThePaint(page, '**/*.js'),
  ))

test('a font that comes after the page was painted moves nothing', () =>
  opened(
    async page => {
      await expect.poll(() => stars(page).count()).toBe(field)
      await page.evaluate('document.fonts.ready')
      await twoFrames(page)
      expect(await page.evaluate('globalThis.shifted')).toBe(0)
    },
    page => afterThePaint(page, '**/*.woff2'),
  ))

test('a favourite from the end of the board is followed when the page opens', () =>
  opened(async page => {
    await page.locator(`tr[data-id="${last}"]:visible .star`).click()
    await page.goto('about:blank')
    await page.goto(address)
    const followed = page.locator(`.following tr[data-id="${last}"]:visible .star`)
    await followed.waitFor()
    await expect.poll(() => stars(page).count()).toBe(field)
    // Who is followed is known to the script alone: a page that was painted before it makes room for a row, and no more.
    expect(await page.evaluate('globalThis.shifted')).toBeLessThan(0.1)
    await followed.click()
    await followed.waitFor({ state: 'detached' })
  }))
