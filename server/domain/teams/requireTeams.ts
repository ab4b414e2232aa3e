/** What must hold before teams of an event can be used and changed. */
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { FieldError, Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { groupsOf } from '../roster/groups.sql.ts'
import { type TeamState, teamGroups, teamStates } from './teams.sql.ts'

/** A team id in a request; `pointer` is its place in the body. */
export type NamedTeam = { readonly teamId: number; readonly pointer?: string }

/** The named teams, and those in which `playerIds` play now. Refuses with `NOT_FOUND` when a named team is not in effect in the event. */
export async function requireTeams(
  refuse: Refuse<'NOT_FOUND'>,
  tx: Transaction,
  event: VisibleEvent,
  named: readonly NamedTeam[],
  playerIds: readonly number[] = [],
): Promise<ReadonlyMap<number, TeamState>> {
  const teamIds = named.map(({ teamId }) => teamId)
  const states = await teamStates(tx, event, groupsOf(event, teamGroups, teamIds, playerIds))
  const missing = named.filter(({ teamId }) => !states.has(teamId))
  if (missing.length === 0) return states
  return refuse('NOT_FOUND', 'team', {
    teamId: missing[0]?.teamId ?? 0,
    errors: missing.flatMap(({ pointer }) => (pointer ? [{ pointer, message: said('fields.isNotTeamEvent') }] : [])),
  })
}

/** Refuses with `MULTI_ROUND_EVENT_REQUIRED` when the round only borrows the teams from its multi-round event. */
export function requireOwn(refuse: Refuse<'MULTI_ROUND_EVENT_REQUIRED'>, teams: Iterable<TeamState>): void {
  const borrowed = [...teams].find(team => !team.own)
  if (!borrowed) return
  refuse('MULTI_ROUND_EVENT_REQUIRED', 'team', { teamId: borrowed.teamId })
}

/** Refuses with `SCORE_ENTERED` when a team that players would leave, or that would be deleted, has a score. */
export function requireNoScore(
  refuse: Refuse<'SCORE_ENTERED'>,
  teams: Iterable<TeamState>,
  errors: readonly FieldError[] = [],
): void {
  const scored = [...teams].filter(team => team.hasScore)
  if (scored.length === 0) return
  refuse('SCORE_ENTERED', 'team', { teams: scored.map(team => team.teamId).join(', '), errors })
}
