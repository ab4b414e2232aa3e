/** What both kinds of scorecards share. */
import type { Language } from '../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import { dayInWords } from './dayInWords.ts'
import { isolated } from './names.ts'
import type { Box, Pen } from './pen.ts'
import type { PrintedCard } from './printedCard.ts'

/** Draws a dot for each stroke received, at the top of the cell; open dots are strokes that a plus handicap gives back. */
export function drawDots(pen: Pen, strokes: number, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): void {
  const count = Math.abs(strokes)
  const step = Math.min(5, (width - 4) / Math.max(1, count))
  for (let dot = 0; dot < count; dot++) pen.dot([x + width - 4 - dot * step, y + 4.5], 1.5, strokes < 0)
}

/** With whom and against whom a card is played, as far as anybody is. */
export function sidesOf(card: PrintedCard, words: NounWords['forms']): readonly string[] {
  return [
    ...(card.with ? [isolated(card.with)] : []),
    ...(card.against ? [words.against({ names: isolated(card.against) })] : []),
  ]
}

/** `Handicap 12, index 12.4 of 20 Apr 2026`. */
export function labelOfHandicap({ handicap, index, indexDate }: PrintedCard, language: Language): string {
  const words = wordsIn(language).forms
  if (index === '') return handicap === '' ? words.noHandicap : words.handicap({ handicap })
  if (indexDate === undefined)
    return handicap === '' ? words.noHandicapOfIndex({ index }) : words.handicapOfIndex({ handicap, index })
  const day = dayInWords(indexDate, language)
  return handicap === '' ? words.noHandicapOfDay({ index, day }) : words.handicapOfDay({ handicap, index, day })
}
