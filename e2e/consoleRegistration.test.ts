/** How players sign up, as its director sees it, in a real browser: the form, the limit, the lots of a ballot. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { openRegistration, publicPath, send, stranger } from '../test/testForms.ts'
import { worldNow } from '../test/world.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await openRegistration(browser.world, { fieldLimit: 5 })
  for (const number of [1, 2, 3]) await send(browser.world, await publicPath(browser.world), stranger(number))
})
afterAll(() => browser.close())

/** The clock of the browser is that of the server, which is long before today. */
async function atWorldNow(page: Page): Promise<void> {
  await page.clock.setFixedTime(worldNow)
  await page.reload()
}

const address = '/console/e/S-110/registration'
const params = { eventId: 'S-110' }
const storedSettings = async () =>
  (await staffCalls(browser.world).call('getEventSetup', { params })).event.own.registration

test('a higher limit names who is offered a place before it is saved, and a question is asked on the public page', () =>
  browser.inPage(address, async page => {
    await atWorldNow(page)
    await page.getByText(/^Open until/).waitFor()
    await page.getByLabel('Places', { exact: true }).fill('7')
    await page.getByText(/A place will be offered to .*Guest 1, .*Guest 2\./).waitFor()
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByLabel('Question 1', { exact: true }).fill('What do you eat?')
    await page.getByLabel('Kind of question 1').selectOption({ label: 'Choice' })
    await page.getByLabel('Answers to question 1').fill('Fish\n\nMeat\n')
    expect(await hindrances(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await storedSettings())?.fieldLimit).toBe(7)
    expect((await storedSettings())?.questions).toMatchObject([
      { text: 'What do you eat?', kind: 'choice', choices: ['Fish', 'Meat'] },
    ])
    const publicPage = await browser.world.app.inject({ url: await publicPath(browser.world) })
    expect(publicPage.payload).toContain('What do you eat?')
  }))

test('the contacts of who has a place leave as a file, for those who may see them', async () => {
  await browser.inPage(address, async page => {
    await page.getByRole('button', { name: 'Contacts' }).click()
    await page.getByLabel('File', { exact: true }).selectOption({ label: 'CSV' })
    const arrived = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save file' }).click()
    const file = await arrived
    expect(file.suggestedFilename()).toBe('Contacts of Medal.csv')
    const [head, ...lines] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(head).toMatch('Last name,First name,E-mail,Handicap index,Handicap id,Paid,Note,What do you eat?')
    expect(lines.find(line => line.startsWith('Silva,Ana,'))).toContain('Ana@example.com')
  })
  await browser.inPage(
    address,
    async page => {
      await page.getByRole('heading', { name: 'Registration', level: 1 }).waitFor()
      await page.getByLabel('Places', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'Contacts' }).count()).toBe(0)
    },
    { as: 'viewer' },
  )
})

test('beside the form stands the page for everybody, with what is typed and not saved', () =>
  browser.inPage(address, async page => {
    await atWorldNow(page)
    const shown = page.frameLocator('iframe[title="The page for everybody"]')
    const before = await storedSettings()
    await page.getByLabel('Places', { exact: true }).fill('31')
    await shown.getByText('of 31 places taken').waitFor()
    await page.getByRole('button', { name: 'Add a question' }).click()
    // A question without a text is not finished, and the page stays as it was.
    await page
      .getByLabel(/^Question \d+$/)
      .last()
      .fill('Which shirt?')
    await shown.getByText('Which shirt?').waitFor()
    expect(await shown.locator('script').count()).toBe(0)
    expect(await storedSettings()).toEqual(before)
    expect(await hindrances(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    expect(await shown.locator('main').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Show the page' }).click()
    await shown.getByText('Which shirt?').waitFor()
    expect(await hindrances(page)).toEqual([])
  }))

test('what contradicts itself is refused beside its field, and nothing is lost', () =>
  browser.inPage(address, async page => {
    await atWorldNow(page)
    await page.getByLabel('Opens', { exact: true }).fill('2026-06-05T10:00')
    await page.getByLabel('Closes', { exact: true }).fill('2026-06-04T10:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('must be after opens').waitFor()
    expect(await page.getByLabel('Opens', { exact: true }).inputValue()).toBe('2026-06-05T10:00')
    expect((await storedSettings())?.opens).toBeUndefined()
  }))

test('what somebody else saves meanwhile is not lost, and neither is what was typed', () =>
  browser.inPage(address, async page => {
    await atWorldNow(page)
    await page.getByLabel('Places', { exact: true }).fill('9')
    const { call } = staffCalls(browser.world)
    const present = (await storedSettings()) ?? null
    await call('updateEvent', {
      params,
      body: { settings: { registration: { from: present, to: { fieldLimit: 8 } } } },
    })
    await page.getByText('Live', { exact: true }).waitFor()
    expect(await page.getByLabel('Places', { exact: true }).inputValue()).toBe('9')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const asked = page.getByRole('dialog', { name: /has changed this since/ })
    await asked.getByRole('row', { name: /Places 8 .*Places 9/ }).waitFor()
    await asked.getByRole('button', { name: 'Use mine' }).click()
    await expect.poll(async () => (await storedSettings())?.fieldLimit).toBe(9)
  }))

test('registration is closed with one press, and lots are drawn by a seed that the public page shows', async () => {
  await openRegistration(browser.world, { mode: 'ballot', fieldLimit: 20, closes: '2026-06-01T10:00' })
  await send(browser.world, await publicPath(browser.world), stranger(7))
  await browser.inPage(`${address}?show=ballot`, async page => {
    await atWorldNow(page)
    await page.getByText(/Lots can be drawn once registration has closed/).waitFor()
    await page.getByRole('button', { name: 'Close now' }).click()
    await page.getByText(/^Closed since/).waitFor()
    await page.getByLabel('Seed').fill('4 8 15 16')
    await page.getByRole('button', { name: 'Draw the lots' }).click()
    await page.getByText('1 have a place, 0 do not.').waitFor()
    await page.getByText('Seed: 4 8 15 16').waitFor()
    expect(await hindrances(page)).toEqual([])
  })
  const publicPage = await browser.world.app.inject({ url: await publicPath(browser.world) })
  expect(publicPage.payload).toContain('4 8 15 16')
})
