/** Which groups of a round have started and when, as the starter on the first tee says it: a log of taps that only grows. */

import Type from 'typebox'
import { CheckIn } from '../checkIns/console.ts'
import { EventState } from '../eventStates/extensions.ts'
import { keptEntries } from '../keptEntries.ts'
import { operation } from '../operation.ts'
import { entryId } from '../scores/extensions.ts'
import { timeZone } from '../setup/eventSetup.ts'
import { eventParams, listOf, strictObject, text, timestamp } from '../shapes.ts'
import { TeePairing } from '../teeSheet/published.ts'

const optional = Type.Optional

const { id: teePairingId, teeTime, hole, group } = TeePairing.properties

const { playerId, firstName, lastName, suffix, handle, state } = CheckIn.properties

export const StartGroup = strictObject(
  {
    id: teePairingId,
    teeTime,
    hole,
    group,
    players: listOf(strictObject({ playerId, firstName, lastName, suffix, handle, state }, { title: 'StartPlayer' }), {
      description: 'In the order of their seats, each with what the check-in desk says.',
    }),
    startedAt: optional(timestamp),
    startedBy: optional(text(200, 'Who reported it: the name of the account, or of the link.')),
  },
  { title: 'StartGroup' },
)

const started = { id: 901, teeTime: '2026-05-02T08:10:00.000+01:00', hole: 1, group: 'A' }

const startedAt = '2026-05-02T07:12:31.204+00:00'

export const listStarts = operation({
  id: 'listStarts',
  method: 'GET',
  path: '/console/api/events/{eventId}/starts',
  tag: 'Tee pairings',
  summary: 'List who starts next',
  description:
    'The groups of the round that have players, in starting order: who is here, and when they went, if the starter has reported it.',
  params: eventParams,
  reply: strictObject(
    {
      timeZone,
      state: EventState.properties.state,
      groups: listOf(StartGroup, { most: 10_000 }),
    },
    { title: 'Starts' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'checkIn.edit',
  link: ['starter'],
  reads: [
    'events',
    'eventStates',
    'shortening',
    'players',
    'members',
    'registrations',
    'teeSheet',
    'checkIns',
    'starts',
  ],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: {
      timeZone: 'Europe/Lisbon',
      state: 'in progress',
      groups: [
        {
          ...started,
          players: [{ playerId: 3001, firstName: 'Tiago', lastName: 'Moura', state: 'here' }],
          startedAt,
          startedBy: 'Pedro’s phone',
        },
      ],
    },
  },
})

const entry = { entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f02', teePairingId: 901 }

export const recordStart = operation({
  id: 'recordStart',
  method: 'POST',
  path: '/console/api/events/{eventId}/starts',
  tag: 'Tee pairings',
  summary: 'Record which groups have started',
  description:
    'Takes a starter’s taps, each with an id made by its device. An entry sent again counts once and gets the same answer. Of several about one group, the one tapped last counts, whenever it arrives. An entry about a group that is not in this round is rejected; the others are kept. Pace is counted from the time that counts.',
  params: eventParams,
  body: strictObject(
    {
      entries: listOf(
        strictObject(
          {
            entryId,
            teePairingId,
            at: Type.String({
              format: 'date-time',
              description:
                'When it was tapped, by the clock of the device, which is when the group went; a time in the future counts as now.',
            }),
            undone: optional(
              Type.Literal(true, { description: 'The group has not started: the wrong one was tapped.' }),
            ),
          },
          { title: 'StartEntry' },
        ),
        { least: 1, most: 200 },
      ),
    },
    { title: 'StartEntries' },
  ),
  reply: keptEntries({ one: 'StartRecorded', all: 'StartsRecorded' }, 'the group is not of this round.'),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'checkIn.edit',
  link: ['starter'],
  changes: ['starts'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { entries: [{ ...entry, at: startedAt }] },
    reply: { entries: [{ entryId: entry.entryId, result: 'recorded' }] },
  },
})
