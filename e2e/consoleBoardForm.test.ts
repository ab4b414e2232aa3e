/** The form of a leaderboard: every setting has a control that changes it, nothing typed is lost, and what follows is seen before. */
import type { Page } from 'playwright-core'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LeaderboardSettings } from '../contract/settings/leaderboardSettings.ts'
import { validationErrors } from '../server/kernel/http/validationErrors.ts'
import { valueAt, withValue } from '../site/console/boardForm/valueAt.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

type Settings = LeaderboardSettings

/** Where settings are edited that the form leaves out. */
const elsewhere = {
  '/matches': 'Matches are made on a screen of their own, which says who plays whom.',
  '/winners': 'Contest winners are entered on Results, when there are some.',
  '/playOff': 'The order of a play-off is entered on Results, for those who are level.',
}

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await browser.world.rows(
    'delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021',
  )
})
beforeEach(() => settle({}))
afterAll(() => browser.close())

const cup = { eventId: 'M-100', leaderboardId: 1001 }
const screen = '/console/e/M-100/leaderboards?board=1001'
const saved = async (params = cup) => (await staffCalls(browser.world).call('getLeaderboard', { params })).settings
const control = (page: Page, at: string) => page.locator(`[data-at="${at}"]`).first()

/** The settings of the schema as pointers, `*` for the number in a list; a list of plain values is one setting. */
function settingsIn(schema: TSchema, at = ''): readonly string[] {
  const { properties, anyOf, items, patternProperties } = schema as {
    readonly properties?: Readonly<Record<string, TSchema>>
    readonly anyOf?: readonly TSchema[]
    readonly items?: TSchema
    readonly patternProperties?: unknown
  }
  if (anyOf) return [...new Set(anyOf.flatMap(one => settingsIn(one, at)))]
  if (items) return settingsIn(items, `${at}/*`).map(one => (one === `${at}/*` ? at : one))
  // The format settings are drawn from a schema of their own.
  if (!properties || patternProperties) return [at]
  return Object.entries(properties).flatMap(([name, one]) => settingsIn(one, `${at}/${name}`))
}

const everything: Settings = {
  format: { score: 'gross' },
  oneBall: 'foursomes',
  sides: 'players',
  allowance: 95,
  limits: { M: { index: 18.4, playing: 20 }, F: { index: 24, playing: 26 } },
  allowanceOfFlights: [{ flightId: 2001, allowance: 85 }],
  rounds: [1],
  best: 1,
  holes: { numbers: [1, 2, 3], pars: [3, 4] },
  cuts: [
    {
      afterRound: 1,
      low: 60,
      within: 10,
      counts: 'professionals',
      onlyAbove: 70,
      missed: 'missedCut',
      across: 'flight',
    },
  ],
  ties: { steps: ['backNine', 'byHand'], net: 'fraction', places: [1, 2] },
  payouts: {
    feeCents: 500,
    addedCents: 1000,
    carveOuts: [
      { name: 'Pro', cents: 100 },
      { name: 'Ball', centsPerEntry: 50 },
      { name: 'Juniors', percentThousandths: 5000 },
    ],
    potOf: 'flight',
    table: { cents: [500, 300] },
    emptyPlaces: 'redistributed',
    minimumField: 2,
    onePrize: { group: 'Prizes', rule: 'higherMoney' },
    teamPrize: 'each',
  },
  amateurs: [1],
  wheel: [1],
  cupTeams: [{ name: 'North', sides: [1] }],
}
const percentages: Settings = {
  ties: { steps: 'cards' },
  payouts: { table: { percentThousandths: [60_000, 40_000] }, onePrize: { group: 'Prizes', rule: 'higherMoney' } },
}

function settle(settings: Settings): Promise<unknown> {
  const text = JSON.stringify(settings)
  return browser.world.rows('update leaderboard set settings = $1::jsonb where leaderboard_id = 1001', [text])
}

/** The draft of this tab, as it would be sent. */
async function draftIn(page: Page): Promise<Settings> {
  const kept = await page.evaluate<string | null>("sessionStorage.getItem('caddiemaster-board-1001')")
  return kept === null ? {} : JSON.parse(kept).draft.settings
}

/** Changes what stands at a control, whatever kind it is. */
async function change(page: Page, at: string): Promise<void> {
  const here = control(page, at)
  const kind = await here.evaluate(element => element.localName)
  if (kind === 'input') await here.fill((await here.inputValue()).startsWith('1') ? '2' : '1')
  else if (kind === 'select') await chooseOther(here)
  else if ((await here.locator('select').count()) > 0) await chooseOther(here.locator('select').last())
  else await here.locator('input:not(:checked), input[type=checkbox]').last().dispatchEvent('click')
}

async function chooseOther(list: ReturnType<Page['locator']>): Promise<void> {
  const values = await list.locator('option').evaluateAll(all => all.map(one => one.getAttribute('value') ?? ''))
  const now = await list.inputValue()
  await list.selectOption(values.find(value => value !== now && value !== '') ?? '')
}

// What a control is called in the schema: a number in a list is a star, and a list of plain values is one setting.
const general = (at: string) => at.replaceAll(/\/\d+/g, '/*').replace(/\/\*$/, '').replace('/amateurs/*', '/amateurs')

/** Changes every control of the form once, from these settings on; answers which settings they edit. */
async function tryControls(page: Page, given: Settings): Promise<readonly string[]> {
  await openAll(page)
  const pointers = await page.locator('[data-at]').evaluateAll(all => all.map(one => one.getAttribute('data-at') ?? ''))
  for (const at of new Set(pointers)) {
    await change(page, at)
    const after = await draftIn(page)
    expect(valueAt(after, at), at).not.toEqual(valueAt(given, at))
    expect(withValue(after, at, valueAt(given, at)), at).toEqual(given)
    expect(validationErrors(LeaderboardSettings, after), at).toEqual([])
    await page.getByRole('button', { name: 'Discard' }).click()
  }
  return pointers.map(general)
}

test('every setting of a leaderboard has a control that changes it and nothing else', async () => {
  const found: string[] = []
  for (const given of [everything, percentages]) {
    await settle(given)
    await browser.inPage(screen, async page => void found.push(...(await tryControls(page, given))))
  }
  const left = settingsIn(LeaderboardSettings).filter(
    at => !found.includes(at) && !Object.keys(elsewhere).some(one => `${at}/`.startsWith(`${one}/`)),
  )
  expect(left).toEqual([])
})

async function openAll(page: Page): Promise<void> {
  await page.locator('.board-form').waitFor()
  for (const more of await page.locator('.more > summary').all()) await more.click()
}

test('with everything open it is for everybody, light and dark', async () => {
  await settle(everything)
  await browser.inPage(screen, async page => {
    await openAll(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await hindrances(page)).toEqual([])
    }
  })
})

test('with everything open nothing scrolls sideways on the narrowest phone, where words are long', async () => {
  await settle(everything)
  await browser.world.rows("update administrator set locale = 'de-DE'")
  await browser.inPage(
    screen,
    async page => {
      await openAll(page)
      await page.getByRole('heading', { name: 'Gleichstand' }).waitFor()
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320)
      expect(await hindrances(page)).toEqual([])
    },
    { viewport: { width: 320, height: 780 }, as: 'manager' },
  )
  await browser.world.rows("update administrator set locale = 'en'")
})

test('a refusal stands beside its field, and what was typed stays, also what cannot be sent', () =>
  browser.inPage(screen, async page => {
    await page.getByRole('button', { name: 'Make a cut' }).click()
    const cut = page.getByRole('group', { name: 'The cut' })
    await cut.getByText(/needs a number of players or of strokes/).waitFor()
    expect(await cut.getAttribute('aria-describedby')).toBe(
      await cut.getByText(/needs a number of players/).getAttribute('id'),
    )
    const low = control(page, '/cuts/0/low')
    await low.fill('sixty')
    await cut.getByText('Enter a whole number.').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect(await low.inputValue()).toBe('sixty')
    expect(await saved()).toEqual({})
    await low.fill('60')
    await cut.getByText(/needs a number of players or of strokes/).waitFor({ state: 'detached' })
    await control(page, '/best').evaluate(element => element.closest('details')?.setAttribute('open', ''))
    await control(page, '/best').fill('9')
    await page
      .getByText(/is more than the number of rounds that count/)
      .first()
      .waitFor()
    expect(await control(page, '/best').getAttribute('aria-invalid')).toBe('true')
  }))

test('a draft outlives a reload, shows who would win what, mends itself within the purse, and is saved as it stands', () =>
  browser.inPage('/console/e/S-110/leaderboards?board=1021', async page => {
    page.on('dialog', dialog => void dialog.accept())
    await control(page, '/payouts/addedCents').fill('180')
    const board = page.getByRole('region', { name: 'Today’s cards, counted this way' })
    await board.getByRole('columnheader', { name: 'Prize' }).waitFor()
    await control(page, '/payouts/table').selectOption('cents')
    await page.getByRole('button', { name: 'Add a place' }).click()
    for (const [n, amount] of ['100', '90,50'].entries()) await control(page, `/payouts/table/cents/${n}`).fill(amount)
    await page.reload()
    expect(await control(page, '/payouts/table/cents/1').inputValue()).toBe('90.50')
    await page.getByText('The places pay 10.50 more than there is.').first().waitFor()
    await page.getByRole('link', { name: 'Money 10.50 over' }).waitFor()
    await page.getByRole('button', { name: 'The club adds' }).first().click()
    await page.getByText('The places pay 10.50 more than there is.').first().waitFor({ state: 'detached' })
    const changes = page.getByRole('region', { name: 'Changed, not yet saved' })
    expect(await changes.innerText()).toContain('100.00, 90.50')
    const reason = page.getByLabel('Reason')
    if (await reason.isVisible()) await reason.fill('Agreed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await changes.waitFor({ state: 'detached' })
    expect((await saved({ eventId: 'S-110', leaderboardId: 1021 })).payouts?.table).toEqual({ cents: [10_000, 9050] })
    await page.reload()
    expect(await changes.isVisible()).toBe(false)
  }))

test('the steps of a tie are put in order by dragging, and saved in that order', () =>
  browser.inPage(screen, async page => {
    await control(page, '/ties/steps').locator('select').first().selectOption('cards')
    await page
      .getByRole('button', { name: /^Move Previous rounds/ })
      .dragTo(page.getByRole('button', { name: /^Move Last 9/ }))
    const reason = page.getByLabel('Reason')
    if (await reason.isVisible()) await reason.fill('Agreed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('region', { name: 'Changed, not yet saved' }).waitFor({ state: 'detached' })
    expect((await saved()).ties).toEqual({
      steps: ['lastRound', 'previousRounds', 'lastHoles', 'firstNine'],
    })
  }))
