import type { EventFile } from '../../../contract/files/eventFile.ts'
import { gross, realCards } from './cards.ts'
import { communities, type Day, indexOf, inGroups, keyOf, moment, registered, teeSheet, timeZone } from './field.ts'
import type { SamplePlayer } from './roster.ts'

type Plan = {
  readonly name: string
  readonly communityId: number
  readonly date: Temporal.PlainDate
  readonly boardId: string
  readonly courseId: number
  readonly defaultTees: { readonly M?: number; readonly F: number }
  readonly leaderboards: EventFile['leaderboards']
}

/** Two single round events with the real cards of whole boards, the one of the club and the one of its ladies. */
export function finishedEvents(players: readonly SamplePlayer[], day: Day): readonly EventFile[] {
  const club = players.filter(({ strangers }) => !strangers)
  const ladies = club.filter(({ row }) => row.gender === 'F' && row.player_id % 2 === 1)
  const open = finished(club.slice(10), {
    name: 'Open de Primavera',
    communityId: communities.club,
    date: day(-21),
    boardId: 'fpg-board-drive-7',
    courseId: 3,
    defaultTees: { M: 18, F: 23 },
    leaderboards: [
      { name: 'Gross', format: 'strokePlay', settings: { score: 'gross' } },
      { name: 'Stableford', format: 'stableford' },
    ],
  })
  const medal = finished(ladies, {
    name: "Ladies' Medal",
    communityId: communities.ladies,
    date: day(-9),
    boardId: 'fpg-board-drive-14',
    courseId: 29,
    defaultTees: { F: 255 },
    leaderboards: [{ name: 'Medal', format: 'strokePlay', settings: { score: 'net' } }],
  })
  return [withFlights(open, club), medal]
}

/** The better the handicap, the better the real card. */
function finished(candidates: readonly SamplePlayer[], plan: Plan): EventFile {
  const cards = realCards(plan.boardId)
  const field = candidates.slice(0, cards.length).sort((a, b) => indexOf(a) - indexOf(b))
  const keys = field.map(keyOf)
  return {
    communityId: plan.communityId,
    name: `${plan.name} ${plan.date.year}`,
    startDate: plan.date.toString(),
    endDate: plan.date.toString(),
    timeZone,
    state: 'official',
    courseIds: [plan.courseId],
    settings: { allocPct: 95, defaultTees: plan.defaultTees },
    players: registered(field, plan.date.subtract({ days: 30 })),
    leaderboards: plan.leaderboards ?? [],
    teePairings: teeSheet(inGroups(keys), plan.date, '08:30'),
    scores: cards.slice(0, keys.length).map((card, index) => ({
      player: keys[index] ?? '',
      strokes: [...card],
      status: 'SIGNED',
      updatedAt: moment(plan.date, '13:00')
        .add({ minutes: gross(card) })
        .toString(),
    })),
  }
}

/** A third leaderboard, in two halves by handicap. */
function withFlights(event: EventFile, club: readonly SamplePlayer[]): EventFile {
  const playing = new Set(event.players.map(({ key }) => key))
  const keys = club
    .filter(player => playing.has(keyOf(player)))
    .sort((a, b) => indexOf(a) - indexOf(b))
    .map(keyOf)
  const half = Math.ceil(keys.length / 2)
  const flights = [
    { name: 'Lower handicaps', players: keys.slice(0, half) },
    { name: 'Higher handicaps', players: keys.slice(half) },
  ]
  const net = { name: 'Net', format: 'strokePlay', settings: { score: 'net' }, flights }
  return { ...event, leaderboards: [...(event.leaderboards ?? []), net] }
}
