/** Printouts for tests: an event with names that are hard to print, and what stands on a page and in a PDF. */
import { spawnSync } from 'node:child_process'
import { needs } from './needs.ts'
import { importFile } from './playedEvent.ts'
import type { World } from './world.ts'

export const longFirstName = 'Wolfgang Amadeus Theophilus Johannes Chrysostomus Sigismundu'
export const longLastName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'

const people = [
  ['Ana', 'Silva', 'F'],
  [longFirstName, longLastName, 'M'],
  ['太郎', '山田', 'M'],
  ['민준', '김', 'M'],
  ['Łukasz', 'Żółkiewski', 'M'],
  ['Thị Ánh', 'Nguyễn', 'F'],
  ['🏌️ Bob', 'Smith⛳', 'M'],
  ['שלום', 'כהן', 'M'],
] as const

/**
 * Imports an event of two groups that start on holes 5 and 10, two teams and boards of players and teams; one more player, Nina Lima, is 17
 * on the day and nicknamed. Returns its id.
 */
export async function hardEvent(world: World, printCentre: object = {}, more: object = {}): Promise<string> {
  const players = people.map(([firstName, lastName, gender], index) => ({
    key: `p${index}`,
    firstName,
    lastName,
    gender,
  }))
  const junior = {
    key: 'nina',
    firstName: 'Nina',
    lastName: 'Lima',
    gender: 'F',
    email: `nina.${crypto.randomUUID()}@example.com`,
    dob: '2008-05-03',
    handle: 'Ninja',
  }
  const keys = players.map(({ key }) => key)
  const halves = [[...keys.slice(0, 3), 'nina'], keys.slice(4)]
  const start = { teeTime: '2026-05-02T08:10:00+01:00' }
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Cup of 山田',
    startDate: '2026-05-02',
    endDate: '2026-05-02',
    timeZone: 'Europe/Lisbon',
    state: 'published',
    courseIds: [1],
    settings: { printCentre },
    players: [...players, junior],
    handicaps: [...keys, 'nina'].map((player, at) => ({
      player,
      hcCourse: at * 7 - 3,
      hcPlaying: at * 7 - 3,
      reason: 'Test',
    })),
    teams: [
      { key: 't0', name: 'Lima & Silva', players: halves[0] },
      { key: 't1', name: 'Others', players: halves[1] },
    ],
    teePairings: [
      { ...start, teeHole: 5, players: halves[0] },
      { ...start, teeHole: 10, teeGroup: 'B', players: halves[1] },
    ],
    leaderboards: [
      { name: 'Medal', format: 'strokePlay', flights: [{ name: 'All', players: [...keys, 'nina'] }] },
      { name: 'Pairs', format: 'bestBall', flights: [{ name: 'Teams', teams: ['t0', 't1'] }] },
    ],
    ...more,
  })
  return eventId
}

/** The PDF of a document, as the interface prints it. */
export async function printed(world: World, eventId: string, document: string, query = ''): Promise<Buffer> {
  const response = await world.app.inject({
    url: `/v1/events/${eventId}/documents/${document}${query}`,
    headers: { authorization: `Bearer ${world.token('club')}` },
  })
  if (response.statusCode !== 200) throw new Error(response.payload)
  return response.rawPayload
}

/** All text of a PDF without spaces, nor the marks of direction that the reader adds. */
export function textOfPdf(bytes: Buffer): string {
  return tool('pdftotext', ['-raw', '-', '-'], bytes)
    .toString()
    .replaceAll(/[\s\u202a-\u202e]+/g, '')
}

/** Whether the tools that read a PDF are on this machine. */
export const canRead = needs(
  ['pdftotext', 'pdftoppm'].every(name => spawnSync(name, ['-v']).error === undefined),
  'what a PDF says and shows, because pdftotext or pdftoppm is missing',
  'apt-get install poppler-utils',
)

/** One page of a PDF as an image: three bytes for each dot. */
export function imageOfPdf(bytes: Buffer, page: number, dotsPerInch: number) {
  const ppm = tool('pdftoppm', ['-r', `${dotsPerInch}`, '-f', `${page}`, '-l', `${page}`, '-'], bytes)
  const [, width = '0', height = '0'] = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.subarray(0, 40).toString('latin1')) ?? []
  const data = ppm.subarray(ppm.length - Number(width) * Number(height) * 3)
  return { width: Number(width), height: Number(height), data: new Uint8Array(data) }
}

function tool(name: string, args: readonly string[], input: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(name, [...args], { input, maxBuffer: 1e9 })
  if (status !== 0) throw new Error(stderr.toString())
  return stdout
}

/** The texts of the cells of a page, row by row, without those that are empty; what a card says of a whole group stands before its rows. */
export function cellsOfPage(html: string): readonly string[] {
  const seen = html.replaceAll(/<span class="hidden">[^<]*<\/span>|<\/?(?:a|bdi|span)\b[^>]*>/g, '')
  return [...seen.matchAll(/<(?:td|b|th scope="row")(?: [^>]*)?>([^<]*)</g)]
    .map(([, text = '']) => unescaped(text))
    .filter(Boolean)
}

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
