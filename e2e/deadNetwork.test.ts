/** A network that is gone without a word: connections stay open and nothing passes. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessionToken } from '../test/world.rows.ts'
import { startWorld } from '../test/world.ts'
import { atMost } from '../tools/counts.ts'
import { browserOptions } from './browserOptions.ts'

test('a dead network is noticed within 15 seconds on a page and on a screen, and a director who waits for an answer is told within 30', async () => {
  const world = await startWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  const { port } = world.app.server.address() as AddressInfo
  const open = new Set<Socket>()
  let isDead = false
  let heard = 0
  const network = createServer(socket => {
    const behind = connect(port, '127.0.0.1')
    for (const one of [socket, behind]) {
      open.add(one)
      one.on('error', () => undefined)
    }
    const pass = (to: Socket) => (bytes: Buffer) => void (isDead || to.destroyed || to.write(bytes))
    socket.on('data', pass(behind))
    behind.on('data', pass(socket))
    behind.on('data', () => (heard += 1))
  })
  await new Promise<void>(done => network.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(network.address() as AddressInfo).port}`
  const { url } = await world.call('getResultsLink', { params: { eventId: 'S-110' } })
  const results = base + new URL(url).pathname
  const browser = await chromium.launch(await browserOptions())
  try {
    const [page, screen] = [await browser.newPage(), await (await browser.newContext()).newPage()]
    const office = await browser.newContext()
    await office.addCookies([{ name: 'session', value: sessionToken('director'), url: base }])
    const director = await office.newPage()
    await Promise.all([
      page.goto(results),
      screen.goto(`${results}/tv`),
      director.goto(`${base}/console/e/S-110/control`),
    ])
    await director.getByRole('button', { name: 'Suspend play' }).click()
    await director.getByRole('dialog').waitFor()
    // Two signs of the server for each of them: longer than they would wait in silence.
    const before = heard
    await expect.poll(() => heard - before).toBeGreaterThanOrEqual(4)
    expect(await page.locator('html.offline').count()).toBe(0)
    expect(await screen.locator('.offline').isVisible()).toBe(false)
    isDead = true
    const suspend = director.getByRole('dialog').getByRole('button', { name: 'Suspend play' })
    await suspend.click()
    const began = performance.now()
    await Promise.all([
      page.locator('html.offline').waitFor({ state: 'attached', timeout: atMost(20_000) }),
      screen.locator('.offline').waitFor({ timeout: atMost(20_000) }),
    ])
    expect(performance.now() - began).toBeLessThan(atMost(15_000))
    // The dialog stays, with what was typed.
    await director
      .getByText('No answer')
      .first()
      .waitFor({ timeout: atMost(30_000) })
  } finally {
    for (const socket of open) socket.destroy()
    network.close()
    await browser.close()
    await world.close()
  }
})
