/** Teams and how they change: moves, swaps, new ones. Pure. */
import { fraction } from '../../../rules/exact.ts'
import { balancedTeams } from '../../../rules/teams/balancedTeams.ts'
import { abcdTeams, snakeTeams } from '../../../rules/teams/draft.ts'

type Player = { readonly playerId: number; readonly firstName: string; readonly lastName: string }
export type Team = {
  readonly teamId: number
  readonly name: string
  readonly players: readonly Player[]
  /** The order that the team has set, for formats that go by turns. */
  readonly turns?: readonly number[]
}

/** What one gesture changes; `key` names a new team for the moves. */
export type TeamsChange = {
  readonly create?: readonly { readonly key: string; readonly name?: string }[]
  readonly rename?: readonly {
    readonly teamId: number
    readonly name: { readonly from: string; readonly to: string }
  }[]
  readonly remove?: readonly number[]
  readonly moves?: readonly TeamMove[]
}
export type TeamMove = {
  readonly playerId: number
  readonly from: number | null
  readonly to: number | string | null
  readonly seat?: number
}

export const noTeam = 'none'
export const newTeam = 'new'

export type DraftMethod = 'balanced' | 'snake' | 'abcd' | 'groups'

/** The ids of each team of a draft. `groups`: those who tee off together. Who has no handicap counts as the highest. */
export function draft(
  method: DraftMethod,
  size: number,
  players: readonly {
    readonly id: number
    readonly handicap: number | undefined
    readonly group: number | undefined
  }[],
): readonly (readonly number[])[] {
  if (method === 'groups') {
    const groups = Map.groupBy(
      players.filter(one => one.group !== undefined),
      one => one.group,
    )
    return [...groups.values()].flatMap(members =>
      cut(
        members.map(one => one.id),
        size,
      ),
    )
  }
  const candidates = players.map(({ id, handicap = 54 }) => ({ id, handicap: fraction(handicap) }))
  const teams = Math.ceil(players.length / size)
  if (method === 'abcd') return abcdTeams(candidates, size)
  return (method === 'snake' ? snakeTeams : balancedTeams)(candidates, teams)
}

function cut(ids: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))
}

/** The team of a player; null where the player is in none. */
export function teamOf(teams: readonly Team[], playerId: number): number | null {
  return teams.find(one => one.players.some(player => player.playerId === playerId))?.teamId ?? null
}

/** The players of a team in the order of their turns; who has none comes behind the others. */
export function inTurns({ players, turns = [] }: Team): readonly Player[] {
  const turnOf = ({ playerId }: Player) => (turns.includes(playerId) ? turns.indexOf(playerId) : turns.length)
  return [...players].sort((a, b) => turnOf(a) - turnOf(b))
}

/** The change of a drop: into a team, out of all, into a new one, or on somebody, who takes the place or the turn that was left. */
export function changeOfDrop(
  teams: readonly Team[],
  drop: { readonly playerId: number; readonly place: string; readonly on: number | undefined },
): TeamsChange {
  const from = teamOf(teams, drop.playerId)
  if (drop.place === newTeam) {
    const key = 'new-0'
    return { create: [{ key }], moves: [{ playerId: drop.playerId, from, to: key }] }
  }
  const to = drop.place === noTeam ? null : Number(drop.place)
  if (from === to) return swappedTurns(teams, drop.playerId, drop.on)
  const moves: TeamMove[] = [{ playerId: drop.playerId, from, to }]
  if (drop.on !== undefined) moves.push({ playerId: drop.on, from: to, to: from })
  return { moves }
}

/** Two players of a team change turns; with that its order is set. */
function swappedTurns(teams: readonly Team[], playerId: number, on: number | undefined): TeamsChange {
  const team = teams.find(one => one.players.some(player => player.playerId === playerId))
  if (!team || on === undefined || on === playerId) return {}
  const other = new Map([
    [playerId, on],
    [on, playerId],
  ])
  const order = inTurns(team).map(one => other.get(one.playerId) ?? one.playerId)
  return { moves: order.map((id, at) => ({ playerId: id, from: team.teamId, to: team.teamId, seat: at + 1 })) }
}

/** What leads from the present teams to those of a draft: the old ones go. */
export function changeToDraft(teams: readonly Team[], drafted: readonly (readonly number[])[]): TeamsChange {
  return {
    create: drafted.map((_, at) => ({ key: `new-${at}` })),
    remove: teams.map(one => one.teamId),
    moves: drafted.flatMap((members, at) =>
      members.map(playerId => ({ playerId, from: teamOf(teams, playerId), to: `new-${at}` })),
    ),
  }
}

/** The order that a change sets in a team, where it sets one. */
function turnsAfter({ teamId }: Team, { moves = [] }: TeamsChange): Pick<Team, 'turns'> {
  const turns = moves.filter(one => one.to === teamId && one.seat !== undefined).map(one => one.playerId)
  return turns.length > 0 ? { turns } : {}
}

/** The teams after a change, as they are shown until the server has answered. New ones have ids below zero and the names of their players. */
export function appliedTeams(
  teams: readonly Team[],
  change: TeamsChange,
  playerOf: (playerId: number) => Player | undefined,
): readonly Team[] {
  const moving = new Set((change.moves ?? []).map(one => one.playerId))
  const arrived = (to: number | string) =>
    (change.moves ?? []).filter(one => one.to === to).flatMap(one => playerOf(one.playerId) ?? [])
  const names = new Map((change.rename ?? []).map(one => [one.teamId, one.name.to]))
  const stayed = teams
    .filter(one => !change.remove?.includes(one.teamId))
    .map(one => ({
      ...one,
      name: names.get(one.teamId) ?? one.name,
      players: [...one.players.filter(({ playerId }) => !moving.has(playerId)), ...arrived(one.teamId)],
      ...turnsAfter(one, change),
    }))
  const made = (change.create ?? []).map(({ key, name }, at) => {
    const players = arrived(key)
    return { teamId: -1 - at, name: name ?? players.map(one => one.lastName).join(' / '), players }
  })
  return [...stayed, ...made]
}
