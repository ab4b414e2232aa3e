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
  summary: 'Undo steps',
  description:
    'Restores everything the steps changed, all or none, newest first. Refused where somebody has changed the same thing since; needs the right to do what the step did. Undoing is a step too, and can itself be undone.',
  params: strictObject({ eventId }),
  query: previewQuery,
  body: strictObject(
    { steps: listOf(text(200, 'A step of the log.'), { least: 1, most: 50 }) },
    { title: 'StepsToUndo' },
  ),
  reply: strictObject({
    undone: Type.Integer({ minimum: 0, maximum: 50, description: 'How many steps were undone.' }),
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
