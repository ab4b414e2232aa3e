import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type GroupPlayer, groupsOf, lockGroups, placesOf, writePlaces } from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { type Moves, movesTo } from '../roster/moves.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { type NamedTeam, requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { teamGroups } from './teams.sql.ts'

/**
 * Puts players into teams, all or none. Refuses with `NOT_FOUND` (a team), `UNAUTHORIZED` and `NOT_REGISTERED`
 * (a player), `MULTI_ROUND_EVENT_REQUIRED`, and `SCORE_ENTERED` when a player would leave a team with a score.
 */
export async function assignToTeams(
  refuse: Refuse<'NOT_FOUND' | 'UNAUTHORIZED' | 'NOT_REGISTERED' | 'MULTI_ROUND_EVENT_REQUIRED' | 'SCORE_ENTERED'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  teams: readonly NamedTeam[],
  players: readonly (GroupPlayer & { readonly pointer?: string })[],
): Promise<Moves> {
  const teamIds = teams.map(({ teamId }) => teamId)
  const playerIds = players.map(({ playerId }) => playerId)
  const [locked, , states, places] = await Promise.all([
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, teamIds, playerIds), 'share'),
    requireTeams(refuse, tx, event, teams, playerIds),
    placesOf(tx, event, teamGroups, playerIds),
  ])
  await requireRegistered(refuse, tx, event, communities, players, 'NOT_REGISTERED', locked)
  requireOwn(refuse, states.values())
  const moves = movesTo(players, places)
  const leaving = moves.before.filter(({ groupId }) => states.get(groupId)?.hasScore)
  const pointers = new Map(players.map(({ playerId, pointer }) => [playerId, pointer]))
  requireNoScore(
    refuse,
    leaving.flatMap(({ groupId }) => states.get(groupId) ?? []),
    leaving.flatMap(({ playerId }) => {
      const pointer = pointers.get(playerId)
      return pointer ? [{ pointer, message: said('fields.playsInTeamWithScore') }] : []
    }),
  )
  if (moves.after.length > 0) await writePlaces(tx, event, teamGroups, moves.after)
  return moves
}
