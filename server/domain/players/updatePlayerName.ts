import { handle } from '../operation/handler.ts'
import { nameFields } from './nameFields.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerName = handle('updatePlayerName', ({ params, body, ...context }) =>
  updateProfile(context, params.playerId, profile => nameFields({ suffix: profile.suffix ?? '', ...body })),
)
