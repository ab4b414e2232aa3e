/** The official on the cart with a link, on a phone: what is said there, the control room shows, and play stops for everybody. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helperCalls } from '../test/helperCalls.ts'
import { entry, start } from '../test/testCards.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'
import { enhanced, hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  await start(world)
  await world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [
      { teePairingId: 5021, playerIds: [1, 3] },
      { teePairingId: 5022, playerIds: [2, 6] },
    ],
  })
  await world.call('recordScores', {
    params: { eventId: 'S-110' },
    body: [
      entry({ hole: 1, strokes: 5 }),
      entry({ hole: 2, strokes: 4 }),
      entry({ hole: 2, strokes: 6, scorer: 3, device: 'phone-3' }),
    ],
  })
})
afterAll(() => browser.close())

/** A phone that has opened a new link, and the director's control room beside it. */
const onCourse = (label: string, work: (phone: Page, director: Page) => Promise<void>) =>
  browser.inPage('/console/e/S-110/control', async director => {
    const { token } = await helperCalls(browser.world, 'S-110', 'official', label)
    const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const context = await director.context().browser()?.newContext(size)
    if (!context) throw new Error('There is no browser.')
    try {
      const phone = await context.newPage()
      await phone.clock.setFixedTime('2026-06-10T09:40:00+01:00')
      await phone.goto(`${browser.base}/staff/S-110/official/${token}`)
      await work(phone, director)
    } finally {
      await context.close()
    }
  })

const group = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}`, exact: false })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a warning and a note are in the control room and on the table of cards, with the name of the link; one is taken back', () =>
  onCourse('Rui’s phone', async (phone, director) => {
    await director.locator('.status-line').getByText('Live', { exact: true }).waitFor()
    await group(phone, '09:00 1A').getByText('Differ on 2').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme })
      expect(await hindrances(phone, enhanced)).toEqual([])
    }
    await group(phone, '09:00 1A').tap()
    await phone.getByText('Hole 2: Ana Silva has 4, Carla Dias has 6').waitFor()
    await button(phone, 'Time warning').tap()
    await button(phone, 'Note').tap()
    const dialog = phone.getByRole('dialog', { name: 'Note about 09:00 1A' })
    await dialog.getByLabel('Note').fill('Searching for a ball on 9')
    await dialog.getByRole('button', { name: 'Save' }).tap()
    const row = director.locator('[data-group="5021"]')
    await row.getByText(/\d\d:\d\d warned about time · Rui’s phone/).waitFor()
    await row.getByText(/Searching for a ball on 9 · Rui’s phone/).waitFor()
    await saved(phone)
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390)
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme })
      expect(await hindrances(phone, enhanced)).toEqual([])
    }
    const sizes = await phone
      .locator('.official button')
      .evaluateAll(all => all.map(one => Math.min(one.clientHeight, one.clientWidth)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(46)
    await phone.getByRole('button', { name: /^Undo: Time warned/ }).tap()
    await row.getByText(/warned about time/).waitFor({ state: 'detached' })
    await row.click()
    await director.getByText(/Searching for a ball on 9 · Rui’s phone/).waitFor()
  }))

test('a penalty says what the hole becomes, waits without a network, and is in the log of the card', () =>
  onCourse('Vera’s phone', async phone => {
    await group(phone, '09:00 1A').tap()
    await button(phone, 'Penalty: Carla Dias').tap()
    const dialog = phone.getByRole('dialog', { name: 'Penalty for Carla Dias' })
    await dialog.getByLabel('Hole').selectOption('2')
    await dialog.getByText('Hole 2 has no agreed score yet.').waitFor()
    await dialog.getByLabel('Hole').selectOption('1')
    await dialog.getByLabel('Rule').fill('14.7a')
    await dialog.getByLabel('What happened').fill('Wrong place')
    await dialog.getByText('Hole 1: 5 becomes 7.').waitFor()
    await phone.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Give the penalty' }).tap()
    await phone.getByText('1 on this device only').waitFor()
    await phone.context().setOffline(false)
    await saved(phone)
    const params = { eventId: 'S-110', cardId: 'P-3' }
    expect((await browser.world.call('getCard', { params })).holeScores[0]).toMatchObject({ gross: 7, corrected: true })
    const log = await browser.world.call('getCardHistory', { params })
    expect(log.at(-1)).toMatchObject({ reason: 'Rule 14.7a, +2: Wrong place', before: 5, after: 7 })
  }))

test('a withdrawal shows what follows first, and is taken back with one tap', () =>
  onCourse('Nuno’s phone', async phone => {
    const isThere = async () =>
      (await browser.world.rows('select from registration where event_id = 110 and player_id = 6')).length === 1
    await group(phone, '09:10 1A').tap()
    await button(phone, 'Withdraws: Filipe Melo').tap()
    const dialog = phone.getByRole('dialog', { name: 'Filipe Melo withdraws?' })
    await dialog.getByText('the group plays on').waitFor()
    await dialog.getByRole('heading', { name: 'What follows' }).waitFor()
    expect(await hindrances(phone)).toEqual([])
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await phone.locator('.helper-last').getByText('Filipe Melo has withdrawn').waitFor()
    expect(await isThere()).toBe(false)
    await phone.getByRole('button', { name: 'Undo: Filipe Melo has withdrawn' }).tap()
    await button(phone, 'Withdraws: Filipe Melo').waitFor()
    expect(await isThere()).toBe(true)

    await button(phone, 'All groups').tap()
    await group(phone, '09:00 1A').tap()
    await button(phone, 'Withdraws: Carla Dias').tap()
    await phone.getByText('The scores stay on the card').waitFor()
    await phone.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await phone.getByText('withdrew', { exact: true }).waitFor()
    await phone.getByRole('button', { name: 'Undo: Carla Dias has withdrawn' }).tap()
    await phone.getByText('withdrew', { exact: true }).waitFor({ state: 'detached' })
  }))

test('a touch suspends nothing; held for a second the button asks, and play stops and goes on for everybody', () =>
  onCourse('Olga’s phone', async (phone, director) => {
    await director.locator('.status-line').getByText('Live', { exact: true }).waitFor()
    const suspend = phone.getByRole('button', { name: /^SUSPEND/ })
    const box = await suspend.boundingBox()
    if (!box) throw new Error('There is no button.')
    await suspend.tap()
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    await phone.mouse.click(...middle, { delay: 400 })
    // A finger that rests elsewhere for longer than the button wants.
    await phone.getByRole('heading').first().click({ delay: 1300 })
    expect(await phone.getByRole('dialog').count()).toBe(0)
    await phone.mouse.move(...middle)
    await phone.mouse.down()
    const dialog = phone.getByRole('dialog', { name: 'Suspend play?' })
    await dialog.waitFor()
    await phone.mouse.up()
    await dialog.getByRole('button', { name: 'Suspend play' }).tap()
    await phone.getByRole('alert').getByText('Play is suspended.').waitFor()
    await button(director, 'Resume play').waitFor()
    await button(phone, 'Resume play').tap()
    await phone.getByRole('dialog', { name: 'Resume play?' }).getByRole('button', { name: 'Resume play' }).tap()
    await suspend.waitFor()
    await phone.context().setOffline(true)
    await phone.getByText(/^No connection/).waitFor()
    await suspend.focus()
    await phone.keyboard.press('Enter')
    await dialog.getByText('This needs a connection').waitFor()
    expect(await dialog.getByRole('button', { name: 'Suspend play' }).isDisabled()).toBe(true)
  }))
