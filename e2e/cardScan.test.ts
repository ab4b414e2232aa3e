/** A phone that has found no network shows its scores as codes; the table reads them from the screen, and the phone adds nothing later. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helperCalls } from '../test/helperCalls.ts'
import { atMost } from '../tools/counts.ts'
import { type GolfDay, group, pars, startGolfDay, strokesOf, tapHoles } from './golfDay.ts'
import { hindrances } from './hindrances.ts'

let day: GolfDay
beforeAll(async () => {
  day = await startGolfDay()
})
afterAll(() => day.close())

const outNine = pars.slice(0, 9).map((_, at) => at + 1)

test('nine holes that no network took are read from the screen of the phone, count at once, and are sent later without effect', async () => {
  let phone = await day.phone()
  let page = await phone.newPage()
  const address = await day.scoringAddress(1)
  await page.goto(address)
  await page.getByRole('heading', { name: 'Hole 1', exact: true }).waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => caches.match("/scorecard/"))')
  await day.network.set(false)
  await tapHoles(page, 1, 9)
  await page.getByText('27 on this phone').waitFor()
  // What draws the codes must be there without a network, also after the page was closed.
  phone = await phone.reopen()
  page = await phone.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Show at the scoring table' }).click()
  await page.getByRole('img', { name: 'Code 1 of 3' }).waitFor()
  expect(await hindrances(page)).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  const pictures: Buffer[] = []
  for (const at of [1, 2, 3]) {
    const code = page.getByRole('img', { name: `Code ${at} of 3` })
    await code.waitFor()
    pictures.push(await code.screenshot())
    if (at < 3) await page.getByRole('button', { name: 'Next code' }).click()
  }
  expect(await day.taps()).toBe(0)

  const { token } = await helperCalls(day.world, 'S-110', 'cards', 'Table 1')
  const tablet = await day.phone({ width: 820, height: 1180 })
  const table = await tablet.newPage()
  const base = `http://127.0.0.1:${(day.world.app.server.address() as { port: number }).port}`
  await table.goto(`${base}/staff/S-110/cards/${token}`)
  await table.getByRole('button', { name: 'Scan a phone' }).click()
  const dialog = table.getByRole('dialog', { name: 'Scan a phone' })
  await dialog.getByText('This browser has no camera to use.').waitFor()
  expect(await hindrances(table)).toEqual([])
  const choose = (buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
  for (const [at, picture] of pictures.entries()) {
    await choose(picture)
    await dialog.getByText(`Ana Silva: code ${at + 1} of 3.`).waitFor()
  }
  await dialog.getByText('7 scores accepted.').waitFor()
  expect(await day.taps()).toBe(27)
  for (const playerId of group) {
    const card = await day.world.call('getCard', { params: { eventId: 'S-110', cardId: `P-${playerId}` } })
    expect(card.holeScores.map(({ gross }) => gross)).toEqual(outNine.map(hole => strokesOf(playerId, hole)))
  }
  const spectator = await tablet.newPage()
  const { url } = await day.world.call('getResultsLink', { params: { eventId: 'S-110' } })
  await spectator.goto(base + new URL(url).pathname)
  expect(await spectator.locator('main').innerText()).toMatch(/Ana Silva\s+\S+\s+[a-z0-9 ]+\s+9\s+through 9/)

  await dialog.getByLabel('Scanner').fill('https://example.com')
  await table.keyboard.press('Enter')
  await dialog.getByText('is not the code of a scorecard').waitFor()

  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText('Saved', { exact: true }).waitFor({ timeout: atMost(40_000) })
  await page.getByText('Every score from this phone has arrived.').waitFor()
  expect(await day.taps()).toBe(27)
})
