import type { Unit } from '../../../rules/formats/format.ts'
import { formatById } from '../../../rules/formats/index.ts'
import { isNetBoard } from '../isNetBoard.ts'
import type { ChampionRow } from './champions.sql.ts'

/** What the value of a champion counts, strokes after handicap apart; undefined where the format is not known any more. */
export function countedAs({
  formatId,
  boardSettings,
}: Pick<ChampionRow, 'formatId' | 'boardSettings'>): Unit | 'net' | undefined {
  const format = formatById(formatId)
  if (format?.unit !== 'strokes') return format?.unit
  return isNetBoard({ format, leaderboard: { settings: boardSettings } }) ? 'net' : 'strokes'
}
