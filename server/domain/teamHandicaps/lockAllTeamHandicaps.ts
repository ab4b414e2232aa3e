import { lockOf } from '../handicaps/handicapChanges.ts'
import { lockTeams, writeTeamHandicaps } from '../handicaps/teamHandicaps.sql.ts'
import { teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { requireRound, teamHandicapValues } from './changeTeamHandicap.ts'

export const lockAllTeamHandicaps = handle(
  'lockAllTeamHandicaps',
  async ({ event, query, tx, record, refuse, now }) => {
    requireRound(refuse, event)
    const { lock } = query
    const [, teams] = await Promise.all([lockTeams(tx, event, {}), teamHandicapsInEffect(tx, event, 'event', {})])
    const changed = teams.filter(({ locked }) => locked !== lock)
    if (changed.length > 0) {
      const { communityId, eventId } = event
      await Promise.all([
        writeTeamHandicaps(
          tx,
          event,
          changed.map(team => ({ ...teamHandicapValues(team), ...lockOf(team, lock, now) })),
        ),
        record({
          communityId,
          eventId,
          kind: lock ? 'teamHandicap.allLocked' : 'teamHandicap.allUnlocked',
          subject: { teamIds: changed.map(({ teamId }) => teamId) },
          before: { locked: !lock },
          after: { locked: lock },
        }),
      ])
    }
    return { updated: changed.length, lock }
  },
)
