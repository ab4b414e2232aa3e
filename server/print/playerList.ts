import type { Static } from 'typebox'
import type { EventPlayer } from '../../contract/registrations/published.ts'
import { teeInWords } from '../../contract/site/teeInWords.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { decimal } from './decimal.ts'
import { type Cell, cell, type Section } from './document.ts'
import type { Names } from './names.ts'

type ShownHandicap = {
  readonly playerId: number
  readonly hcIndex?: number | undefined
  readonly hcPlaying?: number | undefined
  readonly teeName?: string | undefined
}

/** All registered players, in the order given, with index, playing handicap and tee. Plus handicaps are shown with a plus. */
export function playerList(
  players: readonly Static<typeof EventPlayer>[],
  handicaps: readonly ShownHandicap[],
  names: Names,
  language: Language = 'en',
): readonly Section[] {
  const { kinds, columns, noPlayers } = wordsIn(language).documents
  const byPlayer = new Map(handicaps.map(handicap => [handicap.playerId, handicap]))
  const rows = players.map(player => {
    const handicap = byPlayer.get(player.playerId)
    return {
      id: String(player.playerId),
      cells: [
        cell(names.lastNameFirst(player)),
        handicapCell(handicap?.hcIndex, 1, language),
        handicapCell(handicap?.hcPlaying),
        cell(teeInWords(handicap?.teeName)),
      ],
    }
  })
  return [
    {
      id: 'players',
      title: kinds.players,
      count: rows.length,
      columns: [
        { key: 'player', name: columns.player },
        { key: 'index', name: columns.index, end: true },
        { key: 'playingHandicap', name: columns.playingHandicap, end: true },
        { key: 'tee', name: columns.tee, minor: true },
      ],
      heading: 0,
      rows,
      empty: noPlayers,
    },
  ]
}

/** A handicap in a table, empty without one; a plus handicap sorts before scratch. */
export function handicapCell(value: number | undefined, decimals = 0, language: Language = 'en'): Cell {
  const shown = cell(signed(value, decimals, language))
  return value === undefined ? shown : { ...shown, order: value }
}

/** A handicap as golfers write it: a plus handicap, stored as a negative number, is `+1.2`. Empty without one. */
export function signed(value: number | undefined, decimals = 0, language: Language = 'en'): string {
  if (value === undefined) return ''
  return value < 0 ? `+${decimal(-value, language, decimals)}` : decimal(value, language, decimals)
}
