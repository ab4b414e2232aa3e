/** Four-balls in the morning and singles in the afternoon: made by the director, played on phones, seen by both. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCourse, importFile } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
let eventId: string
let rounds: readonly string[]
let ids: ReadonlyMap<string, number>

const people = ['Ana Alves', 'Bruno Brito', 'Carla Costa', 'Diogo Dias'] as const
type Name = (typeof people)[number]
const [ana, bruno, carla, diogo] = people
const keyOf = (name: Name) => name.replace(' ', '')

beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  const courseId = await importCourse(world, 'Par 4s', Array(18).fill(4))
  const day = { startDate: '2026-05-01', endDate: '2026-05-01', courseIds: [courseId] }
  const group = (teeTime: string) => [{ teeTime, teeHole: 1, players: people.map(keyOf) }]
  const made = await importFile(world, {
    communityId: 1,
    name: 'Captain’s Day',
    timeZone: 'Europe/Lisbon',
    ...day,
    state: 'in progress',
    settings: { allocPct: 100 },
    players: people.map(name => {
      const [firstName, lastName] = name.split(' ')
      return { key: keyOf(name), firstName, lastName, gender: 'M' }
    }),
    // Diogo has a stroke on every hole.
    handicaps: people.map(player => ({
      player: keyOf(player),
      hcCourse: player === diogo ? 18 : 0,
      hcPlaying: player === diogo ? 18 : 0,
    })),
    rounds: [
      { name: 'Morning', ...day, state: 'in progress', teePairings: group('2026-05-01T09:00:00+01:00') },
      { name: 'Afternoon', ...day, state: 'published', teePairings: group('2026-05-01T14:00:00+01:00') },
    ],
  })
  eventId = made.eventId
  const players = await world.call('listEventPlayers', { params: { eventId } })
  ids = new Map(players.map(({ firstName, lastName, playerId }) => [`${firstName} ${lastName}`, playerId]))
  const parts = await world.call('listRounds', { params: { eventId } })
  rounds = ['Morning', 'Afternoon'].map(name => parts.find(one => one.name === name)?.eventId ?? '')
  const staff = staffCalls(world)
  for (const [name, round] of [
    ['Four-balls', 1],
    ['Singles', 2],
  ] as const)
    await staff.call('createLeaderboard', {
      params: { eventId },
      query: {},
      body: { name, format: 'matchPlay', settings: { sides: 'players', rounds: [round] }, flights: ['Everybody'] },
    })
})
afterAll(() => browser.close())

const idOf = (name: Name) => ids.get(name) ?? 0
const row = (page: Page, a: Name) => page.getByRole('row', { name: new RegExp(a) })

async function scoringPath(name: Name): Promise<string> {
  const { url } = await browser.world.call('getPlayerScoringLink', { params: { eventId, playerId: idOf(name) } })
  return new URL(url).pathname
}

async function tap(page: Page, name: Name, strokes: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page
    .getByRole('group', { name: `Strokes of ${name}` })
    .getByRole('button', { name: String(strokes), exact: true })
    .click()
}

/** As the server has them. */
async function whoMeetsInSingles() {
  const { boards } = await staffCalls(browser.world).call('listMatches', { params: { eventId } })
  const [round] = boards.find(one => one.name === 'Singles')?.rounds ?? []
  const nameOf = (id: number | undefined) => people.find(name => idOf(name) === id)
  return round?.flights[0]?.matches.map(({ a, b }) => [...a.sideIds, ...b.sideIds].map(nameOf))
}

const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('matches are seen before they are made, in one step, and opponents change places by keys', () =>
  browser.inPage(`/console/e/${eventId}/matches`, async page => {
    await page.getByText('Pairs', { exact: true }).click()
    await page.getByText('Tee groups').click()
    await page.getByRole('button', { name: 'Make 1 match' }).click()
    await page.getByText('1 match, 0 ended').waitFor()
    await page.getByText(/^Singles 0/).click()
    await page.getByRole('button', { name: 'Make 2 matches' }).click()
    await page.getByText('2 matches, 0 ended').waitFor()
    await looksRight(page, 'matches')
    const side = (name: Name) => page.locator('[data-person]', { hasText: name })
    await side(bruno).focus()
    await page.keyboard.press('Enter')
    await side(carla).focus()
    await page.keyboard.press('Enter')
    await row(page, ana).getByText(carla).waitFor()
    await expect.poll(whoMeetsInSingles).toEqual([
      [ana, carla],
      [bruno, diogo],
    ])
  }))

test('a phone counts its four-ball without a network, and the director sees it when there is one', async () => {
  await browser.inPage(
    await scoringPath(ana),
    async (phone, context) => {
      await phone.getByText(`You play ${carla} / ${diogo}`).waitFor()
      await phone.evaluate('navigator.serviceWorker.ready')
      await context.setOffline(true)
      await tap(phone, ana, 4)
      await tap(phone, bruno, 6)
      await tap(phone, carla, 5)
      await tap(phone, diogo, 6)
      await phone.getByRole('region', { name: 'Four-balls' }).getByText('1 up').waitFor()
      await context.setOffline(false)
      await phone.evaluate('dispatchEvent(new Event("online"))')
      await phone.getByText('Saved', { exact: true }).waitFor()
    },
    onPhone,
  )
  await browser.inPage(`/console/e/${eventId}/matches`, async page => {
    await row(page, ana).getByText('1 up').waitFor()
    await row(page, ana).getByText('on hole 2').waitFor()
  })
})

test('in the afternoon the same players meet in singles, and one of them concedes on the phone', async () => {
  const [morning = '', afternoon = ''] = rounds
  await browser.world.call('setEventState', { params: { eventId: morning }, body: { state: 'completed' } })
  await browser.world.call('setEventState', { params: { eventId: afternoon }, body: { state: 'in progress' } })
  await browser.inPage(
    await scoringPath(bruno),
    async phone => {
      await phone.getByText(`You play ${diogo} and give 18.`).waitFor()
      await phone.getByText(`${ana} – ${carla}`).waitFor()
      await tap(phone, bruno, 5)
      await phone.getByText('With your 5, if your opponent makes').waitFor()
      expect(await phone.locator('.what-if').innerText()).toMatch(/5\s+1 down\s+6\s+level\s+7\s+1 up/)
      await phone.getByRole('button', { name: 'Review and sign' }).click()
      expect(await hindrances(phone)).toEqual([])
      await phone.getByRole('button', { name: 'Concede the match …' }).click()
      await phone.getByRole('button', { name: 'Concede', exact: true }).click()
      await phone.getByRole('button', { name: 'Holes' }).click()
      await phone.getByText('lost conceded').waitFor()
    },
    onPhone,
  )
  await browser.inPage(`/console/e/${eventId}/matches?of=`, async page => {
    await page.getByText(/^Singles 2/).click()
    await row(page, bruno).getByText('conceded').waitFor()
    await row(page, bruno).getByText('conceded').click()
    await page.getByText('A concession stands (Rule 3.2b).').waitFor()
    await page.getByRole('link', { name: 'Open the log' }).click()
    await page.getByText('changed the match of').first().waitFor()
  })
})
