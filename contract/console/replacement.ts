/** Somebody else plays in the place of a player who cannot. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, id, listOf, playerId, strictObject, teamId, text } from '../shapes.ts'
import { KnownPerson, NewPerson } from './playerTable.ts'
import { previewQuery } from './preview.ts'

const placesTaken = (what: string) =>
  listOf(id(`Id of a ${what}.`), { most: 1000, description: `Each ${what} taken over.` })

export const replacePlayer = operation({
  id: 'replacePlayer',
  method: 'POST',
  path: '/console/api/events/{eventId}/registrations/{playerId}/replacement',
  tag: 'Event players',
  summary: 'Replace a player before the start',
  description:
    'Registers somebody else, who takes the places of the player in teams, tee pairings and flights, with seats and pins; the player leaves the event. Whoever has signed up and has no place, such as the first on the waiting list, gets it with what was said then. A player with a score is not replaced. One step to take back.',
  params: strictObject({ ...eventParams.properties, playerId }),
  query: previewQuery,
  body: strictObject(
    {
      by: Type.Union([KnownPerson, NewPerson], {
        description: 'Who plays instead: a member or somebody who has signed up, by profile, or a guest by name.',
      }),
      reason: Type.Optional(text(500, 'Why, for the log.')),
    },
    { title: 'Replacement' },
  ),
  reply: strictObject(
    {
      playerId,
      teamIds: listOf(teamId, { most: 1000, description: 'Each team taken over.' }),
      teePairingIds: placesTaken('tee pairing'),
      flightIds: placesTaken('flight'),
    },
    { title: 'Replaced' },
  ),
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'REGISTER_ON_MULTI_ROUND_EVENT',
    'ALREADY_REGISTERED',
    'PLAYER_HAS_NO_MEMBERSHIP',
    'SCORE_ENTERED',
  ],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    query: {},
    body: { by: { playerId: 3002, hcIndex: 18.2 }, reason: 'Injured' },
    reply: { playerId: 3002, teamIds: [801], teePairingIds: [901], flightIds: [701] },
  },
})
