import type { Static } from 'typebox'
import type { TeamHandicap } from '../../../contract/teamHandicaps/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { lockTeams, type TeamHandicapValues, writeTeamHandicaps } from '../handicaps/teamHandicaps.sql.ts'
import { type TeamHandicapInEffect, teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { teamHandicapRecord } from './teamHandicapRecord.ts'

/** What a change needs from its request. */
export type ChangingTeamHandicap = {
  readonly event: VisibleEvent
  readonly params: { readonly teamId: number }
  readonly tx: Transaction
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<'NOT_FOUND' | 'TEAM_HANDICAP_IS_PER_ROUND'>
}

/**
 * Changes the handicap of a team in a round and returns it. Refuses with `NOT_FOUND`, with `TEAM_HANDICAP_IS_PER_ROUND` on a
 * multi-round event, and as `change` does.
 */
export async function changeTeamHandicap(
  { event, params, tx, record, refuse }: ChangingTeamHandicap,
  kind: string,
  change: (before: TeamHandicapInEffect) => TeamHandicapInEffect,
): Promise<Written<Static<typeof TeamHandicap>>> {
  const { teamId } = params
  const choice = { teamIds: [teamId] }
  const [, [before]] = await Promise.all([
    lockTeams(tx, event, choice),
    teamHandicapsInEffect(tx, event, 'event', choice),
  ])
  if (!before) return refuse('NOT_FOUND', 'team', { teamId })
  requireRound(refuse, event)
  const after = change(before)
  if (isChange(before, after)) {
    const { communityId, eventId } = event
    await Promise.all([
      writeTeamHandicaps(tx, event, [teamHandicapValues(after)]),
      record({
        communityId,
        eventId,
        kind,
        subject: { teamId },
        before: teamHandicapValues(before),
        after: teamHandicapValues(after),
      }),
    ])
  }
  return teamHandicapRecord(after)
}

/** Refuses with `TEAM_HANDICAP_IS_PER_ROUND` for a multi-round event. */
export function requireRound(refuse: Refuse<'TEAM_HANDICAP_IS_PER_ROUND'>, { kind }: VisibleEvent): void {
  if (kind === 'M') refuse('TEAM_HANDICAP_IS_PER_ROUND')
}

function isChange(before: TeamHandicapValues, after: TeamHandicapValues): boolean {
  return JSON.stringify(teamHandicapValues(before)) !== JSON.stringify(teamHandicapValues(after))
}

/** The columns of a handicap. */
export function teamHandicapValues(handicap: TeamHandicapValues): TeamHandicapValues {
  const { teamId, courseId, teeId, indexTenths, hcCourse, hcPlaying, allocPct, locked, lockedAt, reason } = handicap
  return { teamId, courseId, teeId, indexTenths, hcCourse, hcPlaying, allocPct, locked, lockedAt, reason }
}
