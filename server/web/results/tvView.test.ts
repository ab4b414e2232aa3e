/** What a screen on a wall says of the round that is being played. */
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
import { balanced } from './tvSlides.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const day = { startDate: '2026-05-01', endDate: '2026-05-02' }
const par = parsOf(72)

let world: World
let eventId: string
let results: string
let ids: ReadonlyMap<number, number>
beforeAll(async () => {
  world = await startWorld()
  const courseId = await importCourse(world, 'Course of the screen', par)
  const players = Array.from({ length: 8 }, (_, at) => numberedPlayer(at + 1))
  const keys = players.map(({ key }) => key)
  const teams = [0, 1, 2, 3].map(at => ({ key: `t${at}`, name: `Pair ${at + 1}`, players: [keys[at], keys[at + 4]] }))
  const time = (minute: number) => `2026-05-01T08:${String(minute).padStart(2, '0')}:00+01:00`
  const made = await importFile(world, {
    communityId: 1,
    name: 'Singles and pairs',
    ...day,
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    settings: { screen: { sponsors: [{ name: 'Quinta & Sons' }, { name: 'Adega', logo: pixel }] } },
    courseIds: [courseId],
    players,
    teams,
    handicaps: keys.map(player => ({ player, hcIndex: 0 })),
    leaderboards: [
      { name: 'Singles', format: 'strokePlay', flights: [{ name: 'All', players: keys }] },
      { name: 'Pairs', format: 'bestBall', flights: [{ name: 'All pairs', teams: teams.map(({ key }) => key) }] },
    ],
    // Partners play in different groups: what a pair has played is not what a group has.
    teePairings: [0, 1, 2, 3].map(at => ({ teeTime: time(10 * at), players: keys.slice(2 * at, 2 * at + 2) })),
  })
  eventId = made.eventId
  ids = await idsByNumber(world, eventId)
  results = new URL((await world.call('getResultsLink', { params: { eventId } })).url).pathname
  const to = (holes: number, last = 0) =>
    par.map((one, at) => (at < holes ? one + (at + 1 === holes ? last : 0) : null))
  await recordCards(
    world,
    eventId,
    [to(18), to(18), to(9, -1), to(8), to(3), to(3, -2), [...to(0)], [...to(0)]].flatMap((strokes, at) => {
      const playerId = ids.get(at + 1)
      return playerId === undefined ? [] : [{ playerId, strokes }]
    }),
  )
})
afterAll(() => world.close())

async function screen(query = ''): Promise<string> {
  return (await world.app.inject({ url: `${results}/tv${query}` })).payload
}

function slide(page: string, id: string): string {
  return new RegExp(`<section data-slide="${id}[^>]*>.*?</section>`).exec(page)?.[0] ?? ''
}

test('a group has played what its own cards have, whatever the leaderboard of pairs says of its players', async () => {
  const page = await screen()
  const rows = [...slide(page, 'out').matchAll(/<tr data-id.*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  )
  expect(rows).toEqual(['08:10 1 Player 00003, Player 00004 9', '08:20 1 Player 00005, Player 00006 3'])
  expect(page).toContain('2 groups on the course, 1 in')
  expect(slide(page, 'times')).toContain(
    '<b>08:30</b> Tee 1</h3><p><bdi>Player 00007</bdi></p><p><bdi>Player 00008</bdi></p>',
  )
  expect(slide(page, 'times')).not.toContain('Player 00005')
})

test('what happened last is said as golfers say it', async () => {
  const said = [...(await screen()).matchAll(/<li>(Player.*?)<\/li>/g)].map(([, words]) => words)
  expect(said).toEqual(['Player 00006: hole in one at 3', 'Player 00003: gross birdie at 9'])
})

test('sponsors have a slide, and a logo has an address of its own', async () => {
  const sponsors = slide(await screen(), 'sponsors')
  expect(sponsors).toContain('Quinta &amp; Sons')
  const address = /src="([^"]+)"/.exec(sponsors)?.[1] ?? ''
  const logo = await world.app.inject({ url: address })
  expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png'])
  expect(`data:image/png;base64,${logo.rawPayload.toString('base64')}`).toBe(pixel)
  expect((await world.app.inject({ url: address.replace(/[^/]+$/, 'other.png') })).statusCode).toBe(404)
})

test('a screen asks for eighteen rows by its address, and for nothing else', async () => {
  const [usual, more, other] = await Promise.all([screen(), screen('?rows=18'), screen('?rows=7000')])
  expect(other).toBe(usual)
  expect(more).toContain('tv/stream?rows=18')
})

test('pages are as long as each other, or one row shorter', () => {
  const lengths = (rows: number, most: number) => balanced(Array(rows).fill(0), most).map(({ length }) => length)
  expect(lengths(25, 12)).toEqual([9, 8, 8])
  expect(lengths(12, 12)).toEqual([12])
  expect(lengths(13, 12)).toEqual([7, 6])
  expect(lengths(1, 18)).toEqual([1])
})

test('play that waits is said in a band with the reason and since when', async () => {
  await world.call('setEventState', { params: { eventId }, body: { state: 'suspended', reason: 'Lightning' } as never })
  expect(await screen()).toMatch(
    /<p class="banner harm" role="note"><strong>Play is suspended: Lightning<\/strong><span>since \d/,
  )
})

test('once results are official the winners come first', async () => {
  const first = async () => /<section data-slide="([^"]+)"/.exec(await screen())?.[1]
  expect(await first()).toMatch(/^board-/)
  for (const state of ['in progress', 'completed', 'official'])
    await world.call('setEventState', { params: { eventId }, body: { state } as never })
  expect(await first()).toBe('winners/0')
  const won = slide(await screen(), 'winners')
  expect(won).toContain('<p class="of-board">Singles, All</p>')
  expect(won).toContain('<bdi>Player 00001</bdi>')
})
