import type { Static } from 'typebox'
import type { FlightWithMembers } from '../../contract/flights/published.ts'
import type { Leaderboard } from '../../contract/shapes.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'

export type FlightsOfBoard = {
  readonly leaderboard: Static<typeof Leaderboard>
  readonly flights: readonly Static<typeof FlightWithMembers>[]
}

/** The flights of each leaderboard with their players or teams: a section for each flight. */
export function flightList(
  boards: readonly FlightsOfBoard[],
  names: Names,
  language: Language = 'en',
): readonly Section[] {
  const { columns, noMembers } = wordsIn(language).documents
  return boards.flatMap(({ leaderboard, flights }) =>
    flights.map(flight => {
      const teams = flight.teams !== undefined
      const rows = teams
        ? flight.teams.map(team => ({
            id: String(team.teamId),
            cells: [cell(names.side(team)), cell(names.players(team.players))],
          }))
        : (flight.players ?? []).map(player => ({
            id: String(player.playerId),
            cells: [cell(names.player(player)), cell(names.isMasked(player.playerId) ? '' : player.handle)],
          }))
      return {
        id: `flight-${flight.id}`,
        title: `${leaderboard.name}: ${flight.name}`,
        count: rows.length,
        columns: teams
          ? [
              { key: 'team', name: columns.team },
              { key: 'players', name: columns.players },
            ]
          : [
              { key: 'player', name: columns.player },
              { key: 'nickname', name: columns.nickname, minor: true as const },
            ],
        heading: 0,
        rows,
        empty: noMembers,
      }
    }),
  )
}
