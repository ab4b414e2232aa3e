import type { Static } from 'typebox'
import type { Leaderboard } from '../../contract/shapes.ts'
import type { FlightWithMembers } from '../../contract/v1/flights.ts'
import { cell, type Section } from './document.ts'
import { fullName, namesOf } from './names.ts'

export type FlightsOfBoard = {
  readonly leaderboard: Static<typeof Leaderboard>
  readonly flights: readonly Static<typeof FlightWithMembers>[]
}

/** The flights of each leaderboard with their players or teams. */
export function flightList(boards: readonly FlightsOfBoard[]): readonly Section[] {
  return boards.flatMap(({ leaderboard, flights }) =>
    flights.map(flight => {
      const teams = flight.teams !== undefined
      const rows = teams
        ? flight.teams.map(team => ({ id: String(team.teamId), cells: [cell(team.name), cell(namesOf(team.players))] }))
        : (flight.players ?? []).map(player => ({
            id: String(player.playerId),
            cells: [cell(fullName(player)), cell(player.handle)],
          }))
      return {
        id: `flight-${flight.id}`,
        title: `${leaderboard.name}: ${flight.name}`,
        count: rows.length,
        columns: teams
          ? [
              { key: 'team', name: 'Team' },
              { key: 'players', name: 'Players' },
            ]
          : [
              { key: 'player', name: 'Player' },
              { key: 'nickname', name: 'Nickname', minor: true as const },
            ],
        heading: 0,
        rows,
        empty: 'Nobody is in this flight yet.',
      }
    }),
  )
}
