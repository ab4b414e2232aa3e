/** From nothing to printed scorecards, as a director does it: a recipe, a pasted list, teams, flights, a shotgun start, ready, print. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptNames } from '../test/scriptNames.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
}, 60_000)
afterAll(() => browser.close())

/** Two people on a line, each with an index. */
const list = Object.values(scriptNames)
  .slice(0, 24)
  .map(([first, last], at) => `${last}, ${first}\t${at + 1},4\tGuest ${String.fromCharCode(65 + at)}\t${30 - at}.0`)
  .join('\n')

/** A screen by the rail at the side. */
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: new RegExp(`^${name}`) })

test('a director makes an event from a recipe and prints its scorecards', () =>
  browser.inPage('/console/c/1/events', async (page, context) => {
    await page.getByRole('button', { name: 'New event' }).click()
    await page.getByRole('radio', { name: /Member-guest/ }).check()
    await page.getByLabel('Name', { exact: true }).fill('Member-Guest 2026')
    await page.getByLabel('First day').fill('2026-06-13')
    await page.getByLabel('Course', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await page.getByRole('link', { name: 'Bring players in' }).click()
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
    await page.evaluate(`{
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ${JSON.stringify(list)})
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }`)
    await page.getByRole('button', { name: 'Register 48 players' }).click()
    await page.getByRole('heading', { name: '48 players are registered' }).waitFor()
    const teams = await browser.world.call('listTeams', { params: { eventId } })
    expect(teams.map(one => one.players.length)).toEqual(Array(24).fill(2))

    await rail(page, 'Flights').click()
    await page.getByRole('button', { name: 'Make them even' }).click()
    await page.getByRole('slider').first().press('ArrowRight')
    await page.getByRole('button', { name: /^Apply to/ }).click()
    await saved(page)

    await rail(page, 'Tee sheet').click()
    await page.getByRole('button', { name: 'Fill the tee sheet' }).first().click()
    await page.getByText('Shotgun', { exact: true }).click()
    await page.getByLabel('Keep together').selectOption('Teams')
    await page.getByRole('button', { name: 'Apply' }).click()
    await saved(page)
    const sheet = await browser.world.call('listTeePairings', { params: { eventId } })
    expect(sheet.flatMap(one => one.players)).toHaveLength(48)
    const teamOf = new Map(teams.flatMap(team => team.players.map(one => [one.playerId, team.teamId] as const)))
    for (const group of sheet)
      expect(group.players.length).toBe(2 * new Set(group.players.map(one => teamOf.get(one.playerId))).size)

    await rail(page, 'Ready to start').click()
    await page.getByText('Everybody has a tee time.').waitFor()

    await rail(page, 'Print').click()
    await page.getByRole('checkbox', { name: 'Choose Scorecards', exact: true }).check()
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Print the chosen document' }).click()
    expect((await opened).url()).toContain(`/v1/events/${eventId}/documents/scorecards`)
    await page
      .getByRole('row', { name: /^Choose Scorecards Scorecards / })
      .getByText('current')
      .waitFor()
  }))
