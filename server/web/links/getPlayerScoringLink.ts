import { handle } from '../../domain/operation/handler.ts'
import { requireRegistered } from '../../domain/roster/requireRegistered.ts'
import { linkOf } from './link.ts'

export const getPlayerScoringLink = handle(
  'getPlayerScoringLink',
  async ({ event, params, caller, refuse, ...context }) => {
    const { playerId } = params
    const [, link] = await Promise.all([
      requireRegistered(refuse, context.tx, event, caller.communities, [{ playerId }], 'NOT_FOUND'),
      linkOf(context, event, 'scoring', playerId),
    ])
    return link
  },
)
