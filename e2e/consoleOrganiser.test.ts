/** An organiser outside the club: the director makes a link, and a phone without an account names people, corrects and removes them. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import write from 'write-excel-file/universal'
import { helperCalls } from '../test/helperCalls.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { beyondDialogs, looksRight } from './looksRight.ts'

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

beforeEach(() =>
  browser.world.rows(`
    delete from team where event_id = 120;
    delete from registration where event_id = 120 and organiser_id is not null;
    delete from staff_link where event_id = 120;
    update leaderboard set format_id = 'fourBall', settings = '{}' where leaderboard_id = 1032`),
)

const named = (page: Page, count: string) => page.getByText(`${count} named`, { exact: true }).waitFor()
const add = async (page: Page, firstName: string, lastName: string) => {
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('First name').fill(firstName)
  await dialog.getByLabel('Last name').fill(lastName)
  await dialog.getByLabel('Gender').selectOption('F')
  return dialog
}

test('a director makes the link on Links, sees how many are named, opens the list as they see it, and ends the link', () =>
  browser.inPage('/console/e/S-120/links', async (page, context) => {
    await page.clock.setFixedTime('2026-05-01T09:00:00Z')
    await page.getByRole('button', { name: 'New link for a helper' }).click()
    const making = page.getByRole('dialog', { name: 'New link for a helper' })
    await making.getByText('Organiser', { exact: true }).click()
    await making.getByText('names its people').waitFor()
    expect(await making.getByLabel('Until the end of').inputValue()).toBe('2026-06-19')
    await making.getByLabel('Whose is it?').fill('Company Ltd')
    await making.getByLabel('Places').fill('3')
    await looksRight(page, 'organiser-make')
    await making.getByRole('button', { name: 'Make the link' }).click()
    const made = page.getByRole('dialog', { name: 'Organiser: Company Ltd' })
    const url = new URL(String(await made.getByText(/\/staff\//).textContent()))
    await made.getByRole('button', { name: 'Close' }).last().click()
    await page
      .getByText(/^Organiser · 0 of 3 named · until .*19 Jun 2026/)
      .or(page.getByText(/^Organiser · 0 of 3 named · until .*Jun 19, 2026/))
      .waitFor()

    const other = await context.newPage()
    await other.goto(`${browser.base}${url.pathname}`)
    await named(other, '0 of 3')
    const dialog = await add(other, 'Ines', 'Prata')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await named(other, '1 of 3')
    // The list of links counts without being asked.
    await page.getByText(/^Organiser · 1 of 3 named/).waitFor()
    await looksRight(page, 'organiser-links')

    await page.getByRole('link', { name: 'Open as they see it: Company Ltd' }).click()
    await page.getByText('Company Ltd sees this page').waitFor()
    await page.getByText('Ines Prata', { exact: true }).waitFor()
    await looksRight(page, 'organiser-seen')
    await page.getByRole('link', { name: 'Back to the links' }).click()
    await page.getByRole('button', { name: 'New: Company Ltd' }).click()
    const again = page.getByRole('dialog', { name: 'A new link: Company Ltd?' })
    expect(await again.getByLabel('Places').inputValue()).toBe('3')
    expect(await again.getByLabel('Until the end of').inputValue()).toBe('2026-06-19')
    await again.getByLabel('Places').fill('5')
    await again.getByRole('button', { name: 'Make the link' }).click()
    await page
      .getByRole('dialog', { name: 'Organiser: Company Ltd' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click()
    await page.getByText(/^Organiser · 1 of 5 named/).waitFor()

    await page.getByRole('button', { name: 'End: Company Ltd' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
    await page.getByRole('button', { name: 'End: Company Ltd' }).waitFor({ state: 'detached' })
    // The page of the old link has ended with the new one.
    await other.getByText('This link has ended. Ask the committee for a new one.').waitFor()
    expect(await other.getByText('Ines Prata', { exact: true }).count()).toBe(0)
  }))

test('on a phone people are added, put into a team, corrected and taken off; what is refused stands beside its field and what was typed stays', async () => {
  const { token } = await helperCalls(browser.world, 'S-120', 'organiser', 'Company Ltd', 3)
  await browser.inPage(
    `/staff/S-120/organiser/${token}`,
    async page => {
      await named(page, '0 of 3')
      expect(await hindrances(page)).toEqual([])
      const first = await add(page, 'Ines', 'Prata')
      await first.getByLabel('Handicap index').fill('good')
      await first.getByLabel('Team', { exact: true }).selectOption({ label: 'A new team' })
      await first.getByLabel('Team name').fill('Red')
      await page.keyboard.press('Enter')
      await first.getByText('From +9.9 to 54, with one decimal.').waitFor()
      await first.getByLabel('Handicap index').fill('18,2')
      expect(await hindrances(page)).toEqual([])
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Red 1 of 2' }).waitFor()
      await page.getByText('index 18.2').waitFor()

      const again = await add(page, 'Ines', 'Prata')
      await again.getByRole('button', { name: 'Add', exact: true }).click()
      await again.getByText('is already on the list').waitFor()
      expect(await again.getByLabel('Last name').inputValue()).toBe('Prata')
      expect(await hindrances(page)).toEqual([])
      await again.getByLabel('First name').fill('Rita')
      await again.getByLabel('Team', { exact: true }).selectOption({ label: 'Red (1 of 2)' })
      await again.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('heading', { name: 'Red 2 of 2' }).waitFor()

      await page.getByRole('button', { name: 'Change: Rita Prata' }).click()
      const changing = page.getByRole('dialog', { name: 'Change Rita Prata' })
      await changing.getByLabel('Last name').fill('Prato')
      await changing.getByLabel('Team', { exact: true }).selectOption({ label: 'Not in a team' })
      await changing.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: 'Not in a team' }).waitFor()
      await page.getByText('Rita Prato', { exact: true }).waitFor()
      expect(await hindrances(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)

      await page.getByRole('button', { name: 'Remove: Rita Prato' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await named(page, '1 of 3')
    },
    phone,
  )
})

/** The dialog of an organiser with three places who is about to bring a list. */
async function pasting(work: (page: Page, dialog: Locator) => Promise<void>): Promise<void> {
  const { token } = await helperCalls(browser.world, 'S-120', 'organiser', 'Company Ltd', 3)
  await browser.inPage(
    `/staff/S-120/organiser/${token}`,
    async page => {
      await page.getByRole('button', { name: 'Paste a list' }).click()
      await work(page, page.getByRole('dialog', { name: 'Paste a list' }))
    },
    phone,
  )
}

test('a list is pasted, read and named in one step; lines in doubt are left out, and refused ones are named', async () => {
  await pasting(async (page, dialog) => {
    await dialog
      .getByLabel('The list')
      .fill('Prata, Ines\t18,2\t1\nVale, Rui\tgood\t1\nVale, Rita\t20\t1\nVale, Ana\t8\t2\nVale, Eva\t9\t2')
    await dialog.getByRole('button', { name: 'Read the list' }).click()
    await dialog.getByText('is not an index').waitFor()
    await dialog.getByText('women', { exact: true }).click()
    expect(await hindrances(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Name 4 people' }).click()
    await dialog.getByText('has no place left').waitFor()
    expect(await dialog.getByLabel('The list').inputValue()).toContain('Vale, Eva')
    await dialog.getByLabel('The list').fill('Prata, Ines\t18,2\t1\nVale, Rita\t20\t1\nVale, Ana\t8\t2')
    await dialog.getByRole('button', { name: 'Read the list' }).click()
    await dialog.getByText('women', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Name 3 people' }).click()
    await page.getByRole('heading', { name: 'Team 1 2 of 2' }).waitFor()
    await page.getByText('All places are taken.').waitFor()
    expect(await hindrances(page)).toEqual([])
  })
})

test('a list is read from a spreadsheet, and another file is refused beside the choice', async () => {
  await pasting(async (page, dialog) => {
    const choice = dialog.getByLabel('or choose a file: CSV or XLSX')
    const given = (buffer: Buffer) =>
      choice.setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer })
    await given(Buffer.from('PK\u0003\u0004 and nothing more'))
    await dialog.getByText('must be CSV or XLSX').waitFor()
    expect(await page.evaluate<number>(beyondDialogs)).toBe(0)
    const lines = [
      ['Last name', 'First name', 'Index', 'Gender'],
      ['Prata', 'Ines', '18.2', 'F'],
      ['Vale', 'Rita', '20', 'F'],
    ]
    const sheet = await write(lines.map(line => line.map(value => ({ value, type: String })))).toBlob()
    await given(Buffer.from(await sheet.arrayBuffer()))
    await dialog.getByText('Ines Prata', { exact: true }).waitFor()
    expect(await hindrances(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Name 2 people' }).click()
    await named(page, '2 of 3')
  })
})

test('the page speaks Portuguese to who reads it, and keeps what was typed when the link ends meanwhile', async () => {
  const { token, staffLinkId } = await helperCalls(browser.world, 'S-120', 'organiser', 'Empresa Lda', 3)
  await browser.inPage(
    `/staff/S-120/organiser/${token}`,
    async page => {
      await page.getByText('0 de 3 indicadas').waitFor()
      await page.getByRole('button', { name: 'Juntar uma pessoa' }).click()
      const dialog = page.getByRole('dialog', { name: 'Juntar uma pessoa' })
      await dialog.getByLabel('Nome próprio').fill('Inês')
      await staffCalls(browser.world).call('endStaffLink', { params: { eventId: 'S-120', staffLinkId } }, 'director')
      await dialog.getByLabel('Apelido').fill('Prata')
      await dialog.getByLabel('Género').selectOption('F')
      await page.getByText('Este link terminou', { exact: false }).first().waitFor()
      await dialog.getByRole('button', { name: 'Juntar', exact: true }).click()
      await dialog.getByText('Este link terminou', { exact: false }).waitFor()
      expect(await dialog.getByLabel('Nome próprio').inputValue()).toBe('Inês')
    },
    { ...phone, locale: 'pt-PT' },
  )
})
