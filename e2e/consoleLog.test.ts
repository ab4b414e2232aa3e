/** The log of an event in a real browser: what happened, by whom, and taking steps back from there. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../test/staffCalls.ts'
import { worldNow } from '../test/world.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
let staff: StaffCalls
beforeAll(async () => {
  browser = await startConsole()
  staff = staffCalls(browser.world)
  const params = { eventId: 'S-110' }
  const index = (from: number, to: number) => ({ players: [{ playerId: 2, hcIndex: { from, to } }] })
  await staff.call('setHandicaps', { params, body: index(5.8, 6.4) }, 'director')
  await staff.call('setHandicaps', { params, body: index(6.4, 7.1) }, 'manager')
  await staff.call('arrangeTeams', { params, body: { rename: [{ teamId: 3011, name: 'Falcons' }] } }, 'director')
})
afterAll(() => browser.close())

const line = (page: Page, words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words })
const indexOf = async () => {
  const [found] = await browser.world.call('searchPlayerHandicaps', {
    params: { eventId: 'S-110' },
    criteria: { playerIds: [2] },
  })
  return found?.hcIndex
}

test('what happened is said in sentences, and filtered by kind and by person', () =>
  browser.inPage('/console/e/S-110', async page => {
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('g')
    await page.getByRole('heading', { level: 1, name: 'Log' }).waitFor()
    await line(page, /changed the handicap of Bruno Costa.*index 5\.8 → 6\.4/).waitFor()
    await line(page, /name Eagles → Falcons/).waitFor()
    await page.getByLabel('What', { exact: true }).selectOption('Handicaps')
    await line(page, 'Falcons').waitFor({ state: 'detached' })
    await expect.poll(() => line(page, 'Bruno Costa').count()).toBe(2)
    await page.getByLabel('Who', { exact: true }).selectOption({ label: 'The manager' })
    await line(page, '5.8 → 6.4').waitFor({ state: 'detached' })
    await expect.poll(() => line(page, 'Bruno Costa').count()).toBe(1)
  }))

test('a player says how the handicap comes about, and who changed it', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    const dialog = page.getByRole('dialog', { name: 'Bruno Costa' })
    await page.getByRole('rowheader', { name: 'Costa, Bruno' }).click()
    await page.keyboard.press('i')
    expect(await dialog.getByRole('listitem').filter({ hasText: 'handicap index' }).textContent()).toContain('7.1')
    const changes = dialog.getByRole('listitem').filter({ hasText: 'changed the handicap of Bruno Costa' })
    await changes.filter({ hasText: 'The manager' }).filter({ hasText: 'index 6.4 → 7.1' }).waitFor()
    await changes.filter({ hasText: 'The director' }).filter({ hasText: 'index 5.8 → 6.4' }).waitFor()
    expect(await dialog.getByText('Falcons').count()).toBe(0)
    await dialog.getByRole('link', { name: 'The whole log' }).click()
    await page.getByRole('heading', { level: 1, name: 'Log' }).waitFor()
  }))

test('the tee sheet says why somebody is in a group, by tapping and by keys', async () => {
  const params = { eventId: 'S-110' }
  const tees = await browser.world.call('listCourseTees', { params: { ...params, courseId: 1 } })
  const teeId = tees.find(({ gender }) => gender === 'M')?.id ?? 0
  await staff.call('setHandicaps', { params, body: { players: [{ playerId: 2, teeId }] } }, 'director')
  await browser.inPage('/console/e/S-110/teeSheet', async page => {
    const dialog = page.getByRole('dialog', { name: 'Bruno Costa' })
    const slot = page.getByRole('button', { name: /^Bruno Costa/ })
    await slot.click()
    await page.getByRole('button', { name: 'Why here?' }).click()
    await dialog.getByText('Who changed what').waitFor()
    await dialog.getByText(/course rating/).waitFor()
    await dialog.getByText(/^1 stroke on /).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // He is still carried, and put where she was.
    await slot.click()
    await slot.press('.')
    await page.getByRole('dialog').getByRole('button', { name: 'Why here?' }).click()
    await dialog.getByText('Who changed what').waitFor()
  })
})

test('a step that somebody built on names what stands in the way, and both go back together', () =>
  browser.inPage('/console/e/S-110/log', async page => {
    await line(page, '5.8 → 6.4').getByRole('button', { name: /^Undo/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/changed the same thing at/).waitFor()
    await dialog.getByRole('listitem').filter({ hasText: 'changed the handicap of Bruno Costa' }).waitFor()
    await dialog.getByRole('button', { name: 'Undo that one too' }).click()
    await dialog.getByText('This comes back:').waitFor()
    await dialog.getByText(/index 6\.4 → 5\.8/).waitFor()
    expect(await indexOf()).toBe(7.1)
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await indexOf()).toBe(5.8)
    await line(page, /undid a step: changed the handicap of Bruno Costa/)
      .first()
      .waitFor()
    expect(await page.getByText(/^undone by/).count()).toBe(2)
  }))

test('the log of the club says who joined, changed its settings and made events, and leads to the log of an event', async () => {
  const params = { communityId: 1 }
  await staff.call('inviteStaff', { params, body: { email: 'nuno@example.com', role: 'starter' } })
  await staff.call('updateCommunity', { params, body: { currency: 'EUR' } })
  await staff.call(
    'createEvent',
    {
      params,
      body: { name: 'Spring cup', startDate: '2026-05-20', timeZone: 'Europe/Lisbon', courseIds: [1] },
    },
    'director',
  )
  await browser.inPage('/console/c/1/events', async page => {
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('g')
    await page.getByRole('heading', { level: 1, name: 'Club log' }).waitFor()
    await line(page, /The manager invited nuno@example\.com\s*as starter/).waitFor()
    await line(page, /The manager changed the name and look of the club\s*currency – → EUR/).waitFor()
    await line(page, /The director \(you\) created the event Spring cup/).waitFor()
    // What happened inside of an event stands in its own log, and is taken back there.
    expect(await page.getByText('Falcons').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
    // What happens now appears by itself.
    await staff.call('updateStaff', { params: { ...params, administratorId: 13 }, body: { role: 'starter' } })
    await line(page, /The manager changed the role of The scorer\s*role Scorer → Starter/).waitFor()
    await page.getByLabel('What', { exact: true }).selectOption('Events')
    await line(page, 'nuno@example.com').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Log of Spring cup' }).click()
    await page.getByRole('heading', { level: 1, name: 'Log', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/console\/e\/S-\d+\/log$/)
  })
})

test('who may not change the event reads the log, and is told when taking a step back', () =>
  browser.inPage(
    '/console/e/S-110/log',
    async page => {
      await line(page, 'Falcons').first().getByRole('button', { name: /^Undo/ }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      expect(await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0)
    },
    { as: 'scorer' },
  ))

test('the log and the tee sheet are shown as of a moment', async () => {
  const params = { eventId: 'S-110' }
  const { teePairings } = await staff.call('getTeeSheet', { params })
  const from = teePairings.find(one => one.players.some(({ playerId }) => playerId === 1))?.id ?? 0
  const to = teePairings.find(one => one.id !== from)?.id ?? 0
  browser.world.setClock(Temporal.Instant.from(worldNow).add({ minutes: 30 }).toString())
  await staff.call('arrangeTeeSheet', { params, body: { moves: [{ playerId: 1, from, to }] } })
  await browser.inPage('/console/e/S-110/log', async page => {
    await line(page, /moved on the tee sheet.*Ana Silva|Ana Silva.*09:10/)
      .first()
      .waitFor()
    await page.getByLabel('As of').fill('2026-05-01T10:15')
    await line(page, '10:30').waitFor({ state: 'detached' })
    await line(page, 'Falcons').first().waitFor()
    await page.getByRole('button', { name: 'Tee sheet then' }).click()
    const dialog = page.getByRole('dialog', { name: /^Tee sheet as of Fri,? 1 May,? 10:15/ })
    await dialog.getByRole('listitem').filter({ hasText: '09:00 1A' }).filter({ hasText: 'Ana Silva' }).waitFor()
    expect(await hindrances(page)).toEqual([])
  })
})
