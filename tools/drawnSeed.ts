import { randomInt } from 'node:crypto'

/** The seed of a proof: drawn unless `SEED` gives it, and printed with the command that draws the same again. */
export function drawnSeed(command: string): number {
  const seed = Number(process.env.SEED ?? randomInt(1_000_000_000))
  if (!Number.isSafeInteger(seed)) throw new Error('SEED must be a whole number.')
  console.log(`The seed is ${seed}: SEED=${seed} ${command} draws the same again.`)
  return seed
}
