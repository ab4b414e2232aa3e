import { en } from './en.ts'

export type FrameWords = typeof en

let words: FrameWords = en

/** The words of the frame. */
export function frame(): FrameWords {
  return words
}

/** Chosen once, before anything is drawn. */
export function setFrameWords(given: FrameWords): void {
  words = given
}
