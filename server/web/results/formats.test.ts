/** Every format of play on the public pages, with the names that people really have. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '../../../contract/operation.ts'
import type { getStandings } from '../../../contract/standings/extensions.ts'
import { languages } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { formats } from '../../../rules/formats/index.ts'
import { importCourse, importFile, parsOf, recordCards } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'

type Standings = ReplyOf<typeof getStandings>

const names: readonly (readonly [string, string])[] = [
  ['Maximiliana Theodora Konstantina', 'Wolfeschlegelsteinhausenbergerdorff-Oppenheimersworth'],
  ['伊藤', '健太郎'],
  ['O’Neil & Søn', '<b>Zoë</b>'],
  ['김', '민준'],
]
const players = Array.from({ length: 8 }, (_, at) => ({
  key: `p${at}`,
  firstName: names[at]?.[0] ?? 'Player',
  lastName: names[at]?.[1] ?? `Number ${at}`,
  gender: 'M',
}))
const keys = players.map(({ key }) => key)
const teams = [0, 1, 2, 3].map(at => ({
  key: `t${at}`,
  name: `Pair ${at + 1}`,
  players: keys.slice(2 * at, 2 * at + 2),
}))

let world: World
let eventId: string
let boards: readonly Standings[]
let results: string
beforeAll(async () => {
  world = await startWorld()
  const courseId = await importCourse(world, 'Course of the formats', parsOf(72))
  const day = { startDate: '2026-05-01', endDate: '2026-05-02' }
  const made = await importFile(world, {
    communityId: 1,
    name: 'Every format',
    ...day,
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    players,
    teams,
    handicaps: players.map(({ key }, at) => ({ player: key, hcIndex: at * 3 - 2 })),
    leaderboards: formats.map(({ id, name, leaderboardType: { team } }) => ({
      name,
      format: id,
      payouts: { feeCents: 1000, table: 'threePlaces' },
      ...(team
        ? {
            matches: [
              { a: 't0', b: 't1' },
              { a: 't2', b: 't3' },
            ],
          }
        : { matches: [{ a: 'p0', b: 'p1' }] }),
      ...(id === 'wheel' && { wheel: ['p0'] }),
      ...(id === 'winnerTrash' && { winners: [{ contest: 'Closest to the pin', hole: 3, side: 'p1' }] }),
      ...(id === 'teamMatch' && {
        cupTeams: [
          { name: 'Red', sides: team ? ['t0', 't2'] : ['p0', 'p2'] },
          { name: 'Blue', sides: team ? ['t1', 't3'] : ['p1', 'p3'] },
        ],
      }),
      flights: [{ name: 'All', [team ? 'teams' : 'players']: team ? teams.map(({ key }) => key) : keys }],
    })),
    rounds: ['one', 'two'].map(name => ({ name, ...day, state: 'in progress' })),
  })
  eventId = made.eventId
  const registered = await world.call('listEventPlayers', { params: { eventId } })
  await recordCards(
    world,
    made.roundIds[0] ?? '',
    registered.map(({ playerId }, player) => ({
      playerId,
      strokes: Array.from({ length: 18 }, (_, hole) =>
        player === 2 && hole > 11 ? null : 3 + ((player * 5 + hole * 7) % 4),
      ),
    })),
  )
  const listed = await world.call('listLeaderboards', { params: { eventId } })
  boards = await Promise.all(
    listed.map(({ id }) => world.call('getStandings', { params: { eventId, leaderboardId: id } })),
  )
  results = new URL((await world.call('getResultsLink', { params: { eventId } })).url).pathname
})
afterAll(() => world.close())

const open = async (path: string) => (await world.app.inject({ url: results + path })).payload
const texts = (html: string) => html.replaceAll(/<[^>]*>/g, '|')
/** What no page may show; `NaN` as a word, as it may stand inside a version or a link. */
const noise = /undefined|\bNaN\b(?!-)|\[object|<b>/

test('every row leads to a card that opens; the larger teams of a match have none', async () => {
  const page = await open('')
  const paths = [...page.matchAll(/href="[^"]*(\/cards\/\d+\/\d+)"/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(boards.length)
  const refused = await Promise.all(
    paths.map(async path => ((await world.app.inject({ url: results + path })).statusCode === 200 ? [] : [path])),
  )
  expect(refused.flat()).toEqual([])
  expect(/<th scope="row"[^>]*><bdi>Red<\/bdi><\/th>/.test(page)).toBe(true)
})

test.each(languages)('"Why?" of a match names the other side in %s', async language => {
  const { leaderboardId, flights } = boards.find(({ format }) => format === 'nassau') ?? {}
  const { matches = [], rows = [] } = flights?.[0] ?? {}
  const [first] = matches
  expect(rows.find(({ sideId }) => sideId === first?.b[0])?.name).toBe('Pair 2')
  const page = await open(`/cards/${leaderboardId}/${first?.a[0]}?lang=${language}`)
  expect(page).toContain(`>${wordsIn(language).explanations.against({ round: 1, sides: 'Pair 2' })}<`)
  expect(page).toContain(`, ${wordsIn(language).explanations.against({ round: 1, sides: 'Pair 2' })}<`)
})

test('where there is little room the prize stands below the name', async () => {
  const page = await open('')
  for (const { leaderboardId, flights } of boards) {
    const section = page.slice(page.indexOf(`data-board="${leaderboardId}"`)).split('</section>')[0] ?? ''
    const cents = flights.flatMap(({ rows }) => rows.flatMap(({ payoutCents }) => payoutCents || []))
    const prizes = cents.map(cent => `Prize so far ${(cent / 100).toFixed(2)}`)
    const under = [...section.matchAll(/<th scope="row" data-under="([^"]*)"/g)].map(([, text]) => text)
    expect(under.flatMap(text => text?.match(/Prize so far [\d.]+/g) ?? [])).toEqual(prizes)
  }
})

test('the page of every format shows each side with its label, and nothing that is not a word', async () => {
  const page = await open('')
  expect(page).not.toMatch(noise)
  for (const board of boards) {
    const section = page.slice(page.indexOf(`data-board="${board.leaderboardId}"`)).split('</section>')[0] ?? ''
    const rows = board.flights.flatMap(flight => flight.rows)
    expect(rows.length, board.format).toBeGreaterThan(0)
    for (const { label, value, sideId, status } of rows) {
      const [row = ''] = new RegExp(`<tr data-id="${sideId}".*?</tr>`).exec(section) ?? []
      expect(texts(row), board.format).toContain(label)
      if (value !== null && (board.unit !== 'strokes' || status !== 'playing'))
        expect(texts(row), board.format).toContain(String(value).replace('-', '−'))
    }
  }
})

test('matches are written as golfers say them', async () => {
  const page = await open('')
  const played = boards.filter(({ flights }) => flights.some(({ matches = [] }) => matches.length > 0))
  expect(played.map(({ format }) => format)).toEqual(expect.arrayContaining(['matchPlay', 'teamMatch', 'nassau']))
  for (const { format, leaderboardId, flights } of played) {
    const [, section = ''] =
      new RegExp(`<div id="board-${leaderboardId}-\\d+-matches"[^>]*>(.*?)</div>`).exec(page) ?? []
    for (const { label, winner, upBy, finished, thru } of flights.flatMap(({ matches = [] }) => matches)) {
      if (winner) expect(section, format).toMatch(new RegExp(` beat [^<]*${label.replace('&', '&amp;')}<`))
      else if (!finished && thru > 0)
        expect(section, format).toContain(upBy === 0 ? `all square thru ${thru}` : ` ${Math.abs(upBy)} up on `)
    }
    expect(section, format).not.toMatch(/<(td|th scope="row")[^>]*>\s*<\/(td|th)>/)
  }
})

test('skins and contests name who won what', async () => {
  const page = await open('')
  const given = boards.flatMap(({ flights }) => flights.flatMap(({ awards = [] }) => awards))
  expect(given.length).toBeGreaterThan(0)
  expect(page).toContain('Closest to the pin')
  expect(page).toMatch(/<div id="board-\d+-\d+-awards"/)
  expect(page).toContain('>Round 1, hole 1: no winner, the skin is carried over<')
  expect(page).toMatch(/>Round 1: \d+ skins waiting for a winner</)
})

test('every side of every format has a card', async () => {
  for (const board of boards) {
    for (const { sideId, players: own } of board.flights.flatMap(flight => flight.rows)) {
      if (own.length === 0) continue
      const card = await open(`/cards/${board.leaderboardId}/${sideId}`)
      expect(card, board.format).toContain('<article class="player">')
      expect(card, board.format).toContain('Round 1')
      expect(card, board.format).not.toMatch(noise)
    }
  }
})
