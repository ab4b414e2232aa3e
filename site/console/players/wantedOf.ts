import type { Reply } from '../../ui/call.ts'
import type { CellChange } from '../../ui/grid.ts'
import type { ScreenWords } from '../../ui/words.ts'
import type { Entrant } from '../frame/useRoster.ts'
import type { Wanted } from './changes.ts'
import { handicapOfText } from './handicapOfText.ts'

/** Handicaps by hand of somebody without an index: the reason is asked first. */
export type ByHand = {
  readonly row: Entrant
  readonly values: { readonly hcCourse: number; readonly hcPlaying: number }
}

/** What a cell asks for, or why it cannot be, or what needs a reason. */
export function wantedOf(
  { row, column, text }: CellChange<Entrant>,
  tees: readonly Reply<'listCourseTees'>[number][],
  words: ScreenWords<'players'>,
): { readonly to: Wanted } | { readonly wrong: string } | { readonly byHand: ByHand } {
  if (column === 'tee') {
    const tee = tees.find(one => one.gender === row.gender && one.name.toLowerCase() === text.toLowerCase())
    return tee ? { to: { teeId: tee.id, teeName: tee.name } } : { wrong: words.badTee({ text }) }
  }
  const value = handicapOfText(text)
  if (value === undefined) return { wrong: words.badNumber({ text }) }
  if (column === 'index') return { to: { hcIndex: value } }
  const rounded = Math.round(value)
  const values =
    column === 'course'
      ? { hcCourse: rounded, hcPlaying: row.handicap?.hcPlaying ?? rounded }
      : { hcCourse: row.handicap?.hcCourse ?? rounded, hcPlaying: rounded }
  return row.handicap?.hcIndex === undefined ? { byHand: { row, values } } : { to: values }
}
