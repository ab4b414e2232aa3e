import { handle } from '../handler.ts'
import { emailKey } from './emailKey.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerEmail = handle('updatePlayerEmail', ({ params, body, ...context }) =>
  updateProfile(context, params.playerId, () => ({ email: body.email, email_key: emailKey(body.email) })),
)
