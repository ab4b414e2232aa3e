import { useMemo } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { timeOf } from '../../ui/clock.ts'
import { type Answer, useQuery } from '../../ui/data.ts'
import { useEvent } from './useEvent.ts'

type Handicap = Reply<'searchPlayerHandicaps'>[number]
export type Pairing = Reply<'getTeeSheet'>['teePairings'][number]
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
  /** By the leaderboard's id, on one of teams that of the team; undefined where the player is in none of its flights. */
  readonly flights: ReadonlyMap<number, { readonly id: number; readonly name: string }>
  readonly pairing: Pairing | undefined
}

export type Roster = {
  readonly entrants: readonly Entrant[]
  readonly teams: readonly Team[]
  readonly pairings: readonly Pairing[]
}

/** Everybody in the event with handicap, team, flights and tee time. `part` is the event or round whose handicaps count. */
export function useRoster(part: string): {
  readonly roster: Roster | undefined
  readonly answers: readonly Answer<unknown>[]
} {
  const { eventId, roundId, setup } = useEvent()
  const players = useQuery('listEventPlayers', { params: { eventId } })
  const handicaps = useQuery('searchPlayerHandicaps', { params: { eventId: part } })
  const teams = useQuery('listTeams', { params: { eventId: part } })
  const sheet = useQuery('getTeeSheet', { params: { eventId: roundId } })
  const flights = useQuery('getFlights', { params: { eventId: part } })
  const roster = useMemo(
    () =>
      players.data && handicaps.data && teams.data && sheet.data && flights.data
        ? joined({
            players: players.data,
            handicaps: handicaps.data,
            teams: teams.data,
            pairings: sheet.data.teePairings.map(inSeats),
            flights: flights.data.flights,
            ofTeams: new Set(setup.leaderboards.filter(one => one.team).map(one => one.leaderboardId)),
          })
        : undefined,
    [players.data, handicaps.data, teams.data, sheet.data, flights.data, setup],
  )
  return { roster, answers: [players, handicaps, teams, sheet, flights] }
}

type Parts = {
  readonly players: Reply<'listEventPlayers'>
  readonly handicaps: readonly Handicap[]
  readonly teams: readonly Team[]
  readonly pairings: readonly Pairing[]
  readonly flights: Reply<'getFlights'>['flights']
  /** Leaderboards whose members are teams. */
  readonly ofTeams: ReadonlySet<number>
}

function joined({ players, handicaps, teams, pairings, flights, ofTeams }: Parts): Roster {
  const handicapOf = new Map(handicaps.map(one => [one.playerId, one]))
  const teamOf = new Map(teams.flatMap(team => team.players.map(one => [one.playerId, team] as const)))
  const pairingOf = new Map(pairings.flatMap(one => one.players.map(player => [player.playerId, one] as const)))
  const flightOf = new Map<number, Map<number, { readonly id: number; readonly name: string }>>()
  for (const { flightId: id, name, leaderboardId, memberIds } of flights)
    for (const playerId of ofTeams.has(leaderboardId) ? playersOf(teams, memberIds) : memberIds) {
      const own = flightOf.get(playerId) ?? new Map()
      flightOf.set(playerId, own.set(leaderboardId, { id, name }))
    }
  const entrants = players.map(one => ({
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
  return { entrants, teams, pairings }
}

/** The players of these teams. */
export function playersOf(teams: readonly Team[], teamIds: readonly number[]): readonly number[] {
  const wanted = new Set(teamIds)
  return teams.filter(one => wanted.has(one.teamId)).flatMap(one => one.players.map(({ playerId }) => playerId))
}

/** The players in the order in which they sit; somebody new comes last. */
function inSeats(pairing: Pairing): Pairing {
  const place = (playerId: number) => {
    const at = pairing.seats.indexOf(playerId)
    return at < 0 ? pairing.seats.length : at
  }
  return { ...pairing, players: [...pairing.players].sort((a, b) => place(a.playerId) - place(b.playerId)) }
}

/** The tee time of a group as the clock of the event shows it, and its hole: `08:10 1A`. */
export function groupName({ teeTime, hole, group }: Pick<Pairing, 'teeTime' | 'hole' | 'group'>): string {
  return `${timeOf(teeTime)} ${hole}${group}`
}

/** First and last name, as groups and teams show people. */
export function shortName(one: { readonly firstName: string; readonly lastName: string } | undefined): string {
  return one ? `${one.firstName} ${one.lastName}` : ''
}
