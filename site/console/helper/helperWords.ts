import { en } from './en.ts'

let words: typeof en = en

/** The words that the pages behind all staff links share. */
export function helperWords(): typeof en {
  return words
}

/** Chosen once, before anything is drawn. */
export function setHelperWords(given: typeof en): void {
  words = given
}
