import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  idsByNumber,
  importCourse,
  importFile,
  numberedPlayer,
  parsOf,
  recordCards,
} from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let eventId: string
let path: string
let ids: ReadonlyMap<number, number>
const pars = parsOf(72)
/** A card in par but for these holes, up to `thru`. */
const card = (number: number, thru: number, others: Readonly<Record<number, number>> = {}) => ({
  playerId: ids.get(number) ?? 0,
  strokes: pars.map((par, at) => (at < thru ? par + (others[at + 1] ?? 0) : null)),
})

beforeAll(async () => {
  world = await startWorld()
  const courseId = await importCourse(world, 'Course of today', pars)
  const players = [1, 2, 3, 4].map(numberedPlayer)
  const made = await importFile(world, {
    communityId: 1,
    name: 'Today',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    settings: { currency: 'EUR' },
    players,
    handicaps: players.map(({ key }) => ({ player: key, hcIndex: 0 })),
    teams: [{ key: 't', name: 'Pair', players: ['p1', 'p2'] }],
    leaderboards: [
      { name: 'Gross', format: 'strokePlay', payouts: { feeCents: 1000, table: 'twoPlaces' } },
      { name: 'Best of two', format: 'bestBall', settings: { score: 'gross' } },
    ],
  })
  eventId = made.eventId
  path = new URL((await world.call('getResultsLink', { params: { eventId } })).url).pathname
  ids = await idsByNumber(world, eventId)
})
afterAll(() => world.close())

const open = async (below = '') => (await world.app.inject({ url: path + below })).payload
const beside = async () => /<aside class="insights".*?<\/aside>/s.exec(await open())?.[0] ?? ''

test('nothing stands beside the board before three cards have scores', async () => {
  await recordCards(world, eventId, [card(1, 3), card(2, 3)])
  expect(await beside()).toBe('<aside class="insights" aria-label="Today"></aside>')
})

test('the leaders are drawn by hole, the best first, and the course says its hardest and easiest hole', async () => {
  await recordCards(world, eventId, [
    card(1, 9, { 1: -1, 4: 1 }),
    card(2, 9, { 1: -1, 2: -1, 4: 2 }),
    card(3, 6, { 4: 2 }),
    card(4, 2, { 1: 1 }),
  ])
  const shown = await beside()
  expect(shown).toContain('Hardest: the 4th, +1.67. Easiest: the 1st, −0.25. 4 cards.')
  expect(shown).toContain(
    'Average strokes to par: hole 1 −0.25, hole 2 −0.25, hole 3 E, hole 4 +1.67, hole 5 E, hole 6 E"',
  )
  expect(shown).toContain(
    'Gross: Player 00001 E after 9, Player 00002 E after 9, Player 00004 +1 after 2, Player 00003 +2 after 6"',
  )
  const ends = [...shown.matchAll(/<text class="(\w+)" [^>]*>([^<]+)<\/text>/g)].map(([, look, text]) => [look, text])
  expect(ends).toEqual([
    ['own', 'E Player 00001'],
    ['rival', 'E Player 00002'],
    ['rival', '+1 Player 00004'],
    ['rival', '+2 Player 00003'],
  ])
})

test('below a card its round is a line beside the average of the field, as far as three cards have each hole', async () => {
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const gross = boards.find(({ name }) => name === 'Gross')?.id ?? 0
  const page = await open(`/cards/${gross}/${ids.get(1)}`)
  expect(page).toContain(
    'aria-label="Score to par after each hole: −1, −1, −1, E, E, E, E, E, E. The field on average after hole 6: +1.2."',
  )
  expect(page).toMatch(/<text class="own"[^>]*>Player 00001 E<\/text>.*<text class="field"[^>]*>Field \+1.2<\/text>/s)
  // The number of each hole, and the marks of the scores, level par among them.
  for (const mark of ['E', '1', '9', '18']) expect(page).toMatch(new RegExp(`<text x[^>]*>${mark}</text>`))
})

test('the page of the holes says how each was played, from the hardest on, and has every score of the field', async () => {
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const gross = boards.find(({ name }) => name === 'Gross')?.id ?? 0
  for (const from of [await beside(), await open(`/cards/${gross}/${ids.get(1)}`)])
    expect(from).toContain(`href="${path}/holes/${gross}/1"`)
  const page = await open(`/holes/${gross}/1`)
  const rowOf = (hole: number) =>
    [...(new RegExp(`<tr id="hole-${hole}">(.*?)</tr>`).exec(page)?.[1] ?? '').matchAll(/>([^<>]*)<\/t[hd]>/g)].map(
      ([, text]) => text,
    )
  expect(rowOf(4)).toEqual(['4', '5', '+1.67', '1', ''])
  expect(rowOf(1)).toEqual(['1', '4', '−0.25', '5', ''])
  // Two cards: too few for an average.
  expect(rowOf(7)).toEqual(['7', '3', '', '', ''])
  expect(page).toContain('aria-label="birdie 2, par 1, bogey 1"')
  const [, own = ''] = new RegExp(`/cards/${gross}/${ids.get(2)}"><bdi>.*?</th>(.*?)</tr>`).exec(page) ?? []
  expect(
    [...own.matchAll(/<td(?: class="(\w+)")?>([^<]*)</g)].slice(0, 4).map(([, look, text]) => [look, text]),
  ).toEqual([
    ['less1', '−1'],
    ['less1', '−1'],
    ['same', 'E'],
    ['more2', '+2'],
  ])
  const answers = await Promise.all(
    [`/holes/${gross}/2`, `/holes/${gross}/0`, '/holes/1021/1'].map(below => world.app.inject({ url: path + below })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('the screen paints the score of the leaders after every hole, red, green and black', async () => {
  const screen = await open('/tv')
  const slide =
    /<section data-slide="board-\d+-\d+\/painted"><h2>Leaders: Gross<\/h2>.*?<\/section>/s.exec(screen)?.[0] ?? ''
  const rows = [...slide.matchAll(/<tr><th scope="row".*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td(?: class="([a-z ]+)")?>(.*?)<\/td>/g)].map(([, look = '', text]) => `${text} ${look}`.trim()),
  )
  const blank = (holes: number) => Array(holes).fill('')
  expect(rows).toEqual([
    [...Array(3).fill('1 under'), ...Array(5).fill('0 even'), '0 even last', ...blank(9), 'E now even'],
    ['1 under', '2 under', '2 under', ...Array(5).fill('0 even'), '0 even last', ...blank(9), 'E now even'],
    ['1 over', '1 over last', ...blank(16), '+1 now over'],
    [...Array(3).fill('0 even'), '2 over', '2 over', '2 over last', ...blank(12), '+2 now over'],
  ])
})

test('on the card of a team the balls that count are told from the others, in words too, and the team has a row', async () => {
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const board = boards.find(({ name }) => name === 'Best of two')?.id ?? 0
  const standings = await world.call('getStandings', { params: { eventId, leaderboardId: board } })
  const page = await open(`/cards/${board}/${standings.flights[0]?.rows[0]?.sideId}`)
  const cells = [...page.matchAll(/<tr class="taken">(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td class="(counts|spare)"><span class="score ?\w*">(\d+)<.*?<\/td>/g)].map(
      ([cell, look, strokes]) => `${strokes}${look === 'counts' ? '*' : ''}${cell.includes(', counts') ? '!' : ''}`,
    ),
  )
  // Level balls: one of the two counts.
  expect(cells[0]?.slice(0, 4)).toEqual(['3*!', '4', '3*!', '6*!'])
  expect(cells[1]?.slice(0, 4)).toEqual(['3', '3*!', '3', '7'])
  expect(page).toMatch(/<tr class="team"><th scope="row">Team<\/th><td>3<\/td><td>3<\/td><td>3<\/td><td>6<\/td>/)
})

test('prizes are in the currency of the event, on the page and on paper', async () => {
  expect(await open()).toContain('€20.00')
  const { payload } = await world.app.inject({ url: `${path}?paper=A4` })
  expect(payload).toContain('%PDF')
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const gross = boards.find(({ name }) => name === 'Gross')?.id ?? 0
  const standings = await world.call('getStandings', { params: { eventId, leaderboardId: gross } })
  expect(standings.currency).toBe('EUR')
  expect(await open(`/cards/${gross}/${standings.flights[0]?.rows[0]?.sideId}`)).toContain(
    '<summary>Prize, in EUR</summary>',
  )
})

test('what each place pays is drawn once it is decided, and adds up to what is paid out', async () => {
  expect(await beside()).not.toContain('<h2>Prizes')
  await recordCards(world, eventId, [card(1, 18), card(2, 18, { 1: 1 }), card(3, 18, { 1: 2 }), card(4, 18, { 1: 3 })])
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } as never })
  const [, prizes = ''] = (await beside()).split('<h2>Prizes')
  const bars = [...prizes.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g)].map(([, x, width]) => [
    Number(x),
    Number(width),
  ])
  expect(bars).toEqual([
    [0, 60],
    [60, 40],
  ])
  expect(prizes).toContain('€40.00 paid out of €40.00')
})
