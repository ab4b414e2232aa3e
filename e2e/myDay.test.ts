/** A player's day: from the mail to the own tee time, at 320 pixels, and without a network. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMails } from '../server/web/registrations/startMails.ts'
import { listenOnLoopback } from '../test/readStream.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { startSink } from '../test/startSink.ts'
import { openRegistration, personalPath } from '../test/testForms.ts'
import { startWorld, type World } from '../test/world.ts'
import { browserOptions } from './browserOptions.ts'
import { hindrances } from './hindrances.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof startMails>>
let browser: Browser
let url: string

beforeAll(async () => {
  sink = await startSink()
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example', TRUST_PROXY: '127.0.0.1' })
  await openRegistration(world, { questions: [{ id: 'wish', text: 'Wishes', kind: 'text' }] })
  await world.rows(
    `update player set email = 'ana@example.org', email_key = 'ana@example.org', email_community_id = null where player_id = 1`,
  )
  const params = { eventId: 'S-110' }
  await world.call('assignPlayersToTeePairings', { params, body: [{ teePairingId: 5021, playerIds: [1, 3] }] })
  url = await listenOnLoopback(world.app)
  browser = await chromium.launch(await browserOptions())
  mails = await startMails(world.service, {
    url: world.url,
    onError: error => {
      throw error
    },
    pollingSeconds: 0.5,
  })
})
afterAll(async () => {
  await mails?.stop()
  await browser?.close()
  await world?.close()
  await sink?.close()
})

async function phone(colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, colorScheme })
  return context.newPage()
}

test('from a mail to the own tee time is one tap', async () => {
  const tell = { whom: 'everybody', language: 'en' } as const
  await staffCalls(world).call('publishTeeSheet', {
    params: { eventId: 'S-110' },
    body: { published: true, tell },
  })
  const mailOfAna = () => sink.heard.find(({ to }) => to === 'ana@example.org')
  for (let count = 1; !mailOfAna(); count += 1) await sink.hears(count)
  const text = (mailOfAna()?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [letter = ''] = /<!doctype html>[\s\S]*?<\/html>/.exec(text) ?? []
  const page = await phone()
  await page.setContent(letter.replaceAll('http://test.local', url))
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  await page.getByRole('link', { name: 'Open your page' }).click()
  const time = page.getByRole('heading', { name: 'Ana, you start at 09:00' })
  await time.waitFor()
  const box = await time.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 700)).toBeLessThan(700)
  await page.context().close()
})

test.each(['light', 'dark'] as const)('in %s axe finds nothing and nothing is too wide at 320 pixels', async scheme => {
  const page = await phone(scheme)
  const found: string[] = []
  for (const language of ['en', 'de', 'es', 'fr', 'pt']) {
    await page.goto(`${url}${await personalPath(world, 1)}?lang=${language}`)
    for (const fold of await page.locator('summary').all()) await fold.click()
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    found.push(...(wide > 0 ? [`${language}: ${wide} too wide`] : []))
    if (language === 'en' || language === 'fr') found.push(...(await hindrances(page, axe => axe.include('main'))))
  }
  expect(found).toEqual([])
  await page.context().close()
})

test('once opened it opens without a network, says from when it is, and offers nothing that needs one', async () => {
  const page = await phone()
  await page.goto(`${url}${await personalPath(world, 1)}`)
  await page.waitForFunction('caches.match(location.pathname).then(kept => kept !== undefined)')
  const warning = page.getByText('No connection: this is what was known then.')
  expect(await warning.isVisible()).toBe(false)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Ana, you start at 09:00' }).waitFor()
  expect(await warning.isVisible()).toBe(true)
  expect(await page.getByText('As of 1 May 2026, 10:00.').isVisible()).toBe(true)
  await page.getByText('Can’t come?').click()
  expect(await page.getByRole('button', { name: 'Withdraw from the event' }).isVisible()).toBe(false)
  await page.context().setOffline(false)
  await page.reload()
  expect(await warning.isVisible()).toBe(false)
  await page.context().close()
})

test('behind https the token leaves the address, and the page still opens without a network', async () => {
  // A browser takes localhost for as safe as https, and the proxy says that it was https.
  const host = url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-proto': 'https' } })
  const page = await context.newPage()
  await page.goto(`${host}${await personalPath(world, 1)}`)
  expect(new URL(page.url()).pathname).toBe('/registration/S-110/1')
  await page.waitForFunction('caches.match(location.pathname).then(kept => kept !== undefined)')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Ana, you start at 09:00' }).waitFor()
  expect(await page.getByText('No connection: this is what was known then.').isVisible()).toBe(true)
  await context.setOffline(false)
  await context.close()
})
