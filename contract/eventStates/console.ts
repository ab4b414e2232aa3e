/** What a correction of official results has changed. */

import Type from 'typebox'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { eventId, eventParams, id, listOf, orNull, strictObject, text, timestamp } from '../shapes.ts'

const place = orNull(
  strictObject(
    {
      flight: orNull(text(100, 'Name of the flight.')),
      label: Type.String({
        maxLength: 20,
        description: 'As boards write it: `T3`, `WD`; empty before the first hole.',
      }),
      value: orNull(Type.Number({ description: 'Strokes, points, skins ... as the leaderboard counts them.' })),
      payoutCents: orNull(Type.Integer({ minimum: 0, description: 'What the place is worth.' })),
    },
    { title: 'OfficialPlace' },
  ),
)

export const getRevision = operation({
  id: 'getRevision',
  method: 'GET',
  path: '/console/api/events/{eventId}/revision',
  tag: 'Leaderboards',
  summary: 'What has changed since the results were official',
  description:
    'Places and prizes of an event and its rounds that differ from those last published as official; while the results are official, what they changed compared with the official results before. Without `officialDt` there is nothing to compare with.',
  params: eventParams,
  reply: strictObject(
    {
      officialDt: Type.Optional(timestamp),
      boards: listOf(
        strictObject(
          {
            leaderboardId: id('Id of the leaderboard.'),
            eventId,
            name: text(120, 'Name of the leaderboard.'),
            sides: listOf(
              strictObject(
                {
                  sideId: id('Id of the player, or of the team on a leaderboard of teams.'),
                  name: text(200, 'The player, or the team.'),
                  from: place,
                  to: place,
                },
                {
                  title: 'RevisedSide',
                  description: '`from` is null for a side that is new, `to` for one that is gone.',
                },
              ),
              { most: 100_000 },
            ),
          },
          { title: 'RevisedBoard' },
        ),
        { most: 2550 },
      ),
    },
    { title: 'Revision' },
  ),
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: {
      officialDt: '2026-05-02T16:10:00.000+00:00',
      boards: [
        {
          leaderboardId: 601,
          eventId: 'S-5210',
          name: 'Stroke play, net',
          sides: [
            {
              sideId: 3001,
              name: 'Tiago Moura',
              from: { flight: null, label: '1', value: 66, payoutCents: 30000 },
              to: { flight: null, label: '2', value: 67, payoutCents: 18000 },
            },
          ],
        },
      ],
    },
  },
})
