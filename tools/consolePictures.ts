import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Demo } from '../e2e/everyPage.ts'
import { withFont } from '../e2e/withFont.ts'
import { sampleDirector } from '../server/domain/access/sampleDirector.ts'
import { readConfig } from '../server/kernel/config.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { openDatabase } from '../server/kernel/database/openDatabase.ts'
import { root } from './steps.ts'

const docs = join(root, 'docs')
const size = { width: 1200, height: 760 }

type Picture = {
  readonly name: string
  readonly path: string
  /** What a director does before it is taken. */
  readonly first?: (page: Page) => Promise<void>
}

/** As a spreadsheet copies it: some are members, one may be, one index has a decimal comma and one is a plus. */
const pasted = [
  'Rebelo, João\t30,1\tOle Kjær\t22.0',
  'Távora, Tomás\t+1.2\tSimon Reed\t8.8',
  'Beaulieu, N.\t13.8\tPiet de Wit\t19.5',
  'Østergaard, Jürgen\t17.0\tAna Sá\tn/a',
].join('\n')

/** What docs/director.md, docs/club.md and docs/operate.md show, in their order. */
const pictures: readonly Picture[] = [
  { name: 'new-event', path: '/console/c/101/events/new' },
  { name: 'bring-in', path: '/console/c/101/events', first: paste },
  { name: 'flights', path: '/console/e/S-5210/flights' },
  { name: 'tee-sheet', path: '/console/e/S-5210/teeSheet', first: fill },
  { name: 'ready', path: '/console/e/S-5210/ready' },
  { name: 'results', path: '/console/e/S-5211/results' },
  { name: 'print', path: '/console/e/S-5210/print', first: chooseCards },
  { name: 'numbers', path: '/console/c/101/numbers' },
  { name: 'members', path: '/console/c/101/members' },
  { name: 'communities', path: '/console/operator/communities' },
  { name: 'privacy', path: '/console/operator/privacy', first: findPlayer },
]

/** What docs/accessibility.md writes down: the tree that a screen reader gets, up to so many lines. */
const trees = [
  { name: 'players', path: '/console/e/S-5210/players', lines: 75 },
  { name: 'teeSheet', path: '/console/e/S-5210/teeSheet', lines: 60 },
] as const

/** Takes the pictures of the pages in docs anew, and writes the trees of docs/accessibility.md. */
export async function consolePictures(browser: Browser, { url, folder }: Demo): Promise<void> {
  await becomeOperator(folder)
  const context = await withFont(
    await browser.newContext({ viewport: size, timezoneId: 'Europe/Lisbon', locale: 'en-GB' }),
  )
  const page = await context.newPage()
  await page.goto(`${url}/console/login`)
  await page.getByLabel('E-mail').fill(sampleDirector.email)
  await page.getByLabel('Password').fill(sampleDirector.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/console\/c\//)
  for (const { name, path, first } of pictures) {
    await open(page, url + path)
    await first?.(page)
    await page.waitForTimeout(300)
    await keepPicture(page, name)
  }
  const file = join(docs, 'accessibility.md')
  let text = readFileSync(file, 'utf8')
  for (const { name, path, lines } of trees) {
    await open(page, url + path)
    const all = (await page.locator('main').ariaSnapshot()).split('\n')
    const shown = [...all.slice(0, lines), ...(all.length > lines ? [`… ${all.length - lines} more lines`] : [])]
    text = text.replace(
      new RegExp(`(<!-- tree ${name} -->\n).*?(<!-- end -->)`, 's'),
      (_, begin: string, end: string) => `${begin}\`\`\`yaml\n${shown.join('\n')}\n\`\`\`\n${end}`,
    )
  }
  writeFileSync(file, text)
  await context.close()
}

/** What the page shows now, as `docs/pictures/NAME.webp`: a third of the bytes of a PNG, which playwright does not offer. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  writeFileSync(join(docs, 'pictures', `${name}.webp`), Buffer.from(data, 'base64'))
}

/** The director of the sample data runs the installation, too. */
async function becomeOperator(folder: string): Promise<void> {
  const { ownerUrl } = await openDatabase(readConfig({ DATA_DIR: folder }, true))
  await withClient(ownerUrl, client =>
    client.query('update administrator set operator = true where email = $1', [sampleDirector.email]),
  )
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function findPlayer(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('Tomás Távora')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill', exact: true }).click()
  await page.getByText('Shotgun', { exact: true }).click()
}

async function chooseCards(page: Page): Promise<void> {
  for (const name of ['Starter sheet', 'Scorecards', 'Cart signs'])
    await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()
}

/** Into the event of the sample club that takes registrations. */
async function paste(page: Page): Promise<void> {
  const event = await page.getByRole('link', { name: /^Troféu dos Amigos/ }).getAttribute('href')
  await open(page, new URL(`${event}/players/import`, page.url()).href)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(pasted)})`)
  await page.keyboard.press('Control+v')
  await page.getByRole('heading', { name: 'To decide' }).waitFor()
}
