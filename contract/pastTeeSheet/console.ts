/** The tee sheet of a round as it was. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, listOf, playerId, strictObject, text, timestamp } from '../shapes.ts'
import { TeePairing } from '../teeSheet/published.ts'

const { id, courseId, teeTime, hole, group } = TeePairing.properties

const PastGroup = strictObject(
  {
    id,
    courseId,
    teeTime,
    hole,
    group,
    players: listOf(
      strictObject(
        {
          playerId,
          name: Type.Optional(
            text(200, 'First and last name; left out for a guest a program has since removed, and for anybody erased.'),
          ),
        },
        { title: 'PastPlayer' },
      ),
      { most: 100 },
    ),
  },
  { title: 'PastGroup' },
)

export const getPastTeeSheet = operation({
  id: 'getPastTeeSheet',
  method: 'GET',
  path: '/console/api/events/{eventId}/teeSheet/past',
  tag: 'Tee pairings',
  summary: 'The tee sheet of a round as it was',
  description:
    'All groups as they were at this moment, in the order of their starts then. Changes are kept for 90 days: earlier moments are refused.',
  params: eventParams,
  query: strictObject({ asOf: { ...timestamp, description: 'The moment.' } }),
  reply: strictObject({ groups: listOf(PastGroup, { most: 10_000 }) }, { title: 'PastTeeSheet' }),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: ['events', 'players', 'members', 'registrations', 'handicaps', 'teams', 'teeSheet'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    query: { asOf: '2026-05-02T07:30:00.000+00:00' },
    reply: {
      groups: [
        {
          id: 901,
          courseId: 1001,
          teeTime: '2026-05-02T08:10:00.000+01:00',
          hole: 1,
          group: 'A',
          players: [{ playerId: 3001, name: 'Inês Duarte' }],
        },
      ],
    },
  },
})
