/** The public pages in a real browser: what a spectator does, what a screen on the wall survives. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../contract/words/languages.ts'
import { recordCards } from '../test/playedEvent.ts'
import { tryCommand } from '../test/tryCommand.ts'
import type { World } from '../test/world.ts'
import { atMost } from '../tools/counts.ts'
import { sampled } from '../tools/sampled.ts'
import { beside, dragOut } from './dragOut.ts'
import { hindrances } from './hindrances.ts'
import { type PublicPages, startPublicPages } from './publicPages.ts'

let pages: PublicPages
let world: World
let base: string
let results: string
let linkOf: PublicPages['linkOf']
let inPage: PublicPages['inPage']

beforeAll(async () => {
  pages = await startPublicPages()
  ;({ world, base, linkOf, inPage } = pages)
  results = await linkOf('getResultsLink')
})

afterAll(() => pages?.close())

const lists = ['getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getFlightsLink', 'getTeamsLink'] as const

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const row = (page: Page, name: string) =>
  page.locator('section:not([hidden]) tbody:not(.following) tr', { hasText: name })

/** Ana Silva has played so many holes. */
function score(holes: number): Promise<void> {
  return recordCards(world, 'S-110', [{ playerId: 1, strokes: Array(holes).fill(4) }])
}

/** Waits until somebody has played so many holes. */
function shows(page: Page, name: string, thru: number, timeout = atMost(3000)): Promise<void> {
  return row(page, name)
    .locator('td', { hasText: new RegExp(`^${thru}(?:\\D|$)`) })
    .first()
    .waitFor({ timeout })
}

test('tabs are chosen by keyboard and kept in the address', () =>
  inPage(results, async page => {
    await tab(page, 'Low').focus()
    expect(await row(page, 'Filipe Melo').isVisible()).toBe(false)
    await page.keyboard.press('ArrowRight')
    expect(await tab(page, 'High').getAttribute('aria-selected')).toBe('true')
    expect(await row(page, 'Filipe Melo').isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#board-1021-2022')
    await page.reload()
    expect(await tab(page, 'High').getAttribute('aria-selected')).toBe('true')
    await tab(page, 'High').press('Home')
    expect(await row(page, 'Ana Silva').isVisible()).toBe(true)
  }))

test('without a script all sections stand below each other, and rows lead to cards', () =>
  inPage(
    results,
    async page => {
      for (const name of ['Ana Silva', 'Filipe Melo']) expect(await row(page, name).first().isVisible()).toBe(true)
      await page.getByRole('link', { name: 'Ana Silva' }).click()
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ana Silva')
      await page.getByText('Why?').click()
      await page.locator('summary', { hasText: 'Position' }).click()
      expect(await page.getByRole('cell', { name: 'holes' }).first().isVisible()).toBe(true)
    },
    { javaScriptEnabled: false },
  ))

test('the search looks into all flights, without accents and case', () =>
  inPage(results, async page => {
    await page.getByRole('searchbox').fill('MÉLO')
    expect(await row(page, 'Filipe Melo').isVisible()).toBe(true)
    expect(await row(page, 'Ana Silva').isVisible()).toBe(false)
    await page.getByRole('searchbox').fill('Nobody')
    await page.getByText('No player found.').waitFor()
    await page.getByRole('searchbox').fill('')
    expect(await page.getByText('No player found.').isVisible()).toBe(false)
    expect(await row(page, 'Ana Silva').isVisible()).toBe(true)
  }))

test('favourites stand on top and stay on the phone', () =>
  inPage(results, async page => {
    await page.getByRole('button', { name: 'Follow Ana Silva' }).click()
    const favourites = page.locator('section:not([hidden]) .following')
    expect(await favourites.innerText()).toContain('Ana Silva')
    await page.reload()
    expect(await favourites.innerText()).toContain('Ana Silva')
    await page.getByRole('searchbox').fill('Bruno')
    expect(await page.getByRole('link', { name: 'Ana Silva' }).filter({ visible: true }).count()).toBe(0)
    await page.getByRole('searchbox').fill('')
    await tab(page, 'High').click()
    expect(await favourites.innerText()).toContain('Ana Silva')
    await favourites.getByRole('button', { name: 'Follow Ana Silva' }).click()
    expect(await favourites.count()).toBe(0)
  }))

test('a card opens in place, closes with the key for it, and has an address of its own', () =>
  inPage(results, async page => {
    await page.getByRole('link', { name: 'Ana Silva' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Ana Silva' }).waitFor()
    expect(page.url()).toContain('/cards/1021/1')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).toBe(results)
    expect(await dialog.isVisible()).toBe(false)
    await page.goForward()
    await dialog.getByRole('heading', { name: 'Ana Silva' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Ana Silva' }).waitFor()
  }))

test('a press beside a card closes it, unless it began on the card', () =>
  inPage(
    results,
    async page => {
      await page.getByRole('link', { name: 'Ana Silva' }).click()
      const name = page.getByRole('dialog').getByRole('heading', { name: 'Ana Silva' })
      await dragOut(page, name)
      expect(await name.isVisible()).toBe(true)
      await page.mouse.click(...beside)
      await name.waitFor({ state: 'hidden' })
    },
    { viewport: { width: 900, height: 740 } },
  ))

/** The heads of the rows of a card that stand on more than one line. */
const brokenHeads = `[...document.querySelectorAll('.holes tbody th[scope=row]')].filter(head => {
  const letters = document.createRange()
  letters.selectNodeContents(head)
  return letters.getClientRects().length > 1
}).map(head => head.textContent)`

test('the heads of both nines stand on one line where they are first side by side, in every language', () =>
  inPage(`${results}/cards/1021/1`, async page => {
    for (const width of [1088, 1100])
      for (const language of languages) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${results}/cards/1021/1?lang=${language}`)
        const [first, second] = await Promise.all([0, 1].map(at => page.locator('.nines table').nth(at).boundingBox()))
        expect(second?.y).toBe(first?.y)
        expect(await page.evaluate(brokenHeads), `${language}, ${width}`).toEqual([])
      }
  }))

test('on a wide screen the card stands beside the board, and the row that changed is tinted', () =>
  inPage(
    results,
    async (page, context) => {
      const side = page.getByRole('complementary', { name: 'Card' })
      await side.getByRole('heading', { name: /Silva|Costa/ }).waitFor()
      await page.locator('section').getByRole('link', { name: 'Ana Silva' }).click()
      await side.getByRole('heading', { name: 'Ana Silva' }).waitFor()
      expect(await page.locator('tr[aria-current]').innerText()).toContain('Ana Silva')
      expect(page.url()).toBe(results)
      // She is on no other board: the card is that of whoever leads there.
      await tab(page, 'High').click()
      await side.getByRole('heading', { name: 'Ana Silva' }).waitFor({ state: 'detached' })
      await page.goto(results)
      await page.locator('section').getByRole('link', { name: 'Ana Silva' }).click()
      await score(4)
      await page.locator('tr.changed', { hasText: 'Ana Silva' }).waitFor({ timeout: atMost(3000) })
      await side.getByText('thru 4').waitFor({ timeout: atMost(3000) })
      // A card that cannot be read again stays as it is, and so does the page.
      await context.route('**/cards/**', route => route.abort())
      const before = await row(page, 'Ana Silva').innerText()
      await recordCards(world, 'S-110', [{ playerId: 1, strokes: [6, 4, 4, 4, ...Array(14).fill(null)] }])
      await expect.poll(() => row(page, 'Ana Silva').innerText(), { timeout: atMost(3000) }).not.toBe(before)
      expect(await side.getByRole('heading', { name: 'Ana Silva' }).isVisible()).toBe(true)
      expect(page.url()).toBe(results)
    },
    { viewport: { width: 1440, height: 900 } },
  ))

test('of two cards that are asked for the one asked for last is shown, also when the answer to the first comes later', async () => {
  await inPage(
    'about:blank',
    async page => {
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      let asked = 0
      // The card of the leader, which the page asks for by itself.
      await page.route('**/cards/**', async route => {
        asked += 1
        if (asked === 1) await held
        await route.continue()
      })
      await page.goto(results)
      await expect.poll(() => asked).toBe(1)
      const other = page.locator('section:not([hidden]) tr[data-id] th a').nth(1)
      const name = (await other.innerText()).trim()
      await other.click()
      const side = page.locator('.side article')
      await side.getByText(name).first().waitFor()
      const late = page.waitForResponse(response => response.url().includes('/cards/'))
      release()
      await late
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
      expect(await side.getByText(name).count()).toBeGreaterThan(0)
    },
    { viewport: { width: 1440, height: 900 } },
  )
})

test('beside the list a mouse scrolls the whole card into sight: both nines, why, and the way to the card', () =>
  inPage(
    results,
    async page => {
      const card = page.locator('.side article')
      await card.waitFor()
      const last = card.getByRole('link', { name: 'Full card' })
      const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.move(x + 40, y + 200)
      await page.mouse.wheel(0, 4000)
      await expect
        .poll(async () => {
          const [frame, link] = [await card.boundingBox(), await last.boundingBox()]
          return frame && link ? link.y + link.height <= frame.y + frame.height + 1 && link.y >= frame.y : false
        })
        .toBe(true)
      await last.click()
      await page.waitForURL(/\/cards\//)
    },
    { viewport: { width: 1440, height: 480 } },
  ))

test('a score is on the page, in the open card and in the frame within a second of its answer', () =>
  inPage(`${results}/cards/1021/1`, async (card, context) => {
    const page = await context.newPage()
    await page.goto(results)
    const frame = await context.newPage()
    await frame.goto(`${results}/embed`)
    await page.bringToFront()
    await page.getByRole('button', { name: 'Follow Ana Silva' }).click()
    for (const thru of [4, 5, 6]) {
      await score(thru)
      const began = performance.now()
      await Promise.all([
        ...[page, frame].map(one => shows(one, 'Ana Silva', thru)),
        card.locator('.plates', { hasText: `thru ${thru}` }).waitFor({ timeout: atMost(3000) }),
      ])
      expect(performance.now() - began).toBeLessThan(atMost(1000))
    }
    expect(await page.locator('section:not([hidden]) .following').innerText()).toContain('Ana Silva')
    await page.locator('section').getByRole('link', { name: 'Ana Silva' }).first().click()
    await page.getByRole('dialog').getByText('thru 6').waitFor()
    await score(7)
    await page
      .getByRole('dialog')
      .getByText('thru 7')
      .waitFor({ timeout: atMost(2000) })
  }))

test('a page whose stream fails asks again and again', () =>
  inPage(results, async (page, context) => {
    await context.route('**/stream*', route => route.abort())
    await page.reload()
    await score(8)
    await shows(page, 'Ana Silva', 8, atMost(10_000))
  }))

test('a page whose link has ended says so and asks no more', async () =>
  inPage(await linkOf('getFlightsLink'), async page => {
    await page.clock.install()
    await page.reload()
    await tryCommand(world.url, ['link', 'regenerate', 'S-110', 'flights'])
    await page.getByText('This link has expired').waitFor({ timeout: atMost(15_000) })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.clock.runFor('05:00')
    expect(asked).toEqual([])
  }))

test('a screen goes on through its slides, says when there is no server, and is right again when it is back', async () => {
  let server = await world.anotherServer()
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}${new URL(results).pathname}/tv?seconds=3`
  await inPage(
    address,
    async page => {
      const title = page.locator('section:not([hidden]) h2')
      expect(await title.innerText()).toContain('Medal Net: Low')
      await expect.poll(() => title.innerText(), { timeout: atMost(6000) }).toContain('Medal Net: High')
      await page.keyboard.press(' ')
      await page.keyboard.press('ArrowLeft')
      await server.close()
      await page.locator('.offline').waitFor({ timeout: atMost(15_000) })
      expect(await page.locator('.offline').innerText()).toContain('No connection')
      await score(9)
      server = await world.anotherServer()
      await server.listen({ port, host: '127.0.0.1' })
      await shows(page, 'Ana Silva', 9, atMost(15_000))
      await expect.poll(() => page.locator('.offline').isVisible()).toBe(false)
      expect(await title.innerText()).toContain('Medal Net: Low')
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1080)
    },
    { viewport: { width: 1920, height: 1080 } },
  )
})

test('the web component is as tall as the board in it', async () => {
  const club = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<script src="${base}/embed/board.js"></script><caddiemaster-board src="${results}" board="1021" theme="dark"></caddiemaster-board>`,
      ),
  )
  await new Promise<void>(done => club.listen(0, '127.0.0.1', done))
  try {
    await inPage(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`, async page => {
      const frame = page.frameLocator('iframe')
      await frame.getByRole('link', { name: 'Ana Silva' }).waitFor({ timeout: atMost(5000) })
      const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
      const inside = async () => (await frame.locator('body').boundingBox())?.height ?? 0
      await expect.poll(async () => Math.abs((await height()) - (await inside()))).toBeLessThan(1)
    })
  } finally {
    club.close()
  }
})

test('a frame shows as many rows as its site wants, in its colour, and lets one choose', () =>
  inPage(`${results}/embed?top=1&colour=ffd700`, async page => {
    await tab(page, 'Low').waitFor()
    expect(await page.locator('section:not([hidden]) tbody tr:not([hidden])').count()).toBe(1)
    await tab(page, 'High').click()
    expect(await row(page, 'Filipe Melo').isVisible()).toBe(true)
    expect(await row(page, 'Ana Silva').isVisible()).toBe(false)
    const ground = () => page.evaluate("getComputedStyle(document.querySelector('.framed')).backgroundColor")
    // Gold, darkened until ivory words can be read on it.
    await expect.poll(ground).toMatch(/^rgb\((\d+), (\d+), 0\)$/)
    await score(10)
    await expect.poll(() => page.locator('section:not([hidden]) tbody tr:not([hidden])').count()).toBe(1)
    expect(await row(page, 'Filipe Melo').isVisible()).toBe(true)
  }))

test('letters twice as large scroll no page sideways at 360 pixels', async () => {
  await tryCommand(world.url, ['community', 'identity', '1', '--home', 'public'])
  const pages = [...(await Promise.all(lists.map(linkOf))), await linkOf('getOverviewLink'), base, `${base}/c/1`]
  for (const address of sampled(
    [...pages, `${results}/cards/1021/1`, `${results}/holes/1021/1`, `${results}/embed`],
    4,
  ))
    await inPage(address, async page => {
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      expect(await page.evaluate('document.documentElement.scrollWidth'), address).toBeLessThanOrEqual(360)
    })
})

test('nothing scrolls sideways at 320 pixels and nothing hinders anybody, light or dark', async () => {
  const pages = [...(await Promise.all(lists.map(linkOf))), await linkOf('getOverviewLink')]
  await tryCommand(world.url, ['community', 'identity', '1', '--home', 'public'])
  const club = `${base}/c/1`
  const views = ['/cards/1021/1', '/holes/1021/1', '/tv', '/embed'].map(view => results + view)
  const looks = [
    ...[...pages, ...views, base, club].map(address => [address, 'light'] as const),
    ...[results, ...views, club].map(address => [address, 'dark'] as const),
  ]
  for (const [address, colorScheme] of sampled(looks, 5))
    await inPage(
      address,
      async page => {
        expect(await page.evaluate('document.documentElement.scrollWidth'), address).toBeLessThanOrEqual(320)
        expect(await hindrances(page), address).toEqual([])
      },
      { viewport: { width: 320, height: 640 }, colorScheme },
    )
})

test('on a phone it is at most two taps from the results to why somebody is third', async () => {
  await world.call('assignPlayerToFlight', { params: { eventId: 'S-110', flightId: 2021, playerId: 6 } })
  const card = (playerId: number) => ({ playerId, strokes: [...Array(17).fill(4), 4 + playerId] })
  await recordCards(world, 'S-110', [1, 2, 6].map(card))
  const why = async (page: Page) => {
    await row(page, 'Filipe Melo').getByRole('link').first().tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Why third?' }).waitFor()
    await dialog.getByText(/Filipe is on .* behind /).waitFor()
    expect(await dialog.getByRole('img', { name: /^To par after each hole: Filipe/ }).count()).toBe(1)
  }
  await inPage(results, why, { hasTouch: true, isMobile: true })
})
