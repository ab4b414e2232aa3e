import type { EventFile } from '../../../contract/files/eventFile.ts'
import { communities, type Day, registered, timeZone } from './field.ts'
import type { SamplePlayer } from './roster.ts'

const visitors = [
  { key: 'visitor-1', firstName: 'Benedita', lastName: 'Sarmento', gender: 'F' },
  { key: 'visitor-2', firstName: 'Ole', lastName: 'Kjærgård', gender: 'M' },
  { key: 'visitor-3', firstName: 'Zé', lastName: 'Nabiça', gender: 'M', handle: 'Zé' },
] as const

const consent = 'I agree that my name, my handicap and my result are shown on the pages of the event.'

/**
 * An event of the club whose registration is open, with one place left, one of the community that has nothing to do with
 * the club, and one whose places are drawn by lot.
 */
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
      ...byForm,
      info: 'Stableford for members and their friends. Registration closes two days before.',
      settings: {
        ...tees,
        registration: {
          closes: `${day(12)}T18:00`,
          fieldLimit: field.length + visitors.length + 1,
          asksTee: true,
          consent,
          questions: [
            { id: 'lunch', text: 'Lunch after the round?', kind: 'yesNo', required: true },
            { id: 'cart', text: 'How do you go round?', kind: 'choice', choices: ['On foot', 'Trolley', 'Buggy'] },
            { id: 'wish', text: 'With whom would you like to play?', kind: 'text' },
          ],
        },
      },
      players: [
        ...registered(field, day(-28), day(-1)).map((player, index) => ({
          ...player,
          answers: { lunch: index % 3 === 0 ? 'No' : 'Yes' },
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
      players: registered(guests, day(-12), day(-3)),
      leaderboards: [{ name: 'Stroke play', format: 'strokePlay' }],
    },
    ballotEvent(day),
  ]
}

/** What the events have in common whose registration is a form. */
const byForm = {
  timeZone,
  state: 'published',
  registrationType: 'Online Questionnaire',
  flightsEnabled: false,
  courseIds: [8],
} satisfies Partial<EventFile>
const tees = { allocPct: 95, defaultTees: { M: 63, F: 67 } } as const

/** An event with fewer places than people who would like one. */
function ballotEvent(day: Day): EventFile {
  const date = day(30).toString()
  return {
    communityId: communities.club,
    name: `Dia do Capitão ${day(30).year}`,
    startDate: date,
    endDate: date,
    ...byForm,
    info: 'A round with the captain and dinner on the terrace. Lots are drawn for the 12 places.',
    settings: {
      ...tees,
      registration: {
        closes: `${day(20)}T12:00`,
        fieldLimit: 12,
        mode: 'ballot',
        consent,
        questions: [{ id: 'dinner', text: 'Dinner on the terrace?', kind: 'yesNo', required: true }],
      },
    },
    players: [],
    leaderboards: [{ name: 'Stableford', format: 'stableford' }],
  }
}

/** Members who have entered the ballot, as rows; the number of the event is that of the import. */
export function inBallot(players: readonly SamplePlayer[], eventId: string, now: Temporal.Instant) {
  return players
    .filter(({ strangers }) => !strangers)
    .slice(60, 79)
    .map(({ row }, index) => ({
      community_id: communities.club,
      event_id: Number(eventId.slice(2)),
      player_id: row.player_id,
      form_key: `00000000-0000-4000-8000-${row.player_id.toString().padStart(12, '0')}`,
      state: 'ballot' as const,
      answers: { dinner: index % 4 === 0 ? 'No' : 'Yes' },
      consent,
      signed_up_at: now.subtract({ hours: 5 + 21 * index }).toString(),
    }))
}
