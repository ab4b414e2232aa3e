import { handicapValuesRecord, playedTeeRecord } from './playerHandicapRecord.ts'
import type { TeamHandicapInEffect } from './teamHandicapsInEffect.ts'

/** The handicap of a team as the interface shows it. Fields without a value are undefined, which JSON leaves out. */
export function teamHandicapRecord(handicap: TeamHandicapInEffect) {
  const { teamId, name, tee, allocPct, locked, players } = handicap
  return {
    teamId,
    name,
    ...playedTeeRecord(tee),
    ...handicapValuesRecord(handicap),
    hcAllocPct: allocPct ?? undefined,
    hcLocked: locked,
    players: players.map(player => ({ playerId: player.playerId, ...handicapValuesRecord(player) })),
  }
}
