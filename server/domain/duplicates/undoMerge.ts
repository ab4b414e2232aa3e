import { handle } from '../operation/handler.ts'
import { planUndoMerge, undoMerge as undo } from '../players/undoMerge.ts'

export const undoMerge = handle('undoMerge', async ({ tx, params, caller, now, record, refuse }) => {
  const plan = await planUndoMerge(tx, params.mergeId, now)
  if (!plan) return refuse('NOT_FOUND', 'merge')
  if (plan.obstacle) refuse(...plan.obstacle)
  await undo(tx, plan, { actor: caller.actor, now, record })
  return { playerId: plan.merge.keptId, removedPlayerId: plan.merge.removedId }
})
