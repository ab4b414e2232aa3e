/** The event of two rounds that is being played: yesterday's cards are complete, today's are as far as the groups have come. */

import type { CourseFile } from '../../../contract/files/courseFile.ts'
import type { EventFile, EventFileRound } from '../../../contract/files/eventFile.ts'
import { add, fraction, round } from '../../../rules/exact.ts'
import { courseHandicapFor } from '../../../rules/handicap/courseHandicap.ts'
import { teamHandicap } from '../../../rules/handicap/teamHandicap.ts'
import { anotherCard, gross, playedThru, realCards, type Strokes, toHandicap } from './cards.ts'
import {
  communities,
  type Day,
  indexOf,
  inGroups,
  keyOf,
  moment,
  registered,
  type SampleMoment,
  startBefore,
  teeSheet,
  timeZone,
} from './field.ts'
import { birds } from './names.ts'
import type { SamplePlayer } from './roster.ts'
import { seeded } from './seeded.ts'

const sanLorenzo = 22
const yellowOfMen = 181
const yellowOfWomen = 183
const minutesPerHole = 14
const playedMinutes = 270

/** By name, without an index: the committee sets their handicaps. */
const guests = [
  { key: 'guest-1', firstName: 'Leopoldina', lastName: 'Sá', gender: 'F', hcCourse: 28, hcPlaying: 27 },
  { key: 'guest-2', firstName: 'Ádám', lastName: 'Nagy', gender: 'M', hcCourse: 20, hcPlaying: 19 },
  { key: 'guest-3', firstName: 'Oisín', lastName: "D'Arcy", gender: 'M', hcCourse: 9, hcPlaying: 9 },
  { key: 'guest-4', firstName: 'Maria', lastName: 'do Céu', gender: 'F', hcCourse: 33, hcPlaying: 31 },
] as const

/** What the committee gives to members whose first index is still to come. */
const withoutIndex = {
  hcCourse: 32,
  hcPlaying: 30,
  hcLocked: true,
  reason: 'No index yet: set by the committee',
} as const

type Field = {
  readonly players: readonly SamplePlayer[]
  /** Everybody by key, best handicap first. */
  readonly ranked: readonly string[]
  readonly cards: ReadonlyMap<string, Strokes>
}

/** `now`: nobody has a score from later than that. `playsOn`: today's cards are still empty, and the tee times fit `now`. */
export function runningEvent(
  roster: readonly SamplePlayer[],
  courses: CourseFile,
  day: Day,
  { now, playsOn }: SampleMoment,
): EventFile {
  const field = makeField(roster)
  const [yesterday, today] = [day(-1), day(0)]
  const name = `Taça da Ria ${today.year}`
  return {
    communityId: communities.club,
    name,
    startDate: yesterday.toString(),
    endDate: today.toString(),
    timeZone,
    info: 'Two rounds of stroke play. Prize-giving after the second round at 18:00 in the club house.',
    state: 'in progress',
    registrationType: 'Online Questionnaire',
    settings: { allocPct: 95, chances: true, defaultTees: { M: yellowOfMen, F: 184 } },
    players: [
      ...registered(field.players, day(-45), day(-5)),
      ...guests.map(({ key, firstName, lastName, gender }) => ({ key, firstName, lastName, gender })),
    ],
    handicaps: [
      { player: 'p3002', teeId: yellowOfWomen },
      ...field.players
        .filter(({ row }) => row.hc_index_tenths == null)
        .map(player => ({ player: keyOf(player), ...withoutIndex })),
      ...guests.map(({ key, hcCourse, hcPlaying }) => ({
        player: key,
        hcCourse,
        hcPlaying,
        hcLocked: true,
        reason: 'Guest of the club without an index',
      })),
    ],
    teams: teams(field),
    leaderboards: [
      { name: 'Stroke play, net', format: 'strokePlay', settings: { score: 'net' }, flights: byHandicap(field) },
      {
        name: 'Pairs, best ball',
        format: 'bestBall',
        flights: [
          {
            name: 'Pairs',
            teams: teams(field)
              .filter(team => team.players.length > 0)
              .map(team => team.key),
          },
        ],
      },
    ],
    rounds: [firstRound(field, name, yesterday, courses), secondRound(field, name, today, courses, { now, playsOn })],
  }
}

/** As many as the real board has cards, guests among them; Duarte is registered but does not play. */
function makeField(roster: readonly SamplePlayer[]): Field {
  const cards = realCards('fpg-board-aquap-0')
  const players = roster.slice(0, cards.length - guests.length)
  const handicaps = new Map<string, number>([
    ...players.map((player): [string, number] => [keyOf(player), indexOf(player)]),
    ...guests.map((guest): [string, number] => [guest.key, guest.hcCourse * 10]),
  ])
  const ranked = [...handicaps.keys()].sort((a, b) => (handicaps.get(a) ?? 0) - (handicaps.get(b) ?? 0))
  const playing = ranked.filter(key => key !== 'p3003')
  const random = seeded(5209)
  const cardOf = (key: string, index: number) => toHandicap(cards[index] ?? [], (handicaps.get(key) ?? 0) / 10, random)
  return { players, ranked, cards: new Map(playing.map((key, index) => [key, cardOf(key, index)])) }
}

/** Tiago and Inês, a team that waits for players, and pairs of one low and one high handicap. */
function teams({ ranked }: Field) {
  const others = ranked.filter(key => !['p3001', 'p3002', 'p3003'].includes(key))
  const pairs = birds.map((bird, index) => ({
    key: `team-${index + 3}`,
    name: bird,
    players: [others[index], others[others.length - 1 - index]].filter(key => key !== undefined),
  }))
  return [
    { key: 'team-1', name: 'Os Andorinhas', players: ['p3001', 'p3002'] },
    { key: 'team-2', name: 'Team #2', players: [] },
    ...pairs,
  ]
}

function byHandicap({ players, ranked }: Field) {
  const low = new Set(players.filter(player => indexOf(player) < 145).map(keyOf))
  // The last guest has not been given a flight yet.
  const placed = ranked.filter(key => key !== 'guest-4')
  return [
    { name: 'Handicap 0 to 14', players: placed.filter(key => low.has(key)) },
    { name: 'Handicap 15 to 36', players: placed.filter(key => !low.has(key)) },
  ]
}

function firstRound(field: Field, name: string, date: Temporal.PlainDate, courses: CourseFile): EventFileRound {
  const others = [...field.cards.keys()].filter(key => key !== 'p3001' && key !== 'p3002')
  // Duarte stands in the fourth group, with nothing on his card.
  const groups = inGroups([...others.slice(0, 8), 'p3003', ...others.slice(8)])
  return {
    name: `${name}, round 1`,
    startDate: date.toString(),
    endDate: date.toString(),
    state: 'completed',
    courseIds: [sanLorenzo],
    leaderboards: [{ name: 'Round 1, gross', format: 'strokePlay', settings: { score: 'gross' } }],
    teamHandicaps: teamHandicaps(field, courses),
    teePairings: teeSheet([['p3001', 'p3002'], ...groups], date),
    scores: [...field.cards].map(([player, card]) => ({
      player,
      strokes: [...card],
      status: 'SIGNED',
      updatedAt: moment(date, '13:30')
        .add({ minutes: gross(card) })
        .toString(),
    })),
  }
}

/** The worst of round 1 go first, the leaders last. The one plays off the white tees today. */
function secondRound(
  field: Field,
  name: string,
  date: Temporal.PlainDate,
  courses: CourseFile,
  { now, playsOn }: SampleMoment,
): EventFileRound {
  const random = seeded(5210)
  const { pars } = tee(courses, yellowOfMen)
  const order = [...field.cards].sort(([, a], [, b]) => gross(b) - gross(a))
  const groups = inGroups(order.map(([key]) => key))
  const scores = groups.flatMap((group, index) => {
    const minutes = playedMinutes - 10 * index
    const thru = Math.max(0, Math.min(18, Math.floor(minutes / minutesPerHole)))
    const at = moment(date, '08:10').add({ minutes: 10 * index + thru * minutesPerHole })
    return group.map((player, place) => ({
      player,
      strokes: playedThru(anotherCard(field.cards.get(player) ?? [], pars, random), thru),
      status: thru === 18 ? ('SIGNED' as const) : ('OPEN' as const),
      marker: group[(place + 1) % group.length] ?? player,
      updatedAt: (Temporal.Instant.compare(at, now) > 0 ? now : at).toString(),
    }))
  })
  const best = field.players.toSorted((a, b) => indexOf(a) - indexOf(b)).find(({ row }) => row.gender === 'M')
  return {
    name: `${name}, round 2`,
    startDate: date.toString(),
    endDate: date.toString(),
    state: 'in progress',
    courseIds: [sanLorenzo],
    leaderboards: [
      { name: 'Round 2, gross', format: 'strokePlay', settings: { score: 'gross' } },
      { name: 'Round 2, Stableford', format: 'stableford' },
    ],
    handicaps: best ? [{ player: keyOf(best), teeId: 180 }] : [],
    teePairings: teeSheet(groups, date, playsOn ? startBefore(now, playedMinutes) : undefined),
    scores: playsOn ? [] : scores,
  }
}

/** Foursomes handicaps of the pairs of whom both have an index, over the yellow tees. Rules of Handicapping, Appendix C. */
function teamHandicaps(field: Field, courses: CourseFile): NonNullable<EventFileRound['teamHandicaps']> {
  const byKey = new Map(field.players.map(player => [keyOf(player), player]))
  return teams(field).flatMap(team => {
    const members = team.players.flatMap(key => byKey.get(key) ?? [])
    const indexes = members.flatMap(({ row }) => row.hc_index_tenths ?? [])
    if (indexes.length !== 2) return []
    const handicaps = members.map(({ row }) => {
      const { values } = tee(courses, row.gender === 'F' ? yellowOfWomen : yellowOfMen)
      return courseHandicapFor(row.hc_index_tenths ?? 0, values, 18).value
    })
    const half = fraction(1, 2)
    const combined = handicaps.reduce(add, fraction(0))
    return [
      {
        team: team.key,
        hcCourse: round(combined),
        hcPlaying: teamHandicap(handicaps, [half, half]).value,
        hcAllocPct: 50,
        teeId: yellowOfMen,
      },
    ]
  })
}

function tee(courses: CourseFile, teeId: number) {
  const found = courses.courses.flatMap(course => course.tees).find(({ id }) => id === teeId)
  if (!found) throw new Error(`There is no tee ${teeId}.`)
  const values = { par: found.par, ratingTenths: Math.round(found.rating * 10), slope: found.slope }
  return { values, pars: found.holes.map(({ par }) => par) }
}
