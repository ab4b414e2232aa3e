import { handle } from '../operation/handler.ts'
import { mergePlayers as merge, planMerge } from '../players/mergePlayers.ts'

export const mergePlayers = handle('mergePlayers', async ({ tx, body, caller, now, record, refuse }) => {
  const plan = await planMerge(tx, body.keep, body.remove)
  if (!plan) return refuse('NOT_FOUND', 'twoPlayers')
  const [conflict] = plan.conflicts
  if (conflict) refuse(...conflict)
  return { mergeId: await merge(tx, plan, { actor: caller.actor, now, record }) }
})
