import { chromium } from 'playwright-core'
const base = 'http://localhost:8094'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: process.env.LOC ?? 'en-GB' })
const page = await context.newPage()
page.on('console', m => m.type() === 'error' && console.log('console:', m.text()))
page.on('pageerror', e => console.log('pageerror', e.message))
await page.goto(base + '/console')
await page.fill('input[type=email]', 'director@example.com')
await page.fill('input[type=password]', 'demo-fairway-2026')
await page.keyboard.press('Enter')
await page.waitForURL(/console\/c/)
const api = (method, path, body) => page.evaluate(async ([method, path, body]) => {
  const r = await fetch(path, { method, headers: { ...(body && { 'content-type': 'application/json' }), 'idempotency-key': crypto.randomUUID(), 'x-caddiemaster-console': '1' }, ...(body && { body: JSON.stringify(body) }) })
  const t = await r.text(); try { return [r.status, JSON.parse(t)] } catch { return [r.status, t] }
}, [method, path, body])
globalThis.api = api
export { page, api, context, browser, base }
