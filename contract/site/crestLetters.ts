/**
 * What stands in the crest of a club without a logo, on its pages and in the console, at most two letters: of the first words that
 * are written with a capital, or of the first ones.
 */
export function crestLetters(name: string): string {
  const words = name.split(/[\s-]+/u).filter(word => /^\p{L}/u.test(word))
  const capitals = words.filter(word => /^\p{Lu}/u.test(word))
  const chosen = capitals.length > 0 ? capitals : words
  return chosen
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
