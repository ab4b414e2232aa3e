/** The tee sheet of a round, as directors work on it. */

import Type from 'typebox'
import { Arranged, groupKey, moveOf } from '../arranging.ts'
import { changed } from '../changed.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import {
  count,
  courseId,
  eventParams,
  listOf,
  playerId,
  strictObject,
  text,
  textOrEmpty,
  timestamp,
} from '../shapes.ts'
import { languages } from '../words/languages.ts'
import { TeePairing } from './published.ts'

const optional = Type.Optional

const locked = Type.Boolean({ description: 'It keeps its players and its time when the tee sheet is filled again.' })

const note = textOrEmpty(200, 'For the starter and the caddie master; empty for none.')

const { id: teePairingId, teeTime, hole, group } = TeePairing.properties

export const TeeSheetPairing = strictObject(
  {
    ...TeePairing.properties,
    locked,
    note: Type.Optional(note),
    seats: listOf(playerId, {
      most: 100,
      description: 'The players in their order: who rides with whom, who marks whom.',
    }),
  },
  { title: 'TeeSheetPairing' },
)

const Publication = strictObject(
  {
    publishedDt: timestamp,
    publishedBy: optional(text(200, 'Who published it.')),
    holds: Type.Boolean({
      description: 'It is what people with a link see. Once the round has begun, they see every change at once.',
    }),
    differences: listOf(
      strictObject(
        {
          playerId,
          teeTime: optional(teeTime),
          hole: optional(hole),
          group: optional(group),
        },
        { title: 'PublishedStart' },
      ),
      {
        most: 10_000,
        description:
          'Players whose hole, time or group differs from what was published, with what was published; nothing for players new on the sheet.',
      },
    ),
  },
  {
    title: 'TeeSheetPublication',
    description: 'Left out when the tee sheet was never published: then people see every change at once.',
  },
)

export const getTeeSheet = operation({
  id: 'getTeeSheet',
  method: 'GET',
  path: '/console/api/events/{eventId}/teeSheet',
  tag: 'Tee pairings',
  summary: 'Get the tee sheet of a round',
  description:
    'All groups in the order in which they start, with locks, notes and the order of their players; and how they differ from the published tee sheet.',
  params: eventParams,
  reply: strictObject(
    { teePairings: listOf(TeeSheetPairing, { most: 10_000 }), publication: optional(Publication) },
    { title: 'TeeSheet' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: [
    'events',
    'eventStates',
    'shortening',
    'courses',
    'players',
    'members',
    'registrations',
    'handicaps',
    'teams',
    'leaderboards',
    'teeSheet',
  ],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: {
      teePairings: [
        {
          id: 901,
          courseId: 1001,
          time: '08:10:00',
          hole: 1,
          group: 'A',
          players: [{ playerId: 3001, firstName: 'Inês', lastName: 'Duarte' }],
          eventId: 'S-5209',
          courseName: 'San Lorenzo',
          date: '2026-05-02',
          teeTime: '2026-05-02T08:10:00.000+01:00',
          locked: false,
          seats: [3001],
        },
      ],
    },
  },
})

export const publishTeeSheet = operation({
  id: 'publishTeeSheet',
  method: 'PUT',
  path: '/console/api/events/{eventId}/teeSheet/publication',
  tag: 'Tee pairings',
  summary: 'Publish the tee sheet of a round',
  description:
    'From now on people with a link see the tee sheet as it is at this moment, on the page, in their calendars and on their phones, until it is published again or the round begins. `false` ends that: they see every change at once again. `tell` mails players what is published, in the same step; somebody whose mail is still waiting gets no second one. A preview says whom it would reach.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      published: Type.Boolean({ description: '`false`: people see every change at once.' }),
      tell: optional(
        strictObject(
          {
            whom: Type.Enum(['everybody', 'changed'], {
              description: '`changed`: those whose start differs from what was published before; all if nothing was.',
            }),
            language: Type.Enum([...languages], { description: 'Of the mail.' }),
          },
          { title: 'TeeTimesToTell', description: 'If left out, nobody is told.' },
        ),
      ),
    },
    { title: 'TeeSheetToPublish' },
  ),
  reply: strictObject(
    {
      published: Type.Boolean({ description: 'There is now a published tee sheet.' }),
      changed: count('Players whose start differs from what was published before.'),
      told: optional(
        strictObject(
          {
            reached: count('Players who get a mail.'),
            withoutAddress: listOf(playerId, { most: 10_000, description: 'Players with no known address.' }),
            optedOut: count('Players who do not want mails about tee times.'),
            isMailSetUp: Type.Boolean({ description: '`false`: mails wait up to two days for a mail server.' }),
          },
          { title: 'TeeTimesTold', description: 'Left out when nobody was to be told.' },
        ),
      ),
    },
    { title: 'TeeSheetPublished' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { published: true },
    reply: { published: true, changed: 3 },
  },
})

export const arrangeTeeSheet = operation({
  id: 'arrangeTeeSheet',
  method: 'PUT',
  path: '/console/api/events/{eventId}/teeSheet',
  tag: 'Tee pairings',
  summary: 'Change the tee sheet of a round in one step',
  description:
    'Creates, changes and removes groups and moves players, all or nothing. A move says where the player was: if somebody else has moved one of them in the meantime, nothing is done. Players of a deleted group are left without one, unless they move.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      create: Type.Optional(
        listOf(
          strictObject(
            {
              key: groupKey,
              courseId,
              teeTime,
              hole,
              group: Type.Optional(group),
              locked: Type.Optional(locked),
              note: Type.Optional(note),
            },
            { title: 'NewGroup' },
          ),
          { most: 500 },
        ),
      ),
      change: Type.Optional(
        listOf(
          strictObject(
            {
              id: teePairingId,
              courseId: Type.Optional(courseId),
              teeTime: changed(teeTime),
              hole: changed(hole),
              group: changed(group),
              locked: Type.Optional(locked),
              note: Type.Optional(note),
            },
            { title: 'ChangedGroup' },
          ),
          { most: 500 },
        ),
      ),
      remove: Type.Optional(listOf(teePairingId, { most: 500 })),
      moves: Type.Optional(listOf(moveOf(teePairingId, 'TeePairingMove'), { most: 1000 })),
      reason: Type.Optional(text(200, 'Why to apply it although the round could not start with it; kept in the log.')),
    },
    { title: 'TeeSheetChange' },
  ),
  reply: Arranged,
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'ROUND_REQUIRED',
    'NOT_REGISTERED',
    'COURSE_NOT_IN_EVENT',
    'CHANGED_MEANWHILE',
  ],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: {
      create: [{ key: 'new-1', courseId: 1001, teeTime: '2026-05-02T09:00:00.000+01:00', hole: 10 }],
      moves: [
        { playerId: 3001, from: 901, to: 'new-1' },
        { playerId: 3002, from: null, to: 901, seat: 1 },
      ],
    },
    reply: { created: [{ key: 'new-1', id: 950 }], changed: 0, removed: 0, moved: 2 },
  },
})
