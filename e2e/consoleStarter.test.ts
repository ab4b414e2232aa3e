/** The starter on the first tee with a link, on a phone: who goes next, one button, and the control room counts from it. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { start } from '../test/testCards.ts'
import { type ConsoleBrowser, saved, startConsole, throughNetwork } from './consoleBrowser.ts'
import { enhanced, hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await start(browser.world)
  const assign = (teePairingId: number, playerIds: number[]) => ({ teePairingId, playerIds })
  await browser.world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [assign(5021, [1, 3]), assign(5022, [2, 6])],
  })
})
afterAll(() => browser.close())

/** A moment of the morning, by the clock of the event. */
const momentAt = (time: string) => `2026-05-01T${time}:00+01:00`
const place = (teePairingId: number, time: string, hole = 1) =>
  browser.world.rows(
    `update tee_pairing set tee_time = '${momentAt(time)}', tee_hole = ${hole} where tee_pairing_id = ${teePairingId}`,
  )
beforeEach(async () => {
  await browser.world.rows('delete from group_start')
  await place(5021, '09:50')
  await place(5022, '09:55')
})

/** What was kept of a group, in the order in which it arrived. */
const taps = (teePairingId: number) =>
  browser.world.rows(
    `select to_char(tapped_at at time zone 'Europe/Lisbon', 'HH24:MI') as at, undone from group_start
    where tee_pairing_id = ${teePairingId} order by entry_number`,
  )
const gone = (page: Page, time: string) => page.getByRole('button', { name: `Gone ${time}`, exact: true })
const next = (page: Page) => page.getByRole('region', { name: 'Next' })
const control = (page: Page, group: number) => page.locator(`[data-group="${group}"]`)

/** The director makes a link; its path. */
async function linkOf(director: Page, label: string): Promise<string> {
  await director.goto(`${browser.base}/console/e/S-110/links`)
  await director.getByRole('button', { name: 'New link for a helper' }).click()
  const dialog = director.getByRole('dialog', { name: 'New link for a helper' })
  await dialog.getByText('Starter', { exact: true }).click()
  await dialog.getByText('says when groups have gone').waitFor()
  await dialog.getByLabel('Whose is it?').fill(label)
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const made = director.getByRole('dialog', { name: `Starter: ${label}` })
  const url = new URL(String(await made.getByText(/\/staff\//).textContent()))
  await made.getByRole('button', { name: 'Close' }).last().click()
  await made.waitFor({ state: 'detached' })
  await director
    .getByText(/^Starter · until/)
    .first()
    .waitFor()
  return url.pathname
}

/** A phone that is logged in nowhere; its clock says this time. */
async function phoneOf(director: Page): Promise<BrowserContext> {
  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await director.context().browser()?.newContext(size)
  if (!context) throw new Error('There is no browser.')
  return context
}

async function openAt(context: BrowserContext, address: string, time: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.setFixedTime(momentAt(time))
  await page.goto(address)
  return page
}

/** `base`: the way that the phone takes to the server. */
const inLinks = (
  label: string,
  work: (phone: Page, director: Page, address: string) => Promise<void>,
  base = browser.base,
) =>
  browser.inPage('/console/e/S-110/links', async director => {
    const address = base + (await linkOf(director, label))
    const context = await phoneOf(director)
    try {
      await work(await openAt(context, address, '09:52'), director, address)
    } finally {
      await context.close()
    }
  })

test('the starter sees who is missing and sends groups off with one tap; the control room counts from then', () =>
  inLinks('Pedro’s phone', async (phone, director) => {
    const staff = staffCalls(browser.world)
    const entryId = crypto.randomUUID()
    const entries = [{ entryId, playerId: 1, state: 'here' as const, seenAt: momentAt('09:30') }]
    await staff.call('setCheckIns', { params: { eventId: 'S-110' }, body: { entries } })
    await director.goto(`${browser.base}/console/e/S-110/control`)
    await director.locator('.status-line').getByText('Live', { exact: true }).waitFor()

    await next(phone).getByRole('heading', { name: '09:50 1A' }).waitFor()
    await next(phone).getByRole('listitem').filter({ hasText: 'Ana Silva' }).filter({ hasText: 'Here' }).waitFor()
    await next(phone).getByRole('listitem').filter({ hasText: 'Carla Dias' }).filter({ hasText: 'Not here' }).waitFor()
    await phone.getByText('0 of 2 here').waitFor()
    await gone(phone, '09:52').tap()
    await control(director, 5021).getByText('Started 09:52').waitFor()
    await next(phone).getByRole('heading', { name: '09:55 1A' }).waitFor()
    await saved(phone)
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme })
      expect(await hindrances(phone, enhanced)).toEqual([])
    }
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390)
    const sizes = await phone
      .locator('.starter button, .starter summary')
      .evaluateAll(all => all.map(one => Math.min(one.clientHeight, one.clientWidth)))
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48)

    await phone.getByRole('button', { name: 'Undo: 09:50 1A gone 09:52' }).tap()
    await next(phone).getByRole('heading', { name: '09:50 1A' }).waitFor()
    await control(director, 5021).getByText('Started').waitFor({ state: 'detached' })
    expect(await taps(5021)).toEqual([
      { at: '09:52', undone: false },
      { at: '09:52', undone: true },
    ])
    await director.goto(`${browser.base}/console/e/S-110/log`)
    await director.getByText('recorded the start of 09:50 1A').waitFor()
    await director.getByText('undid the start of 09:50 1A').waitFor()
  }))

test('a group whose player is missing waits, and the one behind it goes first', () =>
  inLinks('Rita’s phone', async phone => {
    await phone.getByRole('button', { name: 'Goes first: 09:55 1A' }).tap()
    await next(phone).getByRole('heading', { name: '09:55 1A' }).waitFor()
    await gone(phone, '09:52').tap()
    await next(phone).getByRole('heading', { name: '09:50 1A' }).waitFor()
    await saved(phone)
    expect(await taps(5022)).toEqual([{ at: '09:52', undone: false }])
    expect(await taps(5021)).toEqual([])
  }))

test('a second tap in the same place does not send off the group that has just come up there', () =>
  inLinks('Nuno’s phone', async phone => {
    await gone(phone, '09:52').dblclick()
    await next(phone).getByRole('heading', { name: '09:55 1A' }).waitFor()
    await saved(phone)
    expect(await taps(5021)).toHaveLength(1)
    expect(await taps(5022)).toEqual([])
  }))

test('what is tapped without a network stays on the phone, and is sent once when the page is opened again', () =>
  throughNetwork(browser, network => {
    const work = async (phone: Page, _: Page, address: string) => {
      const context = phone.context()
      await gone(phone, '09:52').waitFor()
      await network.set(false)
      await gone(phone, '09:52').tap()
      await phone.getByText('1 on this device only').waitFor()
      await phone.clock.setFixedTime(momentAt('09:56'))
      await gone(phone, '09:56').tap()
      await phone.getByText('2 on this device only').waitFor()
      await phone.getByRole('heading', { name: 'Everybody has gone' }).waitFor()
      await phone.close()
      expect([...(await taps(5021)), ...(await taps(5022))]).toEqual([])
      await network.set(true)
      for (let visit = 0; visit < 2; visit += 1) {
        const again = await openAt(context, address, '09:58')
        await again.getByRole('heading', { name: 'Everybody has gone' }).waitFor()
        await expect.poll(() => taps(5021)).toEqual([{ at: '09:52', undone: false }])
        await expect.poll(() => taps(5022)).toEqual([{ at: '09:56', undone: false }])
        await again.waitForLoadState('networkidle')
        await again.close()
      }
      expect([await taps(5021), await taps(5022)].map(({ length }) => length)).toEqual([1, 1])
    }
    return inLinks('Vera’s phone', work, network.url)
  }))

test('who does not come is said with one tap after a look at what follows, and taken back with one', () =>
  inLinks('Ines’s phone', async phone => {
    const isThere = async () =>
      (await browser.world.rows('select from registration where event_id = 110 and player_id = 3')).length === 1
    await phone.getByRole('button', { name: 'Carla Dias: Not here' }).tap()
    const dialog = phone.getByRole('dialog', { name: 'Is Carla Dias a no-show?' })
    await dialog.getByText('the group plays on').waitFor()
    await dialog.getByRole('heading', { name: 'What follows' }).waitFor()
    expect(await hindrances(phone)).toEqual([])
    await dialog.getByRole('button', { name: 'No-show' }).tap()
    await next(phone).getByText('Carla Dias', { exact: true }).waitFor({ state: 'detached' })
    expect(await isThere()).toBe(false)
    expect(await hindrances(phone, enhanced)).toEqual([])
    await phone.getByRole('button', { name: 'Undo: Carla Dias does not start' }).tap()
    await phone.getByRole('button', { name: 'Carla Dias: Not here' }).waitFor()
    expect(await isThere()).toBe(true)
  }))

test('in a shotgun one tap sends off all groups, and one takes them back; a group can go alone', () =>
  inLinks('Olga’s phone', async (phone, director) => {
    await place(5022, '09:50', 7)
    await phone.reload()
    await next(phone).getByText('2 groups together').waitFor()
    await next(phone).getByText('Not here: Bruno Costa, Filipe Melo').waitFor()
    expect(await hindrances(phone, enhanced)).toEqual([])
    await phone.getByRole('button', { name: 'All gone 09:52' }).tap()
    await phone.getByRole('heading', { name: 'Everybody has gone' }).waitFor()
    await saved(phone)
    expect([await taps(5021), await taps(5022)]).toEqual(Array(2).fill([{ at: '09:52', undone: false }]))
    await director.goto(`${browser.base}/console/e/S-110/control`)
    for (const group of [5021, 5022]) await control(director, group).getByText('Started 09:52').waitFor()

    await phone.clock.setFixedTime(momentAt('09:53'))
    await phone.getByRole('button', { name: 'Undo: 2 groups gone 09:52' }).tap()
    await phone.getByRole('button', { name: 'Gone: 09:50 7A' }).tap()
    await gone(phone, '09:53').waitFor()
    await saved(phone)
    await control(director, 5021).getByText('Started').waitFor({ state: 'detached' })
    await control(director, 5022).getByText('Started 09:53').waitFor()
  }))

test('while play is suspended, and when the link has ended, the phone says so', () =>
  inLinks('Hugo’s phone', async (phone, director) => {
    await gone(phone, '09:52').waitFor()
    const setState = (state: string) => browser.world.rows(`update event set state = '${state}' where event_id = 110`)
    await setState('suspended')
    await phone.getByText('Play is suspended.').waitFor()
    expect(await hindrances(phone, enhanced)).toEqual([])
    await setState('in progress')
    await phone.getByText('Play is suspended.').waitFor({ state: 'detached' })
    await director.getByRole('button', { name: 'End: Hugo’s phone' }).click()
    await director.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
    await phone.getByText('This link has ended. Ask the committee for a new one.').waitFor()
    expect(await next(phone).count()).toBe(0)
  }))

test('a club chooses a clock of 12 hours in its settings, and reads it on the tee sheet and on the phone of its starter', async () => {
  await browser.inPage(
    '/console/c/1/settings',
    async owner => {
      await owner.getByLabel('Times of day').selectOption({ label: '12 hours: 1:10 pm' })
      await owner.getByRole('button', { name: 'Save' }).click()
      await owner.getByText('Saved', { exact: true }).first().waitFor()
    },
    { as: 'manager' },
  )
  await inLinks('Nora’s phone', async (phone, director) => {
    await gone(phone, '9:52\u00a0am').waitFor()
    await director.goto(`${browser.base}/console/e/S-110/teeSheet`)
    await director.getByText('9:50\u00a0am', { exact: true }).first().waitFor()
    expect(await director.getByText(/09:5\d/).count()).toBe(0)
  })
  await browser.world.rows("update community set clock = 'h24'")
})
