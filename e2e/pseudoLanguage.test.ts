/** The demo in a language that nobody speaks: what is not written in it has no translation, and what does not fit will not fit in others. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleScreens } from '../contract/site/consoleScreens.ts'
import { sampleDirector } from '../server/domain/access/sampleDirector.ts'
import { readConfig } from '../server/kernel/config.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { openDatabase } from '../server/kernel/database/openDatabase.ts'
import { newFolder } from '../test/newFolder.ts'
import { freePort, type Running, run } from '../test/process.ts'
import { copyOfCheckout } from '../tools/copyOfCheckout.ts'
import { isProof as isFull } from '../tools/counts.ts'
import { pseudoLanguage, writePseudoLanguage } from '../tools/pseudoLanguage.ts'
import { root } from '../tools/steps.ts'
import { browserOptions } from './browserOptions.ts'
import { everyPage } from './everyPage.ts'
import { beyondDialogs } from './looksRight.ts'
import { plainWords, wordsOfData } from './plainWords.ts'

const narrow = { width: 320, height: 720 }
const ids: Readonly<Record<string, string>> = { communityId: '101', eventId: 'S-5210' }
/** What stands on pages in every language: names of the product, of standards and of languages, and keys. */
const everywhere = new Set(
  'caddiemaster ctrl esc english deutsch español français português pseudo whs usga ghin json csv pdf xlsx openapi markdown postgresql letter chrome linux demo fairway'.split(
    ' ',
  ),
)

let copy: ReturnType<typeof copyOfCheckout>
let server: Running
let data: string
let url: string
let browser: Browser
let context: BrowserContext
let known: ReadonlySet<string>

beforeAll(async () => {
  if (!isFull) return
  copy = copyOfCheckout(root)
  data = newFolder('caddiemaster-pseudo-')
  await writePseudoLanguage(copy.folder)
  execFileSync(process.execPath, ['tools/print.ts'], { cwd: copy.folder })
  const port = await freePort()
  url = `http://localhost:${port}`
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'error' }
  server = run(process.execPath, ['server/main.ts', '--demo'], { cwd: copy.folder, env })
  await server.says('Ctrl-C ends it')
  known = new Set([...(await wordsOfData(data)), ...everywhere])
  const { ownerUrl } = await openDatabase(readConfig({ DATA_DIR: data }, true))
  await withClient(ownerUrl, client => client.query("update administrator set locale = 'el-GR', operator = true"))
  browser = await chromium.launch(await browserOptions())
  context = await browser.newContext({ viewport: narrow, locale: pseudoLanguage, timezoneId: 'Europe/Lisbon' })
  context.setDefaultTimeout(120_000)
  await context.addCookies([{ name: 'language', value: pseudoLanguage, url }])
})
afterAll(async () => {
  await browser?.close()
  server?.child.kill('SIGTERM')
  await server?.ended
  if (data !== undefined) rmSync(data, { recursive: true, force: true })
  copy?.remove()
})

async function checkPage(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  const beyond = await page.evaluate<number>(`document.documentElement.scrollWidth - ${narrow.width}`)
  const inDialog = await page.evaluate<number>(beyondDialogs)
  return [
    ...(beyond > 0 || inDialog > 0 ? [`${path} is ${Math.max(beyond, inDialog)} pixels too wide`] : []),
    ...(await plainWords(page, known)).map(words => `${path}: ${words}`),
  ]
}

test.runIf(isFull)('no public page has a text without translation, or one that does not fit 320 pixels', async () => {
  const page = await context.newPage()
  const pages = (await everyPage({ url, folder: data, output: server.output, close: async () => undefined })).filter(
    ({ name }) => !name.startsWith('problem'),
  )
  const found: string[] = []
  for (const { path } of pages) found.push(...(await checkPage(page, path)))
  expect(found).toEqual([])
})

test.runIf(isFull)(
  'no screen of the console has a text without translation, or one that does not fit 320 pixels',
  async () => {
    const page = await context.newPage()
    await page.goto(`${url}/console/login`)
    const found = [...(await checkPage(page, '/console/login'))]
    await page.locator('input[type=email]').fill(sampleDirector.email)
    await page.locator('input[type=password]').fill(sampleDirector.password)
    await page.locator('form button[type=submit], form button:not([type])').first().click()
    await page.waitForURL(/\/console\/c\//)
    const screens = Object.values(consoleScreens).filter(path =>
      [...path.matchAll(/\{(\w+)\}/g)].every(([, id = '']) => ids[id]),
    )
    expect(screens.length).toBeGreaterThanOrEqual(30)
    // The event above has no matches.
    for (const path of [...screens, '/console/e/S-5216/matches'])
      found.push(
        ...(await checkPage(
          page,
          path.replaceAll(/\{(\w+)\}/g, (_, id) => ids[id] ?? ''),
        )),
      )
    expect(found).toEqual([])
  },
)
