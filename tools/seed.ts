/**
 * What the tests draw at random is drawn from: the same in each `npm test`, which finds tomorrow what it found today.
 * `npm run prove` draws another, prints it, and hands it over as `SEED`.
 */
export const seed = Number(process.env.SEED ?? 1860)
if (!Number.isSafeInteger(seed)) throw new Error('SEED must be a whole number.')
