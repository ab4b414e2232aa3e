/** The setup of an event, as the operations that read and change it answer it. */
import Type from 'typebox'
import { club, firstRound, multiRoundEvent, sanLorenzo, secondRound } from '../examples.ts'
import { GivenEventSettings } from '../settings/givenEventSettings.ts'
import { Shortening } from '../settings/shortening.ts'
import { count, date, eventId, id, listOf, NamedCourse, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional
export const eventName = text(120, 'Name of the event or round.')
export const info = Type.String({ minLength: 1, maxLength: 20_000, description: 'Description for the players.' })
export const timeZone = text(60, 'IANA time zone, such as `Europe/Lisbon`.')
export const registrationType = Type.Enum(['Closed', 'Members', 'Online Questionnaire'], {
  description: 'Who may register.',
})
const state = Type.Enum(['draft', 'published', 'in progress', 'suspended', 'completed', 'official', 'cancelled'], {
  description: 'State in effect.',
})

const InForce = strictObject(
  {
    setting: Type.String({ description: 'Its place in the settings: `/allocPct`, `/defaultTees/M`.' }),
    value: optional(Type.Unknown({ description: 'The effective value; left out where there is none.' })),
    from: Type.Enum(['round', 'event', 'club', 'product'], { description: 'Where it comes from.' }),
  },
  { title: 'SettingInForce' },
)

const EventPart = strictObject(
  {
    eventId,
    round: optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Number of the round.' })),
    name: eventName,
    startDate: date,
    endDate: date,
    info: optional(info),
    state,
    stateDt: timestamp,
    shortening: optional(Shortening),
    courses: listOf(NamedCourse, { most: 100, description: 'Its courses, the usual one first.' }),
    own: GivenEventSettings,
    inForce: listOf(InForce, { most: 50, description: 'Every setting with its effective value.' }),
    counts: strictObject(
      {
        teePairings: count('Number of tee pairings.'),
        withTeeTime: count('Number of players in one of them.'),
        cards: count('Number of cards with a score.'),
      },
      { title: 'PartCounts' },
    ),
  },
  { title: 'EventPart', description: 'The event, or one of its rounds.' },
)

const FlightSummary = strictObject(
  {
    flightId: id('Id of the flight.'),
    name: text(100, 'Name of the flight.'),
    members: count('Number of its players or teams.'),
  },
  { title: 'FlightSummary' },
)

export const LeaderboardSummary = strictObject(
  {
    leaderboardId: id('Id of the leaderboard.'),
    eventId,
    name: text(120, 'Name of the leaderboard.'),
    format: text(60, 'Id of the format of play.'),
    formatName: text(100, 'Name of the format of play.'),
    team: Type.Boolean({ description: 'Ranks teams.' }),
    matches: optional(Type.Literal(true, { description: 'Its matches are made by a director.' })),
    flights: listOf(FlightSummary, { most: 100 }),
    unassigned: count('Number of players or teams in no flight, where there are flights.'),
  },
  { title: 'LeaderboardSummary' },
)

export const EventSetup = strictObject(
  {
    communityId: id('Id of the community.'),
    communityName: text(100, 'Name of the community.'),
    eventId,
    timeZone,
    registrationType,
    flightsEnabled: Type.Boolean({ description: 'Whether a single round event has flights.' }),
    event: EventPart,
    rounds: listOf(EventPart, { most: 50, description: 'The rounds of a multi-round event, in their order.' }),
    leaderboards: listOf(LeaderboardSummary, {
      most: 2550,
      description: 'Those of the event, then those of its rounds.',
    }),
    counts: strictObject(
      {
        registered: count('Number of players registered.'),
        waiting: count('Number of players on the waiting list.'),
        teams: count('Number of teams.'),
      },
      { title: 'EventCounts' },
    ),
    version: Type.Integer({ minimum: 0, description: 'Grows with every change of the event.' }),
  },
  {
    title: 'EventSetup',
    description: 'A round answers with its whole event; `eventId` is the one that was asked for.',
  },
)

const usual = { from: 'product' } as const
const part = {
  eventId: multiRoundEvent.eventId,
  name: multiRoundEvent.name,
  startDate: multiRoundEvent.startDate,
  endDate: multiRoundEvent.endDate,
  state: 'draft',
  stateDt: '2026-02-01T10:00:00.000+00:00',
  courses: [sanLorenzo],
  own: { allocPct: 95 },
  inForce: [
    { setting: '/allocPct', value: 95, from: 'event' },
    { setting: '/defaultTees/M', ...usual },
  ],
  counts: { teePairings: 0, withTeeTime: 0, cards: 0 },
}
const roundPart = (round: typeof firstRound, number: number) => ({
  ...part,
  eventId: round.eventId,
  round: number,
  name: round.name,
  startDate: round.startDate,
  endDate: round.endDate,
  own: {},
})

/** The setup of the event of the examples. */
export const setup = {
  communityId: club.id,
  communityName: club.name,
  eventId: 'M-5208',
  timeZone: 'Europe/Lisbon',
  registrationType: 'Closed',
  flightsEnabled: true,
  event: part,
  rounds: [roundPart(firstRound, 1), roundPart(secondRound, 2)],
  leaderboards: [
    {
      leaderboardId: 601,
      eventId: 'M-5208',
      name: 'Stroke play, net',
      format: 'strokePlay',
      formatName: 'Stroke play',
      team: false,
      flights: [{ flightId: 701, name: 'Everybody', members: 0 }],
      unassigned: 0,
    },
  ],
  counts: { registered: 0, waiting: 0, teams: 0 },
  version: 4711,
}
