import { call } from '../../ui/call.ts'
import type { TeamsChange } from './arrange.ts'

/** Sends a change of the teams of an event. */
export async function sendTeams(eventId: string, change: TeamsChange, key: string): Promise<void> {
  const params = { eventId }
  const moves = change.moves ?? []
  for (const teamId of change.remove ?? []) await call('deleteTeam', { params: { ...params, teamId } })
  const create = change.create ?? []
  if (create.length > 0)
    await call(
      'createTeams',
      {
        params,
        body: create.map(({ key: name, name: given }) => ({
          ...(given !== undefined && { name: given }),
          playerIds: moves.filter(one => one.to === name).map(one => one.playerId),
        })),
      },
      { key },
    )
  const placed = Map.groupBy(
    moves.filter(one => typeof one.to === 'number'),
    one => Number(one.to),
  )
  if (placed.size > 0)
    await call(
      'assignPlayersToTeams',
      { params, body: [...placed].map(([teamId, list]) => ({ teamId, playerIds: list.map(one => one.playerId) })) },
      create.length > 0 ? {} : { key },
    )
  for (const { playerId, from } of moves)
    if (from !== null && !change.remove?.includes(from) && moves.find(one => one.playerId === playerId)?.to === null)
      await call('removePlayerFromTeam', { params: { ...params, teamId: from, playerId } })
  for (const { teamId, name } of change.rename ?? [])
    await call('renameTeam', { params: { ...params, teamId, name: name.to } })
}
