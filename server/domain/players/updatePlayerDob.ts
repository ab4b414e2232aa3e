import { handle } from '../operation/handler.ts'
import { requirePlausibleDetails } from './plausibleDetails.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerDob = handle('updatePlayerDob', ({ params, body, ...context }) => {
  requirePlausibleDetails(context.refuse, body, context.now)
  return updateProfile(context, params.playerId, () => ({ dob: body.dob }))
})
