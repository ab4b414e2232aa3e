/** The tee sheet and the grid of players in a real browser: by mouse, finger, taps and keys, and two directors at once. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordCards } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

/** Ana and Carla go out at 9:00, Bruno at 9:10; Walter and Filipe have no tee time. */
beforeEach(async () => {
  const params = { eventId: 'S-110' }
  await browser.world.call('removePlayersFromTeePairings', { params })
  await browser.world.call('assignPlayersToTeePairings', {
    params,
    body: [
      { teePairingId: 5021, playerIds: [1, 3] },
      { teePairingId: 5022, playerIds: [2] },
    ],
  })
})

const sheet = '/console/e/S-110/teeSheet'
const person = (page: Page, name: string) => page.locator('[data-person]', { hasText: name })
const free = (page: Page, group: number) => page.locator(`.slot.free[data-place="${group}"]`).first()

async function groups(): Promise<readonly (readonly number[])[]> {
  const list = await browser.world.call('listTeePairings', { params: { eventId: 'S-110' } })
  return list.map(one => one.players.map(player => player.playerId).sort((a, b) => a - b))
}

/** Where things are is asked anew for each step: a banner above that comes or goes moves them. */
async function drag(page: Page, from: ReturnType<typeof person>, to: ReturnType<typeof person>): Promise<void> {
  await from.hover({ position: { x: 20, y: 10 } })
  await page.mouse.down()
  await from.hover({ position: { x: 40, y: 30 }, force: true })
  await to.hover({ position: { x: 16, y: 8 }, force: true })
  await to.hover({ position: { x: 20, y: 10 }, force: true })
  await page.mouse.up()
}

test('a player is dragged to a free place, and changes places with the one he is dropped on', () =>
  browser.inPage(sheet, async page => {
    await person(page, 'Ana Silva').waitFor()
    await drag(page, person(page, 'Ana Silva'), free(page, 5022))
    await saved(page)
    expect(await groups()).toEqual([[3], [1, 2]])
    await drag(page, person(page, 'Ana Silva'), person(page, 'Carla Dias'))
    await expect.poll(groups).toEqual([[1], [2, 3]])
  }))

test('a player is lifted by a tap and put down by another, on a phone too', () =>
  browser.inPage(
    sheet,
    async page => {
      await person(page, 'Ana Silva').tap()
      await free(page, 5022).tap()
      await saved(page)
      expect(await groups()).toEqual([[3], [1, 2]])
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ))

test('a finger that rests lifts, and the player follows it', () =>
  browser.inPage(
    sheet,
    async (page, context) => {
      await person(page, 'Ana Silva').tap({ trial: true })
      const [a, b] = [await person(page, 'Ana Silva').boundingBox(), await free(page, 5022).boundingBox()]
      if (!a || !b) throw new Error('Not on the page.')
      const devices = await context.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
        devices.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      await touch('touchStart', a.x + 20, a.y + 15)
      await page.locator('.ghost').waitFor()
      for (const step of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', a.x + 20 + (b.x - a.x) * step, a.y + 15 + (b.y - a.y) * step)
      await touch('touchEnd', 0, 0)
      await saved(page)
      expect(await groups()).toEqual([[3], [1, 2]])
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ))

test('the keys lift, move, drop and put back, and say what they do', () =>
  browser.inPage(sheet, async page => {
    await person(page, 'Bruno').focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: /^Bruno .* lifted from group/ })
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page
      .getByRole('status')
      .filter({ hasText: /is back in/ })
      .waitFor({ state: 'attached' })
    expect(await groups()).toEqual([[1, 3], [2]])
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('status')
      .filter({ hasText: /^Over group/ })
      .waitFor({ state: 'attached' })
    await free(page, 5021).focus()
    await page.keyboard.press('Enter')
    await saved(page)
    expect(await groups()).toEqual([[1, 2, 3], []])
  }))

test('the last step is taken back by Ctrl Z, also after the page was loaded again', () =>
  browser.inPage(sheet, async page => {
    await person(page, 'Ana Silva').waitFor()
    await drag(page, person(page, 'Ana Silva'), free(page, 5022))
    await saved(page)
    await page.reload()
    await page.getByRole('button', { name: /^Undo: Ana Silva to group/ }).waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(groups).toEqual([[1, 3], [2]])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(groups).toEqual([[3], [1, 2]])
  }))

test('two directors see each other, and a gesture on what the other one changed is taken back with its reason', () =>
  browser.inPage(sheet, first =>
    browser.inPage(
      sheet,
      async second => {
        await first.getByText('Live', { exact: true }).last().waitFor()
        await second.getByText('Live', { exact: true }).last().waitFor()
        await drag(first, person(first, 'Ana Silva'), free(first, 5022))
        await second.locator('[data-place="5022"] [data-person="1"]').waitFor()
        // What the first one does now reaches the second one too late.
        await second.context().setOffline(true)
        await drag(second, person(second, 'Ana Silva'), person(second, 'Carla Dias'))
        await second.getByText(/1 not sent/).waitFor()
        await drag(first, person(first, 'Ana Silva'), free(first, 5021))
        await saved(first)
        await second.context().setOffline(false)
        await second.getByRole('alert').filter({ hasText: 'Ana Silva' }).waitFor()
        expect(await groups()).toEqual([[1, 3], [2]])
        await second.locator('[data-place="5021"] [data-person="1"]').waitFor()
      },
      { as: 'manager' },
    ),
  ))

test('when two directors change the same thing the second sees theirs and mine, and either choice works', () =>
  browser.inPage(sheet, first =>
    browser.inPage(
      sheet,
      async second => {
        await second.getByText('Live', { exact: true }).last().waitFor()
        const collide = async () => {
          await second.context().setOffline(true)
          await drag(second, person(second, 'Bruno Costa'), free(second, 5021))
          await second.getByText(/1 not sent/).waitFor()
          await drag(first, person(first, 'Bruno Costa'), first.locator('.loose .lane-body'))
          await expect.poll(groups).toEqual([[1, 3], []])
          await second.context().setOffline(false)
        }
        await person(first, 'Bruno Costa').waitFor()
        await collide()
        const dialog = second.getByRole('dialog')
        await dialog.getByRole('heading', { name: 'The director has changed this since' }).waitFor()
        await dialog.getByRole('row', { name: 'Bruno Costa those without a tee time group 09:00 1A' }).waitFor()
        await dialog.getByRole('button', { name: 'Keep theirs' }).click()
        await dialog.waitFor({ state: 'detached' })
        expect(await groups()).toEqual([[1, 3], []])

        await browser.world.call('assignPlayersToTeePairings', {
          params: { eventId: 'S-110' },
          body: [{ teePairingId: 5022, playerIds: [2] }],
        })
        await second.locator('[data-place="5022"] [data-person="2"]').waitFor()
        await first.locator('[data-place="5022"] [data-person="2"]').waitFor()
        await collide()
        await dialog.getByRole('button', { name: 'Use mine' }).click()
        await expect.poll(groups).toEqual([[1, 2, 3], []])
      },
      { as: 'manager' },
    ),
  ))

test('an index that two have set is shown from both sides', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    const cell = page
      .getByRole('row', { name: /Melo, Filipe/ })
      .getByRole('gridcell')
      .nth(1)
    await cell.waitFor()
    await page.context().setOffline(true)
    await page.getByText('Live', { exact: true }).last().waitFor({ state: 'attached' })
    await page
      .getByRole('row', { name: /Melo, Filipe/ })
      .getByText('20.1')
      .dblclick()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await page.getByText(/1 not sent/).waitFor()
    const body = { players: [{ playerId: 6, hcIndex: 7 }] }
    await staffCalls(browser.world).call('setHandicaps', { params: { eventId: 'S-110' }, body })
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('row', { name: 'Filipe Melo 7.0 8.0' }).waitFor()
    await dialog.getByRole('button', { name: 'Use mine' }).click()
    const index = async () => {
      const [found] = await browser.world.call('searchPlayerHandicaps', {
        params: { eventId: 'S-110' },
        criteria: { playerIds: [6] },
      })
      return found?.hcIndex
    }
    await expect.poll(index).toBe(8)
  }))

test('the whole sheet is filled in one step, and looks so before it is written', () =>
  browser.inPage(sheet, async page => {
    await page.getByRole('button', { name: 'Fill' }).click()
    await page.getByText('Shotgun', { exact: true }).click()
    await page.getByText('Nothing is saved yet.').waitFor()
    expect(await groups()).toEqual([[1, 3], [2]])
    await page.getByRole('button', { name: 'Apply' }).click()
    await saved(page)
    const after = await groups()
    expect(after.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 6, 9])
    await page.keyboard.press('Control+z')
    await expect.poll(groups).toEqual([[1, 3], [2]])
  }))

test('who asked to be apart is put into different groups, and a group against the wish is marked', () =>
  browser.inPage(sheet, async page => {
    await page.getByRole('button', { name: 'Fill' }).click()
    await page.getByLabel('Keep together').selectOption('nobody')
    await page.getByRole('button', { name: 'Wishes …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Apart', { exact: true }).click()
    await dialog.getByLabel('Who', { exact: true }).selectOption({ label: 'Silva, Ana' })
    await dialog.getByLabel('and who').selectOption({ label: 'Costa, Bruno' })
    await dialog.getByRole('button', { name: 'Add this wish' }).click()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Wishes (1) …' }).waitFor()
    // The dialog, which may still be there, has a button of the same name.
    await page.getByRole('form', { name: 'Fill' }).getByRole('button', { name: 'Apply' }).click()
    await saved(page)
    const together = (list: readonly (readonly number[])[]) => list.some(ids => ids.includes(1) && ids.includes(2))
    expect(together(await groups())).toBe(false)
    await drag(page, person(page, 'Ana Silva'), page.locator('[data-place]:has([data-person="2"]) .slot.free').first())
    await page.getByText('Ana Silva and Bruno Costa asked to be apart').waitFor()
    expect(together(await groups())).toBe(true)
  }))

test('two players are swapped by a phrase, which says what it would do before Enter', () =>
  browser.inPage(sheet, async page => {
    await person(page, 'Ana Silva').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('swap ana silva with bruno')
    await page.getByRole('option', { name: /^Swap Ana Silva with Bruno .*09:00 1A ↔ 09:10 1A/ }).waitFor()
    expect(await groups()).toEqual([[1, 3], [2]])
    await page.keyboard.press('Enter')
    await saved(page)
    expect(await groups()).toEqual([[2, 3], [1]])
  }))

test('a phrase moves the groups of a tee, puts somebody into one, and withdraws somebody with the reason', () =>
  browser.inPage(sheet, async page => {
    await person(page, 'Ana Silva').waitFor()
    const say = async (phrase: string, preview: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill(phrase)
      await page.getByRole('option', { name: preview }).waitFor()
      await page.keyboard.press('Enter')
    }
    const times = async () =>
      (await browser.world.call('listTeePairings', { params: { eventId: 'S-110' } })).map(one =>
        one.teeTime.slice(11, 16),
      )
    const before = await times()
    await say(`tee ${before[1]} +8`, `${before[1]}`)
    const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    await expect.poll(async () => minutes((await times())[1]) - minutes(before[1])).toBe(8)
    expect((await times())[0]).toBe(before[0])
    await say(`move walter to ${before[0]}`, 'Move Walter')
    await expect.poll(async () => (await groups())[0]).toEqual([1, 3, 9])
    await say('wd walter injured', 'Withdraw Walter')
    await expect.poll(async () => (await groups())[0]).toEqual([1, 3])
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await groups())[0]).toEqual([1, 3, 9])
  }))

test('an index is typed in the grid by keys alone, and a text that is none is refused beside the row', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    const grid = page.getByRole('grid', { name: 'Players' })
    await grid.focus()
    await page.keyboard.press('Control+Home')
    const first = await grid.getByRole('rowheader').first().textContent()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('7.5')
    await page.keyboard.press('Enter')
    await saved(page)
    const handicaps = await browser.world.call('searchPlayerHandicaps', { params: { eventId: 'S-110' }, criteria: {} })
    const players = await browser.world.call('listEventPlayers', { params: { eventId: 'S-110' } })
    const changed = players.find(one => `${one.lastName}, ${one.firstName}` === first?.replace('guest', ''))
    expect(handicaps.find(one => one.playerId === changed?.playerId)?.hcIndex).toBe(7.5)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('far')
    await page.keyboard.press('Enter')
    await page.getByText('“far” is not a handicap').first().waitFor()
  }))

test('before a player is withdrawn the dialog says what follows; nothing has happened yet', async () => {
  const params = { eventId: 'S-110' }
  const staff = staffCalls(browser.world)
  const { documents } = await staff.call('listDocuments', { params })
  const pages = documents.find(one => one.document === 'scorecards')?.pages ?? []
  const body = { pages: pages.map(({ page, version }) => ({ page, version })) }
  await staff.call('markPrinted', { params: { ...params, document: 'scorecards' }, body })
  await browser.inPage('/console/e/S-110/players', async page => {
    await page.getByRole('grid', { name: 'Players' }).waitFor()
    await page.getByRole('checkbox', { name: 'Choose Dias, Carla' }).check()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Paper out of date: Scorecards /).waitFor()
    await dialog.getByText(/^Ana Silva plays alone in the group/).waitFor()
    expect(await groups()).toEqual([[1, 3], [2]])
    await page.keyboard.press('Escape')
  })
})

test('who has a score is withdrawn on the card, after it was said what follows, and no score is taken away', async () => {
  await browser.world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } })
  await recordCards(browser.world, 'S-110', [{ playerId: 3, strokes: [5, 4, ...Array(16).fill(null)] }])
  await browser.inPage('/console/e/S-110/players', async page => {
    await page.getByRole('grid', { name: 'Players' }).waitFor()
    await page.getByRole('checkbox', { name: 'Choose Dias, Carla' }).check()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Carla Dias: the scores stay/).waitFor()
    await dialog.getByRole('heading', { name: 'What follows' }).waitFor()
    expect(await dialog.getByText(/Remove the score/).count()).toBe(0)
    await dialog.getByLabel('Why (for the log)').fill('Injured')
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  const card = await browser.world.call('getCard', { params: { eventId: 'S-110', cardId: 'P-3' } })
  expect([card.status, card.holeScores.map(({ gross }) => gross)]).toEqual(['WD', [5, 4]])
})
