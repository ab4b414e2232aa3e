import { quotient, remainder } from './exact.ts'

/**
 * A reproducible draw: the same items and the same seed give the same order on every machine. The Fisher-Yates shuffle
 * with Marsaglia's 32-bit xorshift.
 */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const next = randomIntegers(seed)
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = next(last + 1)
    const [a, b] = [order[last], order[chosen]]
    if (a === undefined || b === undefined) continue
    order[last] = b
    order[chosen] = a
  }
  return order
}

const range = 2 ** 32

/** A source of 32 random bits at a time, as an integer from 1 to below 2^32: the same for the same seed. */
export function randomBits(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1
  const step = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
  for (let warmUp = 0; warmUp < 8; warmUp += 1) step()
  return step
}

/** A source of integers from 0 to below a given number, all equally likely. */
function randomIntegers(seed: number): (below: number) => number {
  const step = randomBits(seed)
  return below => {
    const fair = quotient(range, below) * below
    let value = step()
    while (value >= fair) value = step()
    return remainder(value, below)
  }
}
