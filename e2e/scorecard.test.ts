/** Two phones and a spectator in a real browser: one phone is out of reach for a whole round and closed in the middle. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atMost } from '../tools/counts.ts'
import { enter, type GolfDay, group, type Phone, pars, startGolfDay, strokesOf, tapHoles } from './golfDay.ts'

let day: GolfDay
let phone: Phone
/** The scorecard of Ana on that phone. */
let first: Page

beforeAll(async () => {
  day = await startGolfDay()
})
afterAll(() => day.close())

test('54 taps out of reach, with the phone closed in the middle, arrive once each and the board is right', async () => {
  phone = await day.phone()
  let page = await phone.newPage()
  const address = await day.scoringAddress(1)
  await page.goto(address)
  await page.getByRole('heading', { name: 'Hole 1', exact: true }).waitFor()
  expect(page.url()).not.toContain(address.split('/').at(-1))
  await page.evaluate('navigator.serviceWorker.ready.then(() => caches.match("/scorecard/"))')

  await day.network.set(false)
  await tapHoles(page, 1, 9)
  await page.getByText('27 on this phone').waitFor()
  phone = await phone.reopen()
  page = await phone.newPage()
  await page.goto(address)
  await page.getByText('27 on this phone').waitFor()
  await page.getByRole('heading', { name: 'Hole 10', exact: true }).waitFor()
  await tapHoles(page, 10, 18)
  await page.getByText('54 on this phone').waitFor()
  expect(await day.taps()).toBe(0)

  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText('Saved', { exact: true }).waitFor({ timeout: atMost(40_000) })
  expect(await day.taps()).toBe(54)
  for (const playerId of group) {
    const card = await day.world.call('getCard', { params: { eventId: 'S-110', cardId: `P-${playerId}` } })
    expect(card.holeScores.map(({ gross }) => gross)).toEqual(pars.map((_, at) => strokesOf(playerId, at + 1)))
  }
  first = page
  const spectator = await phone.newPage()
  const { url } = await day.world.call('getResultsLink', { params: { eventId: 'S-110' } })
  await spectator.goto(`${day.network.url}${new URL(url).pathname}`)
  const toPar = pars.reduce((sum, par, at) => sum + strokesOf(1, at + 1) - par, 0)
  expect(toPar).toBe(0)
  expect(await spectator.locator('main').innerText()).toMatch(/Ana Silva\s+E\s+level par\s+F\s+finished/)
})

test('two scorers who differ see it, cannot sign, and can once they agree', async () => {
  const other = await day.phone()
  try {
    const page = await other.newPage()
    const { url } = await day.world.call('getScoringLink', { params: { eventId: 'S-110' } })
    await page.goto(`${day.network.url}${new URL(url).pathname}`)
    expect(await page.getByRole('button', { name: 'Gil Nunes' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Filipe Melo' }).click()
    await page.getByText('Scoring as Filipe Melo, not you?').waitFor()
    await enter(page, 'Ana Silva', 9)
    await page.getByText('≠').first().waitFor()
    await first.bringToFront()
    await first.getByRole('button', { name: 'Hole 1', exact: true }).click()
    await first
      .getByText('≠ ')
      .first()
      .waitFor({ timeout: atMost(5_000) })
    await first.getByRole('button', { name: 'Review and sign' }).click()
    const signing = first.getByRole('button', { name: 'Sign your card as Ana Silva' })
    expect(await signing.isDisabled()).toBe(true)
    await page.bringToFront()
    await enter(page, 'Ana Silva', strokesOf(1, 1))
    await first.bringToFront()
    await expect.poll(() => signing.isDisabled(), { timeout: atMost(10_000) }).toBe(false)
    await signing.click()
    await first.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
    await first.getByText('Player: Ana Silva').waitFor()
    // The other phone of the group learns who has signed, and who is missing.
    await page.bringToFront()
    await page.getByText('Signed by Ana Silva; a marker is missing.').waitFor({ timeout: atMost(10_000) })
    await first.bringToFront()
    expect((await day.world.call('getCard', { params: { eventId: 'S-110', cardId: 'P-1' } })).signedBy).toEqual([1])
  } finally {
    await other.close()
  }
})

test('nothing scrolls sideways at 320 pixels, keys are large, and the page is small', async () => {
  const page = first
  await page.bringToFront()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = () => page.evaluate<number>('document.documentElement.scrollWidth')
  expect(await wide()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Holes', exact: true }).click()
  expect(await wide()).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 320, height: 568 })
  for (const name of ['Carla Dias', 'Ana Silva']) {
    await page.getByRole('button', { name }).first().click()
    await expect.poll(() => onScreen(page, name), { timeout: atMost(2000) }).toEqual([true, true, true])
  }
  const key = await page.getByRole('button', { name: '2', exact: true }).boundingBox()
  expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(56)
  const files = await page.evaluate<readonly string[]>(
    'caches.match("/scorecard/").then(page => page.text()).then(text => text.match(/\\/scorecard\\/(app|words)-[^"]+[.](js|css)/g))',
  )
  expect(files).toHaveLength(3)
  const style = files.find(path => path.endsWith('.css')) ?? ''
  const [font = ''] = /\/assets\/caddie-\w+\.woff2/.exec((await day.world.app.inject({ url: style })).payload) ?? []
  const sizes = await Promise.all(
    ['/scorecard/', '/scorecard/worker.js', ...files, font].map(
      async url => (await day.world.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).rawPayload.length,
    ),
  )
  console.log(`first load: ${sizes.join(' + ')} bytes: page, worker, style, words and script, font`)
  expect(sizes.at(-1)).toBeGreaterThan(30_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100 * 1024)
})

/** Whether the state of saving, the row of a player and the last key are on the screen, nothing over them. */
function onScreen(page: Page, name: string): Promise<readonly boolean[]> {
  return page.evaluate(
    `[document.querySelector('.save'), [...document.querySelectorAll('.player')].find(row => row.textContent.includes('${name}')), document.querySelector('.keys button:last-child')]
      .map(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && y + height <= innerHeight
      })`,
  )
}
