import type { Static } from 'typebox'
import type { Team } from '../../contract/shapes.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'

/** The teams, in the order given, with their players: one section. */
export function teamList(
  teams: readonly Static<typeof Team>[],
  names: Names,
  language: Language = 'en',
): readonly Section[] {
  const { kinds, columns, noTeams } = wordsIn(language).documents
  const rows = teams.map(team => ({
    id: String(team.teamId),
    cells: [cell(names.side(team)), cell(names.players(team.players))],
  }))
  return [
    {
      id: 'teams',
      title: kinds.teams,
      count: rows.length,
      columns: [
        { key: 'team', name: columns.team },
        { key: 'players', name: columns.players },
      ],
      heading: 0,
      rows,
      empty: noTeams,
    },
  ]
}
