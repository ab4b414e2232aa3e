/** Events in every state and of every size that a page has to look well in, as files that the demo imports. */
import { scriptNames } from '../test/scriptNames.ts'

/** A name for the pictures, and the file of the event. */
export type StateEvent = { readonly name: string; readonly file: object }

const states = ['draft', 'published', 'in progress', 'suspended', 'completed', 'official', 'cancelled'] as const
type State = (typeof states)[number]
type Names = readonly (readonly [firstName: string, lastName: string])[]

const firstNames = ['Anna', 'Tiago', 'Siobhán', 'Łukasz', 'Inês', 'Søren', 'Marie-Claire', 'João', 'Heike', 'Mia']
const lastNames = [
  'Lopes',
  'Moura',
  'Dunmore',
  'Kowalczyk',
  'Valente',
  'Østergaard',
  'de la Fontaine',
  'Cortês',
  'Voß',
  'Ng',
]
const longFirst = 'Maximiliana Theodora Konstantina'
const longLast = 'Wolfeschlegelsteinhausenbergerdorff-Oppenheimersworth'
const rightToLeft = ['Arabic', 'Hebrew', 'Thaana'].flatMap(script => {
  const [first = '', last = ''] = scriptNames[script] ?? []
  return [[first, last] as const, [last, first] as const]
})

/** Where the events are played: a community, and a course with its pars. */
export type Venue = { readonly communityId: number; readonly courseId: number; readonly pars: readonly number[] }

/** The events at a venue: the same in every run. */
export function stateEvents(venue: Venue): readonly StateEvent[] {
  const event = (name: string, state: State, names: Names, title = `Club Championship, ${name}`) => ({
    name: name.replaceAll(' ', '-'),
    file: fileOf(title, state, names, venue),
  })
  return [
    ...states.map(state => event(state, state, peopled(24))),
    event('empty', 'published', []),
    event('one player', 'in progress', peopled(1)),
    event('200 players', 'in progress', peopled(200)),
    event(
      'longest names',
      'in progress',
      Array.from({ length: 12 }, (_, at) => [`${longFirst}${at || ''}`, longLast] as const),
      `The ${longLast} Memorial Foursomes Championship of the South Coast`,
    ),
    event('right to left', 'in progress', rightToLeft, 'بطولة النادي المفتوحة'),
  ]
}

function peopled(count: number): Names {
  return Array.from({ length: count }, (_, at) => {
    const again = at >= 100 ? ` ${Math.floor(at / 100) + 1}` : ''
    return [firstNames[at % 10] ?? '', `${lastNames[(at + Math.floor(at / 10)) % 10]}${again}`]
  })
}

function fileOf(name: string, state: State, names: Names, { communityId, courseId, pars }: Venue) {
  const players = names.map(([firstName, lastName], at) => ({
    key: `p${at}`,
    firstName,
    lastName,
    gender: at % 3 ? 'M' : 'F',
  }))
  const keys = players.map(({ key }) => key)
  const pairs = Math.floor(keys.length / 2)
  const isPlayed = state !== 'draft' && state !== 'published' && state !== 'cancelled'
  const isOver = state === 'completed' || state === 'official'
  return {
    communityId,
    name,
    startDate: '2026-05-02',
    endDate: '2026-05-02',
    timeZone: 'Europe/Lisbon',
    state,
    courseIds: [courseId],
    info: 'Two drops on the 7th; the car park of the tennis club is open.',
    players,
    handicaps: players.map(({ key }, at) => ({ player: key, hcIndex: ((at * 7) % 28) - 1 })),
    teams: Array.from({ length: pairs }, (_, at) => ({
      key: `t${at}`,
      name: `Pair ${at + 1}`,
      players: keys.slice(2 * at, 2 * at + 2),
    })),
    teePairings: Array.from({ length: Math.ceil(keys.length / 4) }, (_, at) => ({
      teeTime: `2026-05-02T${String(7 + Math.floor(at / 7)).padStart(2, '0')}:${String((at % 7) * 8).padStart(2, '0')}:00+01:00`,
      players: keys.slice(4 * at, 4 * at + 4),
    })),
    leaderboards:
      keys.length === 0
        ? []
        : [
            {
              name: 'Net stroke play',
              format: 'strokePlay',
              settings: { score: 'net' },
              payouts: { feeCents: 1000, table: 'fivePlaces' },
            },
            { name: 'Pairs, best ball', format: 'bestBall' },
            { name: 'Skins', format: 'skins', payouts: { feeCents: 500 } },
          ],
    ...(isPlayed && {
      scores: keys.map((player, at) => ({
        player,
        strokes: pars.map((par, hole) => (isOver || hole < 17 - ((at * 5) % 13) ? par + difference(at, hole) : null)),
      })),
    }),
  }
}

/** How far a score is from par: golf as it is, the same in every run. */
function difference(player: number, hole: number): number {
  return [0, 1, 0, -1, 1, 2, 0, 0, 1, 0, 1, -1, 3][(player * 5 + hole * 7 + player * hole) % 13] ?? 0
}
