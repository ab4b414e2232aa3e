import { inflateSync } from 'node:zlib'
import decodeQr from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  canRead,
  hardEvent,
  imageOfPdf,
  longFirstName,
  longLastName,
  printed,
  textOfPdf,
} from '../../test/testPrintouts.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let eventId: string
beforeAll(async () => {
  world = await startWorld()
  eventId = await hardEvent(world)
})
afterAll(() => world.close())

const forms = ['scorecards', 'playerScorecards', 'cartSigns', 'labels'] as const
// The one with the Hangul name has no tee time.
const names = [
  'Ana Silva',
  '太郎 山田',
  'Łukasz Żółkiewski',
  'Thị Ánh Nguyễn',
  'Nina Lima',
  `${longFirstName} ${longLastName}`,
]

describe.runIf(canRead)('forms on paper', () => {
  test.each(forms.flatMap(form => ['A4', 'Letter'].map(paper => [form, paper] as const)))(
    '%s on %s hold every name whole, with the time of printing and the version on each page',
    async (form, paper) => {
      const bytes = await printed(world, eventId, form, `?paper=${paper}`)
      const text = textOfPdf(bytes)
      for (const name of names) expect(text, name).toContain(name.replaceAll(' ', ''))
      expect(text).toContain('Smith⛳')
      const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
      expect(text.match(/Printed1May2026,10:00,version[0-9a-f]{8}/g)).toHaveLength(pages)
    },
  )

  test('a card has yards and pars of the tee of the player with their sums, the handicap and the lines to sign', async () => {
    const text = textOfPdf(await printed(world, eventId, 'scorecards'))
    for (const part of [
      'OUT',
      'IN',
      'TOT',
      'HCP',
      'NET',
      '3420',
      '6840',
      '36',
      '72',
      'Handicap+3',
      'Player',
      'Marker',
      'Hole10B',
    ])
      expect(text).toContain(part)
  })

  test('holes stand in the order from the start hole on', async () => {
    const text = textOfPdf(await printed(world, eventId, 'scorecards'))
    const order = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4].join('')
    expect(text).toContain(`Hole${order}OUTINTOTHCPNET`)
    expect(text).toContain('Hole101112131415161718IN123456789OUTTOTHCPNET')
  })

  test('the code of a card leads to the scoring link: the general one for a group, the personal one for a player', async () => {
    const { url } = await world.call('getScoringLink', { params: { eventId } })
    expect(codesIn(await printed(world, eventId, 'scorecards'))).toEqual([url])
    const [first] = (await world.call('listTeePairings', { params: { eventId } }))[0]?.players ?? []
    const own = await world.call('getPlayerScoringLink', { params: { eventId, playerId: first?.playerId ?? 0 } })
    expect(codesIn(await printed(world, eventId, 'playerScorecards'))).toEqual([own.url])
  })
})

test.each([0, 9, 18, 40, -3])('there is a dot for each of %i strokes on each of eight cards', async playing => {
  const dotted = await hardEvent(world)
  const players = await world.call('listEventPlayers', { params: { eventId: dotted } })
  for (const { playerId } of players)
    await world.call('setPlayerCourseAndPlayingHandicap', {
      params: { eventId: dotted, playerId },
      body: { hcCourse: playing, hcPlaying: playing, manualMsg: 'Test' },
    })
  expect(dotsIn(await printed(world, dotted, 'scorecards'))).toBe(8 * Math.abs(playing))
  expect(dotsIn(await printed(world, dotted, 'playerScorecards'))).toBe(8 * Math.abs(playing))
})

test.runIf(canRead)(
  'teams with one ball have a card for the team; signs for carts still name the players',
  async () => {
    const leaderboards = [{ name: 'Scramble', format: 'scramble', flights: [{ name: 'All', teams: ['t0', 't1'] }] }]
    const scramble = await hardEvent(world, {}, { leaderboards })
    const cards = await printed(world, scramble, 'playerScorecards')
    expect(cards.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    const text = textOfPdf(cards)
    for (const part of ['Lima&Silva', 'Others', 'NinaLima,AnaSilva']) expect(text).toContain(part)
    expect(text).not.toContain('Handicap+3')
    // One card for a team of women and men shows the yards of both tees.
    const ofGroups = textOfPdf(await printed(world, scramble, 'scorecards'))
    for (const tee of ['YardsWhite', 'YardsRed']) expect(ofGroups.split(tee)).toHaveLength(3)
    expect(textOfPdf(await printed(world, scramble, 'cartSigns'))).toContain('NinaLima')
  },
)

test.runIf(canRead)(
  'of a multi-round event the cards of all rounds are printed, and those of one round by its id',
  async () => {
    const whole = textOfPdf(await printed(world, 'M-100', 'scorecards'))
    const first = textOfPdf(await printed(world, 'S-101', 'scorecards'))
    expect([whole.includes('Cup,round1'), whole.includes('Cup,round2')]).toEqual([true, true])
    expect([first.includes('Cup,round1'), first.includes('Cup,round2')]).toEqual([true, false])
  },
)

test.runIf(canRead)(
  'tees of one name are told apart by gender, and a tee without yards has no row for them',
  async () => {
    await world.rows(`update course_tee set name = 'White', yards = null where tee_id in (21, 23)`)
    const players = ['p0', 'p1']
    const mixed = await hardEvent(
      world,
      {},
      { courseIds: [2], teePairings: [{ teeTime: '2026-05-02T08:10:00+01:00', players }] },
    )
    expect(textOfPdf(await printed(world, mixed, 'scorecards'))).not.toContain('Yards')
    await world.rows(
      `update course_tee set yards = (select yards from course_tee where tee_id = 11) where tee_id in (21, 23)`,
    )
    const text = textOfPdf(await printed(world, mixed, 'scorecards'))
    expect(text).toContain('YardsWhite(women)')
    expect(text).toContain('YardsWhite(men)')
  },
)

test('contests have a sheet each: every par 3, and the longest hole of those where the drive counts', async () => {
  const bytes = await printed(world, eventId, 'contestSheets')
  if (!canRead) return
  const text = textOfPdf(bytes)
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(text.match(/Closesttothepin/g)?.length).toBe((pages ?? 0) - 1)
  expect(text.match(/Longestdrive/g)).toHaveLength(1)
})

test.runIf(canRead)('the code of the poster leads to the results, also before there are tee times', async () => {
  for (const event of [eventId, 'S-120']) {
    const { url } = await world.call('getResultsLink', { params: { eventId: event } })
    const { width, height, data } = imageOfPdf(await printed(world, event, 'poster'), 1, 100)
    expect(decodeQr({ width, height, data })).toBe(url)
  }
})

test('labels fill a sheet before the next begins: 21 on A4, 30 on Letter', async () => {
  const players = Array.from({ length: 25 }, (_, at) => ({
    key: `p${at}`,
    firstName: 'A',
    lastName: `B${at}`,
    gender: 'M',
  }))
  const teePairings = Array.from({ length: 7 }, (_, at) => ({
    teeTime: `2026-05-02T08:${at}0:00+01:00`.replace(':60', ':59'),
    players: players.slice(4 * at, 4 * at + 4).map(({ key }) => key),
  }))
  const full = await hardEvent(world, {}, { players, teePairings, handicaps: [], teams: [], leaderboards: [] })
  const pages = async (paper: string) =>
    (await printed(world, full, 'labels', `?paper=${paper}`)).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect([await pages('A4'), await pages('Letter')]).toEqual([2, 1])
})

test('a group of more than six goes on on another page', async () => {
  const players = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']
  const large = await hardEvent(world, {}, { teePairings: [{ teeTime: '2026-05-02T08:10:00+01:00', players }] })
  const cards = await printed(world, large, 'scorecards')
  expect(cards.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('juniors have their names on forms unless the form itself says otherwise', async () => {
  const hidden = await hardEvent(world, {
    juniors: { shown: 'initials' },
    documents: { cartSigns: { juniors: 'initials' } },
  })
  if (!canRead) return
  expect(textOfPdf(await printed(world, hidden, 'scorecards'))).toContain('NinaLima')
  const signs = textOfPdf(await printed(world, hidden, 'cartSigns'))
  expect(signs).toContain('N.L.')
  expect(signs).not.toContain('Nina')
})

test('the paper is that of the settings, unless another is asked for', async () => {
  const letter = await hardEvent(world, { paper: 'Letter', documents: { cartSigns: { paper: 'A4' } } })
  const sizeOf = (bytes: Buffer) =>
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
      .exec(bytes.toString('latin1'))
      ?.slice(1)
      .map(Math.round as never)
  expect(sizeOf(await printed(world, letter, 'playerScorecards'))).toEqual([612, 792])
  expect(sizeOf(await printed(world, letter, 'teeSheet'))).toEqual([612, 792])
  expect(sizeOf(await printed(world, letter, 'cartSigns'))).toEqual([595, 842])
  expect(sizeOf(await printed(world, letter, 'cartSigns', '?paper=Letter'))).toEqual([612, 792])
  expect(sizeOf(await printed(world, letter, 'scorecards'))).toEqual([792, 612])
})

test.each([...forms, 'contestSheets', 'teeSheet', 'starterSheet', 'alphabeticalList', 'checkInList'] as const)(
  '%s is the same version until something on it changes, however often it is printed',
  async document => {
    const own = await hardEvent(world)
    const ask = (tag?: string) =>
      world.app.inject({
        url: `/v1/events/${own}/documents/${document}`,
        headers: { authorization: `Bearer ${world.token('club')}`, ...(tag !== undefined && { 'if-none-match': tag }) },
      })
    const tag = String((await ask()).headers.etag)
    world.setClock('2026-05-01T11:00:00Z')
    expect((await ask(tag)).statusCode).toBe(304)
    const [pairing] = await world.call('listTeePairings', { params: { eventId: own } })
    const body = [{ id: pairing?.id ?? 0, teeTime: '2026-05-02T08:20:00+01:00' }]
    await world.call('updateTeePairings', { params: { eventId: own }, body })
    expect((await ask(tag)).statusCode).toBe(200)
    world.setClock('2026-05-01T09:00:00Z')
  },
)

test('an event without tee times prints a page that says what to do', async () => {
  const bytes = await printed(world, 'S-120', 'scorecards')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  if (canRead) expect(textOfPdf(bytes)).toContain('Maketheteesheetfirst')
})

/** What the code on the first page says. */
function codesIn(bytes: Buffer): readonly string[] {
  const { width, height, data } = imageOfPdf(bytes, 1, 200)
  const top = { width, height: Math.floor(height / 4) }
  return [decodeQr({ ...top, data: data.subarray(0, width * top.height * 3) })]
}

/** How many circles are drawn: each is four curves, and nothing else is round. */
function dotsIn(bytes: Buffer): number {
  const streams = bytes.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)
  const drawn = [...streams].map(([, deflated = '']) => inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1'))
  return drawn.reduce((sum, text) => sum + (text.match(/ c\n/g)?.length ?? 0) / 4, 0)
}
