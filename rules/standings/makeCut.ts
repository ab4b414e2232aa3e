import { compare, type Fraction, fraction, show, subtract } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { phrase, type Sentence } from '../phrases.ts'

/**
 * Which sides play on after a round. With both `low` and `within`, meeting either is enough. A second cut has `onlyAbove`:
 * it is made only when more than that many are still in, and sides that miss it are ranked behind the finishers.
 */
export type CutRule = {
  /** The number of rounds after which the cut is made. */
  readonly afterRound: number
  /** How many make the cut, with ties. */
  readonly low?: number
  /** Everybody within this many strokes (or points) of the leader makes the cut. */
  readonly within?: number
  /** Whom `low` counts. Amateurs level with the line or better make the cut all the same. */
  readonly counts?: 'all' | 'professionals'
  readonly perFlight?: boolean
  readonly onlyAbove?: number
  /** The status of a side that misses the cut: out of the ranking (the default), or ranked behind the finishers. */
  readonly missed?: 'missedCut' | 'stoppedBySecondCut'
}

/** A side still in the event. `total` is null when a round is missing; such a side misses the cut. */
export type CutSide = { readonly total: Fraction | null; readonly amateur?: boolean; readonly flightId?: number | null }

/** The cut line of a flight (null: of the whole field): the worst total that makes the cut; null when everybody plays on. */
export type CutLine = { readonly flightId: number | null; readonly line: Fraction | null; readonly steps: Explanation }

export type Cut = {
  /** Whether each side plays on, in the order given. */
  readonly made: readonly boolean[]
  readonly lines: readonly CutLine[]
}

/**
 * Makes a cut: the line is the total of the N-th best side that counts; everybody level with it or better plays on.
 * Practice in stroke play events: 70 professionals and ties, low N and ties or within a number of strokes, by flight.
 */
export function makeCut(sides: readonly CutSide[], rule: CutRule, wins: 'low' | 'high'): Cut {
  const flightOf = (side: CutSide) => (rule.perFlight ? (side.flightId ?? null) : null)
  const flightIds = [...new Set(sides.map(flightOf))]
  const lines = flightIds.map(flightId => {
    const field = sides.filter(side => flightOf(side) === flightId)
    return { flightId, ...lineOf(field, rule, wins === 'low' ? 1 : -1) }
  })
  const sign = wins === 'low' ? 1 : -1
  const made = sides.map(side => {
    if (side.total === null) return false
    const line = lines.find(({ flightId }) => flightId === flightOf(side))?.line ?? null
    return line === null || sign * compare(side.total, line) <= 0
  })
  return { made, lines }
}

function lineOf(field: readonly CutSide[], rule: CutRule, sign: 1 | -1): Omit<CutLine, 'flightId'> {
  const best = (sides: readonly CutSide[]) =>
    sides.flatMap(side => side.total ?? []).sort((a, b) => sign * compare(a, b))
  const all = best(field)
  if (rule.onlyAbove !== undefined && all.length <= rule.onlyAbove) {
    return allPlayOn(phrase('inTheField', { count: all.length }))
  }
  const counting = rule.counts === 'professionals' ? best(field.filter(side => !side.amateur)) : all
  const candidates = [lowLine(counting, rule), withinLine(all, rule, sign)].flatMap(candidate => candidate ?? [])
  const chosen = candidates.reduce<Candidate | null>(
    (widest, candidate) => (widest && sign * compare(widest.line, candidate.line) >= 0 ? widest : candidate),
    null,
  )
  if (!chosen || isUnlimited(counting, rule)) return allPlayOn()
  const shown = candidates.map(({ what, line }) => ({ what, result: show(line) }))
  return {
    line: chosen.line,
    steps: [...shown, { what: phrase('cut'), formula: chosen.what, result: show(chosen.line) }],
  }
}

function allPlayOn(formula?: Sentence): Omit<CutLine, 'flightId'> {
  const step = { what: phrase('cut'), ...(formula && { formula }), result: phrase('everybodyPlaysOn') }
  return { line: null, steps: [step] }
}

type Candidate = { readonly what: Sentence; readonly line: Fraction }

function lowLine(counting: readonly Fraction[], { low }: CutRule): Candidate | null {
  if (low === undefined) return null
  const line = counting[low - 1]
  return line ? { what: phrase('lowAndTies', { low }), line } : null
}

/** With fewer sides than places, nobody misses the cut. */
function isUnlimited(counting: readonly Fraction[], { low }: CutRule): boolean {
  return low !== undefined && counting.length < low
}

function withinLine(all: readonly Fraction[], { within }: CutRule, sign: 1 | -1): Candidate | null {
  const leader = all[0]
  if (within === undefined || !leader) return null
  const line = subtract(leader, fraction(sign === 1 ? 0 - within : within))
  return { what: phrase('withinOfLead', { within }), line }
}
