/** Somebody who comes after the tee sheet was made. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { KnownPerson, NewPerson } from '../playerLists/console.ts'
import { previewQuery } from '../preview.ts'
import { eventParams, id, listOf, playerId, strictObject } from '../shapes.ts'

export const addLateEntry = operation({
  id: 'addLateEntry',
  method: 'POST',
  path: '/console/api/events/{eventId}/lateEntries',
  tag: 'Event players',
  summary: 'Add a late entry to a group and flights',
  description:
    'Registers somebody and puts them into this tee pairing of the round and these flights of the event, in one step that can be undone. Somebody who has signed up and has no place keeps the answers given then.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      who: Type.Union([KnownPerson, NewPerson], {
        description: 'Who plays: a member or somebody who has signed up, by profile, or a guest by name.',
      }),
      teePairingId: Type.Optional(id('Id of a tee pairing of the round.')),
      flightIds: listOf(id('Id of a flight.'), {
        most: 50,
        description: 'Of player leaderboards, at most one each.',
      }),
    },
    { title: 'LateEntry' },
  ),
  reply: strictObject({ playerId }, { title: 'LateEntryTaken' }),
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'ROUND_REQUIRED',
    'ALREADY_REGISTERED',
    'PLAYER_HAS_NO_MEMBERSHIP',
    'FLIGHT_IS_FOR_TEAMS',
    'FLIGHTS_DISABLED',
  ],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['players', 'members', 'registrations', 'handicaps', 'flights', 'teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { who: { playerId: 3002, hcIndex: 18.2 }, teePairingId: 901, flightIds: [701] },
    reply: { playerId: 3002 },
  },
})
