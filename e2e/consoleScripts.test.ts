/** The jobs of a director before an event, counted against what the design promises; the tee sheet and the papers also by keys, the sheet by touch. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importFile, importOpenDay, numberedPlayer } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { sampled } from '../tools/sampled.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'
import { paced, within } from './paced.ts'
import { isPrintout } from './pagesOfCards.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const everybody = Array.from({ length: 48 }, (_, at) => numberedPlayer(at + 1))
const keys = everybody.map(({ key }) => key)
const undivided = { flights: [{ name: 'Everybody', players: keys }] }
const group = { teeTime: '2026-06-14T08:00:00+01:00', teeHole: 1 }

/** An event of two days and 48 players whose first day was played; its number is that of the highest score. Its ids. */
async function weekend(more: object = {}): Promise<{ readonly eventId: string; readonly roundId: string }> {
  const { eventId, roundIds } = await importFile(browser.world, {
    communityId: 1,
    name: 'Weekend',
    startDate: '2026-06-13',
    endDate: '2026-06-14',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [1],
    players: everybody,
    handicaps: keys.map((player, at) => ({ player, hcIndex: 5 + at * 0.5 })),
    leaderboards: [
      { name: 'Gross', format: 'strokePlay', settings: { score: 'gross' }, ...undivided },
      { name: 'Net', format: 'strokePlay', settings: { score: 'net' }, ...undivided },
      { name: 'Stableford', format: 'stableford', settings: { score: 'net' }, ...undivided },
    ],
    rounds: [
      {
        name: 'Saturday',
        startDate: '2026-06-13',
        endDate: '2026-06-13',
        state: 'completed',
        scores: keys.map((player, at) => ({
          player,
          strokes: Array.from({ length: 18 }, (_, hole) => (hole < at % 18 ? 5 : 4) + Math.floor(at / 18)),
        })),
      },
      { name: 'Sunday', startDate: '2026-06-14', endDate: '2026-06-14', state: 'published', ...more },
    ],
  })
  return { eventId, roundId: roundIds[1] ?? '' }
}

async function groupsOf(eventId: string): Promise<readonly (readonly number[])[]> {
  const sheet = await browser.world.call('listTeePairings', { params: { eventId } })
  return sheet.map(one => one.players.map(({ lastName }) => Number(lastName)).sort((a, b) => a - b))
}

const person = (page: Page, number: number) =>
  page.locator('[data-person]', { hasText: `${number}`.padStart(5, '0') }).first()

test('J2: a course of five tees from a pasted table, in 8 actions and 60 seconds', () =>
  browser.inPage('/console/c/1/courses', async page => {
    const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
    const indexes = [7, 3, 15, 1, 9, 11, 17, 5, 13, 8, 4, 16, 2, 10, 12, 18, 6, 14]
    const tees = ['Men White', 'Men Yellow', 'Men Blue', 'Women Blue', 'Women Red']
    const table = [
      `Hole\t${pars.map((_, at) => at + 1).join('\t')}\tCR\tSlope`,
      `Par\t${pars.join('\t')}`,
      `SI\t${indexes.join('\t')}`,
      ...tees.map((tee, at) => `${tee}\t${pars.map(par => par * 95 - at * 10).join('\t')}\t${73.1 - at}\t${135 - at}`),
    ].join('\n')
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
    const director = paced(page)
    await director.click(page.getByRole('button', { name: /^New course|^Add/ }).first())
    await page.getByRole('heading', { name: 'Paste the table' }).waitFor()
    await director.paste(table)
    await director.fill(page.getByLabel('Name', { exact: true }), 'Dunas Novas')
    await director.fill(page.getByLabel('City'), 'Comporta')
    await director.fill(page.getByLabel('Country'), 'PT')
    await director.click(page.getByRole('button', { name: 'Create the course' }))
    await page.getByRole('heading', { level: 1, name: 'Dunas Novas' }).waitFor()
    within('J2, a course of five tees', director.tally(), { actions: 8, seconds: 60 })
    const made = await browser.world.rows(
      `select t.name, t.gender, t.slope, t.hole_pars as pars, t.stroke_indexes as indexes from course_tee t join course c using (course_id)
      where c.name = 'Dunas Novas' order by t.slope desc`,
    )
    expect(made).toEqual(
      tees.map((tee, at) => ({
        name: tee.split(' ')[1],
        gender: tee.startsWith('W') ? 'F' : 'M',
        slope: 135 - at,
        pars,
        indexes,
      })),
    )
  }))

test('an event is made like that of last year, and its tee sheet published, within 25 actions and 3 minutes', async () => {
  await importOpenDay(browser.world)
  await browser.inPage('/console/c/1/events/new', async page => {
    await page.getByRole('radio', { name: /^One of your events/ }).waitFor()
    const director = paced(page)
    await director.click(page.getByRole('radio', { name: /^One of your events/ }))
    await director.choose(page.getByLabel('Which event'), 'Open Day')
    await director.fill(page.getByLabel('Name', { exact: true }), 'Open Day 2027')
    await director.fill(page.getByLabel('First day'), '2027-06-19')
    await director.click(page.getByRole('button', { name: 'Create the event' }))
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await director.click(page.getByRole('link', { name: 'Bring players in' }))
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
    await director.paste(Array.from({ length: 24 }, (_, at) => `Visitor${at}, Guest\t${at + 0.5}`).join('\n'))
    await director.click(page.getByRole('button', { name: 'Register 24 players' }))
    await page.getByRole('heading', { name: '24 players are registered' }).waitFor()
    await director.click(page.getByRole('link', { name: /^Tee sheet/ }))
    await director.click(page.getByRole('button', { name: 'Fill the tee sheet' }))
    await page.getByText('6 groups').first().waitFor()
    await director.click(page.getByRole('button', { name: 'Apply' }))
    await saved(page)
    await director.click(page.getByRole('button', { name: 'Publish', exact: true }))
    await director.click(
      page.getByRole('dialog', { name: 'Publish the tee sheet?' }).getByRole('button', { name: /^Publish/ }),
    )
    await page
      .getByText(/^Published \d/)
      .first()
      .waitFor()
    within('an event like that of last year, published', director.tally(), { actions: 25, seconds: 180 })
    expect(await groupsOf(eventId)).toHaveLength(6)
  })
})

test('J4: 120 pasted lines with five doubts are all accounted for, in 2 minutes', async () => {
  const { world } = browser
  const known = Array.from({ length: 40 }, (_, at) => [
    `First${String.fromCharCode(65 + (at % 20))}x`,
    `Known${at % 7}`,
  ])
  for (const [at, [firstName = '', lastName = '']] of known.entries())
    await world.call('createPlayer', {
      body: { communityId: 1, member: true, firstName, lastName, gender: 'M', email: `known.${at}@example.com` },
    })
  const eventId = await importOpenDay(world)
  // Five are written with an initial, so that they may be one of ours or somebody else.
  const doubts = known
    .slice(0, 5)
    .map(([first = '', last = '']) => `${first.slice(0, 6)}., ${last}`.split(', ').reverse().join(', '))
  const clear = known.slice(5).map(([first, last]) => `${last}, ${first}`)
  const fresh = Array.from({ length: 80 }, (_, at) => `Newcomer${at}, Guest`)
  const lines = [...clear, ...fresh.slice(0, 40), ...doubts, ...fresh.slice(40)]
  expect(lines).toHaveLength(120)
  await browser.inPage(`/console/e/${eventId}/players/import`, async page => {
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
    const director = paced(page)
    await director.paste(lines.map((line, at) => `${line}\t${(at % 36) + 0.5}`).join('\n'))
    await page.getByText('5 to decide').waitFor()
    const open = page.getByRole('combobox', { name: /^Who is / })
    for (const at of [0, 1, 2]) await director.choose(open.nth(at), /^First/)
    await director.choose(open.nth(3), /^Somebody new/)
    await director.choose(open.nth(4), 'Leave out')
    await director.click(page.getByRole('button', { name: 'Register 119 players' }))
    await page.getByRole('heading', { name: '119 players are registered' }).waitFor()
    within('J4, 120 lines with five doubts', director.tally(), { actions: 8, seconds: 120 })
  })
  const players = await world.call('listEventPlayers', { params: { eventId } })
  const names = players.map(one => `${one.lastName}, ${one.firstName}`)
  const asKnown = known.slice(0, 3).map(([first, last]) => `${last}, ${first}`)
  expect([...names].sort()).toEqual([...clear, ...fresh, ...asKnown, doubts[3] ?? ''].sort())
  const handicaps = await world.call('searchPlayerHandicaps', { params: { eventId }, criteria: {} })
  expect(handicaps.filter(one => one.hcIndex === undefined)).toEqual([])
})

test('J5: the handicaps of a date for 48, with locked ones and printed cards, in 6 actions and 30 seconds', async () => {
  const { world } = browser
  const groups = Array.from({ length: 12 }, (_, at) => ({
    teeTime: '2026-06-20T08:00:00+01:00',
    teeHole: at + 1,
    players: keys.slice(4 * at, 4 * at + 4),
  }))
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Medal',
    startDate: '2026-06-20',
    endDate: '2026-06-20',
    timeZone: 'Europe/Lisbon',
    state: 'published',
    courseIds: [1],
    players: everybody,
    handicaps: keys.map((player, at) => ({ player, hcIndex: 5 + at * 0.5 })),
    leaderboards: [{ name: 'Net', format: 'strokePlay', settings: { score: 'net' }, ...undivided }],
    teePairings: groups,
  })
  const params = { eventId }
  const ids = await idsByNumber(world, eventId)
  const locked = [1, 2]
  for (const number of locked)
    await world.call('lockPlayerHandicap', {
      params: { ...params, playerId: ids.get(number) ?? 0 },
      query: { lock: true },
    })
  const staff = staffCalls(world)
  const { documents } = await staff.call('listDocuments', { params })
  const pages = documents.find(one => one.document === 'scorecards')?.pages ?? []
  const printed = pages.map(({ page, version }) => ({ page, version }))
  await staff.call('markPrinted', { params: { ...params, document: 'scorecards' }, body: { pages: printed } })
  const indexes = async () => {
    const found = await world.call('searchPlayerHandicaps', { params, criteria: {} })
    const of = new Map(found.map(one => [one.playerId, one]))
    return [...ids].map(([number, id]) => [number, of.get(id)?.hcIndex, of.get(id)?.lockedDt !== undefined] as const)
  }
  const before = await indexes()
  // The last one is on no list, the one before has a revision of two days later too, and four stay as they are.
  const revised = (number: number) => 5 + (number - 1) * 0.5 + (number <= 6 ? 0 : 1.5)
  const list = [
    'Name\tIndex\tRevision',
    ...everybody
      .slice(0, 47)
      .map((one, at) => `${one.lastName}, ${one.firstName}\t${revised(at + 1).toFixed(1)}\t2026-06-09`),
    '00047, Player\t9.9\t2026-06-12',
    'Nobody, Known\t7.0\t2026-06-09',
  ].join('\n')
  await browser.inPage(`/console/e/${eventId}`, async page => {
    const rail = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Players/ })
    await rail.waitFor()
    const director = paced(page)
    await director.click(rail)
    await director.click(
      page.getByRole('navigation', { name: 'Related screens' }).getByRole('link', { name: 'Handicaps' }),
    )
    await page.getByRole('heading', { name: 'Paste the new indexes' }).waitFor()
    await director.paste(list)
    await page.getByText('1 unusable line').waitFor()
    await director.fill(page.getByLabel('As they were on'), '2026-06-10')
    await page.getByText('41 change, 4 unchanged, 2 locked, 1 not in the list, 1 unusable line').waitFor()
    await director.click(page.getByRole('checkbox', { name: /^Lock all handicaps afterwards/ }))
    await director.click(page.getByRole('button', { name: 'Apply 41 changes' }))
    await page.getByRole('heading', { name: '41 handicaps have changed' }).waitFor()
    await page.getByText(/^Scorecards: /).waitFor()
    within('J5, the handicaps of a date', director.tally(), { actions: 6, seconds: 30 })
    const isChanged = (number: number) => number > 6 && number < 48
    expect(await indexes()).toEqual(
      before.map(([number, index]) => [number, isChanged(number) ? revised(number) : index, true]),
    )
    await page.keyboard.press('Control+z')
    await expect.poll(indexes).toEqual(before)
  })
})

test('J6: five flights for three leaderboards, in 6 actions', async () => {
  const { eventId } = await weekend()
  await browser.inPage(`/console/e/${eventId}`, async page => {
    const rail = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Flights/ })
    await rail.waitFor()
    const director = paced(page)
    await director.click(rail)
    await director.fill(page.getByLabel('into flights', { exact: true }), '5')
    for (const board of ['Net', 'Stableford']) await director.click(page.getByLabel(`The same for ${board}`))
    await director.click(page.getByRole('button', { name: 'Apply to Gross and Net and Stableford' }))
    await saved(page)
    within('J6, five flights for three leaderboards', director.tally(), { actions: 6, seconds: 60 })
  })
  const flights = await browser.world.rows<{ members: number }>(
    `select count(*)::int as members from flight_player p join leaderboard l using (community_id, leaderboard_id)
    where l.event_id = $1 group by flight_id`,
    [Number(eventId.slice(2))],
  )
  expect(flights).toHaveLength(15)
  expect(flights.reduce((sum, one) => sum + one.members, 0)).toBe(3 * 48)
})

const ways = [
  ['by mouse', {}],
  ['by keys', {}],
  ['by touch at 390 pixels', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

test.each(sampled(ways, 2))(
  'J7: a shotgun from nothing in 3 actions, a swap in 2, groups by score in 2, %s',
  async (way, options) => {
    const { roundId } = await weekend()
    await browser.inPage(
      `/console/e/${roundId}/teeSheet`,
      async page => {
        const press = (name: string | RegExp) => {
          const button = page.getByRole('button', { name }).first()
          return way === 'by touch at 390 pixels' ? director.tap(button) : director.click(button)
        }
        await page.getByRole('button', { name: 'Fill the tee sheet' }).waitFor()
        let director = paced(page)
        if (way === 'by keys') {
          await director.press('n')
          await page.getByRole('form', { name: 'Fill' }).locator(':focus').waitFor()
          // The choices go round: from tee times back to the last one.
          await director.press('ArrowLeft')
          await director.press('Enter')
        } else {
          await press('Fill the tee sheet')
          const shotgun = page.getByText('Shotgun', { exact: true })
          await (way === 'by mouse' ? director.click(shotgun) : director.tap(shotgun))
          await press('Apply')
        }
        await saved(page)
        within(`J7, shotgun from nothing ${way}`, director.tally(), { actions: 3, seconds: 30 })
        const shot = await groupsOf(roundId)
        expect(shot.map(one => one.length)).toEqual(Array(12).fill(4))
        const starts = await browser.world.call('listTeePairings', { params: { eventId: roundId } })
        expect(new Set(starts.map(one => one.teeTime)).size).toBe(1)

        const [a = 0] = shot[0] ?? []
        const [b = 0] = shot[1] ?? []
        director = paced(page)
        if (way === 'by keys') {
          await director.say(`swap ${`${a}`.padStart(5, '0')} with ${`${b}`.padStart(5, '0')}`)
          await page.getByRole('option', { name: /^Swap/ }).first().waitFor()
          await director.press('Enter')
        } else if (way === 'by mouse') await director.drag(person(page, a), person(page, b))
        else {
          await director.tap(person(page, a))
          await director.tap(person(page, b))
        }
        const swapped = [...shot]
        swapped[0] = (shot[0] ?? []).map(one => (one === a ? b : one)).sort((x, y) => x - y)
        swapped[1] = (shot[1] ?? []).map(one => (one === b ? a : one)).sort((x, y) => x - y)
        await expect.poll(() => groupsOf(roundId)).toEqual(swapped)
        // By keys it is said in words, which is a step more than a drop.
        within(`J7, a swap ${way}`, director.tally(), { actions: way === 'by keys' ? 3 : 2, seconds: 30 })

        await saved(page)
        director = paced(page)
        if (way === 'by keys') {
          await director.press('n')
          await page.getByRole('form', { name: 'Fill' }).locator(':focus').waitFor()
          await page.getByText('12 groups').first().waitFor()
          await director.press('Enter')
        } else {
          await press('Fill')
          await page.getByText('12 groups').first().waitFor()
          await press('Apply')
        }
        // The four with the most strokes go out first, the leaders last. Player 1 has the fewest.
        const byScore = Array.from({ length: 12 }, (_, at) => [45, 46, 47, 48].map(number => number - 4 * at))
        await expect
          .poll(() => groupsOf(roundId).then(list => [...list].sort((x, y) => (y[0] ?? 0) - (x[0] ?? 0))))
          .toEqual(byScore)
        within(`J7, groups by score ${way}`, director.tally(), { actions: 2, seconds: 30 })
      },
      options,
    )
  },
)

test.each(sampled(['by mouse', 'by keys'], 1))(
  'J8: everything is printed in 2 actions, and then only what changed in 2, %s',
  async way => {
    const groups = Array.from({ length: 12 }, (_, at) => ({
      ...group,
      teeHole: at + 1,
      players: keys.slice(4 * at, 4 * at + 4),
    }))
    const { roundId } = await weekend({ teePairings: groups })
    await browser.inPage(`/console/e/${roundId}/print`, async (page, context) => {
      await page.getByRole('checkbox', { name: 'All', exact: true }).waitFor()
      const opened: string[] = []
      context.on('request', one => void (isPrintout(one.url()) && opened.push(one.url())))
      const documents = (await page.getByRole('checkbox').count()) - 1
      let director = paced(page)
      if (way === 'by keys') {
        await director.press('a')
        await director.press('p')
      } else {
        await director.click(page.getByRole('checkbox', { name: 'All', exact: true }))
        await director.click(page.getByRole('button', { name: `Print ${documents} documents` }))
      }
      await expect.poll(() => page.getByText('current', { exact: true }).count()).toBe(documents)
      within(`J8, everything ${way}`, director.tally(), { actions: 2, seconds: 60 })

      const [first, second] = await browser.world.call('listTeePairings', { params: { eventId: roundId } })
      const moved = first?.players[0]?.playerId ?? 0
      await browser.world.call('assignPlayersToTeePairings', {
        params: { eventId: roundId },
        body: [{ teePairingId: second?.id ?? 0, playerIds: [moved] }],
      })
      // The list is read again until it has everything that the move made old.
      await page.getByRole('button', { name: 'Print 12 changed pages' }).waitFor()
      director = paced(page)
      if (way === 'by keys') await director.press('c')
      else await director.click(page.getByRole('button', { name: /^Print \d+ changed pages$/ }))
      await expect.poll(() => page.getByText('current', { exact: true }).count()).toBe(documents)
      within(`J8, only what changed ${way}`, director.tally(), { actions: 2, seconds: 60 })
      expect(opened).toHaveLength(2)
      const pages = new URL(opened[1] ?? '').searchParams.get('pages')?.split(',') ?? []
      expect(pages.filter(page => page.startsWith('scorecards:'))).toHaveLength(2)
    })
  },
)
