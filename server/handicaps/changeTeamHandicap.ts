import type { Change } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { RawJson, Refusal } from '../handler.ts'
import { teamHandicapRecord } from './teamHandicapRecord.ts'
import { lockTeams, type TeamHandicapValues, writeTeamHandicaps } from './teamHandicaps.sql.ts'
import { type TeamHandicapInEffect, teamHandicapsInEffect } from './teamHandicapsInEffect.ts'

/** What a change needs of its request. */
export type ChangingTeamHandicap = {
  readonly event: VisibleEvent
  readonly params: { readonly teamId: number }
  readonly tx: Transaction
  readonly record: (change: Change) => Promise<void>
}

/**
 * Changes the handicap of a team in a round and answers it. Refuses with `NOT_FOUND`, `TEAM_HANDICAP_IS_PER_ROUND`, and with
 * whatever `change` refuses.
 */
export async function changeTeamHandicap(
  { event, params, tx, record }: ChangingTeamHandicap,
  kind: string,
  change: (before: TeamHandicapInEffect) => TeamHandicapInEffect,
): Promise<RawJson> {
  const { teamId } = params
  const choice = { teamIds: [teamId] }
  const [, [before]] = await Promise.all([
    lockTeams(tx, event, choice),
    teamHandicapsInEffect(tx, event, 'event', choice),
  ])
  if (!before) throw new Refusal('NOT_FOUND', `The event has no team ${teamId}.`)
  requireRound(event)
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
  return new RawJson(JSON.stringify(teamHandicapRecord(after)))
}

/** Refuses with `TEAM_HANDICAP_IS_PER_ROUND` for a multi-round event. */
export function requireRound({ kind }: VisibleEvent): void {
  if (kind === 'M')
    throw new Refusal('TEAM_HANDICAP_IS_PER_ROUND', 'A team has a handicap for each round: use the id of the round.')
}

function isChange(before: TeamHandicapValues, after: TeamHandicapValues): boolean {
  return JSON.stringify(teamHandicapValues(before)) !== JSON.stringify(teamHandicapValues(after))
}

/** The columns of a handicap. */
export function teamHandicapValues(handicap: TeamHandicapValues): TeamHandicapValues {
  const { teamId, courseId, teeId, indexTenths, hcCourse, hcPlaying, allocPct, locked, reason } = handicap
  return { teamId, courseId, teeId, indexTenths, hcCourse, hcPlaying, allocPct, locked, reason }
}
