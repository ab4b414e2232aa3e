import Type from 'typebox'
import { club, multiRoundEvent } from '../examples.ts'
import { streamTypes } from '../extensions/streamTypes.ts'
import { operation } from '../operation.ts'
import { count, date, eventId, id, listOf, strictObject, text } from '../shapes.ts'
import { LogEntry, logActor, logKinds, logNamed, logNames } from './log.ts'

const optional = Type.Optional
const communityParams = strictObject({ communityId: id('Id of the community.') })

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
    text: text(300, 'What is to do, in a sentence.'),
    eventId: optional(eventId),
    count: optional(count('How many.')),
  },
  { title: 'ToDo' },
)

export const CommunityLogEntry = strictObject(
  {
    ...LogEntry.properties,
    communityId: id('Id of the community.'),
    eventId: optional(eventId),
    eventName: optional(text(120, 'Name of the event.')),
  },
  { title: 'CommunityLogEntry' },
)

export const Dashboard = strictObject(
  {
    communityId: id('Id of the community.'),
    name: text(100, 'Name of the community.'),
    today: listOf(EventLine, { most: 100, description: 'Events that are on today, or in play.' }),
    next: listOf(EventLine, { most: 20, description: 'The next events.' }),
    toDo: listOf(ToDo, { most: 100 }),
    lately: listOf(CommunityLogEntry, { most: 20, description: 'What happened last.' }),
    firstSteps: strictObject(
      {
        course: Type.Boolean({ description: 'There is a course.' }),
        members: Type.Boolean({ description: 'There are players.' }),
        event: Type.Boolean({ description: 'There is an event.' }),
        rehearsal: Type.Boolean({ description: 'An event was tried as a rehearsal, or played.' }),
        colleague: Type.Boolean({ description: 'Somebody else works here too.' }),
      },
      { title: 'FirstSteps', description: 'What a new community has done.' },
    ),
    counts: strictObject(
      {
        players: count('Number of people: whoever is in several groups is one.'),
        members: count('Number of people who are members in one of them.'),
        events: count('Number of events of the year.'),
      },
      { title: 'CommunityCounts' },
    ),
  },
  { title: 'Dashboard' },
)

const logEntry = {
  logId: 9001,
  at: '2026-05-03T12:02:00.000+00:00',
  communityId: 101,
  eventId: 'S-5210',
  eventName: 'Taça da Ria 2026, round 2',
  kind: 'event.stateSet',
  actor: 'administrator:3',
  actorName: 'Marta Abreu',
  subject: { eventIds: [5210] },
  before: { state: 'published' },
  after: { state: 'in progress' },
}

const { communityId, eventId: exampleId, name, startDate, endDate } = multiRoundEvent

export const getDashboard = operation({
  id: 'getDashboard',
  method: 'GET',
  path: '/console/api/communities/{communityId}/dashboard',
  tag: 'Communities',
  summary: 'Get the home of a community',
  description:
    'What is on, what comes next, what is to do and what happened lately, with the numbers of a year. A club counts its sub communities too.',
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

export const listCommunityLog = operation({
  id: 'listCommunityLog',
  method: 'GET',
  path: '/console/api/communities/{communityId}/log',
  tag: 'Communities',
  summary: 'List what was changed in a community',
  description:
    'Every change, the newest first; `before` goes on where the last answer ended. A club sees its sub communities too.',
  params: communityParams,
  query: strictObject({
    before: optional(id('Only entries before this one.')),
    most: optional(Type.Integer({ minimum: 1, maximum: 500, description: 'So many at most; 100 if left out.' })),
    kinds: logKinds,
    actor: logActor,
    eventId: optional(eventId),
    own: optional(
      Type.Boolean({
        description:
          '`true`: only what is about the community itself, and that events were made, deleted or changed their state; without what was changed inside of events.',
      }),
    ),
    named: logNamed,
  }),
  reply: strictObject(
    {
      entries: listOf(CommunityLogEntry, { most: 500 }),
      more: Type.Boolean({ description: 'There are older ones.' }),
      ...logNames,
    },
    { title: 'CommunityLog' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  transaction: 'read',
  fromReplica: true,
  example: { params: { communityId: 101 }, query: {}, reply: { entries: [logEntry], more: false } },
})

export const streamCommunity = operation({
  id: 'streamCommunity',
  method: 'GET',
  path: '/console/api/communities/{communityId}/stream',
  tag: 'Communities',
  summary: 'Follow what changes in a community',
  description:
    'Server-Sent Events without end: `change` with kind, time and ids of what changed in the community, its sub communities and all their events; `eventId` is null where it is about no event. Nothing is sent again after an interruption: read everything anew.',
  params: communityParams,
  reply: Type.String({ description: 'Server-Sent Events.' }),
  mediaType: 'text/event-stream',
  stream: { change: streamTypes.change, reset: streamTypes.reset },
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  transaction: 'read',
  example: {
    params: { communityId: 101 },
    reply: `retry: 2000\n\nid: 70112\nevent: change\ndata: {"eventId":"S-5209","kind":"event.stateChanged","at":"2026-05-02T08:00:00.000+00:00","subject":{"eventIds":[5209]}}\n\n`,
  },
})
