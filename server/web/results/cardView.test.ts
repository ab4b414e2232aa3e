import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { notation } from './notation.ts'

let world: World
let results: string
beforeAll(async () => {
  world = await startWorld()
  await world.rows(`update leaderboard set settings = '{"format":{"score":"net"}}' where leaderboard_id = 1021`)
  results = new URL((await world.call('getResultsLink', { params: { eventId: 'S-110' } })).url).pathname
  await recordCards(world, 'S-110', [
    { playerId: 1, strokes: [3, 6, 4, 2, 4, 0, ...Array(12).fill(null)] },
    { playerId: 2, strokes: [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5] },
  ])
})
afterAll(() => world.close())

const open = async (path: string) => (await world.app.inject({ url: results + path })).payload
/** What a screen reader says of the strokes, hole by hole. */
const said = (page: string) =>
  [...page.matchAll(/<span class="score ?([^"]*)">([^<]*)<\/span>.*?<span class="hidden">([^<]*)<\/span>/g)].map(
    ([, mark, strokes, words]) => [strokes, mark, words],
  )

test('the card of a net board marks strokes against net par, with the strokes received, and against par when gross is asked for', async () => {
  const net = await open('/cards/1021/1')
  expect(said(net).slice(0, 7)).toEqual([
    ['3', 'eagle', 'net eagle or better, 1 received'],
    ['6', 'bogey', 'net bogey, 1 received'],
    ['4', 'bogey', 'net bogey'],
    ['2', 'eagle', 'net eagle or better, 1 received'],
    ['4', 'birdie', 'net birdie, 1 received'],
    ['X', '', 'picked up, 1 received'],
    ['', '', ''],
  ])
  expect(net).toContain('<th scope="row">Net</th>')
  const gross = await open('/cards/1021/1?show=gross')
  expect(said(gross).slice(0, 6)).toEqual([
    ['3', 'birdie', 'birdie, 1 received'],
    ['6', 'double', 'double bogey or worse, 1 received'],
    ['4', 'bogey', 'bogey'],
    ['2', 'eagle', 'eagle or better, 1 received'],
    ['4', '', 'par, 1 received'],
    ['X', '', 'picked up, 1 received'],
  ])
  expect(gross).not.toContain('<th scope="row">Net</th>')
})

test('a card has a dot for each stroke received, also in the legend, and says the day, the start, the partners and the index', async () => {
  await world.rows(`insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
    select 1, 110, 3, tee_pairing_id, 110 from tee_pairing_player where event_id = 110 and player_id = 1`)
  await tellPages()
  const page = await open('/cards/1021/1')
  const [, hole = ''] = /<tr class="taken">.*?<td>(.*?)<\/td>/s.exec(page) ?? []
  expect(hole).toContain('<span class="dots" aria-hidden="true"><i></i></span>')
  expect(page).toContain('<span><span class="dots"><i></i></span>stroke received</span>')
  expect(page).toContain('<li>10 June 2026</li><li>09:00 from hole 1</li>')
  expect(page).toMatch(/<li>with [^<]*Carla [^<]*<\/li>/)
  expect(page).toMatch(/<ul class="facts-line">.*<li>handicap index \d+\.\d<\/li>/s)
})

test('where there is little room the gross strokes of a net board stand below the name', async () => {
  expect(await open('')).toMatch(/data-id="2".{0,200}<th scope="row" data-under="Gross 72">/)
})

test('OUT, IN and TOT are the sums of a card', async () => {
  const page = await open('/cards/1021/2?show=gross')
  for (const [name, sum] of [
    ['OUT', 36],
    ['IN', 36],
    ['TOT', 72],
  ])
    expect(page).toMatch(new RegExp(`class="sum">${name}</th>[\\s\\S]*class="sum">${sum}</td>`))
})

test('"Why?" ends in the position that the board shows, and explains the handicap', async () => {
  const page = await open('/cards/1021/2')
  const standings = await world.call('getStandings', { params: { eventId: 'S-110', leaderboardId: 1021 } })
  const row = standings.flights.flatMap(({ rows }) => rows).find(({ sideId }) => sideId === 2)
  expect(page).toMatch(new RegExp(`<th scope="row">position</th><td>[^<]*</td><td class="end">${row?.label}</td>`))
  expect(page).toContain('Playing handicap, round 1')
})

test('"Why?" is answered in the language of the page, with its decimals and the names of the books', async () => {
  const page = await open('/cards/1021/2?lang=de')
  const why = page.slice(page.indexOf('<details class="why">'))
  expect(why).toMatch(
    /<th scope="row">Rang<\/th><td>\d+ besser<\/td>|<th scope="row">Rang<\/th><td>niemand besser<\/td>/,
  )
  expect(why).toContain('<th scope="row">Course Handicap<span class="quiet rule">Handicap-Regeln 6.1</span></th>')
  expect(why).toMatch(/<td>\d+(,\d)? x \d+ \/ 113 \+ \d+(,\d)? - \d+<\/td><td class="end">\d+,\d+<\/td>/)
  expect(why).not.toMatch(/\d\.\d(?![^<]*<\/span>)/)
})

test('the card of a player who has not begun tells the start and leads to the tee time of the player as a calendar', async () => {
  const { url } = await world.call('getResultsLink', { params: { eventId: 'M-100' } })
  const standings = await world.call('getStandings', { params: { eventId: 'M-100', leaderboardId: 1001 } })
  const waiting = standings.flights.flatMap(({ rows }) => rows).find(({ start }) => start)
  const { payload } = await world.app.inject({ url: `${new URL(url).pathname}/cards/1001/${waiting?.sideId}` })
  // Where the event is, in summer an hour after the time that programs read.
  expect(waiting?.start?.teeTime).toMatch(/T07:00:00.000\+00:00$/)
  expect(payload).toContain('<strong>starts 08:00</strong>')
  const [, calendar = ''] = /href="([^"]+calendar[^"]+)"/.exec(payload) ?? []
  expect((await world.app.inject({ url: calendar })).payload).toContain('BEGIN:VEVENT')
  expect(await open('/cards/1021/2')).not.toContain('calendar')
})

test('a junior is masked on the page, the card, the screen and the frame, in titles and explanations too', async () => {
  await world.rows(`update player set dob = '2012-01-01' where player_id = 2`)
  await world.rows(
    `update event set settings = '{"printCentre":{"juniors":{"shown":"initials"}}}' where event_id = 110`,
  )
  await tellPages()
  for (const view of ['', '/cards/1021/2', '/holes/1021/1', '/tv', '/embed']) {
    const page = await open(view)
    expect(page).toContain('B. C.')
    expect(page).not.toMatch(/Bruno|Costa/)
  }
  await world.rows(`update player set dob = null where player_id = 2`)
  await tellPages()
  expect(await open('/cards/1021/2')).toContain('Bruno Costa')
})

/** Rows written past the service tell of no change. */
async function tellPages(): Promise<void> {
  await world.rows(
    `insert into change (community_id, event_id, at, kind, subject) values (1, null, now(), 'test.changed', '{}')`,
  )
  world.service.changes.touched([{ communityId: 1, kind: 'test.changed' }])
}

test('the row of the player leads to the card, and markup in names shows as text', async () => {
  expect(await open('')).toContain(`<a href="${results}/cards/1021/1"><bdi>Ana Silva</bdi></a>`)
  await world.rows(`update player set last_name = '<script>alert(1)</script>' where player_id = 1`)
  await world.rows(`update event set name = '"><script>' where event_id = 110`)
  await tellPages()
  for (const view of ['', '/cards/1021/1', '/holes/1021/1', '/tv', '/embed', '/tv?message=%3Cscript%3E']) {
    const page = await open(view)
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script>/)
  }
})

test('the reason stands above the card: as it stands while play goes on, and the strokes received', async () => {
  const page = await open('/cards/1021/2')
  expect(page).toMatch(/<section class="reason"><h2>Why [^<]+<\/h2><p class="say">As it stands, [^<]+<\/p>/)
  expect(page.indexOf('class="reason"')).toBeLessThan(page.indexOf('class="round"'))
  // The handicap of this card was not computed: a sum that does not come to it is left out.
  expect(page).toContain('<h3>Why 6 strokes?</h3><p>6 strokes received, on the filled holes:</p>')
})

test('a tie that the last nine broke shows both values, the band, and what was not needed', async () => {
  await world.rows(
    `update leaderboard set settings = '{"format":{"score":"gross"},"ties":{"steps":"cards"}}' where leaderboard_id = 1021`,
  )
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: [3, 4, 3, 5, 4, 4, 3, 4, 5, 5, 4, 3, 5, 4, 4, 3, 4, 5] }])
  await world.rows(`update event set state = 'completed' where event_id = 110`)
  await tellPages()
  const page = await open('/cards/1021/2')
  expect(page).toContain('<h2>Why first?</h2>')
  expect(page).toContain('finished level on 72. The tie was broken on the last 9 holes:')
  expect(page).toContain('One stroke decided it.')
  expect(page.match(/<text class="band"[^>]*>Holes 10 to 18 decided the tie</g)).toHaveLength(2)
  expect(page).toMatch(/aria-label="To par after each hole: Bruno E, /)
  expect(page).toMatch(
    /<tr class="decides"><th scope="row">Holes 10 to 18<small>decides<\/small><\/th><td class="best">36<\/td><td>37<\/td><\/tr>/,
  )
  expect(page).toContain('Not needed: holes 13 to 18, holes 16 to 18, hole 18')
  const explained = await world.call('explainStanding', {
    params: { eventId: 'S-110', leaderboardId: 1021, sideId: 1 },
    query: {},
  })
  expect(explained.reason?.title).toBe('Why second?')
  expect(explained.reason?.text).toContain('Bruno 36')
  // Programs and the console have the table and the picture of the page as data.
  expect(explained.reason?.tie).toEqual({
    sides: ['Ana', 'Bruno'],
    total: 72,
    rows: [{ what: 'Holes 10 to 18', outcome: 'decides', values: [37, 36], best: 1 }],
    notNeeded: ['holes 13 to 18', 'holes 16 to 18', 'hole 18', 'holes 4 to 9', 'holes 7 to 9', 'hole 9'],
  })
  const { sides = [], band } = explained.reason?.picture ?? {}
  expect(sides.map(({ name, toPar }) => [name, toPar.length, toPar.at(-1)])).toEqual([
    ['Ana', 19, 0],
    ['Bruno', 19, 0],
  ])
  expect(band).toEqual({ from: 9, to: 18, said: 'Holes 10 to 18 decided the tie' })
})

test('notation has two rings or boxes at most', () => {
  expect([-4, -2, -1, 0, 1, 2, 6].map(toPar => notation(toPar, false, 'en').mark)).toEqual([
    'eagle',
    'eagle',
    'birdie',
    '',
    'bogey',
    'double',
    'double',
  ])
})
