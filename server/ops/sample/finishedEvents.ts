import type { EventFile } from '../../../contract/files/eventFile.ts'
import { realCards } from './cards.ts'
import { communities, type Day, indexOf, keyOf } from './field.ts'
import { finishedEvent } from './finishedEvent.ts'
import type { SamplePlayer } from './roster.ts'

/** Two single round events with the real cards of whole boards, the one of the club and the one of its ladies. */
export function finishedEvents(players: readonly SamplePlayer[], day: Day): readonly EventFile[] {
  const club = players.filter(({ strangers }) => !strangers)
  const ladies = club.filter(({ row }) => row.gender === 'F' && row.player_id % 2 === 1)
  const open = finishedEvent(club.slice(10), {
    name: 'Open de Primavera',
    communityId: communities.club,
    date: day(-21),
    cards: realCards('fpg-board-drive-7'),
    courseId: 3,
    defaultTees: { M: 18, F: 23 },
    leaderboards: [
      {
        name: 'Gross',
        format: 'strokePlay',
        settings: { score: 'gross' },
        payouts: { addedCents: 24_000, table: { cents: [10_000, 6000, 4000, 2500, 1500] } },
      },
      { name: 'Stableford', format: 'stableford' },
    ],
  })
  const medal = finishedEvent(ladies, {
    name: "Ladies' Medal",
    communityId: communities.ladies,
    date: day(-9),
    cards: realCards('fpg-board-drive-14'),
    absent: ladies.slice(-2),
    courseId: 29,
    defaultTees: { F: 255 },
    leaderboards: [{ name: 'Medal', format: 'strokePlay', settings: { score: 'net' } }],
  })
  return [withFlights(open, club), medal]
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
