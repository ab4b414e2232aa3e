/** Public pages without a pointer, in the colours that a reader has chosen, and in the states that have a look of their own. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCourse, importFile, parsOf } from '../test/playedEvent.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { startWorld, type World } from '../test/world.ts'
import { sampled } from '../tools/sampled.ts'
import { stateEvents } from '../tools/stateEvents.ts'
import { browserOptions } from './browserOptions.ts'
import { hindrances } from './hindrances.ts'
import { type Focused, focused, tabWalk } from './tabWalk.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const states = ['suspended', 'official', 'empty'] as const
const links = {
  overview: 'getOverviewLink',
  results: 'getResultsLink',
  'tee sheet': 'getTeeSheetLink',
  players: 'getPlayersLink',
} as const
type Purpose = keyof typeof links
const purposes = Object.keys(links) as Purpose[]

let world: World
let browser: Browser
let base: string
const events = new Map<string, string>()

beforeAll(async () => {
  world = await startWorld({ ENVIRONMENT: 'production' })
  const pars = parsOf(72)
  const courseId = await importCourse(world, 'Ria Links', pars)
  for (const { name, file } of stateEvents({ communityId: 1, courseId, pars }))
    if (['suspended', 'official', 'empty', 'in-progress'].includes(name))
      events.set(name, (await importFile(world, file)).eventId)
  base = await listenOnLoopback(world.app)
  browser = await chromium.launch(await browserOptions())
})

afterAll(async () => {
  await browser?.close()
  await world.close()
})

async function addressOf(state: string, purpose: Purpose): Promise<string> {
  const { url } = await world.call(links[purpose], { params: { eventId: events.get(state) ?? '' } })
  return base + new URL(url).pathname
}

async function inPage(
  address: string,
  work: (page: Page) => Promise<void>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', ...options })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await work(page)
  } finally {
    await context.close()
  }
}

describe.each(sampled([phone, wide], 1))('at $width pixels', viewport => {
  test.each(sampled(states, 1))('axe finds nothing on the pages of an event that is %s', async state => {
    const found: string[] = []
    const look = async (page: Page, name: string) => {
      for (const one of await hindrances(page)) found.push(`${name}: ${one}`)
    }
    for (const purpose of purposes)
      await inPage(
        await addressOf(state, purpose),
        async page => {
          await look(page, purpose)
          const card = page.locator('section:not([hidden]) tr[data-id] th a').first()
          if (purpose !== 'results' || state === 'empty') return
          await card.click()
          await page.locator('dialog[open] article, .side article').waitFor()
          await look(page, 'results with a card')
        },
        { viewport },
      )
    expect(found).toEqual([])
  })
})

test.each(sampled(purposes, 2))('everything on the %s can be reached by Tab and is seen there', async purpose =>
  inPage(await addressOf('in-progress', purpose), async page => {
    const names = await tabWalk(page)
    expect(names[0]).toMatch(/^Skip to /)
    const tabbable = await page.evaluate<number>(
      `[...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')].filter(own => own.tabIndex >= 0 && own.checkVisibility({ visibilityProperty: true }) && !own.closest('dialog:not([open])')).length`,
    )
    expect(names).toHaveLength(tabbable)
  }),
)

test.each([
  { language: 'en', place: 'first', star: 'Follow (name)', under: 'under par', over: 'over par', level: 'level par' },
  { language: 'de', place: 'Platz 1', star: '(name) als Favorit', under: 'unter Par', over: 'über Par', level: 'Par' },
])('a row of a leaderboard is heard as words, its star after the name: $language', async ({ language, ...words }) =>
  inPage(`${await addressOf('in-progress', 'results')}?lang=${language}`, async page => {
    const row = page.locator('section:not([hidden]) tbody:not(.following) tr[data-id]').first()
    await row.locator('.star').waitFor()
    const name = (await row.locator('th a').innerText()).trim()
    const figure = (await row.locator('.par > [aria-hidden]').innerText()).trim()
    const { place, star, under, over, level } = words
    const strokes = figure.replace(/[−+]/, '')
    const par = figure === 'E' ? level : `${strokes} ${figure.startsWith('−') ? under : over}`
    const [, said = ''] = /^- row "(.*?)":/.exec((await row.ariaSnapshot()).replaceAll(name, '(name)')) ?? []
    expect(said.startsWith(`${place} (name)`), said).toBe(true)
    expect(said).toContain(` ${star} ${par} ${language === 'en' ? 'through' : 'nach'} `)
  }),
)

test.each([phone, wide])('a card opens, explains itself and closes by keyboard at $width pixels', async viewport =>
  inPage(
    await addressOf('in-progress', 'results'),
    async page => {
      const name = page.locator('section:not([hidden]) tbody:not(.following) tr[data-id] th a').nth(1)
      await name.focus()
      await page.keyboard.press('Enter')
      const card = page.locator('dialog[open] article, .side article')
      await card
        .getByText((await name.innerText()).trim())
        .first()
        .waitFor()
      const why = card.locator('summary').first()
      await why.focus()
      await page.keyboard.press('Enter')
      expect(await why.locator('xpath=..').getAttribute('open')).not.toBeNull()
      if (viewport === wide) return
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      expect((await page.evaluate<Focused>(focused)).name).toBe((await name.innerText()).trim())
    },
    { viewport },
  ),
)

test('a player is followed and found by keyboard', async () =>
  inPage(await addressOf('in-progress', 'results'), async page => {
    const star = page.locator('section:not([hidden]) tbody:not(.following) .star').first()
    const label = (await star.getAttribute('aria-label')) ?? ''
    await star.focus()
    await page.keyboard.press('Space')
    const following = page.locator('section:not([hidden]) .following')
    await following.getByRole('button', { name: label }).waitFor()
    expect((await page.evaluate<Focused>(focused)).name).toBe(label)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('nobody of this name')
    await page.getByText('No player found.').waitFor()
  }))

/** Colours as a script reads them: which words `forced-colors` gives them here. */
const colours = `(() => {
  const at = word => {
    const own = document.createElement('i')
    own.style.color = word
    document.body.append(own)
    const { color } = getComputedStyle(own)
    own.remove()
    return color
  }
  return { ground: at('Canvas'), ink: at('CanvasText'), chosen: at('Highlight') }
})()`
type Colours = { readonly ground: string; readonly ink: string; readonly chosen: string }

/** A property of each element that is shown, as the browser computes it. */
function valuesOfShown(page: Page, selector: string, property: string): Promise<readonly string[]> {
  return page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(own => own.checkVisibility()).map(own => getComputedStyle(own)[${JSON.stringify(property)}])`,
  )
}

test('in forced colours every mark of the results has a colour of the reader', async () =>
  inPage(
    await addressOf('in-progress', 'results'),
    async page => {
      await page.locator('.side article').waitFor()
      await page.locator('.star').first().focus()
      await page.keyboard.press('Space')
      const { ground, ink, chosen } = await page.evaluate<Colours>(colours)
      const every = async (selector: string, property: string, colour: string) => {
        const values = await valuesOfShown(page, selector, property)
        expect(values.length, selector).toBeGreaterThan(0)
        expect(new Set(values), `${selector} ${property}`).toEqual(new Set([colour]))
      }
      await every('.side .score:not(.birdie, .eagle, .bogey, .double)', 'borderTopColor', ground)
      await every('.side .birdie', 'borderTopColor', ink)
      await every('.nav a:not([aria-current])', 'borderBottomColor', ground)
      await every('.nav [aria-current]', 'borderBottomColor', chosen)
      await every('.tabs [aria-selected="true"]', 'borderBottomColor', chosen)
      await every('.spark .u, .spark .o, .spark .p', 'stroke', ink)
      await every('.insight path:not(.own)', 'stroke', ink)
      await every('.insight path.own', 'stroke', chosen)
      await every('.insight text:not(.own)', 'fill', ink)
      await every('.bars rect:not(.hard, .easy)', 'fill', ink)
      await every('.bars :is(.hard, .easy)', 'fill', chosen)
      await every('.star[aria-pressed="true"] .i', 'fill', chosen)
      await every('.star[aria-pressed="false"] .i', 'stroke', ink)
      await every('section.panel, .search', 'outlineStyle', 'solid')
      await every('tr[aria-current] > *', 'borderTopColor', chosen)
    },
    { viewport: wide, forcedColors: 'active' },
  ))

test.each([
  ['overview', '.panel, .card'],
  ['tee sheet', 'li.panel'],
  ['players', 'section.panel'],
] as const)('in forced colours the %s keeps its edges and has nothing that axe finds', async (purpose, edged) =>
  inPage(
    await addressOf('in-progress', purpose),
    async page => {
      expect(new Set(await valuesOfShown(page, edged, 'outlineStyle'))).toEqual(new Set(['solid']))
      expect(await valuesOfShown(page, '.contours', 'display')).toEqual([])
      // Axe reads the colours of the page, and not those that the browser puts in their place.
      expect(await hindrances(page, axe => axe.disableRules('color-contrast'))).toEqual([])
      await tabWalk(page)
    },
    { forcedColors: 'active' },
  ),
)
