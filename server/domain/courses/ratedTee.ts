import type { NineValues } from '../../../rules/game.ts'

/** The nine of an 18-hole course over which a round is played. */
export type Nine = 'front' | 'back'

/** What a handicap needs to know of a tee. `holes` is 18, or 9 when the course has only nine or the round is played over nine. */
export type RatedTee = {
  readonly par: number
  readonly ratingTenths: number
  readonly slope: number
  readonly holes: number
  /** The values of all 18 holes, where the round is played over nine of them: shown handicaps are for 18. */
  readonly whole?: NineValues
  /** Half of an index stays exact where nine holes are played; else it is rounded to a tenth. */
  readonly exactHalf?: true
}
