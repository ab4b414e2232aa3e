import { handicapValuesRecord, playedTeeRecord } from '../handicaps/playerHandicapRecord.ts'
import type { TeamHandicapInEffect } from '../handicaps/teamHandicapsInEffect.ts'

/** The handicap of a team as the interface shows it. Fields without a value are undefined, which JSON leaves out. */
export function teamHandicapRecord(handicap: TeamHandicapInEffect) {
  const { teamId, name, tee, allocPct, lockedAt, reason, players } = handicap
  return {
    teamId,
    name,
    ...playedTeeRecord(tee),
    ...handicapValuesRecord(handicap),
    hcAllocPct: allocPct ?? undefined,
    manualMsg: reason ?? undefined,
    lockedDt: lockedAt ?? undefined,
    players: players.map(player => ({ playerId: player.playerId, ...handicapValuesRecord(player) })),
  }
}
