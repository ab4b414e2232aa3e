import { said } from '../../../contract/words/say.ts'
import { handle } from '../../domain/operation/handler.ts'
import { members } from '../../domain/registrations/eventPlayers.sql.ts'
import { requireRegistered } from '../../domain/roster/requireRegistered.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { linkOf } from './link.ts'
import { linkPurposes } from './linkPurpose.ts'
import { registrationEvent } from './registrationEvent.ts'
import { renewLink } from './renewLink.ts'

export const regenerateLink = handle('regenerateLink', async ({ params, body, caller, record, refuse, ...context }) => {
  const { tx } = context
  const { purpose } = params
  const { playerId } = body
  const event = purpose === 'registration' ? await registrationEvent(tx, context.event) : context.event
  if (playerId !== undefined) {
    if (!linkPurposes[purpose].personal)
      requireNone(refuse, [{ pointer: '/playerId', message: said('fields.hasNoLinkOwn', { purpose }) }])
    if (purpose === 'scoring')
      await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
    else if (!(await members(tx, event, [playerId])).has(playerId)) refuse('PLAYER_HAS_NO_MEMBERSHIP', 'link')
  }
  await record(await renewLink(tx, event, purpose, playerId))
  return linkOf(context, event, purpose, playerId)
})
