/** Changes to the places of players in teams or tee pairings. */

import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import type { GroupPlayer, Groups } from './groups.sql.ts'

/** The places of the players who move, before and after. A player who had or has no place is missing there. */
export type Moves = { readonly before: readonly GroupPlayer[]; readonly after: readonly GroupPlayer[] }

/** What changes when players move from `places` to the `wanted` ones. */
export function movesTo(wanted: readonly GroupPlayer[], places: readonly GroupPlayer[]): Moves {
  const groupBefore = new Map(places.map(({ playerId, groupId }) => [playerId, groupId]))
  const after = wanted.filter(({ playerId, groupId }) => groupBefore.get(playerId) !== groupId)
  const moving = new Set(after.map(({ playerId }) => playerId))
  return {
    before: places.filter(({ playerId }) => moving.has(playerId)),
    after: after.map(({ playerId, groupId }) => ({ playerId, groupId })),
  }
}

/** Records all moves as one change; does nothing when nobody moved. */
export async function recordMoves(
  record: (change: Change) => Promise<void>,
  event: VisibleEvent,
  { kind }: Groups,
  { before, after }: Moves,
): Promise<void> {
  if (before.length + after.length === 0) return
  const places = [...before, ...after]
  const named = ({ playerId, groupId }: GroupPlayer) => ({ playerId, [`${kind}Id`]: groupId })
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: `${kind}.${after.length > 0 ? 'playersAssigned' : 'playersRemoved'}`,
    subject: {
      playerIds: [...new Set(places.map(({ playerId }) => playerId))],
      [`${kind}Ids`]: [...new Set(places.map(({ groupId }) => groupId))],
    },
    before: before.map(named),
    after: after.map(named),
  })
}
