import { handle } from '../operation/handler.ts'
import { updateMembership } from './updateMembership.ts'

export const updatePlayerMember = handle('updatePlayerMember', ({ params, body, ...context }) =>
  updateMembership(context, params, { member: body.member }),
)
