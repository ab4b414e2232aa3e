/** The public tee sheet in a real browser: whose own time stands on top of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PublicPages, startPublicPages } from './publicPages.ts'

let pages: PublicPages
let results: string
let linkOf: PublicPages['linkOf']
let inPage: PublicPages['inPage']

beforeAll(async () => {
  pages = await startPublicPages()
  ;({ linkOf, inPage } = pages)
  results = await linkOf('getResultsLink')
})

afterAll(() => pages?.close())

test('whoever has found a player on the tee sheet may take the tee time along', async () =>
  inPage(await linkOf('getTeeSheetLink'), async page => {
    const own = page.locator('.own-time')
    expect(await own.count()).toBe(0)
    await page.getByRole('searchbox').fill('silva')
    expect(await own.innerText()).toMatch(/Ana Silva\s+\d\d:\d\d\s+Tee \d/)
    const link = own.getByRole('link', { name: 'Add to your calendar' })
    const calendar = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await page.getByRole('searchbox').fill('')
    expect(await own.count()).toBe(0)
  }))

test('who is followed has the own tee time on top of the tee sheet, in every order, and so has who comes from a personal page', async () => {
  const sheet = await linkOf('getTeeSheetLink')
  await inPage(sheet, async page => {
    const own = page.locator('.own-time')
    await page.getByRole('button', { name: 'Follow Ana Silva' }).click()
    expect(await page.locator('.groups > li:has(.mine)').innerText()).toContain('Ana Silva')
    const says = await own.innerText()
    for (const by of ['hole', 'name']) {
      await page.goto(`${sheet}?by=${by}`)
      const time = /\d\d:\d\d/.exec(says)?.[0] ?? ''
      expect(await own.getByText(time).count()).toBe(1)
    }
    await page.goto(results)
    await page.locator('section:not([hidden]) .following', { hasText: 'Ana Silva' }).waitFor()
    await page.goto(sheet)
    await page.getByRole('button', { name: 'Follow Ana Silva' }).click()
    expect(await own.count()).toBe(0)
    await page.goto(`${sheet}?by=time#player-1`)
    expect(await own.innerText()).toBe(says)
    expect(new URL(page.url()).hash).toBe('')
  })
  await inPage(
    sheet,
    async page => {
      expect(
        await page
          .getByRole('cell', { name: 'Ana Silva' })
          .or(page.getByRole('rowheader', { name: 'Ana Silva' }))
          .count(),
      ).toBe(1)
      await page.getByRole('link', { name: 'By name' }).click()
      expect(await page.getByRole('rowheader', { name: 'Silva, Ana' }).isVisible()).toBe(true)
    },
    { javaScriptEnabled: false },
  )
})
