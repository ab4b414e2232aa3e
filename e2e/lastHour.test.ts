/** A director's last hour: a tie broken, a prize paid, and the results made official, with the mouse and without one. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile, numberedPlayer } from '../test/playedEvent.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { type Paced, paced, within } from './paced.ts'
import { type Focused, focused } from './tabWalk.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

/** An event that is over: two players with 72 strokes, of whom the first has the better last nine, and one with 90. Its id. */
async function tiedMedal(name: string): Promise<string> {
  const everybody = [1, 2, 3].map(numberedPlayer)
  const rest = Array(16).fill(4)
  const cards = [[5, ...rest, 3], [4, ...rest, 4], Array(18).fill(5)]
  const { eventId } = await importFile(browser.world, {
    communityId: 1,
    name,
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state: 'completed',
    courseIds: [1],
    players: everybody,
    handicaps: everybody.map(({ key }) => ({ player: key, hcIndex: 5 })),
    scores: everybody.map(({ key }, at) => ({ player: key, strokes: cards[at], status: 'SIGNED' })),
    leaderboards: [
      {
        name: 'Gross',
        format: 'strokePlay',
        settings: { score: 'gross' },
        payouts: { addedCents: 30_000, table: { cents: [20_000, 10_000] } },
        flights: [{ name: 'Everybody', players: everybody.map(({ key }) => key) }],
      },
    ],
  })
  return eventId
}

/** Goes to the button by Tab, as far as it takes, and presses it. */
async function pressByKeys(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 100; steps += 1) {
    const { name: whole, isSeen } = await page.evaluate<Focused>(focused)
    const here = whole.replaceAll(/\s+/g, ' ')
    if (name.test(here)) {
      expect(isSeen, `the focus is seen on ${here}`).toBe(true)
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

async function breakPayAndFinish(page: Page, press: (name: RegExp) => Promise<void>): Promise<void> {
  const place = (number: string) =>
    page
      .getByRole('table', { name: /Gross/ })
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('cell')
      .first()
  await page.getByText(/each wins .*150\.00/).waitFor()
  expect(await place('00001').textContent()).toBe('T1')
  await press(/^Countback: /)
  await page.getByRole('dialog').getByText('1 (72) 200.00', { exact: false }).waitFor()
  await press(/^Save$/)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => Promise.all(['00001', '00002'].map(one => place(one).textContent()))).toEqual(['1', '2'])
  await press(/^Pay .*00001/)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('paid', { exact: true }).first().waitFor()
  await page.getByText('Nothing is left to settle.').waitFor()
  await press(/^Make official$/)
  await page.getByRole('dialog').waitFor()
  await press(/^Make official$/)
  await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
}

test.each(['by mouse', 'by keys'])('a tie, a prize and official results are settled %s', async way => {
  const eventId = await tiedMedal(`Medal ${way}`)
  await browser.inPage(`/console/e/${eventId}/results`, async page => {
    const director: Paced = paced(page)
    const byMouse = (name: RegExp) => {
      const dialog = page.getByRole('dialog')
      return dialog
        .count()
        .then(open => director.click((open > 0 ? dialog : page).getByRole('button', { name }).first()))
    }
    await breakPayAndFinish(page, way === 'by mouse' ? byMouse : name => pressByKeys(page, name))
    if (way === 'by mouse') within('the last hour by mouse', director.tally(), { actions: 6, seconds: 60 })
    const { url } = await browser.world.call('getResultsLink', { params: { eventId } })
    expect((await browser.world.app.inject({ url: new URL(url).pathname })).payload).toContain('Official')
  })
})
