/** The control room by the clock: who is late and who is silent, what needs a director, and the picture of pace. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entry, results, start } from '../test/testCards.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

const room = '/console/e/S-110/control'
const [silent, late] = [5021, 5022]
/** A moment of the day on which the first group starts at 10:00 and the second at 10:10, as the wall of the club says it. */
const at = (time: string) => `2026-05-01T${time}:00+01:00`
let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  await start(world)
  for (const [id, time] of [
    [silent, '10:00'],
    [late, '10:10'],
  ] as const)
    await world.rows('update tee_pairing set tee_time = $1 where tee_pairing_id = $2', [at(time), id])
  await world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [
      { teePairingId: silent, playerIds: [1] },
      { teePairingId: late, playerIds: [3] },
    ],
  })
  const plays = async (playerId: number, hole: number, time: string) => {
    world.setClock(new Date(at(time)).toISOString())
    expect(await results(world, [entry({ playerId, scorer: playerId, hole, tappedAt: at(time) })])).toEqual([
      'accepted',
    ])
  }
  // Twelve minutes a hole, until nobody hears of the group; the other one takes half an hour for each.
  for (const [at, time] of ['10:12', '10:24', '10:36', '10:48', '11:00', '11:12', '11:24'].entries())
    await plays(1, at + 1, time)
  for (const [at, time] of ['10:40', '11:10', '11:45'].entries()) await plays(3, at + 1, time)
})
afterAll(() => browser.close())

const row = (page: Page, group: number) => page.locator(`[data-group="${group}"]`)
const need = (page: Page, kind: string) => page.locator(`[data-need="${kind}"]`)
/** What the room shows a while after the last entry. */
async function atTenToTwelve(page: Page): Promise<void> {
  await page.clock.setFixedTime(at('11:50'))
  await page.reload()
  await page.locator('.control-clock').getByText('11:50').waitFor()
  await page.getByRole('img', { name: /by the clock/ }).waitFor()
}

test('late is said of who is behind when last heard, silent of who has not been heard, each with a sign of its own', () =>
  browser.inPage(room, async page => {
    await atTenToTwelve(page)
    await row(page, late).getByText('5 holes behind').waitFor()
    await row(page, silent).getByText('silent 26 min').waitFor()
    expect(
      await row(page, late)
        .getByText(/silent/)
        .count(),
    ).toBe(0)
    expect(
      await row(page, silent)
        .getByText(/behind/)
        .count(),
    ).toBe(0)
    expect(await row(page, late).locator('.group-chip.late').count()).toBe(1)
    expect(await row(page, silent).locator('.group-chip.silent').count()).toBe(1)
    const figures = page.locator('[data-figure]')
    expect(await figures.allTextContents()).toEqual(['2 of 2', '0 of 2', '1', '1', '0'])
    const heights = await page.locator('[data-group]').evaluateAll(all => all.map(one => one.clientHeight))
    expect(new Set(heights).size).toBe(1)
  }))

test('a group that has fallen behind needs somebody, and its link leads to a message to it; a silent one leads to its card', () =>
  browser.inPage(room, async page => {
    await atTenToTwelve(page)
    await need(page, 'late').getByText('Group 2 is 5 holes behind').waitFor()
    await need(page, 'silent').getByText('No word from group 1 for 26 min').waitFor()
    await need(page, 'silent').getByRole('link', { name: 'Enter from paper' }).click()
    await page.locator('[data-card="P-1"]').waitFor()
    await page.goBack()
    await need(page, 'late').getByRole('link', { name: 'Message group 2' }).click()
    await page.waitForURL(/messages\?to=teePairings&ids=5022$/)
    await page.getByRole('checkbox', { name: /10:10 1A/, checked: true }).waitFor()
  }))

test('the picture of pace says in words who is late, and its table when each group had its holes', () =>
  browser.inPage(room, async page => {
    await atTenToTwelve(page)
    await page.getByRole('img', { name: 'Holes played by the clock. Group 2 is 5 holes behind.' }).waitFor()
    await page.getByText('As a table').click()
    const cells = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell').allTextContents()
    expect(await cells(/^1 10:00/)).toEqual(['10:36', '11:12', '–', '–', '–', '–', '12.0'])
    expect(await cells(/^2 10:10/)).toEqual(['11:45', '–', '–', '–', '–', '–', '31.7'])
  }))

test.each(['light', 'dark'] as const)('at 320 px, in the %s, nothing is cut off, and axe finds nothing', colorScheme =>
  browser.inPage(
    room,
    async page => {
      await atTenToTwelve(page)
      await page.getByText('As a table').click()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
      expect(await page.locator('.pace-table').evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
      expect(await hindrances(page)).toEqual([])
    },
    { viewport: { width: 320, height: 700 }, colorScheme },
  ),
)
