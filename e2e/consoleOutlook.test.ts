/** How a leaderboard may end: chances while it is played, and what would be if something happened, with nothing written. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

const screen = '/console/e/S-110/results'
let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  // Ana leads by three with three holes to play; the others are in, far behind.
  await browser.world.rows(`
    delete from card where event_id = 110; delete from score_entry where event_id = 110;
    update event set state = 'in progress' where event_id = 110;
    delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
    update leaderboard set settings = '{"format":{"score":"gross"}}' where leaderboard_id = 1021;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', n,
      array_fill((case n when 1 then 4 else 5 end)::smallint, array[3]) || array_fill(4::smallint, array[12]) || array_fill(null::smallint, array[3]),
      'OPEN', true, 1, '2026-06-10T15:00:00Z' from unnest(array[1, 2]) n;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select community_id, 110, 'P', player_id, array_fill(6::smallint, array[18]), 'SIGNED', true, 1, '2026-06-10T15:00:00Z'
    from registration where event_id = 110 and player_id > 2`)
})
afterAll(() => browser.close())

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'How it may end' }).getByRole('row', { name: new RegExp(name) })
const win = async (page: Page, name: string) =>
  Number.parseInt((await row(page, name).getByRole('cell').nth(-2).textContent())?.replace('< ', '') ?? '', 10)
const played = (page: Page) => page.getByText('was played out 1000 times')

test('the leader is likely to win, and would not if she withdrew; the results stay as they are', () =>
  browser.inPage(screen, async page => {
    await page.getByRole('button', { name: 'How it may end' }).click()
    await played(page).waitFor()
    expect(await win(page, 'Ana Silva')).toBeGreaterThan(80)
    expect(await win(page, 'Ana Silva')).toBeLessThan(100)
    await page.getByText('What if', { exact: true }).click()
    await page.getByLabel('Who').selectOption({ label: 'Ana Silva' })
    await page.getByRole('button', { name: 'Try it' }).click()
    await row(page, 'Bruno Costa').getByText('100%').first().waitFor()
    expect(await row(page, 'Bruno Costa').getByRole('cell').first().textContent()).toBe('2')
    await expect.poll(() => row(page, 'Bruno Costa').getByRole('cell').nth(1).textContent()).toBe('1')
    expect(await hindrances(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove: Ana Silva withdraws' }).click()
    await played(page).waitFor()
    await expect.poll(() => win(page, 'Ana Silva')).toBeGreaterThan(80)
    const [{ status } = {}] = await browser.world.rows('select status from card where event_id = 110 and side_id = 1')
    expect(status).toBe('OPEN')
  }))

test('a score that cannot be is refused beside its field; one that can shows what it would make of the places', () =>
  browser.inPage(screen, async page => {
    await page.getByRole('button', { name: 'How it may end' }).click()
    await page.getByText('What if', { exact: true }).click()
    await page.getByLabel('What happens').selectOption({ label: 'Scores differently' })
    await page.getByLabel('Who').selectOption({ label: 'Bruno Costa' })
    await page.getByLabel('Hole').fill('19')
    await page.getByLabel('Strokes').fill('1')
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByText('Choose a hole from 1 to 18.').waitFor()
    await page.getByLabel('Hole').fill('1')
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('button', { name: 'Remove: Bruno Costa: 1 on hole 1' }).waitFor()
    await expect.poll(() => row(page, 'Bruno Costa').getByRole('cell').nth(1).textContent()).toBe('1')
  }))

test('a score that arrives changes the chances by itself', () =>
  browser.inPage(screen, async page => {
    await page.getByRole('button', { name: 'How it may end' }).click()
    await played(page).waitFor()
    const before = await win(page, 'Bruno Costa')
    const holes = [4, 4, 4, ...Array<number>(12).fill(4), 9, null, null]
    await staffCalls(browser.world).call('correctCard', {
      params: { eventId: 'S-110', cardId: 'P-1' },
      query: {},
      body: { holes, reason: 'Read from the card' },
    })
    await expect.poll(() => win(page, 'Bruno Costa')).toBeGreaterThan(before + 40)
  }))
