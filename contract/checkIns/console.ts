/** Who is here on the morning of a round, as the desks say it: a log of taps that only grows. */

import Type from 'typebox'
import { keptEntries } from '../keptEntries.ts'
import { operation } from '../operation.ts'
import { entryId } from '../scores/extensions.ts'
import { eventParams, id, listOf, nameFields, names, playerId, strictObject, timestamp } from '../shapes.ts'
import { TeePairing } from '../teeSheet/published.ts'

const optional = Type.Optional

const { teeTime, hole, group } = TeePairing.properties

const state = Type.Enum(['here', 'notHere', 'noShow'], {
  description: '`notHere`: not yet, or marked `here` by mistake. `noShow`: will not come.',
})

const paid = Type.Boolean({ description: 'Whether the player has paid.' })

export const CheckIn = strictObject(
  {
    playerId,
    ...names,
    handle: optional(nameFields.handle),
    teePairingId: optional(id('Id of the tee pairing.')),
    teeTime: optional(teeTime),
    hole: optional(hole),
    group: optional(group),
    state,
    paid,
    seenAt: optional(timestamp),
  },
  { title: 'CheckIn' },
)

export const listCheckIns = operation({
  id: 'listCheckIns',
  method: 'GET',
  path: '/console/api/events/{eventId}/checkIns',
  tag: 'Event players',
  summary: 'Who is here',
  description:
    'Everybody registered, by name, each with the tee time and what the latest tap says; without a tap `notHere`, and paid where the registration has a payment.',
  params: eventParams,
  reply: strictObject({ players: listOf(CheckIn, { most: 100_000 }) }, { title: 'CheckIns' }),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'checkIn.edit',
  link: ['checkIn'],
  reads: ['events', 'players', 'members', 'registrations', 'teeSheet', 'checkIns'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: {
      players: [
        {
          playerId: 3001,
          firstName: 'Tiago',
          lastName: 'Moura',
          teePairingId: 901,
          teeTime: '2026-05-02T08:10:00.000+01:00',
          hole: 1,
          group: 'A',
          state: 'here',
          paid: true,
          seenAt: '2026-05-02T06:41:09.123+00:00',
        },
      ],
    },
  },
})

const entry = { entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01', playerId: 3001 }

export const setCheckIns = operation({
  id: 'setCheckIns',
  method: 'POST',
  path: '/console/api/events/{eventId}/checkIns',
  tag: 'Event players',
  summary: 'Say who is here',
  description:
    'Takes a desk’s taps, each with an id made by its device. An entry sent again counts once and gets the same answer. Of several about one player, the one tapped last counts, whenever it arrives. An entry about somebody who is not registered is rejected; the others are kept.',
  params: eventParams,
  body: strictObject(
    {
      entries: listOf(
        strictObject(
          {
            entryId,
            playerId,
            state: optional(state),
            paid: optional(paid),
            seenAt: Type.String({
              format: 'date-time',
              description: 'When it was tapped, by the clock of the device; a time in the future counts as now.',
            }),
          },
          { title: 'CheckInEntry', description: 'Anything left out stays as it was.' },
        ),
        { least: 1, most: 200 },
      ),
    },
    { title: 'CheckInEntries' },
  ),
  reply: keptEntries({ one: 'CheckInRecorded', all: 'CheckInsRecorded' }, 'the player is not registered.'),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'checkIn.edit',
  link: ['checkIn'],
  changes: ['checkIns'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { entries: [{ ...entry, state: 'here', paid: true, seenAt: '2026-05-02T06:41:09.123+00:00' }] },
    reply: { entries: [{ entryId: entry.entryId, result: 'recorded' }] },
  },
})
