/** The console over the named world, in a browser in which somebody of its staff is logged in. */

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { freePort } from '../test/process.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { sessionToken, type WorldAccount } from '../test/world.rows.ts'
import { startWorld, type World } from '../test/world.ts'
import { browserOptions } from './browserOptions.ts'
import { type Network, startNetwork } from './network.ts'
import { withPage } from './withPage.ts'

export type ConsoleBrowser = {
  readonly world: World
  readonly base: string
  /** A page of its own browser profile; whatever the browser complains of is a fault. `address`: a path of the console, or a whole one. Widths: a desk unless said otherwise. */
  readonly inPage: (
    address: string,
    work: (page: Page, context: BrowserContext) => Promise<void>,
    options?: Parameters<Browser['newContext']>[0] & { readonly as?: WorldAccount },
  ) => Promise<void>
  readonly close: () => Promise<void>
}

/** `host`: how the browser calls it. Under `localhost` sessions have the cookie of https and passkeys work; nobody is logged in then. */
export async function startConsole(
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
  settings: Readonly<Record<string, string>> = {},
): Promise<ConsoleBrowser> {
  const isLocalhost = host === 'localhost'
  const port = isLocalhost ? await freePort() : 0
  const world = await startWorld({ ...settings, ...(isLocalhost && { BASE_URL: `http://localhost:${port}` }) })
  const listening = await listenOnLoopback(world.app, port)
  const base = isLocalhost ? world.service.config.baseUrl : listening
  const browser = await chromium.launch(await browserOptions())
  return {
    world,
    base,
    async inPage(address, work, { as = 'director', ...options } = {}) {
      await withPage(
        browser,
        { viewport: { width: 1440, height: 900 }, ...options },
        {
          async prepare(page, context) {
            await context.addCookies([{ name: 'session', value: sessionToken(as), url: base }])
            // A busy machine is slow, and no fault: this only ends what hangs.
            page.setDefaultTimeout(60_000)
          },
          address: new URL(address, base).href,
          work,
        },
      )
    },
    async close() {
      await browser.close()
      await world.close()
    },
  }
}

/** Waits until everything that was done on the page has arrived. */
export async function saved(page: Page): Promise<void> {
  await page.getByText(/^Saved \d/).waitFor()
}

/** Opens an address without a session. The page before it goes first: it would go to the login by itself in the same moment. */
export async function openLoggedOut(page: Page, url: string): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(url)
}

/**
 * A way to the console that can be cut. A page that is closed while its browser is only said to be offline has its network back for
 * a moment, and sends then.
 */
export async function throughNetwork(
  { base }: ConsoleBrowser,
  work: (network: Network) => Promise<void>,
): Promise<void> {
  const network = await startNetwork(Number(new URL(base).port))
  try {
    await work(network)
  } finally {
    await network.close()
  }
}
