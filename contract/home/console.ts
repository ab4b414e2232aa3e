import Type from 'typebox'
import { club, multiRoundEvent } from '../examples.ts'
import { CommunityLogEntry, logEntry } from '../log/console.ts'
import { operation } from '../operation.ts'
import { communityParams, count, date, eventId, id, listOf, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

const EventLine = strictObject(
  {
    communityId: id('Id of the community.'),
    eventId,
    name: text(120, 'Name of the event.'),
    startDate: date,
    endDate: date,
    state: Type.String({ description: 'State in effect.' }),
    registered: count('Number of players registered.'),
    places: optional(count('Number of places; left out where there is no limit.')),
    waiting: count('Number of players on the waiting list.'),
    inBallot: count('Number of players in the ballot.'),
    round: optional(
      strictObject(
        {
          eventId,
          number: optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Number of the round.' })),
          state: Type.String({ description: 'State in effect.' }),
          groups: count('Number of tee pairings.'),
          out: count('Number of tee pairings with a score.'),
          in: count('Number of tee pairings whose cards are complete.'),
          differing: count('Number of cards on which player and marker differ.'),
        },
        { title: 'RoundToday', description: 'The round of today.' },
      ),
    ),
  },
  { title: 'EventLine' },
)

const ToDo = strictObject(
  {
    kind: Type.Enum(['notOfficial', 'differingCards', 'ballotToDraw', 'draftSoon']),
    text: text(300, 'What needs doing, in a sentence.'),
    eventId: optional(eventId),
    count: optional(count('How many.')),
  },
  { title: 'ToDo' },
)

export const Dashboard = strictObject(
  {
    communityId: id('Id of the community.'),
    name: text(100, 'Name of the community.'),
    today: listOf(EventLine, { most: 100, description: 'Events today, or in play.' }),
    next: listOf(EventLine, { most: 20, description: 'The next events.' }),
    toDo: listOf(ToDo, { most: 100 }),
    lately: listOf(CommunityLogEntry, { most: 20, description: 'What happened most recently.' }),
    firstSteps: strictObject(
      {
        course: Type.Boolean({ description: 'There is a course.' }),
        members: Type.Boolean({ description: 'There are players.' }),
        event: Type.Boolean({ description: 'There is an event.' }),
        rehearsal: Type.Boolean({ description: 'An event was tried as a rehearsal, or played.' }),
        colleague: Type.Boolean({ description: 'Somebody else works here, too.' }),
      },
      { title: 'FirstSteps', description: 'What a new community has already done.' },
    ),
    counts: strictObject(
      {
        players: count('Number of people: somebody in several groups counts once.'),
        members: count('Number of people who are members in one of them.'),
        events: count('Number of events of the year.'),
      },
      { title: 'CommunityCounts' },
    ),
  },
  { title: 'Dashboard' },
)

const { communityId, eventId: exampleId, name, startDate, endDate } = multiRoundEvent

export const getDashboard = operation({
  id: 'getDashboard',
  method: 'GET',
  path: '/console/api/communities/{communityId}/dashboard',
  tag: 'Communities',
  summary: 'Get the home of a community',
  description:
    'What is on, what comes next, what needs doing and what happened lately, with the numbers of a year. A club counts its sub communities too.',
  params: communityParams,
  query: strictObject({
    year: optional(
      Type.Integer({ minimum: 2000, maximum: 2999, description: 'Year of the numbers; this one if left out.' }),
    ),
  }),
  reply: Dashboard,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [
    'communities',
    'staff',
    'events',
    'eventStates',
    'rehearsal',
    'courses',
    'players',
    'members',
    'registrations',
    'teeSheet',
    'cards',
    'log',
  ],
  transaction: 'read',
  fromReplica: true,
  example: {
    params: { communityId: 101 },
    query: {},
    reply: {
      communityId: 101,
      name: club.name,
      today: [
        {
          communityId,
          eventId: exampleId,
          name,
          startDate,
          endDate,
          state: 'in progress',
          registered: 76,
          waiting: 0,
          inBallot: 0,
          round: { eventId: 'S-5210', number: 2, state: 'in progress', groups: 38, out: 31, in: 4, differing: 2 },
        },
      ],
      next: [],
      toDo: [{ kind: 'differingCards', text: '2 cards of Taça da Ria 2026 differ.', eventId: 'S-5210', count: 2 }],
      lately: [logEntry],
      firstSteps: { course: true, members: true, event: true, rehearsal: true, colleague: false },
      counts: { players: 612, members: 540, events: 74 },
    },
  },
})
