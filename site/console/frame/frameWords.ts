import { words as en } from '../../../contract/words/en/screens/frame.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { language, type ScreenWords } from '../../ui/words.ts'

export type FrameWords = ScreenWords<'frame'>

let words: FrameWords = spokenWords(en, language())

/** The words of the frame. */
export function frame(): FrameWords {
  return words
}

/** Chosen once, before anything is drawn. */
export function setFrameWords(given: FrameWords): void {
  words = given
}
