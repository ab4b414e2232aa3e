/** The desk on the morning of a round: a tap, a payment, the other desk, and a network that goes. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, saved, startConsole, throughNetwork } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const desk = '/console/e/S-110/checkIn'
const here = (page: Page, name: string) => page.getByRole('button', { name: `Here: ${name}` })
const pressed = (page: Page, name: string) => page.getByRole('button', { name: `Here: ${name}`, pressed: true })
const taps = (playerId: number) =>
  browser.world.rows(`select state, paid from check_in where player_id = ${playerId} order by entry_number`)

test('one tap says that somebody is here, another that the fee is paid, and the other desk sees both', () =>
  browser.inPage(
    desk,
    async first => {
      await here(first, 'Costa, Bruno').waitFor()
      await browser.inPage(
        desk,
        async second => {
          await here(second, 'Costa, Bruno').waitFor()
          await second.getByText('Live', { exact: true }).waitFor()
          await here(first, 'Costa, Bruno').click()
          await first.getByRole('button', { name: 'Paid: Costa, Bruno' }).click()
          await pressed(second, 'Costa, Bruno').waitFor()
          await second.getByRole('button', { name: 'Paid: Costa, Bruno', pressed: true }).waitFor()
          await saved(first)
          await second.getByRole('searchbox').fill('melo')
          await here(second, 'Costa, Bruno').waitFor({ state: 'detached' })
          await second.getByRole('button', { name: 'Menu for Melo, Filipe' }).click()
          await second.getByRole('menuitem', { name: 'No-show' }).click()
          const dialog = second.getByRole('dialog', { name: 'Is Filipe Melo a no-show?' })
          await dialog.getByText('until the starter or a director takes the player out').waitFor()
          expect(await taps(6)).toEqual([])
          await dialog.getByRole('button', { name: 'No-show' }).click()
          await saved(second)
        },
        { as: 'shop' },
      )
      await first.locator('[data-person="6"] small', { hasText: 'No-show' }).waitFor()
      expect(await hindrances(first)).toEqual([])
      expect(await taps(2)).toEqual([
        { state: 'here', paid: null },
        { state: null, paid: true },
      ])
      expect(await taps(6)).toEqual([{ state: 'noShow', paid: null }])
    },
    { as: 'starter', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  ))

test('what is tapped without a network is sent once when the page is opened again, also when it was closed meanwhile', () =>
  throughNetwork(browser, network =>
    browser.inPage(network.url + desk, async (page, context) => {
      await here(page, 'Silva, Ana').waitFor()
      await network.set(false)
      await here(page, 'Silva, Ana').click()
      await pressed(page, 'Silva, Ana').waitFor()
      await page.getByRole('button', { name: 'Paid: Silva, Ana' }).click()
      await page.getByText('2 not sent: no connection').waitFor()
      await page.close()
      expect(await taps(1)).toEqual([])
      await network.set(true)
      for (let visit = 0; visit < 2; visit += 1) {
        const again = await context.newPage()
        await again.goto(network.url + desk)
        await pressed(again, 'Silva, Ana').waitFor()
        await again.getByRole('button', { name: 'Paid: Silva, Ana', pressed: true }).waitFor()
        await expect
          .poll(() => taps(1))
          .toEqual([
            { state: 'here', paid: null },
            { state: null, paid: true },
          ])
        await again.waitForLoadState('networkidle')
        await again.close()
      }
      expect(await taps(1)).toHaveLength(2)
    }),
  ))

test('what is tapped without a network is sent by itself when there is one again', () =>
  browser.inPage(desk, async (page, context) => {
    await here(page, 'Melo, Filipe').waitFor()
    const before = (await taps(6)).length
    await context.setOffline(true)
    await here(page, 'Melo, Filipe').click()
    await page.getByText('1 not sent: no connection').waitFor()
    await context.setOffline(false)
    await saved(page)
    expect((await taps(6)).slice(before)).toEqual([{ state: 'here', paid: null }])
  }))

test('the code on the page of a registration checks its player in; another code is refused', async () => {
  const { url } = await browser.world.call('getPlayerRegistrationLink', {
    params: { eventId: 'S-110', playerId: 3 },
  })
  let code: Buffer | undefined
  await browser.inPage(new URL(url).pathname, async page => {
    const shown = page.getByRole('img', { name: 'Your code for check-in' })
    await shown.waitFor()
    expect(await hindrances(page)).toEqual([])
    code = await shown.screenshot()
  })
  await browser.inPage(desk, async page => {
    await page.getByRole('button', { name: 'Scan codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scan codes' })
    await dialog.getByText('This browser has no camera to use.').waitFor()
    await dialog.getByLabel('Scanner').fill('https://example.com')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not a player’s code.').waitFor()
    expect(await hindrances(page)).toEqual([])
    const picture = { name: 'code.png', mimeType: 'image/png', buffer: code ?? Buffer.alloc(0) }
    await dialog.locator('input[type=file]').setInputFiles(picture)
    await dialog.getByText('Dias, Carla is here.').waitFor()
    await page.keyboard.press('Escape')
    await pressed(page, 'Dias, Carla').waitFor()
    await saved(page)
    expect((await taps(3)).at(-1)).toEqual({ state: 'here', paid: null })
  })
})
