/** A whole day of a club: everybody at work at once, a bad network, a server that is killed, and results counted by hand. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsState } from '../test/eventsState.ts'
import { recordCards } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { atMost } from '../tools/counts.ts'
import { type ClubDay, type Phone, pars, players, startClubDay } from './clubDay.ts'

/** Strokes over par by player and hole, of those who are counted by hand. */
const counted: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 2: -1, 5: -1 },
  5: { 5: -1, 8: -1 },
  9: { 11: -1 },
  13: { 1: 1, 3: 1, 4: 1, 18: -1 },
  41: { 11: -1 },
  45: {},
  49: { 1: 1 },
}
/** Everybody else makes bogeys on the first three to seven holes. */
const strokesOf = (number: number, hole: number) =>
  (pars[hole - 1] ?? 4) + (counted[number]?.[hole] ?? (number in counted || hole > 3 + (number % 5) ? 0 : 1))
const noShow = 16
const nameOf = (number: number) => `Player ${String(number).padStart(5, '0')}`
const holes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const yes = () => true
const no = () => false

let day: ClubDay
let director: Page
let spectator: Page
let screen: Page
let phones: Readonly<Record<1 | 2 | 5 | 9, Phone>>
let morning: string
beforeAll(async () => {
  day = await startClubDay()
  morning = await eventsState(day.world)
})
afterAll(() => day?.close())

const calls = () => staffCalls(day.world)
const console = (screenName: string) => `${day.network.url}/console/e/${day.eventId}/${screenName}`

/** A link for a helper, as the director makes one. */
async function linkTo(purpose: 'checkIn' | 'starter', label: string): Promise<string> {
  const { url } = await calls().call('createStaffLink', {
    params: { eventId: day.eventId },
    body: { purpose, label },
  })
  return new URL(url).pathname
}

const wholeCard = (number: number) => holes(1, 18).map(hole => strokesOf(number, hole))

/** What counts on the cards of these players now. */
function strokesOnServer(numbers: readonly number[]) {
  return Promise.all(
    numbers.map(async number => {
      const card = await day.world.call('getCard', {
        params: { eventId: day.eventId, cardId: `P-${day.idOf(number)}` },
        query: {},
      })
      return card.holeScores.map(({ gross }) => gross)
    }),
  )
}

/** Opens a page, again when the network loses it. */
async function go(page: Page, url: string): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) if (await page.goto(url).then(yes, no)) return
  throw new Error(`${url} does not open.`)
}

/**
 * Presses a button and, in the dialog that it opens, the one of the same name, until it is seen to be done. On a bad network
 * the dialog says that nobody answered, and a person presses again; when the dialog itself was lost, the page is loaded again.
 */
async function decide(page: Page, name: string, seen: Locator, reason?: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name, exact: true })
  const nobody = page.getByText('No answer')
  for (let tries = 0; tries < 10; tries += 1) {
    if (!(await confirm.isVisible())) {
      if (await dialog.isVisible()) await go(page, page.url())
      await page.getByRole('button', { name, exact: true }).first().click()
      await confirm.or(nobody).first().waitFor()
      if (!(await confirm.isVisible())) continue
    }
    if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason)
    await confirm.click()
    await seen.or(nobody).first().waitFor()
    if (await seen.first().isVisible()) return
  }
  throw new Error(`${name} was not done.`)
}
/** Taps the scores of these players, hole by hole, as a marker does. */
async function tap({ page }: Phone, numbers: readonly number[], at: readonly number[]): Promise<void> {
  for (const hole of at) {
    await page.getByRole('heading', { name: `Hole ${hole}`, exact: true }).waitFor()
    for (const number of numbers)
      await page
        .getByRole('group', { name: `Strokes of ${nameOf(number)}` })
        .getByRole('button', { name: String(strokesOf(number, hole)) })
        .first()
        .click()
  }
}

/** Goes to a hole and enters one score. */
async function enterOne({ page }: Phone, number: number, hole: number, strokes: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 2 })
  for (let at = 1; at < 18 && (await heading.innerText()) !== 'Hole 1'; at += 1)
    await page.getByRole('button', { name: 'Previous hole' }).click()
  for (let at = 1; at < hole; at += 1) await page.getByRole('button', { name: 'Next hole' }).click()
  await page.getByRole('heading', { name: `Hole ${hole}`, exact: true }).waitFor()
  await page
    .getByRole('button', { name: nameOf(number) })
    .first()
    .click()
  await page
    .getByRole('group', { name: `Strokes of ${nameOf(number)}` })
    .getByRole('button', { name: String(strokes) })
    .first()
    .click()
}

test(
  'in the morning a player withdraws, the desk and the starter see who is here, and the round starts',
  async () => {
    director = await day.page(`/console/e/${day.eventId}/players`, { as: 'director' })
    await director.getByRole('row', { name: /00008/ }).getByRole('checkbox').check()
    await director.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = director.getByRole('dialog', { name: 'Withdraw this player?' })
    await dialog.getByRole('heading', { name: 'What follows' }).waitFor()
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    const desk = await day.page(await linkTo('checkIn', 'Pedro’s tablet'), { width: 820 })
    for (const number of [13, 14, 15]) {
      await desk.getByRole('button', { name: `Here: 000${number}, Player` }).click()
      await desk.getByRole('button', { name: `Here: 000${number}, Player`, pressed: true }).waitFor()
    }
    const starter = await day.page(await linkTo('starter', 'Rita’s phone'), { width: 390 })
    const next = starter.getByRole('region', { name: 'Next' })
    await next.getByRole('heading', { name: '08:00 1A' }).waitFor()
    for (const time of ['08:00', '08:08', '08:16']) {
      await next.getByRole('heading', { name: `${time} 1A` }).waitFor()
      // The button of the next group stands where that of the last one stood: within a second it does nothing.
      await starter.getByRole('button', { name: /^Gone / }).click({ delay: 1100 })
    }
    await starter.getByRole('button', { name: `${nameOf(noShow)}: Not here` }).tap()
    await starter
      .getByRole('dialog', { name: `Is ${nameOf(noShow)} a no-show?` })
      .getByRole('button', { name: 'No-show' })
      .tap()
    await next.getByText(nameOf(noShow), { exact: true }).waitFor({ state: 'detached' })

    await go(director, console('ready'))
    await director.getByRole('button', { name: 'Start the round' }).click()
    await director.getByRole('dialog').getByRole('button', { name: 'Start the round' }).click()
    await expect
      .poll(async () => (await day.world.call('getEventState', { params: { eventId: day.eventId } })).state)
      .toBe('in progress')
    for (const one of [desk, starter]) await one.context().close()
  },
  atMost(60_000),
)

test(
  'four phones keep score on a bad network, one of them without any; play is suspended everywhere while the server dies',
  async () => {
    const [p1, p2, p5, p9] = await Promise.all([day.phone(1), day.phone(2), day.phone(5), day.phone(9)])
    phones = { 1: p1, 2: p2, 5: p5, 9: p9 }
    const { url } = await day.world.call('getResultsLink', { params: { eventId: day.eventId } })
    spectator = await day.page(new URL(url).pathname)
    screen = await day.page(`${new URL(url).pathname}/tv`)
    await go(director, console('control'))
    for (const { page } of [p5, p9])
      await page.evaluate('navigator.serviceWorker.ready.then(() => caches.match("/scorecard/"))')
    day.network.lose(10)
    await Promise.all([
      tap(p1, [1, 2, 3, 4], holes(1, 9)),
      tap(p5, [5, 6, 7], holes(1, 9)),
      tap(p9, [9, 10, 11, 12], holes(1, 9)),
    ])
    // The marker writes a 5 where the player made a 3.
    await enterOne(p2, 1, 3, 5)

    await decide(director, 'Suspend play', director.getByRole('button', { name: 'Resume play' }))
    const said = (page: Page) =>
      page
        .getByText(/Play is suspended/)
        .first()
        .waitFor({ timeout: atMost(10_000) })
    await Promise.all([p1.page, p2.page, p5.page, p9.page, spectator, screen].map(said))
    const killed = day.kill()
    // What is tapped while nobody answers stays on the phone.
    await tap(p1, [1, 2, 3, 4], [10])
    await killed
    await decide(director, 'Resume play', director.getByRole('button', { name: 'Suspend play' }))

    // The second nine of two phones is out of reach.
    for (const { context } of [p5, p9]) await context.setOffline(true)
    await Promise.all([
      tap(p1, [1, 2, 3, 4], holes(11, 18)),
      tap(p5, [5, 6, 7], holes(10, 18)),
      tap(p9, [9, 10, 11, 12], holes(10, 18)),
    ])
    await p5.context.setOffline(false)
    for (const { page } of [p1, p2, p5]) {
      await page.evaluate('dispatchEvent(new Event("online"))')
      await page.getByText('Saved', { exact: true }).waitFor({ timeout: atMost(60_000) })
    }
    expect(await strokesOnServer([2, 3, 4, 5, 6, 7])).toEqual([2, 3, 4, 5, 6, 7].map(wholeCard))
    expect(day.network.lost()).toBeGreaterThan(20)
  },
  atMost(120_000),
)

test(
  'a phone that dies is read by the table, what differs is settled, and the others hand in paper',
  async () => {
    const { page } = phones[9]
    await page.getByRole('button', { name: 'Show at the scoring table' }).click()
    const pictures: Buffer[] = []
    const [, count] =
      /Code 1 of (\d+)/.exec((await page.getByRole('img').first().getAttribute('aria-label')) ?? '') ?? []
    for (let at = 1; at <= Number(count); at += 1) {
      const code = page.getByRole('img', { name: `Code ${at} of ${count}` })
      await code.waitFor()
      pictures.push(await code.screenshot())
      if (at < Number(count)) await page.getByRole('button', { name: 'Next code' }).click()
    }
    expect(pictures.length).toBeGreaterThan(1)
    // A browser that is only said to be offline sends while it closes: nothing gets through then.
    await day.network.set(false)
    await phones[9].close()
    await day.network.set(true)

    day.network.lose(0)
    await go(director, console('cards'))
    await director.getByRole('button', { name: 'Scan a phone' }).click()
    const dialog = director.getByRole('dialog', { name: 'Scan a phone' })
    for (const [at, buffer] of pictures.entries()) {
      await dialog.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
      await dialog
        .getByText(`code ${at + 1} of ${count}`, { exact: false })
        .first()
        .waitFor()
    }
    await expect.poll(() => strokesOnServer([9, 10, 11, 12])).toEqual([9, 10, 11, 12].map(wholeCard))
    await director.keyboard.press('Escape')

    // The paper of group 1 says 3: the table types it, with the reason.
    const [differing] = (await calls().call('listCards', { params: { eventId: day.eventId } })).cards.filter(
      ({ conflicts }) => conflicts.length > 0,
    )
    expect(differing?.playerId).toBe(day.idOf(1))
    await director
      .getByRole('navigation', { name: 'Groups' })
      .getByRole('button', { name: /^08:00 1A/ })
      .click()
    const line = director.locator(`[data-card="P-${day.idOf(1)}"]`)
    await line.getByText(/^Hole 3: /).waitFor()
    await line.getByRole('textbox', { name: /^Hole 3 par/ }).fill('3')
    await line.getByRole('button', { name: 'Save and sign' }).click()
    await line.getByText(/^Hole 3: /).waitFor({ state: 'detached' })

    const others = Array.from({ length: players }, (_, at) => at + 1).filter(number => number > 12 && number !== noShow)
    day.world.setClock(Temporal.Now.instant().toString())
    await recordCards(
      day.world,
      day.eventId,
      others.map(number => ({ playerId: day.idOf(number), strokes: wholeCard(number) })),
    )
  },
  atMost(60_000),
)

test(
  'the tie is broken, prizes are paid, and board, prizes and log are those counted by hand',
  async () => {
    await go(director, console('results'))
    await decide(director, 'End play', director.getByRole('button', { name: 'Make official' }))
    await director.getByRole('button', { name: 'Break the tie' }).first().click()
    const dialog = director.getByRole('dialog')
    await dialog.getByRole('button', { name: `Move ${nameOf(5)} up one place` }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await director.getByRole('button', { name: `Pay ${nameOf(5)}` }).click()
    await director.keyboard.press('Enter')
    await director.getByRole('region', { name: 'Prizes and payments' }).getByText('paid', { exact: true }).waitFor()
    await decide(director, 'Make official', director.getByRole('button', { name: 'Reopen', exact: true }))

    const [medal, skins] = await day.world.call('listLeaderboards', { params: { eventId: day.eventId } })
    const board = await day.world.call('getStandings', {
      params: { eventId: day.eventId, leaderboardId: medal?.id ?? 0 },
      query: {},
    })
    const top = board.flights.map(({ rows }) =>
      rows.slice(0, 4).map(({ label, name, value }) => `${label} ${name} ${value}`),
    )
    expect(top).toEqual([
      [`1 ${nameOf(5)} 70`, `2 ${nameOf(1)} 70`, `3 ${nameOf(9)} 71`, `4 ${nameOf(13)} 74`],
      [`1 ${nameOf(41)} 71`, `2 ${nameOf(45)} 72`, `3 ${nameOf(49)} 73`, expect.stringMatching(/^T?4 .* 75$/)],
    ])
    // Nobody has player 8, who withdrew, nor player 16, who did not come.
    expect(board.flights.map(({ rows }) => rows.length)).toEqual([36, 38])
    const won = await day.world.call('getStandings', {
      params: { eventId: day.eventId, leaderboardId: skins?.id ?? 0 },
      query: {},
    })
    // Holes 1 and 2; 3 to 8; 9 to 18.
    expect(
      won.flights[0]?.rows.filter(({ value }) => Number(value) > 0).map(({ name, value }) => [name, value]),
    ).toEqual([
      [nameOf(13), 10],
      [nameOf(5), 6],
      [nameOf(1), 2],
    ])
    const { payees } = await calls().call('getSettlement', { params: { eventId: day.eventId } })
    expect(payees.map(({ name, dueCents, given }) => [name, dueCents, given?.cents])).toEqual([
      [nameOf(5), 18_000, 18_000],
      [nameOf(41), 12_000, undefined],
      [nameOf(1), 10_000, undefined],
      [nameOf(13), 10_000, undefined],
      [nameOf(45), 8000, undefined],
      [nameOf(9), 5000, undefined],
      [nameOf(49), 5000, undefined],
    ])
    for (const page of [spectator, screen]) {
      await page
        .getByText(/Official/i)
        .first()
        .waitFor({ timeout: atMost(15_000) })
      await page.getByText(nameOf(41)).first().waitFor({ state: 'attached' })
    }
    // Taps go together when the network comes back: how many messages carried them is chance, how many there are is not.
    const { entries } = await calls().call('listEventLog', { params: { eventId: day.eventId }, query: { most: 500 } })
    const counts = Map.groupBy(entries, ({ kind }) => kind)
    const done = [...counts].map(([kind, { length }]) => `${kind} ${length}`).filter(line => !/recorded/.test(line))
    expect(done.sort()).toEqual([
      'card.corrected 1',
      'card.signed 1',
      'event.imported 1',
      'event.stateSet 6',
      'leaderboard.changed 1',
      'prize.given 1',
      'registration.withdrawn 2',
      'staffLink.created 2',
    ])
    const [taps] = await day.world.rows(
      `select (select count(*)::int from check_in) as here, (select count(*)::int from group_start) as gone,
        (select count(*)::int from score_entry where event_id = $1 and scorer like 'player:%') as scores`,
      [day.eventId.slice(2)],
    )
    // Eighteen holes of eleven players in three groups, and the 5 of the marker.
    expect(taps).toEqual({ here: 3, gone: 3, scores: 18 * 11 + 1 })
  },
  atMost(60_000),
)

test(
  'taken back step by step from the evening on, everything that can be is as it was in the morning',
  async () => {
    const params = { eventId: day.eventId }
    const { entries } = await calls().call('listEventLog', { params, query: { most: 500 } })
    const steps = [...new Set(entries.flatMap(({ step }) => step ?? []))]
    await calls().call('setEventState', { params, body: { state: 'completed', reason: 'A card was wrong' } })
    const [reopened] = (await calls().call('listEventLog', { params, query: { most: 1 } })).entries
    const [official, ...earlier] = steps
    // Official results are left to Reopen: what made them official goes together with what opened them again, or not at all.
    const undo = (together: readonly (string | undefined)[]) => ({
      params,
      query: {},
      body: { steps: together.filter(one => one !== undefined) },
    })
    for (const alone of [reopened?.step, official])
      expect((await calls().refused('undo', undo([alone]))).code).toBe('UNDO_BLOCKED')
    await calls().call('undo', undo([reopened?.step, official]))
    for (const step of earlier) await calls().call('undo', undo([step]))
    expect(earlier.length).toBeGreaterThan(6)
    expect(await eventsState(day.world)).toBe(morning)
  },
  atMost(60_000),
)
