/** `node tools/screenshots.ts`: every public page of the sample event at three widths, light and dark, into screenshots/. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { createService } from '../server/createService.ts'
import { openDatabase } from '../server/database/open.ts'
import { loadSampleData } from '../server/sample/loadSampleData.ts'

const folder = join(import.meta.dirname, '../screenshots')
const widths = [360, 768, 1440]
const dataDir = mkdtempSync(join(tmpdir(), 'caddiemaster-screenshots-'))
const config = readConfig({ DATA_DIR: dataDir, ENVIRONMENT: 'testing', LOG_LEVEL: 'error' }, false)
const opened = await openDatabase(config)
const clock = () => Temporal.Now.instant()
await loadSampleData(opened.ownerUrl, clock())
const { service, close } = createService(config, opened.ownerUrl, { clock, strict: false, onError: () => undefined })
const app = await createApp(service)
await app.listen({ host: '127.0.0.1', port: 0 })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
try {
  await takeAll(await pagesOf())
} finally {
  await app.close()
  await close()
  await opened.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The addresses of the pages by name, found as a stranger finds them: from the start page on. */
async function pagesOf(): Promise<Readonly<Record<string, string>>> {
  const paths = async (path: string, pattern: RegExp) =>
    [...(await (await fetch(base + path)).text()).matchAll(pattern)].map(([, found = '']) => found)
  const [overview = ''] = await paths('/', /href="(\/e\/M-[^"]+\/overview\/[^"]+)"/g)
  const lists = await paths(overview, /href="(\/e\/[^"]+)"/g)
  const named = Object.fromEntries(lists.map(path => [path.split('/')[3] ?? '', path]))
  const [card = ''] = await paths(named.results ?? '', /href="([^"]+\/cards\/[^"]+)"/g)
  const views = { card, tv: `${named.results}/tv`, embed: `${named.results}/embed` }
  return { start: '/', overview, ...named, ...views }
}

async function takeAll(pages: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const width of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(base + path)
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
      }
      await page.close()
    }
  }
  await browser.close()
  console.log(`${Object.keys(pages).length * widths.length * 2} pictures in ${folder}`)
}
