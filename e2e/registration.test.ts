/** The registration pages in a real browser: without JavaScript, by keyboard, at 320 pixels, with axe, light and dark. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback } from '../test/readStream.ts'
import { openRegistration, personalPath, publicPath } from '../test/testForms.ts'
import { startWorld, type World } from '../test/world.ts'
import { sampled } from '../tools/sampled.ts'
import { browserOptions } from './browserOptions.ts'
import { hindrances } from './hindrances.ts'

let world: World
let browser: Browser
let url: string
beforeAll(async () => {
  world = await startWorld()
  await openRegistration(world, {
    fieldLimit: 6,
    asksTee: true,
    consent: 'My name is shown on the pages of the event.',
    questions: [
      { id: 'lunch', text: 'Lunch?', kind: 'yesNo', required: true },
      { id: 'wish', text: 'Wishes', kind: 'text' },
    ],
  })
  url = await listenOnLoopback(world.app)
  browser = await chromium.launch(await browserOptions())
})
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, ...options })
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  return page
}

async function violations(page: Page): Promise<readonly string[]> {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return [...(await hindrances(page, axe => axe.include('main'))), ...(wide > 0 ? [`${wide} too wide`] : [])]
}

/** Presses Tab until the element with this id has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await page.evaluate<string>('document.activeElement?.id ?? ""')) === id) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${id}`)
}

test('somebody signs up by keyboard alone, without JavaScript, after a mistake that is said where it was made', async () => {
  const page = await open(await publicPath(world), { javaScriptEnabled: false })
  const type = async (id: string, text: string) => {
    await page.locator(`#${id}`).focus()
    await page.keyboard.type(text)
  }
  await type('f-email', 'otto@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Otto')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Keyboard')
  await page.locator('#f-gender-1').focus()
  await page.keyboard.press('Space')
  await type('f-hcIndex', '99')
  await page.locator('#f-q_lunch').focus()
  await page.keyboard.press('Space')
  await page.locator('#f-teeId').selectOption('12')
  await page.locator('#f-consent').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  const wrong = page.locator('#f-hcIndex')
  expect(await wrong.getAttribute('aria-describedby')).toBe('f-hcIndex-hint f-hcIndex-error')
  expect(await page.locator('#f-lastName').inputValue()).toBe('Keyboard')
  await wrong.fill('9.9')
  await wrong.press('Enter')
  await page.getByRole('heading', { name: 'You are registered' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/p\/S-110\/registration\/\d+\//)
  await page.context().close()
})

test('every field, button and way out is reached with Tab', async () => {
  const page = await open(await personalPath(world, 10))
  for (const id of [
    'f-email',
    'f-firstName',
    'f-q_lunch',
    'f-q_wish',
    'f-teeId',
    'more',
    'f-hcProviderId',
    'f-suffix',
    'f-consent',
  ]) {
    await tabTo(page, id)
    // What may be left out is folded away.
    if (id === 'more') await page.keyboard.press('Enter')
  }
  await page.context().close()
})

test.each(sampled(['light', 'dark'] as const, 1))(
  'in %s axe finds nothing and nothing is too wide at 320 pixels, in every state',
  async colorScheme => {
    const found: string[] = []
    const look = async (page: Page, name: string) => {
      for (const one of await violations(page)) found.push(`${name}: ${one}`)
    }
    const anybody = await open(await publicPath(world), { colorScheme })
    await look(anybody, 'public form')
    // The browser would not send a form without what is required: the server has to say it too.
    await anybody.evaluate('document.querySelector("form.form").noValidate = true')
    await anybody.getByRole('button').click()
    await anybody.getByRole('alert').waitFor()
    await look(anybody, 'public form with mistakes')
    const own = await open(await personalPath(world, 10), { colorScheme })
    await look(own, 'personal form')
    await own.getByLabel('Yes').check()
    await own.locator('#f-teeId').selectOption('13')
    await own.getByLabel('I agree.').check()
    await own.getByRole('button', { name: 'Join the waiting list' }).click()
    await own.getByRole('heading', { name: 'on the waiting list' }).waitFor()
    await own.getByText('Withdraw', { exact: true }).click()
    await look(own, 'waiting')
    await world.rows(`update sign_up set state = 'offered', offer_until = '2026-05-02T09:00Z' where player_id = 10`)
    await own.reload()
    await look(own, 'offered')
    await own.getByRole('button', { name: 'Decline' }).click()
    await own.getByRole('heading', { name: 'You have declined' }).waitFor()
    await look(own, 'declined')
    const registered = await open(await personalPath(world, 6), { colorScheme })
    // Folded away once they have been answered, as they have the second time.
    await registered.locator('details', { hasText: 'Your answers' }).evaluate(part => part.setAttribute('open', ''))
    await registered.getByLabel('No', { exact: true }).check()
    await registered.getByRole('button', { name: 'Save answers' }).click()
    await registered.getByText('Your answers are saved.').waitFor()
    await look(registered, 'registered')
    for (const page of [anybody, own, registered]) await page.context().close()
    expect(found).toEqual([])
  },
)
