/** The rehearsal from Ready to start: scores come in by its clock, pages and phones follow, and it goes without a trace. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readinessRules } from '../contract/readiness/console.ts'
import { startRehearsals } from '../server/ops/rehearsal/playRehearsals.ts'
import { worldNow } from '../test/world.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

const ready = '/console/e/S-110/ready'
let browser: ConsoleBrowser
let stop: () => void
beforeAll(async () => {
  browser = await startConsole()
  const assign = (teePairingId: number, playerIds: number[]) => ({ teePairingId, playerIds })
  await browser.world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [assign(5021, [1, 3]), assign(5022, [2, 6])],
  })
  // The clock of the world goes on, ten times as fast as that of the machine.
  const began = performance.now()
  const timer = setInterval(
    () =>
      browser.world.setClock(
        Temporal.Instant.from(worldNow)
          .add({ milliseconds: Math.round((performance.now() - began) * 10) })
          .toString(),
      ),
    100,
  )
  const rehearsals = startRehearsals(browser.world.service)
  stop = () => {
    clearInterval(timer)
    rehearsals.stop()
  }
})
afterAll(async () => {
  stop()
  await browser.close()
})

test('every rule is a mark that says how it stands, and leads to its line', () =>
  browser.inPage(ready, async page => {
    const marks = page.getByRole('navigation', { name: 'All rules at a glance' }).getByRole('link')
    await marks.first().waitFor()
    const said = await Promise.all((await marks.all()).map(async one => (await one.getAttribute('aria-label')) ?? ''))
    expect(said).toHaveLength(readinessRules.length)
    const [summary = ''] = await page.getByText(/^\d+ pass,/).allTextContents()
    const count = (words: RegExp) => said.filter(one => words.test(one)).length
    expect(summary.match(/\d+/g)?.map(Number)).toEqual([count(/holds/), count(/to check/), count(/must be fixed/)])
    for (const look of ['harm', 'warn', 'good']) {
      const mark = page.locator(`.rule-marks .${look}`).first()
      const place = await mark.getAttribute('href')
      await mark.press('Enter')
      await page.locator(`.rules-of.${look} li:target${place}`).waitFor()
    }
  }))

test('scores come in, the board moves, the phone keeps score, and thrown away it leaves Ready as it was', () =>
  browser.inPage(ready, async (page, context) => {
    const part = page.getByRole('region', { name: 'Rehearse' })
    await part.getByRole('button', { name: 'Rehearse' }).waitFor()
    const before = await page.getByRole('main').innerText()
    expect(await hindrances(page)).toEqual([])
    await part.getByRole('button', { name: 'Rehearse' }).click()
    await part.getByText('The rehearsal is on').waitFor()
    await part.getByText(/[1-9]\d* of \d+ scores and signatures/).waitFor()
    expect(await hindrances(page)).toEqual([])
    const linkTo = async (name: string) => String(await part.getByRole('link', { name }).getAttribute('href'))
    const [results, scorecard, control] = [
      await linkTo('Leaderboards as players see them'),
      await linkTo('Scorecard on a phone'),
      await linkTo('Control room'),
    ].map(href => browser.base + new URL(href, browser.base).pathname)

    const board = await context.newPage()
    await board.goto(String(results))
    await board.getByText('Rehearsal, nothing counts').waitFor()
    const thru = () => board.locator('.page').innerText()
    const first = await thru()
    await expect.poll(thru, { timeout: 100_000 }).not.toBe(first)

    const stranger = await context.browser()?.newContext({ viewport: { width: 390, height: 844 } })
    if (!stranger) throw new Error('There is no browser.')
    const phone = await stranger.newPage()
    expect((await phone.goto(String(results)))?.status()).toBe(404)
    await phone.goto(String(scorecard))
    await phone.getByRole('button', { name: /Ana Silva/ }).click()
    await phone.getByText('Rehearsal: nothing here counts').waitFor()

    const room = await context.newPage()
    await room.goto(String(control))
    await room.getByText('Rehearsal of Medal.').waitFor()
    expect(await hindrances(room)).toEqual([])
    await part.getByRole('button', { name: 'All scores now' }).click()
    await part.getByText('All scores of the rehearsal are in').waitFor()
    await room.getByText('signed', { exact: false }).first().waitFor()

    await room.getByRole('button', { name: 'Throw away' }).click()
    await room.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
    await room.waitForURL(`**${ready}`)
    await board.getByRole('heading', { name: 'The rehearsal is over' }).waitFor()
    await phone.getByText('The rehearsal is over. Its scores are gone from this phone').waitFor()
    expect(await phone.evaluate(storedOnPhone)).toEqual([])
    await part.getByRole('button', { name: 'Rehearse' }).waitFor()
    expect(await page.getByRole('main').innerText()).toBe(before)
    expect(await browser.world.rows('select from rehearsal')).toEqual([])
    await stranger.close()
  }))

test('a tab that is left open in the copy says that the rehearsal is over, and the way back', () =>
  browser.inPage(ready, async page => {
    const part = page.getByRole('region', { name: 'Rehearse' })
    await part.getByLabel('Clock').selectOption({ label: 'All scores at once' })
    await part.getByLabel('Seed').fill('7')
    await part.getByRole('button', { name: 'Rehearse' }).click()
    await part.getByText('All scores of the rehearsal are in').waitFor()
    const left = await page.context().newPage()
    await left.goto(browser.base + (await part.getByRole('link', { name: 'Cards' }).getAttribute('href')))
    await left.getByText('Rehearsal of Medal.').waitFor()
    await part.getByRole('button', { name: 'Throw away' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
    await left.getByText('The rehearsal is over. The copy was thrown away.').waitFor()
    await left.getByRole('link', { name: 'Back to the event' }).click()
    await left.getByRole('heading', { name: 'Ready to start' }).waitFor()
  }))

test('a copy that goes while a tab asks for its rehearsal is over in that tab too', () =>
  browser.inPage(ready, async page => {
    const part = page.getByRole('region', { name: 'Rehearse' })
    await part.getByRole('button', { name: 'Rehearse' }).click()
    const cards = part.getByRole('link', { name: 'Cards' })
    await page.goto(browser.base + (await cards.getAttribute('href')))
    await page.getByRole('button', { name: 'Throw away' }).waitFor()
    // The event was found, and its rehearsal was not there any more a moment later.
    await browser.world.rows('delete from rehearsal')
    await page.getByText('The rehearsal is over. The copy was thrown away.').waitFor()
  }))

/** What the scorecard keeps on the phone of links, rounds and taps. */
async function storedOnPhone(): Promise<readonly unknown[]> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const opening = indexedDB.open('caddiemaster-scorecard')
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => failed(opening.error)
  })
  const rowsOf = (name: string) =>
    new Promise<unknown[]>(done => {
      const asked = database.transaction(name).objectStore(name).getAll()
      asked.onsuccess = () => done(asked.result)
    })
  return (await Promise.all(['links', 'rounds', 'taps'].map(rowsOf))).flat()
}
