import type { Static } from 'typebox'
import type { Team } from '../../contract/shapes.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'

/** The teams, in the order given, with their players: one section. */
export function teamList(teams: readonly Static<typeof Team>[], names: Names): readonly Section[] {
  const rows = teams.map(team => ({
    id: String(team.teamId),
    cells: [cell(names.side(team)), cell(names.players(team.players))],
  }))
  return [
    {
      id: 'teams',
      title: 'Teams',
      count: rows.length,
      columns: [
        { key: 'team', name: 'Team' },
        { key: 'players', name: 'Players' },
      ],
      heading: 0,
      rows,
      empty: 'There are no teams yet.',
    },
  ]
}
