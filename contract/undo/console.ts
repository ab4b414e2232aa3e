import Type from 'typebox'
import { ofEvent } from '../nouns.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { eventId, listOf, strictObject, text } from '../shapes.ts'

export const undo = operation({
  id: 'undo',
  method: 'POST',
  path: '/console/api/events/{eventId}/undo',
  tag: 'Log',
  summary: 'Take steps back',
  description:
    'Brings back everything that the steps changed, all or none, the newest first. Refused where somebody has changed the same thing since; asks for the right to what the step did. The undo is a step itself, and can be taken back.',
  params: strictObject({ eventId }),
  query: previewQuery,
  body: strictObject(
    { steps: listOf(text(200, 'A step of the log.'), { least: 1, most: 50 }) },
    { title: 'StepsToUndo' },
  ),
  reply: strictObject({
    undone: Type.Integer({ minimum: 0, maximum: 50, description: 'How many steps were taken back.' }),
  }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROLE_REQUIRED', 'UNDO_BLOCKED'],
  access: 'staff',
  may: 'event.see',
  link: ['official', 'starter'],
  previews: true,
  changes: ['players', 'members', ...ofEvent],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { steps: ['1f6f2c9e-4a7c-4a57-9f0e-2b7f0a0c9a11'] },
    reply: { undone: 1 },
  },
})
