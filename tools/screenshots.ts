/** `npm run screenshots`: every kind of page of the demo at three widths, light and dark, and the first page of each document, into `screenshots/`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { printedDocuments } from '../contract/extensions/printDocument.ts'
import { browserOptions } from '../e2e/browserOptions.ts'
import { everyPage, type FoundPage, startDemo } from '../e2e/everyPage.ts'
import { sampleCredential } from '../server/ops/welcome.ts'
import { root } from './steps.ts'

const folder = join(root, 'screenshots')
const widths = [360, 768, 1440]
const papers = ['A4', 'Letter']
const mostPixels = 8000

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const demo = await startDemo()
const browser = await chromium.launch(await browserOptions())
try {
  const found = await everyPage(demo)
  const embedded = found.filter(({ name }) => name === 'M-5208-results').map(({ path }) => `${path}/embed`)
  const pages = [...found, ...embedded.map(path => ({ name: 'embed', path }))]
  for (const { name, path } of pages) {
    for (const width of widths) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
        await page.goto(`${demo.url}${path}`)
        await page.waitForTimeout(300)
        const height = Math.min(mostPixels, await page.evaluate<number>('document.documentElement.scrollHeight'))
        await page.screenshot({
          path: join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.max(900, height) },
        })
        await page.close()
      }
    }
    console.log(name)
    if (/-(players|flights|teams|teeSheet|results)$/.test(name)) await printouts(name, path)
  }
  await scorecard(pages)
  await documents()
} finally {
  await browser.close()
  await demo.close()
}

/** The phone scorecard behind the link of everybody: a hole with scores, and the review. */
async function scorecard(pages: readonly FoundPage[]): Promise<void> {
  const link = pages.find(({ name }) => name.endsWith('-scoring'))
  if (!link) throw new Error('The start page has no scoring link.')
  for (const width of [320, ...widths]) {
    const context = await browser.newContext({ viewport: { width, height: 740 } })
    const page = await context.newPage()
    await page.goto(`${demo.url}${link.path}`)
    await page.getByRole('button', { name: 'Tiago Moura' }).click()
    await page.getByRole('group', { name: /^Strokes of/ }).waitFor()
    await page.getByRole('button', { name: '4', exact: true }).click()
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(folder, `scorecard-hole-${width}.png`) })
    await page.getByRole('button', { name: 'Review and sign' }).click()
    await page.screenshot({ path: join(folder, `scorecard-review-${width}.png`), fullPage: true })
    await context.close()
  }
  console.log('scorecard')
}

/** The first page of a list as it is printed. */
async function printouts(name: string, path: string): Promise<void> {
  for (const paper of papers) await firstPage(`${name}-${paper}`, `${demo.url}${path}?paper=${paper}`)
}

/** The director's documents of the event that is being played. */
async function documents(): Promise<void> {
  const response = await fetch(`${demo.url}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredential),
  })
  const { token } = (await response.json()) as { readonly token: string }
  const headers = { authorization: `Bearer ${token}` }
  for (const document of printedDocuments.filter(
    name => !['players', 'flights', 'teams', 'teeSheet', 'results'].includes(name),
  ))
    for (const paper of papers)
      await firstPage(
        `${document}-${paper}`,
        `${demo.url}/v1/events/S-5210/documents/${document}?paper=${paper}`,
        headers,
      )
}

async function firstPage(name: string, address: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  const drawn = spawnSync('pdftoppm', [
    '-png',
    '-r',
    '70',
    '-f',
    '1',
    '-l',
    '1',
    '-singlefile',
    file,
    file.slice(0, -4),
  ])
  console.log(drawn.error ? `not run: the picture of ${name}.pdf, because pdftoppm is not on this machine` : name)
}
