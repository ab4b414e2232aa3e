/** What `npm test` reduces, so that it holds on any machine in a few minutes, and `npm run prove` has whole. */

/** Whether everything has its full count. */
export const isProof = process.env.FULL === '1'
/** A part of the proof, as CI runs it, has counts between those of `npm test` and the full ones. */
const isSample = process.env.FULL === 'sample'
/** Each of thousands of mutants runs them: a fault that a tenth of the tries misses is seen by the next change of its kind. */
const isMutant = process.env.MUTANTS === '1'

/** How often a randomised test runs. */
export function runs(reduced: number, full: number): number {
  if (isMutant) return Math.ceil(reduced / 10)
  if (isSample) return Math.ceil(Math.sqrt(reduced * full))
  return isProof ? full : reduced
}

/** Seconds that a stage of a sampled proof has; the whole proof has no bound. */
const mostSeconds = Number(process.env.MOST_SECONDS ?? Number.POSITIVE_INFINITY)

/** Whether a program has used up its seconds, or a `share` of them: it begins nothing new, and says how much it did. */
export function isTimeUp(share = 1): boolean {
  return performance.now() > mostSeconds * 1000 * share
}

/** Whether seconds count: in the step of the proof that runs one file at a time and wants a quiet machine. */
export const countsSeconds = process.env.FIGURES === '1'

/** The most milliseconds that something may take: the figure itself where seconds count, else what only a fault would exceed, and less than a test may take. */
export function atMost(milliseconds: number): number {
  return countsSeconds ? milliseconds : Math.min(120_000, Math.max(60_000, milliseconds * 10))
}
