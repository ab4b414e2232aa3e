/** A new version of the app reaches a phone in the middle of a round, on a network that loses parts of it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { enter, type GolfDay, startGolfDay } from './golfDay.ts'

let day: GolfDay
let page: Page
beforeAll(async () => {
  day = await startGolfDay()
  page = await (await day.phone()).newPage()
  await page.goto(await day.scoringAddress(1))
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.evaluate('navigator.serviceWorker.ready')
})
afterAll(() => day.close())

const isRenewed = () => page.locator('script[src*="-new.js"]').count()
/** What draws codes is loaded only now. */
async function showCodes(): Promise<void> {
  await enter(page, 'Carla Dias', 5)
  await page.getByRole('button', { name: 'Show at the scoring table' }).click()
  await page.getByRole('img', { name: 'Code 1 of 1' }).waitFor()
  await page.getByRole('button', { name: 'Back to the card' }).click()
}

/** Whether a newer version is kept whole, and waits for its turn. */
const aNewerWaits = () =>
  page.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)')
const cardIsThere = () => page.getByRole('heading', { name: 'Hole 1', exact: true }).waitFor()

test('while the scripts of a new version are lost the phone opens the version that it keeps', async () => {
  day.network.renewApp()
  day.network.loseAll(/-new\./)
  await page.reload()
  await cardIsThere()
  expect(await isRenewed()).toBe(0)
})

test('a page of a new version comes with all that it names, also before its worker', async () => {
  day.network.loseAll(/worker\.js/)
  await page.reload()
  await cardIsThere()
  expect(await isRenewed()).toBe(1)
  await day.network.set(false)
  await showCodes()
  await day.network.set(true)
  await page.getByText('Saved', { exact: true }).waitFor()
})

test('a page of the version before still loads its parts when the new version is kept', async () => {
  day.network.loseAll(/worker\.js|-new\./)
  await page.reload()
  await cardIsThere()
  expect(await isRenewed()).toBe(0)
  day.network.loseAll(undefined)
  await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())')
  await expect.poll(aNewerWaits).toBe(true)
  await day.network.set(false)
  await showCodes()
})

test('a newer worker waits while a page is open, and opens its own version once none is', async () => {
  await day.network.set(true)
  await page.reload()
  await cardIsThere()
  expect(await aNewerWaits()).toBe(true)
  const address = page.url()
  const phone = page.context()
  await phone.newPage()
  await page.close()
  await day.network.set(false)
  page = await phone.newPage()
  await page.goto(address)
  await cardIsThere()
  expect(await isRenewed()).toBe(1)
})

test('a link that has ended says that a score was not sent, and takes no more', async () => {
  await enter(page, 'Carla Dias', 6)
  await page.getByText('on this phone').first().waitFor()
  await staffCalls(day.world).call('regenerateLink', {
    params: { eventId: 'S-110', purpose: 'scoring' },
    body: { playerId: 1 },
  })
  await day.network.set(true)
  await page.getByRole('status').getByText('Not sent: the link has ended').waitFor()
  expect(await page.getByRole('group', { name: /^Strokes of/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Show at the scoring table' }).click()
  await page.getByRole('img', { name: /^Code 1/ }).waitFor()
  await page.getByRole('button', { name: 'Back to the card' }).click()
  await page.getByRole('button', { name: 'Review and sign' }).click()
  expect(await page.getByRole('button', { name: /^Sign/, disabled: false }).count()).toBe(0)
})
