import { handle } from '../handler.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerDob = handle('updatePlayerDob', ({ params, body, ...context }) =>
  updateProfile(context, params.playerId, () => ({ dob: body.dob })),
)
