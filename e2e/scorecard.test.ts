/** Two phones and a spectator in a real browser: one phone is out of reach for a whole round and closed in the middle. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../server/testing/world.ts'

const executablePath = '/usr/bin/chromium'
const isHere = existsSync(executablePath)
if (!isHere) console.log(`not run: there is no ${executablePath}`)
const inBrowser = test.runIf(isHere)

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
/** Carla Dias, Filipe Melo and Ana Silva, in the order of the card. */
const group = [3, 6, 1]
const strokesOf = (playerId: number, hole: number) => (pars[hole - 1] ?? 4) + ((playerId + hole) % 3) - 1

let world: World
let network: Network
let phone: BrowserContext | undefined
/** The scorecard of Ana on that phone. */
let first: Page
const folders: string[] = []

beforeAll(async () => {
  world = await startWorld()
  await world.rows(`insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
    select 1, 110, player, 5021, 110 from unnest('{3,6}'::bigint[]) player`)
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  network = await startNetwork((world.app.server.address() as AddressInfo).port)
})

afterAll(async () => {
  await phone?.close()
  await network.close()
  await world.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

inBrowser(
  '54 taps out of reach, with the phone closed in the middle, arrive once each and the board is right',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-phone-'))
    folders.push(folder)
    phone = await open(folder)
    let page = await phone.newPage()
    const address = await scoringAddress(1)
    await page.goto(address)
    await page.getByRole('heading', { name: 'Hole 1', exact: true }).waitFor()
    expect(page.url()).not.toContain(address.split('/').at(-1))
    await page.evaluate('navigator.serviceWorker.ready.then(() => caches.match("/scorecard/"))')

    await network.set(false)
    await tapHoles(page, 1, 9)
    await page.getByText('27 on this phone').waitFor()
    await phone.close()
    phone = await open(folder)
    page = await phone.newPage()
    await page.goto(address)
    await page.getByText('27 on this phone').waitFor()
    await page.getByRole('heading', { name: 'Hole 10', exact: true }).waitFor()
    await tapHoles(page, 10, 18)
    await page.getByText('54 on this phone').waitFor()
    expect(await taps()).toBe(0)

    await network.set(true)
    await page.evaluate('dispatchEvent(new Event("online"))')
    await page.getByText('✓ saved', { exact: true }).waitFor({ timeout: 40_000 })
    expect(await taps()).toBe(54)
    for (const playerId of group) {
      const card = await world.call('getCard', { params: { eventId: 'S-110', cardId: `P-${playerId}` } })
      expect(card.holes.map(({ strokes }) => strokes)).toEqual(pars.map((_, at) => strokesOf(playerId, at + 1)))
    }
    first = page
    const spectator = await phone.newPage()
    const { url } = await world.call('getResultsLink', { params: { eventId: 'S-110' } })
    await spectator.goto(`${network.url}${new URL(url).pathname}`)
    const gross = pars.reduce((sum, _, at) => sum + strokesOf(1, at + 1), 0)
    expect(await spectator.locator('main').innerText()).toMatch(new RegExp(`Silva[\\s\\S]*${gross}`))
  },
  120_000,
)

inBrowser(
  'two scorers who differ see it, cannot sign, and can once they agree',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-phone-'))
    folders.push(folder)
    const other = await open(folder)
    try {
      const page = await other.newPage()
      const { url } = await world.call('getScoringLink', { params: { eventId: 'S-110' } })
      await page.goto(`${network.url}${new URL(url).pathname}`)
      expect(await page.getByRole('button', { name: 'Gil Nunes' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Filipe Melo' }).click()
      await page.getByText('Scoring as Filipe Melo, not you?').waitFor()
      await enter(page, 'Ana Silva', 9)
      await page.getByText('≠').first().waitFor()
      await first.bringToFront()
      await first.getByRole('button', { name: 'Back to the holes' }).click()
      await first.getByText('≠ ').first().waitFor({ timeout: 5_000 })
      await first.getByRole('button', { name: 'Review and sign' }).click()
      const signing = first.getByRole('button', { name: 'Sign the card of Ana Silva' })
      expect(await signing.isDisabled()).toBe(true)
      await page.bringToFront()
      await enter(page, 'Ana Silva', strokesOf(1, 1))
      await first.bringToFront()
      await expect.poll(() => signing.isDisabled(), { timeout: 10_000 }).toBe(false)
      await signing.click()
      await first.getByText('✓ You have signed').waitFor()
      expect((await world.call('getCard', { params: { eventId: 'S-110', cardId: 'P-1' } })).signedBy).toEqual([1])
    } finally {
      await other.close()
    }
  },
  120_000,
)

inBrowser('nothing scrolls sideways at 320 pixels, keys are large, and the page is small', async () => {
  const page = first
  await page.bringToFront()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = () => page.evaluate<number>('document.documentElement.scrollWidth')
  expect(await wide()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Back to the holes' }).click()
  expect(await wide()).toBeLessThanOrEqual(320)
  const key = await page.getByRole('button', { name: '2', exact: true }).boundingBox()
  expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(56)
  const files = await page.evaluate<readonly string[]>(
    'caches.match("/scorecard/").then(page => page.text()).then(text => text.match(/\\/scorecard\\/app-[^"]+/g))',
  )
  expect(files).toHaveLength(2)
  const sizes = await Promise.all(
    ['/scorecard/', '/scorecard/worker.js', ...files].map(
      async url => (await world.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).rawPayload.length,
    ),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100 * 1024)
})

function open(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath,
    viewport: { width: 360, height: 740 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

async function scoringAddress(playerId: number): Promise<string> {
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId } })
  return `${network.url}${new URL(url).pathname}`
}

/** Taps as a marker does: a key for each player, the next player and the next hole come by themselves. */
async function tapHoles(page: Page, from: number, to: number): Promise<void> {
  for (let hole = from; hole <= to; hole++) {
    await page.getByRole('heading', { name: `Hole ${hole}`, exact: true }).waitFor()
    for (const playerId of group) {
      const name = { 1: 'Ana Silva', 6: 'Filipe Melo', 3: 'Carla Dias' }[playerId] ?? ''
      await page
        .getByRole('group', { name: `Strokes of ${name}` })
        .getByRole('button', { name: String(strokesOf(playerId, hole)), exact: true })
        .click()
    }
  }
}

async function enter(page: Page, name: string, strokes: number): Promise<void> {
  while ((await page.getByRole('heading', { level: 2 }).innerText()) !== 'Hole 1')
    await page.getByRole('button', { name: 'Hole before' }).click()
  await page.getByRole('button', { name }).first().click()
  await page
    .getByRole('group', { name: `Strokes of ${name}` })
    .getByRole('button', { name: String(strokes), exact: true })
    .click()
}

async function taps(): Promise<number> {
  const rows = await world.rows<{ count: number }>(
    `select count(*)::int as count from score_entry where event_id = 110 and scorer = 'player:1'`,
  )
  return rows[0]?.count ?? 0
}

type Network = {
  readonly url: string
  readonly set: (on: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** The way to the server, on a port of its own, that can be cut. */
async function startNetwork(port: number): Promise<Network> {
  const open = new Set<Socket>()
  let server: Server | undefined
  let own = 0
  const set = async (on: boolean) => {
    const old = server
    server = undefined
    if (old)
      await new Promise(done => {
        old.close(done)
        for (const socket of open) socket.destroy()
      })
    if (!on) return
    const made = createServer(phoneSide => {
      const serverSide = connect(port, '127.0.0.1')
      for (const [one, another] of [
        [phoneSide, serverSide],
        [serverSide, phoneSide],
      ] as const) {
        open.add(one)
        one
          .on('error', () => another.destroy())
          .on('close', () => {
            open.delete(one)
            another.destroy()
          })
          .pipe(another)
      }
    })
    await new Promise<void>(done => made.listen(own, '127.0.0.1', done))
    own = (made.address() as AddressInfo).port
    server = made
  }
  await set(true)
  return { url: `http://127.0.0.1:${own}`, set, close: () => set(false) }
}
