import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { recordCards } from '../test/playedEvent.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { startWorld, type World } from '../test/world.ts'
import { browserOptions } from './browserOptions.ts'
import { withPage } from './withPage.ts'

export type PublicPages = {
  readonly world: World
  readonly base: string
  readonly linkOf: (
    id: 'getResultsLink' | 'getTeeSheetLink' | 'getPlayersLink' | 'getFlightsLink' | 'getTeamsLink' | 'getOverviewLink',
  ) => Promise<string>
  /** A page in a context of its own, which is closed in the end; whatever the browser complains of is a fault. */
  readonly inPage: (
    address: string,
    work: (page: Page, context: BrowserContext) => Promise<void>,
    options?: Parameters<Browser['newContext']>[0],
  ) => Promise<void>
  readonly close: () => Promise<void>
}

/** The pages of S-110 in a real browser: it is in progress, and two of its players have scores. */
export async function startPublicPages(): Promise<PublicPages> {
  const world = await startWorld()
  await world.call('assignPlayerToFlight', { params: { eventId: 'S-110', flightId: 2022, playerId: 6 } })
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await recordCards(world, 'S-110', [
    { playerId: 1, strokes: [4, 5, 3, ...Array(15).fill(null)] },
    { playerId: 6, strokes: [6, 4, 3, 5, ...Array(14).fill(null)] },
  ])
  const base = await listenOnLoopback(world.app)
  const browser = await chromium.launch(await browserOptions())
  return {
    world,
    base,
    linkOf: async id => `${base}${new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname}`,
    inPage: (address, work, options) =>
      withPage(browser, { viewport: { width: 360, height: 740 }, ...options }, { address, work }),
    async close() {
      await browser.close()
      await world.close()
    },
  }
}
