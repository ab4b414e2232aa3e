/** What happened in an event, and taking it back. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { communityParams, eventId, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional

/** Filters that the logs of an event and of a community share. */
export const logKinds = Type.Optional(
  listOf(text(100, 'Kind, or its noun.'), {
    most: 50,
    description: 'Only these kinds: `event.stateSet`, or `event` for all of an event.',
  }),
)

export const logActor = Type.Optional(text(120, 'Only of this actor.'))

export const logNamed = Type.Optional(
  Type.Boolean({ description: '`true`: with the names behind the ids of the entries, and who did anything.' }),
)

const LogName = strictObject(
  {
    kind: Type.Enum(['player', 'team', 'teePairing', 'flight', 'leaderboard', 'event', 'administrator', 'course'], {
      description: 'What it is; an event is one of the rounds, or all of it.',
    }),
    id: id('Its id.'),
    name: text(200, 'Its name, or the last one it had.'),
  },
  { title: 'LogName' },
)

const LogPerson = strictObject(
  {
    actor: text(200, 'As in the entries.'),
    actorName: Type.Optional(text(200, 'Name of the account, where it is one.')),
  },
  { title: 'LogPerson' },
)

/** What the logs of an event and of a community answer, when they are asked for names. */
export const logNames = {
  names: Type.Optional(listOf(LogName, { most: 100_000, description: 'The names behind the ids of the entries.' })),
  people: Type.Optional(listOf(LogPerson, { most: 1000, description: 'Everybody who changed something.' })),
}

const json = Type.Unknown({ description: 'Any JSON.' })

export const LogEntry = strictObject(
  {
    logId: id('Id of the entry; later ones are higher.'),
    at: timestamp,
    actor: text(200, 'Who did it: `administrator:3`, `credential:7`, `player:1007`, `operator`.'),
    actorName: Type.Optional(text(200, 'Name of the account, where an account did it.')),
    kind: text(100, 'What happened, noun first: `teePairing.playerAssigned`.'),
    step: Type.Optional(
      text(200, 'Entries with the same step were one gesture, which can be undone. An entry without one cannot.'),
    ),
    undoneBy: Type.Optional(text(200, 'The step that undid this one.')),
    subject: json,
    before: Type.Optional(json),
    after: Type.Optional(json),
  },
  { title: 'LogEntry' },
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

export const logEntry = {
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

export const listCommunityLog = operation({
  id: 'listCommunityLog',
  method: 'GET',
  path: '/console/api/communities/{communityId}/log',
  tag: 'Communities',
  summary: 'List the changes in a community',
  description:
    'Every change, the newest first; `before` continues where the last answer ended. A club sees its sub communities too.',
  params: communityParams,
  query: strictObject({
    before: optional(id('Only entries before this one.')),
    most: optional(Type.Integer({ minimum: 1, maximum: 500, description: 'Maximum number; 100 if left out.' })),
    kinds: logKinds,
    actor: logActor,
    eventId: optional(eventId),
    own: optional(
      Type.Boolean({
        description:
          '`true`: only what is about the community itself, and events being created, deleted or changing state; without changes inside events.',
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
  reads: ['log'],
  transaction: 'read',
  fromReplica: true,
  example: { params: { communityId: 101 }, query: {}, reply: { entries: [logEntry], more: false } },
})

export const listEventLog = operation({
  id: 'listEventLog',
  method: 'GET',
  path: '/console/api/events/{eventId}/log',
  tag: 'Log',
  summary: 'What happened in an event',
  description:
    'The newest first, of the event and its rounds. E-mail addresses, telephone numbers and dates of birth are shown to roles that may see them.',
  params: strictObject({ eventId }),
  query: strictObject({
    before: Type.Optional(id('Only entries older than this one.')),
    until: Type.Optional({ ...timestamp, description: 'Only entries up to this moment.' }),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'How many; 100 if left out.' })),
    kinds: logKinds,
    actor: logActor,
    playerId: Type.Optional(id('Only entries in which this player is named.')),
    named: logNamed,
  }),
  reply: strictObject(
    {
      entries: listOf(LogEntry, { most: 500 }),
      more: Type.Boolean({ description: 'There are older ones.' }),
      ...logNames,
    },
    { title: 'EventLog' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ['log'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    query: { most: 20 },
    reply: {
      entries: [
        {
          logId: 912,
          at: '2026-05-03T14:07:09.123+00:00',
          actor: 'administrator:3',
          actorName: 'Marta Abreu',
          kind: 'teePairing.playerAssigned',
          step: '1f6f2c9e-4a7c-4a57-9f0e-2b7f0a0c9a11',
          subject: { teePairingId: 41, playerId: 1007 },
          before: { teePairingId: 40 },
          after: { teePairingId: 41 },
        },
      ],
      more: true,
    },
  },
})
