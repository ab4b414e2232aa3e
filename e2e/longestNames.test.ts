/** An event, a club and players with names as long as they come, on the narrowest phone. */
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCourse, importFile, parsOf } from '../test/playedEvent.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { tryCommand } from '../test/tryCommand.ts'
import { startWorld, type World } from '../test/world.ts'
import { stateEvents } from '../tools/stateEvents.ts'
import { browserOptions } from './browserOptions.ts'
import { cutTexts } from './cutTexts.ts'

let world: World
let browser: Browser
let base: string
let eventId: string

beforeAll(async () => {
  world = await startWorld()
  const pars = parsOf(72)
  const courseId = await importCourse(world, 'Course of long names', pars)
  const long = stateEvents({ communityId: 1, courseId, pars }).find(({ name }) => name === 'longest-names')
  eventId = (await importFile(world, long?.file)).eventId
  await tryCommand(world.url, ['community', 'identity', '1', '--home', 'public'])
  base = await listenOnLoopback(world.app)
  browser = await chromium.launch(await browserOptions())
})

afterAll(async () => {
  await browser?.close()
  await world.close()
})

const links = ['getOverviewLink', 'getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getFlightsLink'] as const

test('a screen has room for twelve of them', async () => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  const { url } = await world.call('getResultsLink', { params: { eventId } })
  await page.goto(`${base}${new URL(url).pathname}/tv`)
  const rows = page.locator('section:not([hidden]) tbody tr')
  await expect.poll(() => rows.count()).toBe(12)
  const last = await rows.last().boundingBox()
  const foot = await page.locator('footer').boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await page.close()
})

test('no name is cut and no page scrolls sideways', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 740 } })
  try {
    const page = await context.newPage()
    const paths = await Promise.all(
      links.map(async id => new URL((await world.call(id, { params: { eventId } })).url).pathname),
    )
    for (const path of [...paths, `${paths[1]}/embed`, '/c/1', '/']) {
      await page.goto(base + path)
      expect(await cutTexts(page), path).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320)
    }
  } finally {
    await context.close()
  }
})
