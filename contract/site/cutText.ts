const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text of at most `most` characters, cut between what a person sees as letters: an accent stays with its letter, and so do the parts of an emoji. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  // A letter may be many characters long; the one at the end decides.
  const last = letters.segment(text).containing(most)
  return text.slice(0, last === undefined ? most : last.index)
}
