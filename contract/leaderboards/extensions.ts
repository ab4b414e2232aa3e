import Type from 'typebox'
import { operation } from '../operation.ts'
import { id, listOf, strictObject, text } from '../shapes.ts'
import { ranks, unit } from '../standings/extensions.ts'

export const listFormats = operation({
  id: 'listFormats',
  method: 'GET',
  path: '/v1/util/leaderboards/formats',
  tag: 'Utilities',
  summary: 'List the formats of play',
  description: 'Every format of play with its leaderboard type and the JSON Schema of its settings.',
  reply: listOf(
    strictObject(
      {
        id: text(60, 'Id of the format; never changes.'),
        name: text(100, 'Name.'),
        description: text(500, 'How it is played.'),
        typeId: id('Id of its leaderboard type.'),
        unit,
        ranks,
        withoutScore: text(500, 'What a missing score means.'),
        rule: text(200, 'The rule or custom that it follows.'),
        settings: Type.Record(Type.String(), Type.Unknown(), {
          description: 'JSON Schema of the settings, every one with a default.',
        }),
      },
      { title: 'Format' },
    ),
  ),
  page: ['id'],
  refusals: [],
  access: 'token',
  reads: [],
  transaction: 'none',
  example: {
    reply: [
      {
        id: 'fourBall',
        name: 'Four-ball',
        description: 'The better ball of two partners counts on every hole.',
        typeId: 8,
        unit: 'strokes',
        ranks: 'low',
        withoutScore: 'A hole without a score of either partner leaves the round without a valid return.',
        rule: 'Rules of Golf 23',
        settings: { type: 'object', additionalProperties: false, properties: {} },
      },
    ],
  },
})
