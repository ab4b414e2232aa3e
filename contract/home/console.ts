import Type from 'typebox'
import { eventFacts } from '../events/eventFacts.ts'
import { club, multiRoundEvent } from '../examples.ts'
import { CommunityLogEntry, logEntry } from '../log/console.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { communityParams, count, date, eventId, id, listOf, playerId, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

const EventLine = strictObject(
  {
    ...eventFacts,
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

export const ToDo = strictObject(
  {
    kind: Type.Enum(
      [
        'differingCards',
        'ballotToDraw',
        'placesFree',
        'notOfficial',
        'draftSoon',
        'unsignedCards',
        'openTies',
        'prizesToPay',
        'mailRefused',
      ],
      { description: 'What it is: people who wait although there are free places, for example, are `placesFree`.' },
    ),
    eventId,
    name: text(120, 'Name of the event, or of its round.'),
    count: count('How many, of `draftSoon` how many days there are left; 1 of `notOfficial`.'),
  },
  { title: 'ToDo', description: 'What needs somebody.' },
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
      toDo: [{ kind: 'differingCards', eventId: 'S-5210', name, count: 2 }],
      lately: [logEntry],
      firstSteps: { course: true, members: true, event: true, rehearsal: true, colleague: false },
      counts: { players: 612, members: 540, events: 74 },
    },
  },
})

export const getClubWeek = operation({
  id: 'getClubWeek',
  method: 'GET',
  path: '/console/api/communities/{communityId}/week',
  tag: 'Communities',
  summary: 'Get what a director asks on a Monday',
  description:
    'Who came to the events of the last seven days of play, how many were entered in the next ones at the same distance a year ago, what keeps those open that are over, and who has won this year. What else is to do is in `getDashboard`. A club counts its sub communities too.',
  params: communityParams,
  reply: strictObject(
    {
      past: listOf(
        strictObject(
          {
            ...eventFacts,
            entered: count('Number of people who were entered, also those who withdrew.'),
            came: count('Those with a score who neither withdrew nor were marked as a no-show.'),
            withdrawn: count('Those who withdrew.'),
            noShows: count('Those who did not come.'),
            firstTime: count('Those of `came` who had never been entered here before.'),
            noShowIds: listOf(playerId, {
              most: 1000,
              description: 'Those who did not come and can be written to: they are still entered.',
            }),
          },
          { title: 'PastEvent' },
        ),
        { most: 50, description: 'The newest first.' },
      ),
      before: listOf(
        strictObject(
          {
            eventId,
            beforeId: eventId,
            name: text(120, 'Name of the event of last year.'),
            places: optional(count('Its number of places; left out where there was no limit.')),
            sameTime: optional(
              count('Entered at as many days before it began; left out where its players were brought in afterwards.'),
            ),
            registered: count('Entered in the end.'),
          },
          { title: 'YearBefore' },
        ),
        {
          most: 20,
          description:
            'Of the next events those that were there last year: called alike but for numbers, about a year before. Who gave the place back is in none of the counts.',
        },
      ),
      entries: listOf(
        strictObject(
          {
            eventId,
            entered: listOf(count('Number of entries by then.'), {
              most: 9,
              description: 'Eight weeks before the start, seven and so on, as far as that is over.',
            }),
            before: optional(
              listOf(count('Number of entries by then.'), {
                most: 9,
                description: 'The same of last year to its start, where there is one that can be compared.',
              }),
            ),
          },
          { title: 'EntriesByWeek' },
        ),
        { most: 20, description: 'How the next events fill; who waits for lots to be drawn counts too.' },
      ),
      champions: listOf(
        strictObject(
          {
            eventId,
            name: text(120, 'Name of the event.'),
            startDate: date,
            winners: listOf(text(200, 'Name of a player or a team.'), { most: 3 }),
            more: count('Number of others who share the first place.'),
            value: optional(Type.Number({ description: 'What the winner has of it.' })),
            counts: optional(
              Type.Enum(['strokes', 'net', 'points', 'skins', 'shares'], {
                description: 'What is counted; `net`: strokes after handicap.',
              }),
            ),
          },
          { title: 'Champion' },
        ),
        { most: 12, description: 'Who won the official events of this year, the newest first.' },
      ),
      needs: listOf(ToDo, { most: 100 }),
    },
    { title: 'ClubWeek' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [...counted, 'settlement', 'checkIns', 'messages'],
  transaction: 'report',
  fromReplica: true,
  example: {
    params: { communityId: 101 },
    reply: {
      past: [
        {
          communityId,
          eventId: exampleId,
          name,
          startDate,
          endDate,
          state: 'completed',
          entered: 76,
          came: 71,
          withdrawn: 3,
          noShows: 2,
          firstTime: 9,
          noShowIds: [3017, 3042],
        },
      ],
      before: [
        {
          eventId: 'S-5216',
          beforeId: 'S-4916',
          name: 'Christmas Scramble 2025',
          places: 96,
          sameTime: 62,
          registered: 91,
        },
      ],
      entries: [{ eventId: 'S-5216', entered: [4, 9, 15, 22, 26, 38, 44], before: [3, 8, 19, 30, 41, 55, 62, 84, 91] }],
      champions: [
        {
          eventId: 'S-5211',
          name: 'Open de Primavera 2026',
          startDate: '2026-04-12',
          winners: ['Nigel Eastgate'],
          more: 0,
          value: 70,
          counts: 'strokes',
        },
      ],
      needs: [{ kind: 'openTies', eventId: exampleId, name, count: 1 }],
    },
  },
})
