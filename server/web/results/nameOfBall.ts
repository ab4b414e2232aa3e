import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { PlayerOfSide } from '../../live/boardInput.ts'
import type { Names } from '../../print/names.ts'

/** Whose ball it is, and whether it was drawn for the side. */
export function nameOfBall({ summary, drawn }: PlayerOfSide, names: Names, language: Language): string {
  return drawn ? wordsIn(language).resultsPage.drawnBall({ name: names.player(summary) }) : names.player(summary)
}
