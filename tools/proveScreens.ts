/**
 * `npm run prove:screens -- --hours N`: a screen on a wall for eight hours (unless told) of its own clock, sixty times as fast as
 * ours, while scores come in. After garbage collection its memory must be what it was after half an hour: at most 1 MB of
 * JavaScript more, and the nodes of three pages. In the end it has to show the last score.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium } from 'playwright-core'
import { browserOptions } from '../e2e/browserOptions.ts'
import { everyPage, startDemo } from '../e2e/everyPage.ts'
import { sampleCredential } from '../server/ops/curlLines.ts'

const { values } = parseArgs({ options: { hours: { type: 'string', default: '8' } } })
const hours = Number(values.hours)
if (!(hours >= 1 && hours <= 24)) throw new Error('--hours must be a number from 1 to 24.')

const speed = 60
const hourMs = 3_600_000 / speed
const scoreEveryMs = 500
const mostGrowthBytes = 1024 * 1024
/** A page that was asked for and one that is being thrown away may stand beside the one that is shown. */
const mostPages = 3
const round = 'S-5210'

type Memory = { readonly bytes: number; readonly nodes: number; readonly listeners: number; readonly documents: number }

/** Makes the clock and the timers of a page faster; requests take as long as they take. */
const fasterClock = `(() => {
  const began = Date.now()
  const RealDate = Date
  const now = () => began + (RealDate.now() - began) * ${speed}
  window.Date = class extends RealDate {
    constructor(...given) { super(...(given.length === 0 ? [now()] : given)) }
    static now() { return now() }
  }
  for (const name of ['setTimeout', 'setInterval']) {
    const real = window[name].bind(window)
    window[name] = (work, ms = 0, ...given) => real(work, ms / ${speed}, ...given)
  }
})()`

const demo = await startDemo()
const browser = await chromium.launch(await browserOptions())
const failures: string[] = []
try {
  const screen = (await everyPage(demo)).find(({ name }) => name === 'M-5208-results-tv')
  if (!screen) throw new Error('The demo has no screen.')
  const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' }
  const listed = await fetch(`${demo.url}/v1/events/${round}/players`, { headers })
  const players = (await listed.json()) as readonly { readonly playerId: number }[]
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  page.on('pageerror', error => failures.push(`the screen failed: ${error}`))
  let asked = 0
  let loaded = 0
  page.on('request', request => {
    if (request.resourceType() === 'xhr') asked++
  })
  page.on('load', () => loaded++)
  await page.addInitScript(fasterClock)
  await page.goto(`${demo.url}${screen.path}?seconds=10`)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')

  let scores = 0
  let isOver = false
  const scoring = (async () => {
    while (!isOver) {
      const player = players[scores % players.length]
      if (player) await score(headers, player.playerId, scores)
      scores++
      await pause(scoreEveryMs)
    }
  })()
  await pause(hourMs / 2)
  const first = await memoryOf(protocol)
  say('after half an hour', first)
  for (let hour = 1; hour <= hours; hour++) {
    await pause(hour === 1 ? hourMs / 2 : hourMs)
    const now = await memoryOf(protocol)
    say(`after ${hour} h`, now)
    if (now.bytes > first.bytes + mostGrowthBytes) failures.push(`more JavaScript in memory after ${hour} h`)
    if (now.nodes > first.nodes * mostPages) failures.push(`more nodes in memory after ${hour} h`)
  }
  isOver = true
  await scoring
  await pause(1000)
  if (await page.locator('.offline').isVisible()) failures.push('the screen says that it is offline')
  const shown = await page.locator('footer').innerText()
  const expected = /Updated (\d\d:\d\d:\d\d)/.exec(await served(screen.path))?.[1]
  if (!expected || !shown.includes(expected)) failures.push(`the screen does not show the last score (${expected})`)
  console.log(`${hours} h: ${scores} scores, asked ${asked} times, loaded ${loaded} times`)
} finally {
  await browser.close()
  await demo.close()
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1

async function token(): Promise<string> {
  const response = await fetch(`${demo.url}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredential),
  })
  return ((await response.json()) as { readonly token: string }).token
}

async function served(path: string): Promise<string> {
  return (await fetch(`${demo.url}${path}`)).text()
}

/** A stroke more or less on a hole that goes round the course, as the committee has it. */
async function score(headers: Readonly<Record<string, string>>, playerId: number, count: number): Promise<void> {
  const response = await fetch(`${demo.url}/v1/events/${round}/scores`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify([
      {
        entryId: randomUUID(),
        playerId,
        hole: (count % 18) + 1,
        strokes: 3 + (count % 4),
        scorer: 'committee',
        device: 'proof',
        deviceSequence: count + 1,
        tappedAt: new Date().toISOString(),
        reason: 'Proof of the screen',
      },
    ]),
  })
  if (!response.ok) failures.push(`a score was not taken: ${response.status} ${await response.text()}`)
}

/** The least of five looks: what the collector had not yet reached is no leak. */
async function memoryOf(protocol: CDPSession): Promise<Memory> {
  const looks: Memory[] = []
  for (let look = 0; look < 5; look++) {
    await protocol.send('HeapProfiler.collectGarbage')
    const { metrics } = await protocol.send('Performance.getMetrics')
    const metricOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    looks.push({
      bytes: metricOf('JSHeapUsedSize'),
      nodes: metricOf('Nodes'),
      listeners: metricOf('JSEventListeners'),
      documents: metricOf('Documents'),
    })
    await pause(100)
  }
  const least = (name: keyof Memory) => Math.min(...looks.map(look => look[name]))
  return {
    bytes: least('bytes'),
    nodes: least('nodes'),
    listeners: least('listeners'),
    documents: least('documents'),
  }
}

function say(when: string, { bytes, nodes, listeners, documents }: Memory): void {
  console.log(
    `${when}: ${(bytes / 1024 / 1024).toFixed(2)} MB of JavaScript, ${nodes} nodes, ${listeners} listeners, ${documents} documents`,
  )
}
