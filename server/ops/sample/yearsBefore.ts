import type { EventFile } from '../../../contract/files/eventFile.ts'
import { realCards, toHandicap } from './cards.ts'
import { communities, type Day, indexOf } from './field.ts'
import { type FinishedPlan, finishedEvent } from './finishedEvent.ts'
import type { SamplePlayer } from './roster.ts'
import { seeded } from './seeded.ts'

type Series = Pick<FinishedPlan, 'name' | 'communityId' | 'courseId' | 'defaultTees' | 'leaderboards'> & {
  /** On which day around today it is played this year. */
  readonly plusDays: number
  /** How many played one year ago, two years ago and so on. */
  readonly fields: readonly number[]
}

const club = communities.club
const stableford = { name: 'Stableford', format: 'stableford' } as const

const series: readonly Series[] = [
  {
    ...{ name: 'Taça da Ria', communityId: club, plusDays: -1, fields: [28, 8], courseId: 22 },
    defaultTees: { M: 181, F: 184 },
    leaderboards: [{ name: 'Stroke play, net', format: 'strokePlay', settings: { score: 'net' } }],
  },
  {
    ...{ name: 'Open de Primavera', communityId: club, plusDays: -21, fields: [24, 8], courseId: 3 },
    defaultTees: { M: 18, F: 23 },
    leaderboards: [{ name: 'Gross', format: 'strokePlay', settings: { score: 'gross' } }],
  },
  {
    ...{ name: "Ladies' Medal", communityId: communities.ladies, plusDays: -9, fields: [16], courseId: 29 },
    defaultTees: { F: 255 },
    leaderboards: [{ name: 'Medal', format: 'strokePlay', settings: { score: 'net' } }],
  },
  {
    ...{ name: 'Troféu dos Amigos', communityId: club, plusDays: 14, fields: [28], courseId: 8 },
    defaultTees: { M: 63, F: 67 },
    leaderboards: [stableford],
  },
  {
    ...{ name: 'Dia do Capitão', communityId: club, plusDays: 30, fields: [12], courseId: 8 },
    defaultTees: { M: 63, F: 67 },
    leaderboards: [stableford],
  },
]

/** The events of this year as they were played before, each on the same day of the week, the oldest first. */
export function yearsBefore(players: readonly SamplePlayer[], day: Day): readonly EventFile[] {
  const members = players.filter(({ strangers }) => !strangers)
  const ladies = members.filter(({ row }) => row.gender === 'F' && row.player_id % 2 === 1)
  const plans = series.flatMap((one, at) =>
    one.fields.map((size, back) => ({ ...one, size, back: back + 1, seed: at * 10 + back })),
  )
  return plans
    .toSorted((a, b) => b.back - a.back)
    .map(({ size, back, seed, ...plan }) => {
      const random = seeded(seed)
      const from = plan.communityId === club ? members : ladies
      // Not the same ones every year, so that others win.
      const first = Math.floor(random() * (from.length - size))
      const field = from.slice(first, first + size)
      const handicaps = field.map(indexOf).sort((a, b) => a - b)
      const real = realCards('fpg-board-aquap-0')
      // So many come in level that one has to have had a good day.
      const winner = Math.floor(random() * size)
      return finishedEvent(field, {
        ...plan,
        date: day(plan.plusDays - 364 * back),
        cards: handicaps.map((index, place) => {
          const card = toHandicap(real[place] ?? [], index / 10, random)
          return place === winner ? card.map((strokes, hole) => strokes - (hole % 9 === 4 ? 1 : 0)) : card
        }),
      })
    })
}
