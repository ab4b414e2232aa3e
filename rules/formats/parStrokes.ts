/** Strokes for the par of a tee, where net strokes decide between players on tees of different par. */

import type { Card, Explanation, Hole } from '../game.ts'
import { parDifferences } from '../handicap/differentTees.ts'
import { phrase, rulesOfHandicapping } from '../phrases.ts'
import { strokesOf, strokesOn } from './card.ts'
import { remembered } from './remembered.ts'

/** The lowest par among the cards that compete, by number of holes: nine holes are never compared with 18. */
export type LowestPars = ReadonlyMap<number, number>

const pars = new WeakMap<readonly Hole[], number>()

/** The par of the holes of a card; kept, because many cards share the holes of a tee. */
export function parOf({ holes }: Pick<Card, 'holes'>): number {
  return remembered(pars, holes, () => holes.reduce((par, hole) => par + hole.par, 0))
}

/** The lowest pars of these cards; undefined when all play the same par, so that nobody receives a stroke for it. */
export function lowestPars(cards: Iterable<Card | null>): LowestPars | undefined {
  const lowest = new Map<number, number>()
  let differ = false
  for (const card of cards) {
    if (card === null) continue
    const par = parOf(card)
    const known = lowest.get(card.holes.length)
    if (known === par) continue
    if (known !== undefined) differ = true
    if (known === undefined || par < known) lowest.set(card.holes.length, par)
  }
  return differ ? lowest : undefined
}

/**
 * The strokes that a card receives for the par of its tee where net strokes decide, as far as the limit of the playing
 * handicap leaves room for them. Rules of Handicapping 6.2b, 7.2a.
 */
export function parDifferenceOf(card: Card, lowest: LowestPars | undefined): number {
  const difference = wholeDifference(card, lowest)
  const room = card.limit === undefined ? difference : card.limit - card.playingHandicap
  return room < difference ? room : difference
}

function wholeDifference(card: Card, lowest: LowestPars | undefined): number {
  const own = parOf(card)
  return lowest === undefined ? 0 : (parDifferences([own, lowest.get(card.holes.length) ?? own], 'netStrokes')[0] ?? 0)
}

/**
 * The card with the strokes for the par of its tee on each hole. Playing handicap and par difference are allocated
 * together, so that the whole card receives exactly their sum. The card itself where there is no difference.
 */
export function withParStrokes(card: Card, lowest: LowestPars | undefined): Card {
  const difference = parDifferenceOf(card, lowest)
  if (difference === 0) return card
  if (card.strokes) return { ...card, parStrokes: strokesOn(card.holes, difference) }
  const own = strokesOf(card)
  const together = strokesOn(card.holes, card.playingHandicap + difference)
  return { ...card, parStrokes: together.map((strokes, at) => strokes - (own[at] ?? 0)) }
}

/** The strokes received on each hole where net strokes decide: for the playing handicap and for the par of the tee. */
export function netStrokesOf(card: Card): readonly number[] {
  const { parStrokes } = card
  const own = strokesOf(card)
  return parStrokes ? own.map((strokes, at) => strokes + (parStrokes[at] ?? 0)) : own
}

/** The playing handicap where net strokes decide: with the strokes for the par of the tee. */
export function netHandicapOf({ playingHandicap, parStrokes = [] }: Card): number {
  return parStrokes.reduce((sum, strokes) => sum + strokes, playingHandicap)
}

/** Explains the strokes that these cards receive for the par of their tees; no step for a card that receives none. */
export function explainParStrokes(cards: readonly (Card | null)[], lowest: LowestPars | undefined): Explanation {
  return cards.flatMap(card => {
    const difference = card === null ? 0 : wholeDifference(card, lowest)
    if (card === null || difference === 0) return []
    const [par, handicap] = [parOf(card), card.playingHandicap]
    const added = {
      what: phrase('parDifference'),
      formula: phrase('parDifferenceAdded', { par, lowest: lowest?.get(card.holes.length) ?? par, handicap }),
      result: `${difference}`,
      rule: rulesOfHandicapping('6.2b'),
    }
    if (parDifferenceOf(card, lowest) === difference) return added
    const limit = {
      what: phrase('limitOfPlayingHandicap'),
      formula: `${handicap + difference}`,
      result: `${card.limit}`,
    }
    return [added, limit]
  })
}
