/** The file of an event, brought in twice in a real browser: it makes the event, and then changes it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const people = ['Ana Sousa', 'Bob Hill', 'Cid Cruz', 'Dora Dias'].map((name, index) => {
  const [firstName, lastName] = name.split(' ')
  return { key: `p${index}`, externalId: `m-${index}`, firstName, lastName, gender: index % 3 === 0 ? 'F' : 'M' }
})
const file = {
  formatVersion: 2,
  externalId: 'autumn',
  communityId: 1,
  name: 'Autumn cup',
  startDate: '2026-10-03',
  endDate: '2026-10-03',
  timeZone: 'Europe/Lisbon',
  courseIds: [1],
  players: people.slice(0, 3),
  handicaps: [
    { player: 'p0', hcIndex: 12.4 },
    { player: 'p1', hcIndex: 8.1 },
  ],
  teePairings: [{ teeTime: '2026-10-03T08:10:00+01:00', players: ['p0', 'p1'] }],
}
const later = {
  ...file,
  name: 'Autumn trophy',
  players: [people[0], people[1], people[3]],
  handicaps: [
    { player: 'p0', hcIndex: 11.9 },
    { player: 'p1', hcIndex: 8.4 },
  ],
  teePairings: [{ teeTime: '2026-10-03T08:20:00+01:00', players: ['p0', 'p1'] }],
}

const choose = (page: Page, value: object) =>
  page
    .getByLabel('File: JSON')
    .setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) })

test('a file makes an event, and the next one changes what nobody has changed here, and what is ticked', () =>
  browser.inPage('/console/c/1/events/new', async page => {
    await page.getByRole('button', { name: 'From a file' }).click()
    await choose(page, { ...file, players: [...file.players, { ...file.players[0] }] })
    await page.getByText('/players/3/key').waitFor()
    await choose(page, file)
    await page.getByText('3 players, 1 round, 0 cards').waitFor()
    await looksRight(page, 'eventFile')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await page.getByRole('button', { name: 'Open the event' }).click()
    await page.waitForURL(/\/console\/e\/S-/)
    const eventId = /\/e\/(S-\d+)/.exec(page.url())?.[1] ?? ''

    await browser.world.rows(
      `update player_handicap h set hc_index_tenths = 75 from player p
       where p.player_id = h.player_id and h.event_id = ${eventId.slice(2)} and p.last_name = 'Hill'`,
    )
    await page.goto(new URL('/console/c/1/events/file', page.url()).href)
    await choose(page, later)
    await page.getByText('Changed here since the last file: 1').waitFor()
    await page.getByText('No longer in the file: 1').waitFor()
    await looksRight(page, 'eventFileAgain')
    await page.getByLabel('Take from the file: Bob Hill, Handicap index').check()
    await page.getByRole('button', { name: 'Change 7' }).click()
    await page.getByText('7 changed, 0 kept as they were.').first().waitFor()
    expect(
      await browser.world.rows(
        `select p.last_name as name, h.hc_index_tenths as index from player_handicap h join player p using (player_id)
         where h.event_id = ${eventId.slice(2)} order by 1`,
      ),
    ).toEqual([
      { name: 'Dias', index: null },
      { name: 'Hill', index: 84 },
      { name: 'Sousa', index: 119 },
    ])
  }))
