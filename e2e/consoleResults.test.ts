/** Results and prizes: why somebody stands where, a tie that is broken, prizes paid out, and results made official within a minute. */
import type { Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { paced, within } from './paced.ts'

const screen = '/console/e/S-110/results'
let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await browser.world.rows(`
    delete from card where event_id = 110; delete from score_entry where event_id = 110;
    update event set state = 'completed', settings = settings || '{"currency":"EUR"}' where event_id = 110;
    delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
    update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":25000,"table":{"cents":[12000,8000]}}}'
      where leaderboard_id = 1021;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', n, array[4 + k] || array_fill(4, array[16]) || array[4 - k], 'SIGNED', true, 1, '2026-06-10T15:00:00Z'
    from (values (1, 1), (2, 0)) as v (n, k)`)
})
afterAll(() => browser.close())

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: /^Medal Net/ }).getByRole('row', { name: new RegExp(name) })
const payee = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Prizes and payments' }).getByRole('row', { name: new RegExp(name) })

test('a tie is shared until it is broken, what follows is said before, and the reason of each place is one press away', () =>
  browser.inPage(screen, async page => {
    await row(page, 'Ana Silva').getByText('€100.00').waitFor()
    expect(await row(page, 'Ana Silva').getByRole('cell').first().textContent()).toBe('T1')
    const open = page.getByRole('region', { name: 'Before it is official' })
    await open
      .getByText('Ana Silva and Bruno Costa with 72 strokes, Medal Net. As it stands, each wins €100.00.')
      .waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'Ties' }).getAttribute('aria-current')).toBe('step')
    // The last nine of Ana is better by a stroke.
    await open.getByRole('button', { name: 'Countback: Ana Silva' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Countback: last nine, six, three and one')
    await dialog.getByText('Ana Silva T1 (72) 100.00 → 1 (72) 120.00', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await open.getByRole('button', { name: 'Break the tie' }).click()
    await dialog.getByRole('button', { name: 'Move Bruno Costa up one place' }).click()
    await dialog.getByText(/Medal Net/).waitFor()
    expect(await hindrances(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await row(page, 'Bruno Costa').getByText('€120.00').waitFor()
    expect(await row(page, 'Ana Silva').getByRole('cell').first().textContent()).toBe('2')
    await page.getByRole('button', { name: 'Why Ana Silva is here' }).click()
    // The sentence, the picture and the table of the tie, as on the page of the card.
    await dialog.getByRole('heading', { name: 'Why second?' }).waitFor()
    await dialog.getByRole('img', { name: /^To par after each hole: Ana / }).waitFor()
    await dialog.getByRole('table', { name: 'The tie, step by step' }).getByText('decides').waitFor()
    expect(await hindrances(page)).toEqual([])
    await page.keyboard.press('Escape')
    await open.getByText('Nothing is left to settle.').waitFor()
  }))

test('prizes are paid with two presses, two desks see each other, and results are official within a minute', () =>
  browser.inPage(screen, async (page, context) => {
    const person = paced(page)
    const other = await context.newPage()
    await other.goto(`${browser.base}${screen}`)
    await payee(other, 'Bruno Costa').getByText('€120.00 due').waitFor()
    await person.click(page.getByRole('button', { name: 'Pay Bruno Costa' }))
    await person.press('Enter')
    await payee(page, 'Bruno Costa').getByText('paid', { exact: true }).waitFor()
    await payee(other, 'Bruno Costa').getByText('paid', { exact: true }).waitFor()
    await person.click(page.getByRole('button', { name: 'Make official' }))
    await person.click(page.getByRole('dialog').getByRole('button', { name: 'Make official' }))
    await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
    within('a prize paid and results official', person.tally(), { actions: 4, seconds: 60 })
    const { url } = await browser.world.call('getResultsLink', { params: { eventId: 'S-110' } })
    expect((await browser.world.app.inject({ url: new URL(url).pathname })).payload).toContain('Official')
    expect(await hindrances(page)).toEqual([])
  }))

test('after a correction of official results a list says what was and what is, also on paper', () =>
  browser.inPage(screen, async page => {
    const changes = page.getByRole('region', { name: 'What has changed' })
    await row(page, 'Ana Silva').waitFor()
    expect(await changes.count()).toBe(0)
    await page.getByRole('button', { name: 'Reopen', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Wrong total')
    await dialog.getByRole('button', { name: 'Reopen the results' }).click()
    await dialog.waitFor({ state: 'detached' })
    const correct = (first: number) =>
      staffCalls(browser.world).call('correctCard', {
        params: { eventId: 'S-110', cardId: 'P-1' },
        body: { holes: [first, ...Array(17).fill(4)], reason: 'Wrong total' },
      })
    await correct(3)
    await changes.getByRole('row', { name: 'Ana Silva 2 (72), €80.00 1 (71), €120.00' }).waitFor()
    expect(await hindrances(page)).toEqual([])
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', String(!!document.querySelector('.alone-on-paper')))
    })
    await changes.getByRole('button', { name: 'Print this list' }).click()
    await page.locator('body[data-printed=true]').waitFor({ state: 'attached' })
    await correct(4)
    await changes.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Make official' }).click()
    await dialog.getByRole('button', { name: 'Make official' }).click()
    await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
  }))

test('the results are saved as a table, on a phone as well', () =>
  browser.inPage(
    screen,
    async page => {
      await row(page, 'Ana Silva').waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
      await page.getByRole('button', { name: 'Export' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('File').selectOption('csv')
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save file' }).click()
      const file = await saved
      expect(file.suggestedFilename()).toBe('Medal Net.csv')
      const { readFile } = await import('node:fs/promises')
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain('1,Bruno Costa,72,0,120.00')
    },
    { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, acceptDownloads: true },
  ))

test('cards and prizes are saved as spreadsheets that others read', () =>
  browser.inPage(
    screen,
    async page => {
      const saved = async (what: string) => {
        await page.getByRole('button', { name: 'Export' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('What').selectOption({ label: what })
        const download = page.waitForEvent('download')
        await dialog.getByRole('button', { name: 'Save file' }).click()
        const file = await download
        await dialog.waitFor({ state: 'detached' })
        expect(file.suggestedFilename()).toBe(`Medal ${what}.xlsx`)
        return readSheet(await file.path())
      }
      const cards = await saved('Cards')
      expect(cards[0]?.slice(0, 4)).toEqual(['Name', 'Start', 'Card', '1'])
      expect(cards.find(([name]) => name === 'Ana Silva')?.slice(2)).toEqual(['official', ...Array(18).fill(4), 72])
      const prizes = await saved('Prizes and payments')
      expect(prizes.find(([name, , , , prize]) => name === 'Bruno Costa' && prize === 120)).toBeDefined()
    },
    { acceptDownloads: true },
  ))

test('scores for handicap records are saved, marked as posted, and say so until somebody takes the mark back', async () => {
  // The cards of this file are from later than its clock.
  await browser.world.rows(`update card set updated_at = '2026-01-01T00:00:00Z' where event_id = 110`)
  await browser.inPage(
    screen,
    async page => {
      const dialog = page.getByRole('dialog')
      const ana = dialog.getByRole('row', { name: /Ana Silva/ })
      await page.getByRole('button', { name: 'Handicap records' }).click()
      await ana.waitFor()
      await dialog.getByLabel('File').selectOption('xlsx')
      await dialog.getByLabel('Mark as posted').check()
      expect(await hindrances(page)).toEqual([])
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save file' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('Medal Everything known.xlsx')
      const [head = [], ...lines] = await readSheet(await file.path())
      const line = lines.find(([name]) => name === 'Ana Silva') ?? []
      expect(['Handicap index', 'Course, tee', 'Par', 'Course rating'].map(one => line[head.indexOf(one)])).toEqual([
        12.4,
        'Alvor Links, White',
        72,
        72.4,
      ])
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Handicap records' }).click()
      await ana.getByText(/^posted on/).waitFor()
      await dialog.getByText('0 of 2 scores chosen · 2 posted').waitFor()
      await dialog.getByLabel('Columns').selectOption('ghin')
      await dialog.getByText('Handicap id of another federation').waitFor()
      await dialog.getByLabel('Columns').selectOption('ours')
      await dialog.getByRole('button', { name: 'Remove the mark Ana Silva' }).click()
      await ana.getByText(/^posted on/).waitFor({ state: 'detached' })
    },
    { acceptDownloads: true },
  )
})

test('who may not hand out money sees who has it', () =>
  browser.inPage(
    screen,
    async page => {
      await payee(page, 'Bruno Costa').getByText('paid', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: /Pay|Reopen|Break the tie/ }).count()).toBe(0)
    },
    { as: 'scorer' },
  ))

test('winners of contests are entered, share their part, and are taken out again', async () => {
  const { rows } = browser.world
  await rows(`
    update event set state = 'completed' where event_id = 110;
    insert into leaderboard (community_id, event_id, leaderboard_id, name, format_id, type_id, team, settings, position)
    values (1, 110, 1099, 'Contests', 'winnerTrash', 6, false, '{"payouts":{"addedCents":6000}}', 99)`)
  await browser.inPage(`${screen}?board=1099`, async page => {
    const enter = async (contest: string, hole: string, name: string) => {
      await page.getByRole('button', { name: 'Enter a winner' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Contest').fill(contest)
      await dialog.getByLabel('Hole').fill(hole)
      await dialog.getByLabel('Winner').selectOption({ label: name })
      return dialog
    }
    const winners = page.getByRole('region', { name: 'Contest winners' })
    const dialog = await enter('Closest to the pin', '3', 'Ana Silva')
    expect(await hindrances(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await winners.getByText('Closest to the pin, hole 3: Ana Silva').waitFor()
    const row = page.getByRole('table', { name: /^Contests/ }).getByRole('row', { name: /Ana Silva/ })
    await row.getByText('€60.00').waitFor()
    await payee(page, 'Ana Silva').getByText('€140.00', { exact: true }).waitFor()
    await (await enter('Longest drive', '', 'Bruno Costa')).getByRole('button', { name: 'Save' }).click()
    await winners.getByText('Longest drive: Bruno Costa').waitFor()
    await row.getByText('€30.00').waitFor()
    await enter('longest drive', '', 'Bruno Costa')
    await dialog.getByText('This winner has already been entered.').waitFor()
    await page.keyboard.press('Escape')
    await winners.getByRole('button', { name: 'Remove Ana Silva, Closest to the pin, hole 3' }).click()
    await winners.getByText('Closest to the pin', { exact: false }).waitFor({ state: 'detached' })
    expect(await hindrances(page)).toEqual([])
  })
})
