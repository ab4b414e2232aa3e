/** A day of the club with a server that can be killed: a field of 76, the way to the server, and devices of people. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { idsByNumber, importCourse, importFile, numberedPlayer } from '../test/playedEvent.ts'
import { freePort, type Running, runServer } from '../test/process.ts'
import { sessionToken, type WorldAccount, worldSecret } from '../test/world.rows.ts'
import { startWorld, type World } from '../test/world.ts'
import { browserOptions } from './browserOptions.ts'
import { type Network, startNetwork } from './network.ts'

export const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
export const players = 76
const groupsOf = 4
/** A busy machine is slow, and no fault: this only ends what hangs. */
const patienceMs = 60_000

export type ClubDay = {
  readonly world: World
  readonly network: Network
  readonly eventId: string
  /** The id of a player by number, 1 to 76; player n stands in group (n - 1) / 4 + 1. */
  readonly idOf: (number: number) => number
  /** A page of somebody who is logged in; of nobody without `as`. */
  readonly page: (path: string, options?: { readonly as?: WorldAccount; readonly width?: number }) => Promise<Page>
  /** The scorecard of a player on a phone of its own. */
  readonly phone: (number: number) => Promise<Phone>
  /** Kills the server in whatever it is doing, and starts another. */
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
}

export type Phone = { readonly page: Page; readonly context: BrowserContext; readonly close: () => Promise<void> }

/** Imports the event of today, and starts a server of its own process beside the one of the world. */
export async function startClubDay(): Promise<ClubDay> {
  // It tells the other server of each change, and hears of each.
  const world = await startWorld({}, 2)
  const now = Temporal.Now.instant()
  world.setClock(now.toString())
  await world.rows('update session set created_at = now(), seen_at = now(), proved_at = now()')
  const { eventId } = await importFile(world, await eventFile(world, now))
  const ids = await idsByNumber(world, eventId)
  const idOf = (number: number) => ids.get(number) ?? 0

  const network = await startNetwork(0)
  let server = await startServer()
  const browser: Browser = await chromium.launch(await browserOptions())
  const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-day-'))
  const closing: (() => Promise<void>)[] = []

  async function startServer(): Promise<Running> {
    const port = await freePort()
    const running = runServer({
      PORT: String(port),
      DATABASE_URL: world.url,
      SECRET: worldSecret,
      // The usual cookie of plain http; the links that it says are opened through the network.
      BASE_URL: 'http://test.local',
      ENVIRONMENT: 'testing',
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    })
    await running.says('http')
    network.leadTo(port)
    return running
  }

  async function page(path: string, { as, width = 1440 }: { as?: WorldAccount; width?: number } = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: width < 900 })
    closing.push(() => context.close())
    if (as) await context.addCookies([{ name: 'session', value: sessionToken(as), url: network.url }])
    const opened = await context.newPage()
    opened.setDefaultTimeout(patienceMs)
    await opened.goto(`${network.url}${path}`)
    return opened
  }

  return {
    world,
    network,
    eventId,
    idOf,
    page,
    async phone(number) {
      const { url } = await world.call('getPlayerScoringLink', { params: { eventId, playerId: idOf(number) } })
      const context = await chromium.launchPersistentContext(join(folder, String(number)), {
        ...(await browserOptions()),
        viewport: { width: 390, height: 780 },
      })
      closing.push(() => context.close())
      const opened = await context.newPage()
      opened.setDefaultTimeout(patienceMs)
      await opened.goto(`${network.url}${new URL(url).pathname}`)
      return { page: opened, context, close: () => context.close() }
    },
    async kill() {
      server.child.kill('SIGKILL')
      await server.ended
      server = await startServer()
    },
    async close() {
      for (const end of closing) await end().catch(() => undefined)
      await browser.close()
      await network.close()
      server.child.kill('SIGTERM')
      await server.ended
      await world.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Today's event: two flights with money, a pot of skins, a group every eight minutes. */
async function eventFile(world: World, now: Temporal.Instant) {
  const timeZone = 'Europe/Lisbon'
  const courseId = await importCourse(world, 'Course of the day', pars)
  const field = Array.from({ length: players }, (_, at) => numberedPlayer(at + 1))
  const keys = field.map(({ key }) => key)
  const local = now.toZonedDateTimeISO(timeZone)
  const first = local.withPlainTime('08:00')
  const date = local.toPlainDate().toString()
  return {
    communityId: 1,
    name: 'Autumn Medal',
    startDate: date,
    endDate: date,
    timeZone,
    courseIds: [courseId],
    settings: { currency: 'EUR' },
    players: field,
    handicaps: field.map(({ key }) => ({ player: key, hcIndex: 0 })),
    teePairings: Array.from({ length: players / groupsOf }, (_, at) => ({
      teeTime: first.add({ minutes: 8 * at }).toString({ timeZoneName: 'never' }),
      teeHole: 1,
      players: keys.slice(at * groupsOf, (at + 1) * groupsOf),
    })),
    leaderboards: [
      {
        name: 'Medal',
        format: 'strokePlay',
        settings: { score: 'gross' },
        payouts: { addedCents: 50_000, potOf: 'flight', table: { cents: [12_000, 8000, 5000] } },
        flights: [
          { name: 'A', players: keys.slice(0, 38) },
          { name: 'B', players: keys.slice(38) },
        ],
      },
      { name: 'Skins', format: 'skins', payouts: { addedCents: 18_000 } },
    ],
  }
}
