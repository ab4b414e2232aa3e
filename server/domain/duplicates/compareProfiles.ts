import { handle } from '../operation/handler.ts'
import { profilesWithIds } from '../players/merge.sql.ts'
import { lookAtMerge } from '../players/mergePlayers.ts'

/** What a merge would do, with no lock: the merge itself looks again. */
export const compareProfiles = handle('compareProfiles', async ({ tx, params, refuse }) => {
  const { playerId, otherPlayerId } = params
  const profiles = await profilesWithIds(tx, [playerId, otherPlayerId])
  const look = await lookAtMerge(tx, profiles, playerId, otherPlayerId)
  if (!look) return refuse('NOT_FOUND', 'twoPlayers')
  return {
    moves: look.moving,
    lost: look.lost,
    conflicts: look.conflicts.map(([, reason, given]) => ({
      reason,
      ...('eventId' in given && { eventId: String(given.eventId), name: String(given.name) }),
    })),
  }
})
