/** The table where cards come in: paper beside the phone, typed in 45 seconds for a group; where they differ, who decides. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { entry, results, start } from '../test/testCards.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { paced, within } from './paced.ts'

const table = '/console/e/S-110/cards'
let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await start(browser.world)
  await browser.world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [
      { teePairingId: 5021, playerIds: [1, 3, 6, 9] },
      { teePairingId: 5022, playerIds: [2] },
    ],
  })
})
afterAll(() => browser.close())

const line = (page: Page, cardId: string) => page.locator(`[data-card="${cardId}"]`)
const tag = (page: Page, cardId: string, words: string) => line(page, cardId).locator('.tag', { hasText: words })
const field = (page: Page, cardId: string, hole: number) =>
  line(page, cardId).getByRole('textbox', { name: new RegExp(`^Hole ${hole} par`) })
const open = (page: Page, group: RegExp) =>
  page.getByRole('navigation', { name: 'Groups' }).getByRole('button', { name: group }).click()
const cards = () =>
  browser.world.rows<{ id: string; status: string; strokes: number[] }>(
    `select side || '-' || side_id as id, status, strokes from card where event_id = 110 order by side_id`,
  )

test('four paper cards are typed and signed within 45 seconds, each nine checked against its total', () =>
  browser.inPage(
    table,
    async page => {
      await line(page, 'P-2').waitFor()
      const person = paced(page)
      await person.click(page.getByRole('navigation', { name: 'Groups' }).getByRole('button', { name: /^09:00 1A/ }))
      const first = [5, 4, 3, 5, 4, 6, 4, 3, 5]
      const second = [4, 5, 4, 12, 4, 3, 5, 0, 4]
      const ids = await page
        .locator('[data-card]')
        .evaluateAll(all => all.map(one => (one as HTMLElement).dataset.card ?? ''))
      expect(ids).toHaveLength(4)
      for (const id of ids) {
        await line(page, id).locator('input:focus').waitFor()
        await person.type(`${first.join('')}39${second.slice(0, 3).join('')}`)
        // At once: between a 1 and a 2 a slow machine may take longer than the field waits.
        await person.fill(field(page, id, 13), '12')
        await person.type(second.slice(4).join('').replace('0', 'X'))
        await person.press('Enter')
        await tag(page, id, 'signed').waitFor()
      }
      within('four paper cards', person.tally(), { actions: 17, seconds: 45 })
      expect((await cards()).filter(({ id }) => id !== 'P-2')).toEqual(
        ids.toSorted().map(id => ({ id, status: 'SIGNED', strokes: [...first, ...second] })),
      )
      // The last one hands over to the next group.
      await page
        .getByRole('button', { name: /^Next: 09:10 1A/ })
        .and(page.locator(':focus'))
        .waitFor()
    },
    { as: 'scorer' },
  ))

test('where scorers differ the table says who says what, a wrong total keeps the card open, and the other table sees what was decided', () =>
  browser.inPage(`${table}?show=all`, async page => {
    const { world } = browser
    await staffCalls(world).call('unsignCard', {
      params: { eventId: 'S-110', cardId: 'P-3' },
      body: { reason: 'Wrong card' },
    })
    await lift()
    await open(page, /^09:00 1A/)
    await line(page, 'P-3').getByText('Hole 1: Ana Silva has 5, Carla Dias has 6. Type what counts.').waitFor()
    await page.getByRole('navigation', { name: 'Groups' }).getByText('1 hole differs').waitFor()
    expect(await hindrances(page)).toEqual([])
    await browser.inPage(`${table}?show=all&group=5021`, async other => {
      await other.locator('.status-line').getByText('Live', { exact: true }).waitFor()
      await field(page, 'P-3', 1).fill('5')
      await field(page, 'P-3', 2).fill('3')
      await line(page, 'P-3').getByText('Hole 2: 3 instead of 4').waitFor()
      await total(page, 'P-3', 'Out').fill('39')
      await line(page, 'P-3').getByText('Out: these holes add up to 38.').waitFor()
      expect(await line(page, 'P-3').getByRole('button', { name: 'Save and sign' }).isDisabled()).toBe(true)
      await total(page, 'P-3', 'Out').fill('38')
      await line(page, 'P-3').getByRole('button', { name: 'Save and sign' }).click()
      await tag(other, 'P-3', 'signed').waitFor()
      await expect.poll(() => field(other, 'P-3', 2).getAttribute('placeholder')).toBe('3')
    })
  }))

test('a card that is as on the paper is signed by one key; a ruling asks for its reason and can be taken back', () =>
  browser.inPage(`${table}?group=5022`, async page => {
    await field(page, 'P-2', 1).press('=')
    await tag(page, 'P-2', 'signed').waitFor()
    await decide(page, 'Remove the signatures', 'Asked for it')
    await tag(page, 'P-2', 'signed').waitFor({ state: 'detached' })
    await decide(page, 'Withdrew', 'Injured')
    await tag(page, 'P-2', 'withdrew').waitFor()
    expect((await cards()).find(({ id }) => id === 'P-2')).toMatchObject({ status: 'WD', strokes: Array(18).fill(4) })
    await decide(page, 'Remove the ruling', 'Plays on')
    await tag(page, 'P-2', 'withdrew').waitFor({ state: 'detached' })
  }))

test('on a phone by touch a card is typed too, and who may only look types nothing', async () => {
  await browser.inPage(
    `${table}?group=5022`,
    async page => {
      await field(page, 'P-2', 18).fill('6')
      await line(page, 'P-2').getByText('Hole 18: 6 instead of 4').waitFor()
      await line(page, 'P-2').getByRole('button', { name: 'Save and sign' }).tap()
      await tag(page, 'P-2', 'signed').waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    },
    { as: 'scorer', viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
  )
  await browser.inPage(
    `${table}?group=5022&show=all`,
    async page => {
      expect(await field(page, 'P-2', 1).isDisabled()).toBe(true)
      expect(await line(page, 'P-2').getByRole('button').count()).toBe(0)
    },
    { as: 'viewer' },
  )
})

test('once play is over the table says what a correction or a ruling changes before it is made', async () => {
  await browser.world.rows(`update event set state = 'completed' where event_id = 110`)
  await browser.inPage(`${table}?group=5022&show=all`, async page => {
    const before = await cards()
    await field(page, 'P-2', 1).fill('9')
    await line(page, 'P-2')
      .getByText(/^Medal/)
      .first()
      .waitFor()
    await line(page, 'P-2')
      .getByText(/Bruno Costa/)
      .last()
      .waitFor()
    expect(await hindrances(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu for Bruno Costa' }).click()
    await page.getByRole('menuitem', { name: 'Disqualify' }).click()
    await page
      .getByRole('dialog')
      .getByText(/Bruno Costa .*→ DQ/)
      .waitFor()
    expect(await cards()).toEqual(before)
  })
  await browser.world.rows(`update event set state = 'in progress' where event_id = 110`)
})

test('what is typed stays while another group comes in and is looked at, and nobody leaves it behind unasked', () =>
  browser.inPage(table, async page => {
    await field(page, 'P-3', 1).fill('7')
    await staffCalls(browser.world).call('unsignCard', {
      params: { eventId: 'S-110', cardId: 'P-2' },
      body: { reason: 'Looked at again' },
    })
    await page.getByRole('navigation', { name: 'Groups' }).getByText('all holes in').waitFor()
    expect(await field(page, 'P-3', 1).inputValue()).toBe('7')
    await open(page, /^09:10 1A/)
    await line(page, 'P-2').waitFor()
    await open(page, /^09:00 1A/)
    expect(await field(page, 'P-3', 1).inputValue()).toBe('7')
    const asked = page.waitForEvent('dialog')
    const clicked = page.getByRole('link', { name: 'Players', exact: false }).first().click()
    const dialog = await asked
    expect(dialog.message()).toContain('typed is not saved')
    await dialog.dismiss()
    await clicked
    expect(await field(page, 'P-3', 1).inputValue()).toBe('7')
  }))

const total = (page: Page, cardId: string, nine: string) =>
  line(page, cardId).getByRole('textbox', { name: nine, exact: true })

/** What the committee said of hole 1 is lifted, and the two phones say different things. */
async function lift(): Promise<void> {
  const committee = { scorer: 'committee' as const, reason: 'The phones count' }
  expect(
    await results(browser.world, [
      entry({ ...committee, lifted: true }),
      entry({ strokes: 5 }),
      entry({ scorer: 3, strokes: 6 }),
    ]),
  ).toEqual(['accepted', 'accepted', 'accepted'])
}

async function decide(page: Page, deed: string, reason: string): Promise<void> {
  await line(page, 'P-2').getByRole('button', { name: 'Menu for Bruno Costa' }).click()
  await page.getByRole('menuitem', { name: deed }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: deed }).click()
  await dialog.waitFor({ state: 'detached' })
}
