/** Handicaps of a date in a real browser: pasted, looked at, applied and taken back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { paced } from './paced.ts'

let browser: ConsoleBrowser
let staff: StaffCalls
beforeAll(async () => {
  browser = await startConsole()
  staff = staffCalls(browser.world)
})
afterAll(() => browser.close())

const list = 'Name\tIndex\nSilva, Ana\t9,9\nCosta, Bruno\t12,4\nDias, Carla\t+1,2\nNobody, Known\t7,0'
const indexes = async () => {
  const found = await browser.world.call('searchPlayerHandicaps', { params: { eventId: 'S-110' }, criteria: {} })
  return Object.fromEntries(found.map(one => [one.playerId, one.hcIndex]))
}

test('a list that is pasted shows what changes; it is applied and taken back in one step, and stale paper is named', async () => {
  const before = await indexes()
  const groups = [{ teePairingId: 5022, playerIds: [2] }]
  await browser.world.call('assignPlayersToTeePairings', { params: { eventId: 'S-110' }, body: groups })
  const params = { eventId: 'S-110', document: 'scorecards' } as const
  const { documents } = await staff.call('listDocuments', { params: { eventId: 'S-110' } })
  const pages = documents.find(one => one.document === 'scorecards')?.pages ?? []
  await staff.call('markPrinted', { params, body: { pages: pages.map(({ page, version }) => ({ page, version })) } })
  await browser.inPage('/console/e/S-110/handicaps', async page => {
    await page.getByRole('heading', { level: 1, name: 'Handicaps' }).waitFor()
    // Browsers tell nobody what is pasted into a date.
    await page.locator('input[type=date]').focus()
    await paced(page).paste(list)
    const bruno = page.getByRole('row', { name: /^Bruno Costa/ })
    await bruno.getByText('5.8 → 12.4').waitFor()
    await bruno.getByText('9 holes').waitFor()
    expect(await page.getByRole('row', { name: /^Ana Silva/ }).count()).toBe(0)
    await page.getByText('1 changes, 1 unchanged, 1 locked, 2 not in the list, 1 unusable line').waitFor()
    await page.getByText('line 5: not registered for the event').waitFor()
    expect(await indexes()).toEqual(before)
    await page.getByRole('button', { name: 'Apply 1 change' }).click()
    await page.getByRole('heading', { name: '1 handicap has changed' }).waitFor()
    await page.getByText(/^Scorecards: /).waitFor()
    expect(await indexes()).toEqual({ ...before, 2: 12.4 })
    await page.keyboard.press('Control+z')
    await expect.poll(indexes).toEqual(before)
  })
})

test('another date is asked for, and everybody is locked afterwards', () =>
  browser.inPage('/console/e/S-110/handicaps', async page => {
    await page.getByLabel('Paste the new indexes').fill('Costa, Bruno;7,1;2026-04-01\nCosta, Bruno;6,0;2026-04-12')
    await page.getByRole('button', { name: 'Read the list' }).click()
    await page.getByText('Nothing changes').waitFor()
    await page.getByRole('checkbox', { name: /^Lock all handicaps afterwards/ }).check()
    await page.getByRole('button', { name: 'Lock the handicaps' }).click()
    await page.getByText(/handicaps are now locked/).waitFor()
    const found = await browser.world.call('searchPlayerHandicaps', { params: { eventId: 'S-110' }, criteria: {} })
    expect(found.every(one => one.lockedDt !== undefined)).toBe(true)
  }))
