import { requireRegistered } from '../eventPlayers/registered.ts'
import { handle } from '../handler.ts'
import { linkOf } from './link.ts'

export const getPlayerScoringLink = handle('getPlayerScoringLink', async ({ event, params, caller, ...context }) => {
  const { playerId } = params
  const [, link] = await Promise.all([
    requireRegistered(context.tx, event, caller.communities, [{ playerId }], 'NOT_FOUND'),
    linkOf(context, event, 'scoring', playerId),
  ])
  return link
})
