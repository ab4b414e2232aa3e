import { awaitedLater } from '../database/awaitedLater.ts'
import type { Transaction } from '../database/connect.ts'
import { groupsOf, lockGroups, type Place, placesOf, writePlaces } from '../eventPlayers/groups.sql.ts'
import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { type Moves, movesTo } from '../eventPlayers/moves.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { type NamedTeam, requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'

/**
 * Gives the players their teams, all or none. Refuses with `NOT_FOUND` (a team), `UNAUTHORIZED` and `NOT_REGISTERED`
 * (a player), `MULTI_ROUND_EVENT_REQUIRED`, and `SCORE_ENTERED` when a player would leave a team with a score.
 */
export async function assignToTeams(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  teams: readonly NamedTeam[],
  players: readonly (Place & { readonly pointer?: string })[],
): Promise<Moves> {
  const teamIds = teams.map(({ teamId }) => teamId)
  const playerIds = players.map(({ playerId }) => playerId)
  const locked = Promise.all([
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, 'team', groupsOf(event, 'team', teamIds, playerIds), 'share'),
    requireTeams(tx, event, teams, playerIds),
    placesOf(tx, event, 'team', playerIds),
  ])
  const registered = awaitedLater(requireRegistered(tx, event, communities, players, 'NOT_REGISTERED'))
  const [, , states, places] = await locked
  await registered
  requireOwn(states.values())
  const moves = movesTo(players, places)
  const leaving = moves.before.filter(({ groupId }) => states.get(groupId)?.hasScore)
  const pointers = new Map(players.map(({ playerId, pointer }) => [playerId, pointer]))
  requireNoScore(
    leaving.flatMap(({ groupId }) => states.get(groupId) ?? []),
    leaving.flatMap(({ playerId }) => {
      const pointer = pointers.get(playerId)
      return pointer ? [{ pointer, message: 'plays in a team with a score' }] : []
    }),
  )
  if (moves.after.length > 0) await writePlaces(tx, event, 'team', moves.after)
  return moves
}
