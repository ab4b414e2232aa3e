import { handle } from '../handler.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerPhone = handle('updatePlayerPhone', ({ params, body, ...context }) =>
  updateProfile(context, params.playerId, () => ({ phone_country_cd: body.phoneCountryCd, phone: body.phone })),
)
