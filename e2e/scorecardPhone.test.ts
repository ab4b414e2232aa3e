/** What goes wrong on a phone: nothing can be kept, two pages of the same card are open, its clock is far off. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryCommand } from '../test/tryCommand.ts'
import { atMost } from '../tools/counts.ts'
import { enter, type GolfDay, startGolfDay } from './golfDay.ts'

let day: GolfDay
let address: string

beforeAll(async () => {
  day = await startGolfDay()
  address = await day.scoringAddress(1)
})
afterAll(() => day.close())

const keys = (page: Page, name: string) => page.getByRole('group', { name: `Strokes of ${name}` })
const saved = (page: Page) => page.getByText('Saved', { exact: true })
const entries = async (playerId: number) => {
  const card = await day.world.call('getCard', { params: { eventId: 'S-110', cardId: `P-${playerId}` }, query: {} })
  return card.holeScores.map(({ gross }) => gross)
}

test('a browser that keeps nothing says so in place of a card', async () => {
  const phone = await day.phone()
  const page = await phone.newPage()
  await page.addInitScript('indexedDB.open = () => { throw new DOMException("blocked", "SecurityError") }')
  await page.goto(address)
  await page.getByText('This browser cannot store anything').waitFor()
  await phone.close()
})

test('a tap that the phone cannot keep is said, asked for again, and never called saved', async () => {
  const phone = await day.phone()
  const page = await phone.newPage()
  await page.goto(address)
  await saved(page).waitFor()
  await page.evaluate(`{
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'taps' && window.isFull !== false) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  }`)
  await keys(page, 'Carla Dias').getByRole('button', { name: '5', exact: true }).click()
  await page.getByText('Carla Dias, hole 1: 5 is not saved').waitFor()
  expect(await saved(page).count()).toBe(0)
  await page.evaluate('window.isFull = false')
  await keys(page, 'Carla Dias').getByRole('button', { name: '5', exact: true }).click()
  await saved(page).waitFor()
  expect(await page.getByText('is not saved').count()).toBe(0)
  await expect.poll(async () => (await entries(3))[0]).toBe(5)
  await phone.close()
})

test('two pages of a card on one phone out of reach both tell of every tap that waits, and send each once', async () => {
  const phone = await day.phone()
  const [first, second] = [await phone.newPage(), await phone.newPage()]
  for (const page of [first, second]) {
    await page.goto(address)
    await saved(page).waitFor()
  }
  await day.network.set(false)
  await second.getByText('Saved, offline').waitFor({ timeout: atMost(15_000) })
  await first.bringToFront()
  await enter(first, 'Filipe Melo', 6)
  await first.getByText('1 on this phone').waitFor()
  await second.bringToFront()
  await second.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await second.getByText('1 on this phone').waitFor({ timeout: atMost(3000) })
  await enter(second, 'Ana Silva', 7)
  await second.getByText('2 on this phone').waitFor()
  await day.network.set(true)
  for (const page of [first, second]) {
    await page.bringToFront()
    await page.evaluate('dispatchEvent(new Event("online"))')
    await saved(page).waitFor({ timeout: atMost(20_000) })
  }
  expect([(await entries(6))[0], (await entries(1))[0]]).toEqual([6, 7])
  expect(await day.taps()).toBe(3)
  await phone.close()
})

test.each(['1970-01-02T00:00:00Z', '2101-01-01T00:00:00Z', '+012345-01-01T00:00:00Z'])(
  'a phone whose clock says %s keeps score',
  async clock => {
    const phone = await day.phone()
    const page = await phone.newPage()
    await page.clock.setFixedTime(clock)
    await page.goto(address)
    await saved(page).waitFor()
    const strokes = Number(clock.at(3)) + 3
    await enter(page, 'Carla Dias', strokes)
    await expect.poll(async () => (await entries(3))[0]).toBe(strokes)
    await saved(page).waitFor()
    await phone.close()
  },
)

test('a link made anew in the middle ends the old one, keeps its taps on the phone, and the new one sends them', async () => {
  const phone = await day.phone()
  const page = await phone.newPage()
  await page.goto(address)
  await saved(page).waitFor()
  await day.network.set(false)
  await enter(page, 'Ana Silva', 9)
  await page.getByText('1 on this phone').waitFor()
  const made = await tryCommand(day.world.url, ['link', 'regenerate', 'S-110', 'scoring', '--player', '1'])
  expect(made.code).toBe(0)
  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText('This link is not valid.').waitFor({ timeout: atMost(20_000) })
  await page.getByText('Not sent: the link has ended').waitFor()
  await page.goto(await day.scoringAddress(1))
  await saved(page).waitFor({ timeout: atMost(20_000) })
  expect((await entries(1))[0]).toBe(9)
  address = await day.scoringAddress(1)
  await phone.close()
})

test('a round that is official or cancelled has no keys, on a phone that learns it in the middle', async () => {
  const phone = await day.phone()
  const page = await phone.newPage()
  await page.goto(address)
  await page.getByRole('group', { name: /^Strokes of/ }).waitFor()
  await day.world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'cancelled' } as never })
  await page.getByText('The round is cancelled').waitFor({ timeout: atMost(6000) })
  expect(await page.getByRole('group', { name: /^Strokes of/ }).count()).toBe(0)
  await phone.close()
})
