/**
 * `npm run screenshots`: every page of the demo and of events in every state, every phone page and every document, light and dark,
 * into `screenshots/`, with one contact sheet for each width. `-- --only results --widths 320,1440` takes a part; `-- --docs` takes
 * the pictures of README.md, of the director's page and the trees of the page on accessibility, and nothing else.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { printedDocuments } from '../contract/documents/extensions.ts'
import { browserOptions } from '../e2e/browserOptions.ts'
import { type Demo, everyPage, type FoundPage, startDemo } from '../e2e/everyPage.ts'
import { withFont } from '../e2e/withFont.ts'
import { sampleCredential } from '../server/ops/curlLines.ts'
import { runCommand } from '../server/ops/operator/runCommand.ts'
import { consolePictures } from './consolePictures.ts'
import { contactSheet, type SheetPicture } from './contactSheet.ts'
import { readmePictures } from './readmePictures.ts'
import { stateEvents } from './stateEvents.ts'
import { root } from './steps.ts'

const folder = join(root, 'screenshots')
const papers = ['A4', 'Letter']
const schemes = ['light', 'dark'] as const
const mostPixels = 8000
const phone = 768

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '320,390,768,1440,1920' },
    docs: { type: 'boolean', default: false },
  },
})
const widths = wanted.widths.split(',').map(Number)
const isWanted = (name: string) => new RegExp(wanted.only).test(name)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const demo = await startDemo()
const browser = await chromium.launch(await browserOptions())
try {
  if (wanted.docs) {
    await readmePictures(browser, demo)
    await consolePictures(browser, demo)
  } else await allPictures()
} finally {
  await browser.close()
  await demo.close()
}

async function allPictures(): Promise<void> {
  const headers = await signedIn(demo)
  const events = isAnyOfStates() ? await pagesOfStates(demo, headers) : []
  const pages = [...(await pagesOfDemo(demo)), ...events].filter(({ name }) => isWanted(name))
  const papersDrawn = await documents(headers)
  for (const width of widths) {
    const pictures = [
      ...(await pictured(browser, pages, width)),
      ...(width <= phone ? await phonePages(pages, width) : []),
    ]
    await contactSheet(browser, pictures, join(folder, `contact-${width}.png`))
    console.log(`contact-${width}.png: ${pictures.length} pictures`)
  }
  if (papersDrawn.length > 0) await contactSheet(browser, papersDrawn, join(folder, 'contact-documents.png'))
}

/** Importing all events takes some time: not where only pages of the demo are asked for. */
function isAnyOfStates(): boolean {
  return stateEvents({ communityId: 0, courseId: 0, pars: [] }).some(({ name }) =>
    ['overview', 'results', 'teeSheet', 'players', 'card', 'tv', 'embed', 'scoring'].some(page =>
      isWanted(`${name}-${page}`),
    ),
  )
}

async function pagesOfDemo(of: Demo): Promise<readonly FoundPage[]> {
  const found = await everyPage(of)
  const results = found.find(({ name }) => name === 'M-5208-results')
  return results
    ? [...found, { name: 'embed', path: `${results.path}/embed` }, { name: 'club', path: '/c/101' }]
    : found
}

/** The pages of an event in each state, which the operator's command imports. */
async function pagesOfStates({ url, folder: data }: Demo, headers: Headers): Promise<readonly FoundPage[]> {
  const course = await ask<readonly { courseId: number }[]>(url, headers, '/v1/events/S-5210/courses')
  const courseId = course[0]?.courseId ?? 0
  const tees = await ask<readonly { holes: readonly { par: number }[] }[]>(
    url,
    headers,
    `/v1/events/S-5210/courses/${courseId}/tees`,
  )
  const pars = tees[0]?.holes.map(({ par }) => par) ?? []
  const found: FoundPage[] = []
  for (const { name, file } of stateEvents({ communityId: 101, courseId, pars })) {
    const eventId = await imported(data, file)
    for (const purpose of ['overview', 'results', 'teeSheet', 'players', 'scoring']) {
      const place = purpose === 'scoring' ? 'players/scoring' : purpose
      const link = await ask<{ url: string }>(url, headers, `/v1/events/${eventId}/weblinks/${place}`)
      const path = new URL(link.url).pathname
      found.push({ name: `${name}-${purpose}`, path })
      if (purpose === 'results') found.push(...(await viewsOfResults(url, name, path)))
    }
  }
  return found
}

async function viewsOfResults(url: string, name: string, path: string): Promise<readonly FoundPage[]> {
  const text = await (await fetch(`${url}${path}`)).text()
  const [, card] = /href="([^"]+\/cards\/\d+\/\d+)"/.exec(text) ?? []
  const team = /"board-(\d+)-[^"]*" class="panel"[^>]*>.*?Pairs, best ball.*?href="([^"]+\/cards\/\d+\/\d+)"/s.exec(
    text,
  )?.[2]
  return [
    { name: `${name}-tv`, path: `${path}/tv` },
    { name: `${name}-embed`, path: `${path}/embed` },
    ...(card ? [{ name: `${name}-card`, path: card }] : []),
    ...(team ? [{ name: `${name}-team-card`, path: team }] : []),
  ]
}

async function imported(data: string, file: object): Promise<string> {
  const path = join(folder, 'event.json')
  writeFileSync(path, JSON.stringify(file))
  const said: string[] = []
  const code = await runCommand({
    words: ['event', 'import', path],
    environment: { ENVIRONMENT: 'testing', DATA_DIR: data },
    folder: root,
    terminal: { print: line => said.push(line), progress: () => undefined },
    fail: message => said.push(message),
  })
  rmSync(path)
  const [eventId] = /[MS]-\d+/.exec(said.join('\n')) ?? []
  if (code !== 0 || eventId === undefined) throw new Error(said.join('\n'))
  return eventId
}

async function pictured(of: Browser, pages: readonly FoundPage[], width: number): Promise<readonly SheetPicture[]> {
  const pictures: SheetPicture[] = []
  for (const colorScheme of schemes) {
    const context = await withFont(await of.newContext({ viewport: { width, height: 900 }, colorScheme }))
    const page = await context.newPage()
    for (const { name, path } of pages.filter(one => !one.name.endsWith('-scoring'))) {
      await page.goto(`${demo.url}${path}`)
      await page.waitForTimeout(300)
      pictures.push(await takePicture(page, `${name}-${width}-${colorScheme}`, width))
    }
    await context.close()
  }
  return pictures
}

async function takePicture(page: Page, name: string, width: number): Promise<SheetPicture> {
  const height = Math.min(mostPixels, await page.evaluate<number>('document.documentElement.scrollHeight'))
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: Math.max(900, height) } })
  return { path, name }
}

/** The phone scorecard behind the links of everybody: who is scoring, a hole with scores, the review. */
async function phonePages(pages: readonly FoundPage[], width: number): Promise<readonly SheetPicture[]> {
  const pictures: SheetPicture[] = []
  for (const { name, path } of pages.filter(one => one.name.endsWith('-scoring'))) {
    const context = await withFont(await browser.newContext({ viewport: { width, height: 740 } }))
    await phonePage(context, `${demo.url}${path}`, async (page, view) => {
      pictures.push(await takePicture(page, `${name}-${view}-${width}`, width))
    })
    await context.close()
  }
  return pictures
}

async function phonePage(
  context: BrowserContext,
  address: string,
  take: (page: Page, view: string) => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForTimeout(500)
  await take(page, 'who')
  const somebody = page.locator('main button').first()
  if ((await somebody.count()) === 0) return
  await somebody.click()
  await page.waitForTimeout(500)
  await take(page, 'hole')
  const review = page.getByRole('button', { name: 'Review and sign' })
  if ((await review.count()) === 0) return
  await review.click()
  await page.waitForTimeout(300)
  await take(page, 'review')
}

type Headers = Readonly<Record<string, string>>

/** The headers of a program of the sample club. */
async function signedIn({ url }: Demo): Promise<Headers> {
  const response = await fetch(`${url}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredential),
  })
  const { token } = (await response.json()) as { readonly token: string }
  return { authorization: `Bearer ${token}` }
}

async function ask<Reply>(url: string, headers: Headers, path: string): Promise<Reply> {
  const response = await fetch(`${url}${path}`, { headers })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Reply
}

/** The first page of each document of the event that is being played. */
async function documents(headers: Headers): Promise<readonly SheetPicture[]> {
  const drawn: SheetPicture[] = []
  for (const document of printedDocuments)
    for (const paper of papers) {
      const name = `${document}-${paper}`
      if (!isWanted(name)) continue
      const path = await firstPage(name, `${demo.url}/v1/events/S-5210/documents/${document}?paper=${paper}`, headers)
      if (path) drawn.push({ path, name })
    }
  return drawn
}

/** The path of its picture; undefined where nothing here can draw one. */
async function firstPage(name: string, address: string, headers: Headers): Promise<string | undefined> {
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  const picture = file.slice(0, -4)
  const drawn = spawnSync('pdftoppm', ['-png', '-r', '70', '-f', '1', '-l', '1', '-singlefile', file, picture])
  if (!drawn.error) return `${picture}.png`
  console.log(`not run: the picture of ${name}.pdf, because pdftoppm is not on this machine`)
  return undefined
}
