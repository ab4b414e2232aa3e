/** What both kinds of scorecards share. */
import { dayInWords } from './dayInWords.ts'
import type { Box, Pen } from './pen.ts'
import type { PrintedCard } from './printedCard.ts'

/** Draws a dot for each stroke received, at the top of the cell; open dots are strokes that a plus handicap gives back. */
export function drawDots(pen: Pen, strokes: number, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): void {
  const count = Math.abs(strokes)
  const step = Math.min(5, (width - 4) / Math.max(1, count))
  for (let dot = 0; dot < count; dot++) pen.dot([x + width - 4 - dot * step, y + 4.5], 1.5, strokes < 0)
}

/** `Handicap 12, index 12.4 of 20 Apr 2026`. */
export function labelOfHandicap({ handicap, index, indexDate }: PrintedCard): string {
  const source = index === '' ? '' : `, index ${index}${indexDate === undefined ? '' : ` of ${dayInWords(indexDate)}`}`
  return handicap === '' ? `No handicap${source}` : `Handicap ${handicap}${source}`
}
