/** What a director's day with new lists found: an event of two rounds can be started, and nothing that is pasted is lost without a word. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

/** The event from its recipe, with one player: its id, and its first round's. */
async function twoRounds(page: Page): Promise<readonly [string, string]> {
  await page.getByRole('radio', { name: /Two-round stroke play/ }).check({ force: true })
  await page.getByLabel('Name', { exact: true }).fill('Club championship')
  await page.getByLabel('Course', { exact: true }).selectOption({ label: 'Alvor Links, Alvor' })
  await page.getByRole('button', { name: 'Create the event' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await browser.world.call('registerPlayers', { params: { eventId }, body: [1, 2, 3].map(playerId => ({ playerId })) })
  await browser.world.rows(
    'delete from flight where leaderboard_id in (select leaderboard_id from leaderboard where event_id = $1)',
    [eventId.slice(2)],
  )
  const [round] = await browser.world.call('listRounds', { params: { eventId } })
  return [eventId, round?.eventId ?? '']
}

/** Gives everybody a tee time and starts the round. */
async function startRound(page: Page, roundId: string): Promise<void> {
  await page.goto(new URL(`/console/e/${roundId}/teeSheet`, browser.base).href)
  await page.getByRole('button', { name: 'Fill the tee sheet' }).click()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await saved(page)
  await page.goto(new URL(`/console/e/${roundId}/ready`, browser.base).href)
  await page.getByRole('button', { name: /^Start/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Start/ }).waitFor()
  if (await dialog.getByLabel('Reason').isVisible()) await dialog.getByLabel('Reason').fill('Few play')
  await dialog.getByRole('button', { name: /^Start/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

test.each(['published first', 'a draft'])('a round of an event of two rounds starts when the event is %s', was =>
  browser.inPage('/console/c/1/events/new', async page => {
    const [eventId, roundId] = await twoRounds(page)
    if (was === 'published first') {
      await page.getByRole('button', { name: 'State' }).click()
      await page.getByRole('menuitem', { name: 'Publish' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await startRound(page, roundId)
    const stateOf = async (id: string) => (await browser.world.call('getEventState', { params: { eventId: id } })).state
    expect([await stateOf(eventId), await stateOf(roundId)]).toEqual(['in progress', 'in progress'])

    // The button ends the round in play; after it, what it would end is an event with a round to play, and it says so.
    await page.goto(new URL(`/console/e/${eventId}/results`, browser.base).href)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'End play' }).click()
    await dialog.getByText('Round 1 ends, and the event goes on.').waitFor()
    await dialog.getByRole('button', { name: 'End play' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'End play' }).click()
    await dialog.getByText('Round 2 has not been played.').waitFor()
  }),
)

test('the addresses of new people in a pasted list are kept', () =>
  browser.inPage('/console/e/S-110/players/import', async page => {
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
    const list = 'Name\tE-mail\nZeferino Zagalo\tzz@example.com\nYara Ximenes\tyx@example.com\nWanda Valente\t'
    await page.evaluate(text => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, list)
    await page.getByRole('button', { name: 'Register 3 players' }).click()
    await page.getByRole('heading', { name: '3 players are registered' }).waitFor()
    const kept = await browser.world.rows(
      `select details ->> 'email' as email from sign_up where event_id = 110 and details ? 'email' order by 1`,
    )
    expect(kept).toEqual([{ email: 'yx@example.com' }, { email: 'zz@example.com' }])
  }))
