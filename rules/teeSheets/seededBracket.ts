/** A first-round match of a knock-out. Seeds count from 1; `upper` is the better one, and `lower` is null for a bye. */
export type BracketMatch = { readonly upper: number; readonly lower: number | null }

/**
 * The first round of a seeded knock-out, in the order of the bracket, so that the best seeds meet as late as possible:
 * 1 v 16, 8 v 9, 5 v 12, 4 v 13 and so on. When the field is not a power of two, the top seeds have byes.
 */
export function seededBracket(players: number): readonly BracketMatch[] {
  if (players < 2) return []
  let uppers: readonly number[] = [1]
  while (uppers.length * 2 < players) uppers = nextRound(uppers)
  return uppers.map(upper => {
    const lower = uppers.length * 2 + 1 - upper
    return { upper, lower: lower <= players ? lower : null }
  })
}

/** Each seed with its opponent in the next larger bracket; every second pair is reversed, so that its better seed is on the outside. */
function nextRound(seeds: readonly number[]): readonly number[] {
  return seeds.flatMap((seed, index) => {
    const opponent = seeds.length * 2 + 1 - seed
    return isSecond(index) ? [opponent, seed] : [seed, opponent]
  })
}

function isSecond(index: number): boolean {
  return (index & 1) === 1
}
