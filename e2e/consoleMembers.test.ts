/** A club's secretary, in a real browser: the numbers of the club, the lists behind them, and the members. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '../server/kernel/table/readWorkbook.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { beside, dragOut } from './dragOut.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  // Ana played on her own in January, and her team has not begun yet.
  await browser.world.rows("update card set has_score = false where event_id = 140 and side = 'T'")
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

/** A page that counts what a person does. */
function counted(page: Page) {
  let actions = 0
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
    actions++
    await page.getByRole(role, { name }).first().click()
  }
  return { press, actions: () => actions, did: () => actions++ }
}

test('who has not played for 90 days is a file after four actions', () =>
  browser.inPage('/console/c/1/numbers', async page => {
    const { press, actions } = counted(page)
    const figure = page.locator('.figures div', { hasText: 'Not seen for 90 days' }).getByRole('link')
    await figure.waitFor()
    const count = Number(await figure.innerText())
    // Ana played in January and not since: it is May.
    expect(count).toBe(1)
    await figure.click()
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
    await press('Export')
    const arrived = page.waitForEvent('download')
    await press('Save file')
    const file = await arrived
    expect(file.suggestedFilename()).toBe('Alvor Golf Club Not seen for 90 days.xlsx')
    const [{ rows = [] } = {}] = await readWorkbook(readFileSync(await file.path()))
    expect(rows[0]?.slice(0, 2)).toEqual(['Last name', 'First name'])
    expect(rows).toHaveLength(count + 1)
    expect(actions() + 1).toBeLessThanOrEqual(4)
  }))

test('a handle is changed, and a locked name says why, within eight actions', () =>
  browser.inPage('/console/c/1/members', async page => {
    const { press, actions, did } = counted(page)
    did()
    await page.getByRole('searchbox').fill('dias')
    await press('Dias, Carla', 'link')
    const sheet = page.getByRole('dialog', { name: 'Dias, Carla' })
    await sheet.getByText('Carla has looked after this profile since').waitFor()
    expect(await sheet.getByRole('button', { name: /^Change Name/ }).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/console/c/1/members/3')
    await press('Change handle: Alvor Golf Club')
    did()
    await page.getByLabel('Handle', { exact: true }).fill('Cacá')
    did()
    await page.keyboard.press('Enter')
    await sheet.getByText('“Cacá”').waitFor()
    expect(actions()).toBeLessThanOrEqual(8)
    await page.keyboard.press('Escape')
    await page
      .getByRole('row', { name: /Dias, Carla/ })
      .getByText('Cacá')
      .waitFor()
    await page.waitForURL(url => url.pathname === '/console/c/1/members')
  }))

test('a name is changed where the club keeps the profile; removing says which event stands in the way', () =>
  browser.inPage('/console/c/1/members/2', async page => {
    const sheet = page.getByRole('dialog', { name: 'Costa, Bruno' })
    await sheet.getByRole('button', { name: 'Change Name: Bruno' }).click()
    const change = page.getByRole('dialog', { name: 'Name: Bruno' })
    await change.getByLabel('Last name').fill('')
    await change.getByLabel('Last name').fill('Costa Reis')
    await page.keyboard.press('Enter')
    const renamed = page.getByRole('dialog', { name: 'Costa Reis, Bruno' })
    await renamed.getByRole('button', { name: 'Remove from Alvor Golf Club' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove from Alvor Golf Club' })
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog
      .getByRole('alert')
      .getByText(/Player took part|is registered/)
      .waitFor()
  }))

test('somebody new is taken in by keys alone, and another with the same address is refused with what to do', () =>
  browser.inPage('/console/c/1/members', async page => {
    await page.getByRole('row', { name: /Silva, Ana/ }).waitFor()
    const fill = async (firstName: string) => {
      await page.keyboard.press('n')
      await page.getByRole('dialog', { name: 'New member' }).waitFor()
      for (const value of [firstName, 'Novais']) {
        await page.keyboard.type(value)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.type('W')
      await page.keyboard.press('Tab')
      await page.keyboard.type('nova@example.com')
      await page.keyboard.press('Enter')
    }
    await fill('Nora')
    const sheet = page.getByRole('dialog', { name: 'Novais, Nora' })
    await sheet.getByText('nova@example.com').waitFor()
    await sheet.getByText('Member', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: /Novais, Nora/ }).waitFor()
    await fill('Olga')
    await page
      .getByRole('dialog', { name: 'New member' })
      .getByRole('alert')
      .getByText(/operator/)
      .waitFor()
    await looksRight(page, 'newMember')
    // Who marks what was typed, and lets go beside the dialog, loses nothing; a press beside it closes it.
    const first = page.getByRole('dialog').getByRole('textbox').first()
    await dragOut(page, first)
    expect(await first.inputValue()).toBe('Olga')
    await page.mouse.click(...beside)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }))

test('who sees no contacts sees neither addresses nor buttons to change', () =>
  browser.inPage(
    '/console/c/1/members/1',
    async page => {
      const sheet = page.getByRole('dialog', { name: 'Silva, Ana' })
      await sheet.getByRole('heading', { name: /Events and handicaps/ }).waitFor()
      expect(await sheet.innerText()).not.toMatch(/@|PT1|Change/)
      await page.keyboard.press('Escape')
      await page.getByRole('row', { name: /Silva, Ana/ }).waitFor()
      expect(await page.locator('main').innerText()).not.toContain('@')
    },
    { as: 'viewer' },
  ))

test('the numbers of a month and of a group open their events, with the way to each', () =>
  browser.inPage('/console/c/1/numbers', async page => {
    await page.getByRole('button', { name: /^June, Events: / }).click()
    const sheet = page.getByRole('dialog', { name: /^Events, June 2026/ })
    await sheet.getByRole('link', { name: 'Medal' }).waitFor()
    await looksRight(page, 'clubEvents')
    // A busy machine handles the next press before the browser tells that the sheet has closed; the sheet stays closed.
    await page.evaluate(
      `document.addEventListener('close', () => document.querySelector('.groups label:nth-of-type(2) input').click(), true)`,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Alvor Ladies' }).check({ force: true })
    await page.getByRole('row', { name: /Alvor Seniors/ }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Events: / }).click()
    await page.getByRole('dialog', { name: /^Events, 2026, Alvor Ladies/ }).waitFor()
  }))

test.each([
  ['a desk', {}],
  ['a phone', phone],
])('the sheet of a person and the numbers hinder nobody on %s, and are reached by keys', (_, device) =>
  browser.inPage(
    '/console/c/1/members',
    async page => {
      const row = page.getByRole('link', { name: 'Silva, Ana' })
      await row.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: /Events and handicaps/ }).waitFor()
      expect(await hindrances(page)).toEqual([])
      await looksRight(page, 'member')
      // Closed by a key or by its cross, it gives the focus back.
      await page.keyboard.press('Escape')
      await page.locator('a:focus', { hasText: 'Silva, Ana' }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.locator('a:focus', { hasText: 'Silva, Ana' }).waitFor()
      await page.goto(`${browser.base}/console/c/1/numbers`)
      await page.getByRole('heading', { name: 'By month' }).waitFor()
      await looksRight(page, 'clubNumbers')
    },
    device,
  ),
)
