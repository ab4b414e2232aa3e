import { randomInt } from 'node:crypto'
import { runs } from './counts.ts'
import { sampleOf } from './sampleOf.ts'

/** Of this process, and so of one file of tests. */
const seed = Number(process.env.SEED ?? randomInt(1_000_000_000))
let isSaid = false

/** `count` of `all`, drawn anew each time, and all of them with full counts. Says the seed, which can be given again as `SEED`. */
export function sampled<T>(all: readonly T[], count: number): readonly T[] {
  const wanted = runs(count, all.length)
  if (wanted >= all.length) return all
  if (!isSaid) console.log(`A part, drawn by SEED=${seed}; FULL=1 tries all.`)
  isSaid = true
  return sampleOf(all, wanted, seed)
}
