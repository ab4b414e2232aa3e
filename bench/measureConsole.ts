/** The console in a browser: what its first screen weighs, how soon it is there on a slow machine, how fast it answers keys and drops. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { browserOptions } from '../e2e/browserOptions.ts'
import { startSession } from '../server/domain/access/startSession.ts'
import { importEvent } from '../server/ops/import/importEvent.ts'
import { numberedPlayer } from '../test/playedEvent.ts'
import { worldAccounts } from '../test/world.rows.ts'
import { median } from './compare.ts'
import { type BenchService, startBenchService } from './service.ts'

type ConsoleFigure = { readonly what: string; readonly value: number; readonly unit: string; readonly atMost: number }

const turns = 5
/** The plain http of a club's network, where the cookie needs no https. */
const settings = { BASE_URL: 'http://bench.local' }
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

export async function measureConsole(): Promise<readonly ConsoleFigure[]> {
  const bench = await startBenchService(settings)
  const browser = await chromium.launch(await browserOptions())
  try {
    const cookie = await directorsCookie(bench)
    const opened: Opened = path => openedPage(browser, bench, cookie, path)
    const [usual, large] = [await importedField(bench, 76), await importedField(bench, 300)]
    // The first visitor after a start waits for the server, not for the console.
    await (await opened(`/console/e/${usual}/players`)).context.close()
    return [
      {
        what: 'console: heaviest first screen (players, tee sheet, overview), compressed, without fonts and data',
        value: Math.max(
          ...(await inTurn(['players', 'teeSheet', ''], screen => bytesOf(opened, `/console/e/${usual}/${screen}`))),
        ),
        unit: 'KB',
        atMost: 70,
      },
      {
        what: 'the same: players of an event of 76, usable at 1.6 Mbit/s, 150 ms and a processor four times slower',
        value: median(await inTurn(Array(turns).fill(usual), id => slowMs(opened, `/console/e/${id}/players`))),
        unit: 'ms',
        atMost: 2000,
      },
      {
        what: 'the same: a key or click in the grid of 300 players until it is painted, p75',
        value: await keysMs(opened, `/console/e/${large}/players`),
        unit: 'ms',
        atMost: 100,
      },
      {
        what: 'the same: a swap on the tee sheet of 76 until the server has confirmed it',
        value: await swapMs(opened, `/console/e/${usual}/teeSheet`),
        unit: 'ms',
        atMost: 150,
      },
    ]
  } finally {
    await browser.close()
    await bench.close()
  }
}

type OpenPage = {
  readonly page: Page
  readonly context: BrowserContext
  readonly devices: CDPSession
  readonly go: () => Promise<void>
}
/** A page of an empty profile, not yet at its address. */
type Opened = (path: string) => Promise<OpenPage>

async function directorsCookie({ service, operate }: BenchService): Promise<string> {
  const administratorId = 11 + worldAccounts.indexOf('director')
  const started = await operate(tx => startSession(tx, { administratorId, userAgent: 'bench' }, service.clock()))
  if (!started) throw new Error('The director has no account.')
  return started.cookie.token
}

async function openedPage(browser: Browser, { url }: BenchService, token: string, path: string): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  await context.addCookies([{ name: 'session', value: token, url }])
  const page = await context.newPage()
  const devices = await context.newCDPSession(page)
  await devices.send('Network.enable')
  return { page, context, devices, go: async () => void (await page.goto(`${url}${path}`, { waitUntil: 'commit' })) }
}

async function inTurn<T>(list: readonly T[], work: (one: T) => Promise<number>): Promise<readonly number[]> {
  const values: number[] = []
  for (const one of list) values.push(await work(one))
  return values
}

/** Kilobytes over the wire of the page, its scripts and styles. */
async function bytesOf(opened: Opened, path: string): Promise<number> {
  const { page, context, devices, go } = await opened(path)
  const kinds = new Map<string, string>()
  let bytes = 0
  devices.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devices.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
  })
  await go()
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes / 1024
}

/** From the address until rows are painted and a key moves among them. */
async function slowMs(opened: Opened, path: string): Promise<number> {
  const { page, context, devices, go } = await opened(path)
  await devices.send('Network.emulateNetworkConditions', slowNetwork)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await go()
  const usable = await page.waitForFunction<number>(`(() => {
    const grid = document.querySelector('[role=grid]')
    if (!grid || document.querySelectorAll('[role=rowheader]').length < 10) return false
    const before = grid.getAttribute('aria-activedescendant')
    grid.focus()
    grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
      const moved = grid.getAttribute('aria-activedescendant') !== before
      done(moved && performance.now())
    })))
  })()`)
  const value = Number(await usable.jsonValue())
  await context.close()
  return value
}

/** Keys that move and choose, a sort and a search; the 75th of 100 times from the press to the frame that shows it. */
async function keysMs(opened: Opened, path: string): Promise<number> {
  const { page, context, go } = await opened(path)
  await go()
  await page.getByRole('rowheader').nth(10).waitFor()
  await page.evaluate(`
    globalThis.times = []
    for (const kind of ['keydown', 'click'])
      addEventListener(kind, event => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp))), true)
  `)
  await page.getByRole('grid').focus()
  for (let at = 0; at < 20; at++) await page.keyboard.press(at % 5 === 4 ? ' ' : 'ArrowDown')
  for (let at = 0; at < 4; at++) await page.keyboard.press('PageDown')
  for (const column of ['Index', 'Name', 'Index', 'Name'])
    await page.getByRole('columnheader', { name: column }).getByRole('button').click()
  await page.getByRole('searchbox').click()
  await page.keyboard.type('player 0012', { delay: 30 })
  await page.waitForTimeout(200)
  const times = (await page.evaluate<number[]>('times')).sort((a, b) => a - b)
  await context.close()
  return times[Math.ceil(times.length * 0.75) - 1] ?? Number.POSITIVE_INFINITY
}

/** From the second tap of a swap until the answer of the server is there. */
async function swapMs(opened: Opened, path: string): Promise<number> {
  const { page, context, go } = await opened(path)
  await go()
  await page.locator('[data-person]').nth(8).waitFor()
  const times: number[] = []
  for (let turn = 0; turn <= turns; turn++) {
    // A person needs a moment between two swaps; meanwhile what the one before changed is read again.
    await page.waitForTimeout(1000)
    await page.locator('[data-person]').nth(turn).click()
    const answered = page.waitForResponse(
      response => response.request().method() === 'PUT' && response.url().endsWith('/teeSheet'),
    )
    await page.evaluate(
      `addEventListener('click', event => { globalThis.dropped = event.timeStamp }, { capture: true, once: true })`,
    )
    await page
      .locator('[data-person]')
      .nth(turn + 8)
      .click()
    const response = await answered
    await response.finished()
    const { startTime, responseEnd } = response.request().timing()
    times.push(startTime + responseEnd - (await page.evaluate<number>('performance.timeOrigin + dropped')))
    await page.getByText(/^Saved \d/).waitFor()
  }
  await context.close()
  // The first one found the server cold.
  return median(times.slice(1))
}

/** An event of so many players in groups of four; its id. */
async function importedField({ service, operate }: BenchService, count: number): Promise<string> {
  const players = Array.from({ length: count }, (_, at) => numberedPlayer(at + 1))
  const day = { startDate: '2026-05-02', endDate: '2026-05-02' }
  const file = {
    communityId: 1,
    name: `Field of ${count}`,
    ...day,
    timeZone: 'Europe/Lisbon',
    courseIds: [1],
    players,
    handicaps: players.map(({ key }, at) => ({ player: key, hcIndex: (at % 360) / 10 })),
    leaderboards: [
      {
        name: 'Net',
        format: 'strokePlay',
        settings: { score: 'net' },
        flights: [{ name: 'Everybody', players: players.map(({ key }) => key) }],
      },
    ],
    teePairings: Array.from({ length: Math.ceil(count / 4) }, (_, group) => ({
      teeTime: '2026-05-02T09:00:00+01:00',
      teeHole: (group % 18) + 1,
      teeGroup: String.fromCharCode(65 + Math.floor(group / 18)),
      players: players.slice(4 * group, 4 * group + 4).map(({ key }) => key),
    })),
  }
  const { eventId } = await operate(tx => importEvent(tx, file, { actor: 'bench', now: service.clock() }))
  return eventId
}
