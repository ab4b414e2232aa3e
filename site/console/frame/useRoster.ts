import type { Reply } from '../../ui/call.ts'
import { type Answer, useQueries, useQuery } from '../../ui/data.ts'
import { useEvent } from './useEvent.ts'

type Handicap = Reply<'searchPlayerHandicaps'>[number]
export type Pairing = Reply<'listTeePairings'>[number]
export type Team = Reply<'listTeams'>[number]

/** Somebody who plays in the event, with what the event gave him. */
export type Entrant = {
  readonly playerId: number
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'M' | 'F'
  readonly handle: string | undefined
  readonly isMember: boolean
  readonly handicap: Handicap | undefined
  readonly team: Team | undefined
  /** By the leaderboard's id; undefined where the player is in none of its flights. */
  readonly flights: ReadonlyMap<number, { readonly id: number; readonly name: string }>
  readonly pairing: Pairing | undefined
}

export type Roster = {
  readonly entrants: readonly Entrant[]
  readonly teams: readonly Team[]
  readonly pairings: readonly Pairing[]
}

/** Everybody in the event with handicap, team, flights and tee time. `part` is the event or round whose handicaps count. */
export function useRoster(part: string): { readonly roster: Roster | undefined; readonly answers: readonly Answer<unknown>[] } {
  const { eventId, roundId, setup } = useEvent()
  const players = useQuery('listEventPlayers', { params: { eventId } })
  const handicaps = useQuery('searchPlayerHandicaps', { params: { eventId: part } })
  const teams = useQuery('listTeams', { params: { eventId: part } })
  const pairings = useQuery('listTeePairings', { params: { eventId: roundId } })
  const boards = setup.leaderboards.filter(one => !one.team && one.flights.length > 0)
  const flights = useQueries(
    'listFlightsOfLeaderboard',
    boards.map(one => ({ params: { eventId: one.eventId, leaderboardId: one.leaderboardId } })),
  )
  const answers = [players, handicaps, teams, pairings, ...flights]
  if (!players.data || !handicaps.data || !teams.data || !pairings.data || flights.some(one => !one.data))
    return { roster: undefined, answers }
  const handicapOf = new Map(handicaps.data.map(one => [one.playerId, one]))
  const teamOf = new Map(teams.data.flatMap(team => team.players.map(one => [one.playerId, team] as const)))
  const pairingOf = new Map(pairings.data.flatMap(one => one.players.map(player => [player.playerId, one] as const)))
  const flightOf = new Map<number, Map<number, { readonly id: number; readonly name: string }>>()
  for (const flight of flights.flatMap(one => one.data ?? []))
    for (const { playerId } of flight.players ?? []) {
      const own = flightOf.get(playerId) ?? new Map()
      flightOf.set(playerId, own.set(flight.leaderboardId, flight))
    }
  const entrants = players.data.map(one => ({
    playerId: one.playerId,
    name: `${one.lastName}, ${one.firstName}${one.suffix === undefined ? '' : ` ${one.suffix}`}`,
    firstName: one.firstName,
    lastName: one.lastName,
    gender: one.gender,
    handle: one.handle,
    isMember: one.member,
    handicap: handicapOf.get(one.playerId),
    team: teamOf.get(one.playerId),
    flights: flightOf.get(one.playerId) ?? new Map(),
    pairing: pairingOf.get(one.playerId),
  }))
  return { roster: { entrants, teams: teams.data, pairings: pairings.data }, answers }
}

/** The tee time of a group as the clock of the event shows it, and its hole: `08:10 1A`. */
export function groupName({ teeTime, teeHole, teeGroup }: Pick<Pairing, 'teeTime' | 'teeHole' | 'teeGroup'>): string {
  return `${clockOf(teeTime)} ${teeHole}${teeGroup}`
}

/** The server writes a time with the clock of the event, so its digits are those of the wall. */
export function clockOf(teeTime: string): string {
  return teeTime.slice(11, 16)
}

/** First and last name, as groups and teams show people. */
export function shortName(one: { readonly firstName: string; readonly lastName: string } | undefined): string {
  return one ? `${one.firstName} ${one.lastName}` : ''
}
