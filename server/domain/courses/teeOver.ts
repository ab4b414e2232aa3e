import type { Hole, NineValues } from '../../../rules/game.ts'
import { strokeOrder } from '../../../rules/handicap/strokes.ts'
import type { Nine, RatedTee } from './ratedTee.ts'

type TeeWithCard = RatedTee & {
  readonly card: readonly Hole[]
  readonly front: NineValues | null
  readonly back: NineValues | null
}

/**
 * A tee as a round plays it: over all its holes, or over one nine of 18, with the par, rating and slope of that nine and its
 * stroke indexes ranked 1 to 9. A tee without values of the nine plays it with half of its rating; setting the nine asks for
 * them. Rules of Handicapping 6.1b, Appendix E.
 */
export function teeOver<Tee extends TeeWithCard>(tee: Tee, nine: Nine | undefined): Tee {
  if (nine === undefined || tee.holes !== 18) return tee
  const { par, ratingTenths, slope } = tee
  const holes = nine === 'front' ? tee.card.slice(0, 9) : tee.card.slice(9)
  const order = strokeOrder(holes)
  const card = holes.map((hole, at) => ({ ...hole, strokeIndex: order[at] ?? 0 }))
  const half = { par: holes.reduce((sum, hole) => sum + hole.par, 0), ratingTenths: Math.ceil(ratingTenths / 2), slope }
  return { ...tee, ...(tee[nine] ?? half), holes: 9, card, whole: { par, ratingTenths, slope } }
}
