import { emailKey } from '../../kernel/keys/emailKey.ts'
import { handle } from '../operation/handler.ts'
import { uniqueIdentity } from './uniqueIdentity.ts'
import { updateProfile } from './updateProfile.ts'

export const updatePlayerEmail = handle('updatePlayerEmail', ({ params, body, ...context }) =>
  updateProfile(
    context,
    params.playerId,
    () => ({ email: body.email, email_key: emailKey(body.email) }),
    work => uniqueIdentity(context.refuse, work),
  ),
)
