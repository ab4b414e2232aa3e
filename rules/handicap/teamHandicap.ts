import { compare, type Fraction, fraction, multiply, round, show, sum, zero } from '../exact.ts'
import type { Explained } from '../game.ts'
import { appendixOfHandicapping, phrase } from '../phrases.ts'

export type TeamHandicap = Explained<number> & { readonly unrounded: Fraction }

/**
 * The playing handicap of a team with one ball, from the unrounded course handicaps of its players, rounded once.
 * `weights` go from the lowest to the highest handicap; players without a weight count nothing. On tees of different par,
 * give the course handicaps against the par that the team is scored on: see `againstPar`. Rules of Handicapping,
 * Appendix C.
 */
export function teamHandicap(courseHandicaps: readonly Fraction[], weights: readonly Fraction[]): TeamHandicap {
  const sorted = [...courseHandicaps].sort(compare)
  const parts = sorted.map((handicap, index) => multiply(handicap, weights[index] ?? zero))
  const unrounded = sum(parts)
  const value = round(unrounded)
  const formula = sorted.map((handicap, index) => {
    const weight = multiply(weights[index] ?? zero, fraction(100))
    return `${show(handicap)} x ${show(weight)} %`
  })
  const steps = [
    {
      what: phrase('teamHandicap'),
      formula: formula.join(' + '),
      result: show(unrounded),
      rule: appendixOfHandicapping('C'),
    },
    { what: phrase('playingHandicap'), formula: phrase('rounded', { value: show(unrounded) }), result: `${value}` },
  ]
  return { value, unrounded, steps }
}
