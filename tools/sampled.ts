import { runs } from './counts.ts'
import { sampleOf } from './sampleOf.ts'
import { seed } from './seed.ts'

let isSaid = false

/** `count` of `all`, drawn by the seed of the run, and all of them with full counts. Says so once. */
export function sampled<T>(all: readonly T[], count: number): readonly T[] {
  const wanted = runs(count, all.length)
  if (wanted >= all.length) return all
  if (!isSaid) console.log(`A part, drawn by SEED=${seed}; FULL=1 tries all.`)
  isSaid = true
  return sampleOf(all, wanted, seed)
}
