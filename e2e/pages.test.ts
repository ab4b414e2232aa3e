/** Every kind of page of the demo, as a browser and its helpers for people who see or move less find it. */
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../tools/sampled.ts'
import { browserOptions } from './browserOptions.ts'
import { type Demo, everyPage, type FoundPage, startDemo } from './everyPage.ts'
import { hindrances } from './hindrances.ts'
import { lettersMissing } from './lettersMissing.ts'

let demo: Demo
let browser: Browser
let pages: readonly FoundPage[]

beforeAll(async () => {
  demo = await startDemo('trace')
  browser = await chromium.launch(await browserOptions())
  pages = await everyPage(demo)
})
afterAll(async () => {
  await browser?.close()
  await demo?.close()
})

test('there are pages of every kind', () => {
  const kinds = new Set(pages.map(({ name }) => name.replace(/^[MS]-\d+-/, '')))
  for (const kind of [
    'start',
    'overview',
    'players',
    'flights',
    'teams',
    'teeSheet',
    'results',
    'results-tv',
    'results-cards',
  ])
    expect(kinds, kind).toContain(kind)
})

test.each(sampled(['light', 'dark'] as const, 1))('no page in %s has anything that axe finds', async colorScheme => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 800 }, colorScheme })
  const page = await context.newPage()
  const found: string[] = []
  for (const { name, path } of oneOfEach(pages)) {
    await page.goto(`${demo.url}${path}`)
    for (const one of await hindrances(page)) found.push(`${name}: ${one}`)
  }
  await context.close()
  expect(found).toEqual([])
})

/** How many rows of lists end nearer to the edge than the others; the field by holes ends with a ground, not with a figure. */
const rowsAtTheEdge = `[...document.querySelectorAll('section.panel > .list:not(.heat) tr')]
  .flatMap(row => [...row.cells].filter(cell => cell.offsetParent !== null).slice(-1))
  .filter(cell => parseFloat(getComputedStyle(cell).paddingInlineEnd) < 12).length`

test('nothing scrolls sideways or stands at the edge at 320 pixels, nothing moves for who wants it still, nothing comes from elsewhere', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(demo.url)) found.push(`${page.url()} asks ${request.url()}`)
  })
  page.on('pageerror', error => found.push(`${page.url()}: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`)
  })
  for (const { name, path } of pages) {
    await page.goto(`${demo.url}${path}`)
    const [width, moving, atTheEdge] = await page.evaluate<readonly [number, number, number]>(
      `[document.documentElement.scrollWidth, document.getAnimations().length, ${rowsAtTheEdge}]`,
    )
    if (width > 320 && !name.endsWith('-tv')) found.push(`${name} is ${width} wide`)
    if (moving > 0) found.push(`${name} moves`)
    if (atTheEdge > 0) found.push(`${atTheEdge} rows of ${name} stand at the edge`)
  }
  await context.close()
  expect(found).toEqual([])
})

test('every letter of every kind of page can be read', async () => {
  const page = await browser.newPage()
  const found: string[] = []
  for (const { name, path } of oneOfEach(pages)) {
    await page.goto(`${demo.url}${path}`)
    const missing = await lettersMissing(page)
    if (missing !== '') found.push(`${name} lacks ${missing}`)
  }
  await page.close()
  expect(found).toEqual([])
})

test('no token of a link is in what the server writes, however much it writes', () => {
  const tokens = pages.flatMap(({ path }) => /[\w-]{43}/.exec(path) ?? [])
  expect(tokens.length).toBeGreaterThan(5)
  const written = demo.output().split('\n')
  const lines = written.filter(line => tokens.some(token => line.includes(token)))
  expect(lines.map(line => line.slice(0, 500)).slice(0, 3)).toEqual([])
})

/** One page of each kind; of results all, because every format of play has its own. */
function oneOfEach(all: readonly FoundPage[]): readonly FoundPage[] {
  const kinds = new Map<string, FoundPage>()
  for (const page of all) {
    const kind = page.name.replace(/^[MS]-\d+-/, '')
    kinds.set(kind === 'results' ? page.name : kind, page)
  }
  return [...kinds.values()]
}
