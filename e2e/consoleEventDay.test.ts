/** The jobs of a director on the day of an event, counted against what the design promises: J9 to J12. Four paper cards are in `consoleCards`. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importFile, numberedPlayer, recordCards } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { openRegistration, publicPath, send, stranger } from '../test/testForms.ts'
import { atMost } from '../tools/counts.ts'
import { sampled } from '../tools/sampled.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { paced, within } from './paced.ts'
import { isPrintout } from './pagesOfCards.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const keyOf = (number: number) => `p${number}`

/** A day of this many players in groups of four, with flights and prizes. */
async function day(count: number, state: string, more: object = {}) {
  const all = numbers(count).map(keyOf)
  const { eventId } = await importFile(browser.world, {
    communityId: 1,
    name: 'Club day',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state,
    courseIds: [1],
    players: numbers(count).map(numberedPlayer),
    handicaps: all.map((player, at) => ({ player, hcIndex: 5 + (at % 20) })),
    teePairings: Array.from({ length: Math.ceil(count / 4) }, (_, at) => ({
      teeTime: `2026-05-01T${String(8 + Math.floor(at / 6)).padStart(2, '0')}:${at % 6}0:00+01:00`,
      players: all.slice(4 * at, 4 * at + 4),
    })),
    leaderboards: [
      {
        name: 'Gross',
        format: 'strokePlay',
        settings: { score: 'gross' },
        payouts: { addedCents: 30_000, table: { cents: [20_000, 10_000] } },
        flights: [{ name: 'Everybody', players: all }],
      },
    ],
    ...more,
  })
  const ids = await idsByNumber(browser.world, eventId)
  return { eventId, params: { eventId }, id: (number: number) => ids.get(number) ?? 0 }
}

/** The medal with a full group, a team and a flight, two on the waiting list, and every paper printed. */
async function fullMedal(): Promise<void> {
  const { world } = browser
  await openRegistration(world, { fieldLimit: 5 })
  await world.rows(`
    delete from score_entry where event_id = 110; delete from card where event_id = 110;
    delete from sign_up where event_id = 110`)
  for (const number of [1, 2]) await send(world, await publicPath(world), stranger(number))
  const params = { eventId: 'S-110' }
  await world.call('assignPlayersToTeePairings', {
    params,
    body: [
      { teePairingId: 5021, playerIds: [1, 3, 6, 9] },
      { teePairingId: 5022, playerIds: [2] },
    ],
  })
  const staff = staffCalls(world)
  const { documents } = await staff.call('listDocuments', { params })
  for (const { document, pages } of documents.filter(one => one.pages.length > 0))
    await staff.call('markPrinted', {
      params: { ...params, document },
      body: { pages: pages.map(({ page, version }) => ({ page, version })) },
    })
}

const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name }).getByRole('checkbox')

test.each(sampled(['withdrawn', 'replaced by who waits'] as const, 2))(
  'J9: a player is %s within 4 actions and 15 seconds, told what follows; only what changed is printed again with 2 more',
  async way => {
    await fullMedal()
    const { rows } = browser.world
    await browser.inPage('/console/e/S-110/players', async (page, context) => {
      const who = rowOf(page, /Silva, Ana/)
      await who.waitFor()
      const director = paced(page)
      await director.click(who)
      if (way === 'withdrawn') {
        await director.click(page.getByRole('button', { name: 'Withdraw', exact: true }))
        const dialog = page.getByRole('dialog', { name: 'Withdraw this player?' })
        await dialog.getByText('09:00 1A (3 left) · Eagles (0 left) · Low (1 left)').waitFor()
        await dialog.getByText(/Scorecards/).waitFor()
        await dialog.getByRole('checkbox', { name: /Offer the place to .*Guest 1/, checked: true }).waitFor()
        await director.fill(dialog.getByLabel('Why (for the log)'), 'Injured')
        await dialog.getByText(/Scorecards/).waitFor()
        expect(await hindrances(page)).toEqual([])
        await director.click(dialog.getByRole('button', { name: 'Withdraw', exact: true }))
        await dialog.waitFor({ state: 'detached' })
      } else {
        await director.click(page.getByRole('button', { name: 'Replace', exact: true }))
        const dialog = page.getByRole('dialog', { name: /Who plays instead of/ })
        await director.click(dialog.getByRole('checkbox', { name: 'Otto Guest 1 from the waiting list' }))
        await dialog.getByText(/Scorecards/).waitFor()
        expect(await hindrances(page)).toEqual([])
        await director.click(dialog.getByRole('button', { name: 'Replace', exact: true }))
        await dialog.waitFor({ state: 'detached' })
      }
      await page.getByRole('row', { name: /Silva, Ana/ }).waitFor({ state: 'detached' })
      within(`J9, a player ${way}`, director.tally(), { actions: 4, seconds: 15 })
      expect(
        await rows(
          `select s.state from sign_up s join player p using (player_id) where s.event_id = 110 order by p.last_name`,
        ),
      ).toEqual([{ state: way === 'withdrawn' ? 'offered' : 'registered' }, { state: 'waiting' }])
      const group = await rows(`
        select p.last_name as name from tee_pairing_player t join player p using (player_id)
        where tee_pairing_id = 5021 order by 1`)
      expect(group.map(({ name }) => name)).toEqual(['Dias', ...(way === 'withdrawn' ? [] : ['Guest 1']), 'In', 'Melo'])

      const printed: string[] = []
      context.on('request', one => void (isPrintout(one.url()) && printed.push(one.url())))
      const printer = paced(page)
      await printer.click(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Print/ }))
      const again = page.getByRole('button', { name: /^Print \d+ changed pages$/ })
      await printer.click(again)
      await expect.poll(() => again.and(page.locator(':enabled')).count()).toBe(0)
      await expect.poll(() => printed.length).toBe(1)
      within('J9, what changed is printed again', printer.tally(), { actions: 2, seconds: 15 })
      const pages = new URL(printed[0] ?? '').searchParams.get('pages')?.split(',') ?? []
      expect(pages.filter(one => one.startsWith('scorecards:'))).toHaveLength(1)
      const step = await rows<{ id: string }>(
        `select request_id as id from audit where event_id = 110 and action in ('registration.withdrawn', 'registration.replaced') order by audit_id desc limit 1`,
      )
      await staffCalls(browser.world).call('undo', {
        params: { eventId: 'S-110' },
        body: { steps: [step[0]?.id ?? ''] },
      })
    })
  },
)

test('J10: a desk finds and ticks off 12 of 120 at 3 seconds each, beside another desk that does the same', async () => {
  const { eventId, params } = await day(120, 'published')
  const made = await staffCalls(browser.world).call('createStaffLink', {
    params,
    body: { purpose: 'checkIn', label: 'Desk 2' },
  })
  const desk = async (page: Page, name: string, first: number) => {
    const find = page.getByRole('searchbox')
    await find.waitFor()
    const helper = paced(page)
    for (const number of numbers(12).map(at => first + 9 * at)) {
      const last = `${number}`.padStart(5, '0')
      const person = page.getByRole('button', { name: `Here: ${last}, Player` })
      await helper.fill(find, last)
      await helper.tap(person)
      await page.getByRole('button', { name: `Here: ${last}, Player`, pressed: true }).waitFor()
    }
    within(`J10, 12 people at ${name}`, helper.tally(), { actions: 24, seconds: 36 })
    await saved(page)
  }
  const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
  await Promise.all([
    browser.inPage(`/console/e/${eventId}/checkIn`, page => desk(page, 'the desk of the shop', 1), {
      as: 'shop',
      ...tablet,
    }),
    browser.inPage(new URL(made.url).pathname, page => desk(page, 'the desk of a link', 5), tablet),
  ])
  const { players } = await staffCalls(browser.world).call('listCheckIns', { params })
  expect(
    players
      .filter(one => one.state === 'here')
      .map(one => Number(one.lastName))
      .sort((a, b) => a - b),
  ).toEqual([...numbers(12).map(at => 1 + 9 * at), ...numbers(12).map(at => 5 + 9 * at)].sort((a, b) => a - b))
})

test('J10: a round without tee times is not started; with them it is started once, also when two begin to at the same time', async () => {
  const asks = async (page: Page) => {
    await page.getByRole('button', { name: /^Change the state/ }).click()
    await page.getByRole('menuitem', { name: 'Start play' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Scores can be entered').waitFor()
    return dialog
  }
  const start = (dialog: Locator) => dialog.getByRole('button', { name: 'Start play' })
  const bare = await day(4, 'published', { teePairings: [] })
  await browser.inPage(`/console/e/${bare.eventId}`, async page => {
    const dialog = await asks(page)
    await dialog.getByText('One thing keeps the round from starting.').waitFor()
    expect(await start(dialog).isDisabled()).toBe(true)
    await dialog.getByLabel('Reason').fill('They wait on the tee')
    await start(dialog).click()
    await dialog
      .getByText(/There are no tee times yet/)
      .first()
      .waitFor()
    expect((await browser.world.call('getEventState', { params: bare.params })).state).toBe('published')
  })
  const { eventId, params } = await day(8, 'published')
  await browser.inPage(`/console/e/${eventId}`, async (page, context) => {
    const other = await context.newPage()
    await other.goto(page.url())
    const dialogs = [await asks(page), await asks(other)]
    await Promise.all(dialogs.map(dialog => start(dialog).click()))
    for (const one of [page, other]) await one.getByRole('button', { name: 'Change the state: Live' }).waitFor()
    const { entries } = await staffCalls(browser.world).call('listEventLog', { params, query: { most: 50 } })
    expect(entries.filter(({ kind }) => kind === 'event.stateSet')).toHaveLength(1)
  })
})

/** Waits for each and prints how long it took; fails after what is promised. */
async function everywhere(what: string, places: Readonly<Record<string, Locator>>, most: number): Promise<void> {
  const start = performance.now()
  await Promise.all(
    Object.entries(places).map(async ([name, place]) => {
      await place.waitFor()
      const took = performance.now() - start
      console.log(`${what} on ${name}: ${(took / 1000).toFixed(1)} s of ${most / 1000} s`)
      expect(took, `${what} on ${name}`).toBeLessThanOrEqual(atMost(most))
    }),
  )
}

test('J11: play is suspended in one action without a word, the round shortened in one, everybody told in one; phone, page and screen say it within 5 seconds', async () => {
  const { eventId, params, id } = await day(4, 'in progress')
  const { world } = browser
  await recordCards(
    world,
    eventId,
    numbers(4).map(number => ({ playerId: id(number), strokes: Array(9).fill(4) })),
  )
  const path = (link: { readonly url: string }) => new URL(link.url).pathname
  const scoring = path(await world.call('getPlayerScoringLink', { params: { ...params, playerId: id(1) } }))
  const results = path(await world.call('getResultsLink', { params }))
  await browser.inPage(`/console/e/${eventId}/control`, async (page, context) => {
    const openAt = async (address: string) => {
      const one = await context.newPage()
      await one.goto(browser.base + address)
      return one
    }
    const phone = await openAt(scoring)
    const shown = await openAt(results)
    const screen = await openAt(`${results}/tv`)
    const say = (words: string | RegExp) => ({
      'the phone': phone.getByText(words).filter({ visible: true }).first(),
      'the public page': shown.getByText(words).filter({ visible: true }).first(),
      'the screen': screen.getByText(words).filter({ visible: true }).first(),
    })
    await page.bringToFront()
    const dialog = page.getByRole('dialog')
    // Before the suspension: a screen has room for one band, and that of a suspension goes before.
    let director = paced(page)
    await director.click(page.getByRole('link', { name: 'Message', exact: true }))
    await director.fill(page.getByLabel('Message to everybody'), 'Come to the club house')
    await director.press('Enter')
    await everywhere('J11, announced', say('Come to the club house'), 5000)
    within('J11, announced', director.tally(), { actions: 3, seconds: 15 })

    await page.goBack()
    director = paced(page)
    await director.click(page.getByRole('button', { name: 'Suspend play' }))
    await director.click(dialog.getByRole('button', { name: 'Suspend play' }))
    await everywhere('J11, suspended', say(/Play is suspended: Lightning/), 5000)
    // The one action and the answer to the question.
    within('J11, suspended', director.tally(), { actions: 2, seconds: 10 })

    await dialog.waitFor({ state: 'detached' })
    director = paced(page)
    await director.click(page.getByRole('button', { name: 'Shorten the round' }))
    await dialog.getByRole('heading', { name: 'What follows' }).waitFor()
    await director.click(dialog.getByRole('button', { name: 'Shorten the round' }))
    await everywhere('J11, shortened', say(/^Round shortened/), 5000)
    within('J11, shortened', director.tally(), { actions: 2, seconds: 15 })
  })
})

test('J12: from the last hole of the last card to the official order on the public page, with a tie to break, within a minute', async () => {
  const { eventId, params, id } = await day(4, 'in progress')
  const { world } = browser
  const fours = Array(17).fill(4)
  await recordCards(
    world,
    eventId,
    numbers(4).map(number => ({
      playerId: id(number),
      strokes: number === 1 ? fours : [...fours, number === 2 ? 4 : 6],
    })),
  )
  for (const number of [2, 3, 4])
    await staffCalls(world).call('signCard', {
      params: { ...params, cardId: `P-${id(number)}` },
      body: { scorer: 'committee' },
    })
  const results = new URL((await world.call('getResultsLink', { params })).url).pathname
  await browser.inPage(`/console/e/${eventId}/cards`, async (page, context) => {
    const shown = await context.newPage()
    await shown.goto(browser.base + results)
    await page.bringToFront()
    const card = page.locator(`[data-card="P-${id(1)}"]`)
    const last = card.getByRole('textbox', { name: /^Hole 18 par/ })
    await last.waitFor()
    const director = paced(page)
    await director.fill(last, '4')
    await director.click(card.getByRole('button', { name: 'Save and sign' }))
    await card.locator('.tag', { hasText: 'signed' }).or(page.getByText('Everything is in')).first().waitFor()
    await director.click(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Results/ }))
    await director.click(page.getByRole('button', { name: 'End play' }))
    const dialog = page.getByRole('dialog')
    await director.click(dialog.getByRole('button', { name: 'End play' }))
    await dialog.waitFor({ state: 'detached' })
    await director.click(page.getByRole('button', { name: 'Break the tie' }).first())
    await director.click(dialog.getByRole('button', { name: /^Move .* up one place$/ }).first())
    await dialog.getByText(/Gross/).waitFor()
    await director.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.waitFor({ state: 'detached' })
    await director.click(page.getByRole('button', { name: 'Make official' }))
    await director.click(dialog.getByRole('button', { name: 'Make official' }))
    await shown.bringToFront()
    await shown.getByText('Official', { exact: true }).first().waitFor()
    const places = shown.locator('section:not([hidden]) tbody:not(.following) tr[data-id]')
    await expect.poll(() => places.first().textContent()).toMatch(/^\W*1\D.*00002|00002/)
    within('J12, last card to official', director.tally(), { actions: 12, seconds: 60 })
    const { flights } = await world.call('getStandings', {
      params: {
        eventId,
        leaderboardId: (await staffCalls(world).call('getEventSetup', { params })).leaderboards[0]?.leaderboardId ?? 0,
      },
    })
    expect(flights[0]?.rows.slice(0, 2).map(({ label, name, payoutCents }) => [label, name, payoutCents])).toEqual([
      ['1', 'Player 00002', 20_000],
      ['2', 'Player 00001', 10_000],
    ])
  })
})
