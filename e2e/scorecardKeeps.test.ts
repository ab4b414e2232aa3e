/** Nothing that a finger or a keyboard did is lost: taps before a reload, the focus, and the way back from a dead network. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atMost } from '../tools/counts.ts'
import { type GolfDay, startGolfDay } from './golfDay.ts'

let day: GolfDay
let page: Page

beforeAll(async () => {
  day = await startGolfDay()
  const phone = await day.phone()
  page = await phone.newPage()
  page.setDefaultTimeout(atMost(15_000))
  await page.goto(await day.scoringAddress(1))
  await page.getByText('Saved', { exact: true }).waitFor()
})
afterAll(() => day.close())

const focused = () =>
  page.evaluate<string>(
    `document.activeElement.closest('.keys') ? document.activeElement.textContent : document.activeElement.tagName`,
  )

test('of 40 taps that are followed at once by a reload none is lost', async () => {
  const before = await day.taps()
  for (let tap = 0; tap < 40; tap += 1) {
    await page.locator('.keys button').first().waitFor()
    const told = page.waitForEvent('framenavigated')
    // In one task: no time for anything that is not written down by the touch itself.
    await page.evaluate(`{
      [...document.querySelectorAll('.keys button')].find(key => key.textContent.startsWith('${3 + (tap % 5)}')).click()
      location.reload()
    }`)
    await told
  }
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(async () => (await day.taps()) - before, { timeout: atMost(15_000) }).toBe(40)
})

test('who enters scores by keyboard stays at the keys, from key to key and after an undo', async () => {
  const key = page.locator('.keys button', { hasText: /^5/ })
  await key.focus()
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Enter')
    expect(await focused()).toMatch(/^5/)
  }
  await page.locator('.keys button', { hasText: '10+' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.keys button', { hasText: '12' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^\d/)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^\d/)
})

test('a network that answers nothing is noticed within 15 s, and "Signing needs a connection" goes with it', async () => {
  for (const playerId of [1]) {
    await day.world.call('correctCard', {
      params: { eventId: 'S-110', cardId: `P-${playerId}` },
      body: { holes: Array.from({ length: 18 }, () => 4), reason: 'Test' },
    } as never)
  }
  await page.getByRole('button', { name: 'Review and sign' }).click()
  const signing = page.getByRole('button', { name: 'Sign your card as Ana Silva' })
  await expect.poll(() => signing.isEnabled(), { timeout: atMost(10_000) }).toBe(true)
  await page.route('**/scorecard/sign', route => route.abort())
  await signing.click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  // The server answers everything else: what is said goes at the next answer.
  await expect.poll(() => page.getByText('Signing needs a connection.').count(), { timeout: atMost(8000) }).toBe(0)
  expect(await signing.isEnabled()).toBe(true)
  // From now on requests arrive and nothing comes back.
  await page.route(/\/scorecard\/(round|taps)/, () => undefined)
  const began = performance.now()
  await page.getByText('Saved, offline').waitFor({ timeout: atMost(20_000) })
  const took = performance.now() - began
  console.log(`dead network noticed after ${Math.round(took)} ms`)
  expect(took).toBeLessThan(atMost(15_000))
  await page.getByText('Signing needs a connection.').first().waitFor()
  expect(await signing.isEnabled()).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText('Saved', { exact: true }).waitFor({ timeout: atMost(20_000) })
  expect(await page.getByText('Signing needs a connection.').count()).toBe(0)
})
