import { add, type Fraction, fraction, multiply, round, show } from '../exact.ts'
import type { Explained, ExplanationStep } from '../game.ts'
import { phrase, rulesOfHandicapping } from '../phrases.ts'

export type PlayingHandicapSettings = {
  /** How much of the course handicap counts in this format: see `allowances`. */
  readonly allowance: Fraction
  /** Strokes for a tee of higher par, where net strokes decide: see `parDifferences`. */
  readonly parDifference?: number
  /** The highest playing handicap that the terms of the competition allow. */
  readonly maximum?: number
}

/**
 * The playing handicap, in whole strokes, from the unrounded course handicap: allowance, par difference, one rounding and
 * the limit of the competition, in this order. Rules of Handicapping 6.2, Appendix C.
 */
export function playingHandicap(courseHandicap: Fraction, settings: PlayingHandicapSettings): Explained<number> {
  const { allowance, parDifference = 0, maximum } = settings
  const steps: ExplanationStep[] = []
  const allowed = multiply(courseHandicap, allowance)
  steps.push({
    what: phrase('allowance'),
    formula: `${show(courseHandicap)} x ${show(multiply(allowance, fraction(100)))} %`,
    result: show(allowed),
    rule: phrase('handicappingAndAppendix', { clause: { name: '6.2' }, appendix: { name: 'C' } }),
  })
  const unrounded = add(allowed, fraction(parDifference))
  if (parDifference !== 0) {
    steps.push({
      what: phrase('parDifference'),
      formula: `${show(allowed)} + ${parDifference}`,
      result: show(unrounded),
      rule: rulesOfHandicapping('6.2b'),
    })
  }
  const rounded = round(unrounded)
  steps.push({
    what: phrase('playingHandicap'),
    formula: phrase('rounded', { value: show(unrounded) }),
    result: `${rounded}`,
  })
  if (maximum === undefined || rounded <= maximum) return { value: rounded, steps }
  steps.push({ what: phrase('limitOfPlayingHandicap'), formula: `${rounded}`, result: `${maximum}` })
  return { value: maximum, steps }
}
