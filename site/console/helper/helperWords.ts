import type { ScreenWords } from '../../ui/words.ts'

let words: ScreenWords<'helper'>

/** The words that the pages behind all staff links share. */
export function helperWords(): ScreenWords<'helper'> {
  return words
}

/** Chosen once, before anything is drawn. */
export function setHelperWords(given: ScreenWords<'helper'>): void {
  words = given
}
