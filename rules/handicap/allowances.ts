import { type Fraction, percent } from '../exact.ts'

/**
 * How much of a handicap a format of play grants: `each` percent of every player's course handicap, a `combined` fraction
 * of the sum of a team, or `weights` in percent from the lowest to the highest course handicap of a team.
 */
export type Allowance = { readonly name: string; readonly source: string } & (
  | { readonly each: number }
  | { readonly combined: Fraction }
  | { readonly weights: readonly number[] }
)

const appendixC = 'Rules of Handicapping, Appendix C'

/**
 * Recommended allowances for a field of medium size; a committee may choose others. Those of Appendix C come with the
 * alternatives that clubs and associations use.
 */
export const allowances = {
  individualStroke: { name: 'Individual stroke play', each: 95, source: appendixC },
  individualStableford: { name: 'Individual Stableford', each: 95, source: appendixC },
  individualMaximumScore: { name: 'Individual maximum score', each: 95, source: appendixC },
  individualParBogey: { name: 'Individual par/bogey', each: 95, source: appendixC },
  individualMatch: { name: 'Individual match play', each: 100, source: appendixC },
  fourBallStroke: { name: 'Four-ball stroke play', each: 85, source: appendixC },
  fourBallStableford: { name: 'Four-ball Stableford', each: 85, source: appendixC },
  fourBallMaximumScore: { name: 'Four-ball maximum score', each: 85, source: appendixC },
  fourBallParBogey: { name: 'Four-ball par/bogey', each: 90, source: appendixC },
  fourBallMatch: { name: 'Four-ball match play', each: 90, source: appendixC },
  foursomes: { name: 'Foursomes, stroke and match play', combined: { n: 1, d: 2 }, source: appendixC },
  greensomes: { name: 'Greensomes', weights: [60, 40], source: appendixC },
  chapman: { name: 'Chapman or Pinehurst', weights: [60, 40], source: appendixC },
  pinehurst: { name: 'Pinehurst or Chapman', weights: [60, 40], source: appendixC },
  best1of4Stroke: { name: 'Best 1 of 4 stroke play', each: 75, source: appendixC },
  best2of4Stroke: { name: 'Best 2 of 4 stroke play', each: 85, source: appendixC },
  best3of4Stroke: { name: 'Best 3 of 4 stroke play', each: 100, source: appendixC },
  best4of4Stroke: { name: 'All 4 of 4 stroke play', each: 100, source: appendixC },
  best1of4ParBogey: { name: 'Best 1 of 4 par/bogey', each: 75, source: appendixC },
  best2of4ParBogey: { name: 'Best 2 of 4 par/bogey', each: 80, source: appendixC },
  best3of4ParBogey: { name: 'Best 3 of 4 par/bogey', each: 90, source: appendixC },
  best4of4ParBogey: { name: 'All 4 of 4 par/bogey', each: 100, source: appendixC },
  total2Match: { name: 'Total score of 2, match play', each: 100, source: appendixC },
  scramble4: { name: 'Scramble of 4', weights: [25, 20, 15, 10], source: appendixC },
  scramble3: { name: 'Scramble of 3', weights: [30, 20, 10], source: `${appendixC}, later editions` },
  scramble2: { name: 'Scramble of 2', weights: [35, 15], source: appendixC },
  scramble3Older: { name: 'Scramble of 3, older practice', weights: [20, 15, 10], source: 'USGA before 2020' },
  ambrose4: {
    name: 'Ambrose of 4',
    combined: { n: 1, d: 8 },
    source: 'Australia: sum over twice the number of players',
  },
  ambrose3: {
    name: 'Ambrose of 3',
    combined: { n: 1, d: 6 },
    source: 'Australia: sum over twice the number of players',
  },
  ambrose2: {
    name: 'Ambrose of 2',
    combined: { n: 1, d: 4 },
    source: 'Australia: sum over twice the number of players',
  },
  norwegianScramble4: { name: 'Scramble of 4, Norway', combined: { n: 1, d: 10 }, source: 'Norwegian practice' },
  norwegianScramble3: { name: 'Scramble of 3, Norway', combined: { n: 3, d: 20 }, source: 'Norwegian practice' },
  norwegianScramble2: { name: 'Scramble of 2, Norway', combined: { n: 1, d: 4 }, source: 'Norwegian practice' },
  shamble: { name: 'Shamble', each: 85, source: 'club practice, 75 to 85' },
} as const satisfies Record<string, Allowance>

/** The weight of each player in a team of this size, as a fraction, from the lowest to the highest course handicap. */
export function teamWeights(allowance: Allowance, players: number): readonly Fraction[] {
  if ('weights' in allowance) return allowance.weights.map(percent)
  const weight = 'each' in allowance ? percent(allowance.each) : allowance.combined
  return Array.from({ length: players }, () => weight)
}

/**
 * The percentage of an allowance, itself or by its name, for players with a ball of their own; undefined for one that weighs
 * the players of a team.
 */
export function percentOf(allowance: number | keyof typeof allowances | undefined): number | undefined {
  if (typeof allowance !== 'string') return allowance
  const named: Allowance = allowances[allowance]
  return 'each' in named ? named.each : undefined
}
