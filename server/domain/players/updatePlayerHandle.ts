import { handle } from '../operation/handler.ts'
import { textOrNull } from './nameFields.ts'
import { updateMembership } from './updateMembership.ts'

export const updatePlayerHandle = handle('updatePlayerHandle', ({ params, body, ...context }) =>
  updateMembership(context, params, { handle: textOrNull(body.handle) }),
)
