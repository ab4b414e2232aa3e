import Type from 'typebox'
import { changed } from '../changed.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import {
  count,
  eventParams,
  handicapsSet,
  hcIndex,
  listOf,
  manualMsg,
  playerId,
  strictObject,
  teeId,
} from '../shapes.ts'

const { hcCourse, hcPlaying } = handicapsSet

const optional = Type.Optional

export const setHandicaps = operation({
  id: 'setHandicaps',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/players/handicaps',
  tag: 'Player handicaps',
  summary: 'Set the handicaps of many players in one step',
  description:
    'For each player index, tee, or course and playing handicap by hand, and whether it is locked; all or nothing. A field may say what it was: if somebody else has changed it in the meantime, nothing is done. A locked handicap can be changed in the request that unlocks it.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      players: listOf(
        strictObject(
          {
            playerId,
            hcIndex: changed(hcIndex),
            teeId: optional(teeId),
            hcCourse: optional(hcCourse),
            hcPlaying: optional(hcPlaying),
            manualMsg: optional(manualMsg),
            locked: optional(Type.Boolean({ description: 'A refresh leaves it alone.' })),
          },
          { title: 'HandicapWanted' },
        ),
        { least: 1, most: 500 },
      ),
    },
    { title: 'HandicapsWanted' },
  ),
  reply: strictObject({ changed: count('Players whose handicap changed.') }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'HANDICAP_LOCKED', 'HANDICAP_REASON_REQUIRED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['handicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { players: [{ playerId: 3001, hcIndex: { from: 12.4, to: 11.9 } }] },
    reply: { changed: 1 },
  },
})
