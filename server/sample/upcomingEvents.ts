import type { EventFile } from '../import/eventFile.ts'
import { communities, type Day, registered, timeZone } from './field.ts'
import type { SamplePlayer } from './roster.ts'

const visitors = [
  { key: 'visitor-1', firstName: 'Benedita', lastName: 'Sarmento', gender: 'F' },
  { key: 'visitor-2', firstName: 'Ole', lastName: 'Kjærgård', gender: 'M' },
  { key: 'visitor-3', firstName: 'Zé', lastName: 'Nabiça', gender: 'M', handle: 'Zé' },
] as const

/** An event of the club whose registration is open, and one of the community that has nothing to do with the club. */
export function upcomingEvents(players: readonly SamplePlayer[], day: Day): readonly EventFile[] {
  const open = day(14)
  const strangersDay = day(5)
  const guests = players.filter(({ strangers }) => strangers)
  const field = players.filter(({ strangers }) => !strangers).slice(100, 128)
  return [
    {
      communityId: communities.club,
      name: `Troféu dos Amigos ${open.year}`,
      startDate: open.toString(),
      endDate: open.toString(),
      timeZone,
      info: 'Stableford for members and their friends. Registration closes two days before.',
      state: 'published',
      registrationType: 'Online Questionnaire',
      flightsEnabled: false,
      courseIds: [8],
      settings: { allocPct: 95, defaultTees: { M: 63, F: 67 } },
      players: [
        ...registered(field, day(-6)).map((player, index) => ({
          ...player,
          answers: { 'Lunch after the round': index % 3 === 0 ? 'No' : 'Yes' },
        })),
        ...visitors,
      ],
      leaderboards: [{ name: 'Stableford', format: 'stableford' }],
    },
    {
      communityId: communities.strangers,
      name: 'Vindima Cup',
      startDate: strangersDay.toString(),
      endDate: strangersDay.toString(),
      timeZone,
      state: 'published',
      registrationType: 'Members',
      courseIds: [28],
      settings: { allocPct: 95 },
      players: registered(guests, day(-3)),
      leaderboards: [{ name: 'Stroke play', format: 'strokePlay' }],
    },
  ]
}
