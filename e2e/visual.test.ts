/**
 * Twelve pages as they should look, kept as small pictures in `e2e/pictures`: docs/decisions/041; and ten as a screen reader has
 * them, in `e2e/trees`. `PICTURES=write npx vitest run e2e/visual` writes both anew; look at what has changed before you commit them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCourse, importFile, parsOf } from '../test/playedEvent.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { startWorld, type World } from '../test/world.ts'
import { stateEvents } from '../tools/stateEvents.ts'
import { browserOptions } from './browserOptions.ts'
import { type Compared, comparePictures, mostDifferent } from './comparePictures.ts'
import { withFont } from './withFont.ts'

const stored = join(import.meta.dirname, 'pictures')
const heard = join(import.meta.dirname, 'trees')
const found = join(import.meta.dirname, '..', 'screenshots')
const isWriting = process.env.PICTURES === 'write'
const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

let world: World
let browser: Browser
let base: string
const events = new Map<string, string>()

beforeAll(async () => {
  world = await startWorld({ ENVIRONMENT: 'production' })
  const pars = parsOf(72)
  const courseId = await importCourse(world, 'Ria Links', pars)
  await world.rows(`update community set home = 'public', currency = 'EUR' where community_id = 1`)
  for (const { name, file } of stateEvents({ communityId: 1, courseId, pars }))
    if (['published', 'in-progress', 'suspended', 'official'].includes(name))
      events.set(name, (await importFile(world, file)).eventId)
  base = await listenOnLoopback(world.app)
  browser = await chromium.launch(await browserOptions('bundled'))
})

afterAll(async () => {
  await browser?.close()
  await world.close()
})

const links = {
  overview: 'getOverviewLink',
  results: 'getResultsLink',
  teeSheet: 'getTeeSheetLink',
  players: 'getPlayersLink',
  scoring: 'getScoringLink',
} as const
type Purpose = keyof typeof links

async function pathOf(state: string, purpose: Purpose): Promise<string> {
  const eventId = events.get(state) ?? ''
  return new URL((await world.call(links[purpose], { params: { eventId } })).url).pathname
}

/** The path of the first card on the board with this name. */
async function cardOf(state: string, board: string): Promise<string> {
  const eventId = events.get(state) ?? ''
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const leaderboardId = boards.find(({ name }) => name === board)?.id ?? 0
  const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
  return `${await pathOf(state, 'results')}/cards/${leaderboardId}/${flights[0]?.rows[0]?.sideId}`
}

type Picture = {
  readonly path: () => Promise<string> | string
  readonly viewport: typeof wide
  readonly dark?: true
  /** Waits for what comes by itself, or does what leads to the page. */
  readonly ready?: (page: Page) => Promise<unknown>
}

const pictures: Readonly<Record<string, Picture>> = {
  'results-wide': {
    path: () => pathOf('in-progress', 'results'),
    viewport: wide,
    ready: page => page.locator('.side article').waitFor(),
  },
  'results-wide-dark': {
    path: () => pathOf('official', 'results'),
    viewport: wide,
    dark: true,
    ready: page => page.locator('.side article').waitFor(),
  },
  'results-phone': { path: () => pathOf('in-progress', 'results'), viewport: phone },
  'results-phone-dark': { path: () => pathOf('suspended', 'results'), viewport: phone, dark: true },
  'overview-wide': { path: () => pathOf('in-progress', 'overview'), viewport: wide },
  'overview-phone': { path: () => pathOf('published', 'overview'), viewport: phone },
  'card-wide': { path: () => cardOf('official', 'Net stroke play'), viewport: wide },
  'team-card-phone': { path: () => cardOf('official', 'Pairs, best ball'), viewport: phone },
  'tee-sheet-wide': { path: () => pathOf('published', 'teeSheet'), viewport: wide },
  'players-phone-dark': { path: () => pathOf('published', 'players'), viewport: phone, dark: true },
  screen: { path: async () => `${await pathOf('in-progress', 'results')}/tv`, viewport: { width: 1280, height: 720 } },
  scorecard: {
    path: () => pathOf('in-progress', 'scoring'),
    viewport: phone,
    async ready(page) {
      await page.getByRole('button', { name: 'Anna Lopes' }).click()
      await page.getByRole('group', { name: /^Strokes of/ }).waitFor()
    },
  },
}

test.each(Object.keys(pictures))('%s looks as it should', async name => {
  const shown = await taken(pictures[name] as Picture)
  const path = join(stored, `${name}.png`)
  const known = existsSync(path) ? readFileSync(path) : undefined
  const compared = await comparePictures(browser, shown, known)
  if (isWriting) {
    mkdirSync(stored, { recursive: true })
    if (known === undefined || compared.different > mostDifferent) writeFileSync(path, compared.small)
    return
  }
  if (compared.different > mostDifferent) keep(name, shown, compared)
  expect(compared.different, `see screenshots/${name}-now.png and ${name}-difference.png`).toBeLessThanOrEqual(
    mostDifferent,
  )
})

const trees: readonly string[] = [
  'results-wide',
  'results-phone',
  'overview-wide',
  'overview-phone',
  'card-wide',
  'team-card-phone',
  'tee-sheet-wide',
  'players-phone-dark',
  'screen',
  'scorecard',
]

test.each(trees)('%s is heard as it should be', async name => {
  const tree = await opened(pictures[name] as Picture, page => page.locator('body').ariaSnapshot())
  // Addresses are secrets, and nobody hears them.
  const told = `${tree.replaceAll(/\n *- \/url: .*/g, '')}\n`
  const path = join(heard, `${name}.yml`)
  if (isWriting) {
    mkdirSync(heard, { recursive: true })
    writeFileSync(path, told)
    return
  }
  expect(told).toBe(readFileSync(path, 'utf8'))
})

function taken(picture: Picture): Promise<Buffer> {
  return opened(picture, page => page.screenshot({ animations: 'disabled', caret: 'hide' }))
}

async function opened<T>({ path, viewport, dark, ready }: Picture, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Lisbon',
    locale: 'en-GB',
  })
  try {
    const page = await (await withFont(context)).newPage()
    await page.clock.setFixedTime('2026-05-02T10:00:00Z')
    await page.goto(base + (await path()))
    await ready?.(page)
    await page.evaluate('document.fonts.ready')
    return await work(page)
  } finally {
    await context.close()
  }
}

function keep(name: string, shown: Buffer, { difference }: Compared): void {
  mkdirSync(found, { recursive: true })
  writeFileSync(join(found, `${name}-now.png`), shown)
  if (difference) writeFileSync(join(found, `${name}-difference.png`), difference)
}
