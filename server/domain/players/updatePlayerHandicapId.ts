import { handle } from '../operation/handler.ts'
import { uniqueIdentity } from './uniqueIdentity.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerHandicapId = handle('updatePlayerHandicapId', ({ params, body, ...context }) =>
  updateProfile(
    context,
    params.playerId,
    profile => {
      const ids = { hc_provider_id: body.hcProviderId, hc_id: body.hcId.trim() }
      const isSame = profile.hc_provider_id === ids.hc_provider_id && profile.hc_id === ids.hc_id
      // An index belongs to its id, and the provider has not yet reported one for the new id.
      return isSame ? ids : { ...ids, hc_active: false, hc_index_tenths: null, hc_revision_date: null }
    },
    work => uniqueIdentity(context.refuse, work),
  ),
)
