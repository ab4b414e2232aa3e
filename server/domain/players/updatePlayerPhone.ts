import { handle } from '../operation/handler.ts'
import { requirePlausibleDetails } from './plausibleDetails.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerPhone = handle('updatePlayerPhone', ({ params, body, ...context }) => {
  requirePlausibleDetails(context.refuse, body, context.now)
  return updateProfile(context, params.playerId, () => ({ phone_country_cd: body.phoneCountryCd, phone: body.phone }))
})
