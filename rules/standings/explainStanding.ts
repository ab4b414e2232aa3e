import { type Fraction, subtract, zero } from '../exact.ts'
import type { Explanation, ExplanationStep } from '../game.ts'
import { phrase } from '../phrases.ts'
import { type BoardRow, toParLabel, valueLabel } from './board.ts'
import { explainCountback } from './countback.ts'
import { positionLabel } from './positions.ts'
import type { RoundResult } from './rounds.ts'
import type { SideRounds, Standings } from './standings.ts'

/**
 * Explains the total and the position of a side: its rounds, each with the steps of `before` first, their sum, how a tie
 * was broken, and how many sides are better. No step for a side that is not on the board.
 */
export function explainStanding(
  sides: readonly SideRounds[],
  { board, totals, ties }: Standings,
  sideId: number,
  before: (round: number) => Explanation = () => [],
): Explanation {
  const at = sides.findIndex(side => side.sideId === sideId)
  const row = board.rows.find(entry => entry.sideId === sideId)
  const side = sides[at]
  const total = totals[at]
  if (!side || !row || !total) return []
  return [
    ...total.counted.flatMap((round, index) => [
      ...before(round),
      ...roundSteps(round, side.rounds[round] ?? null, total.values[index] ?? zero),
    ]),
    ...totalSteps(total.value && valueLabel(total.value), total.values.map(valueLabel)),
    ...parSteps(row.toPar),
    ...ties
      .filter(tie => tie.items.includes(at))
      .flatMap(tie => explainCountback(tie.countback, tie.items.indexOf(at))),
    {
      ...positionStep(row),
      formula: row.position === null ? phrase(row.status) : phrase('better', { count: row.position - 1 }),
    },
  ]
}

/** The last step of every explanation: the position of a side on the board. */
export function positionStep({ position, tied }: Pick<BoardRow, 'position' | 'tied'>): ExplanationStep {
  const result = position === null ? phrase('noPosition') : positionLabel({ position, tied })
  return { what: phrase('position'), result }
}

/** The result of a round, and what the total takes of it where that differs. */
function roundSteps(round: number, result: RoundResult | null, counts: Fraction): Explanation {
  const number = { round: round + 1 }
  const what = phrase('round', number)
  if (!result) return [{ what, formula: phrase('noCard'), result: valueLabel(counts) }]
  const made = valueLabel(result.value)
  const played = [
    ...(result.steps?.() ?? []),
    { what, formula: phrase('holesPlayed', { holes: result.thru }), result: made },
  ]
  const difference = subtract(counts, result.value)
  if (difference.n === 0) return played
  const why = phrase(result.state === 'disqualified' ? 'roundDisqualified' : 'roundWithoutScores', number)
  const formula = `${made} ${difference.n < 0 ? '-' : '+'} ${valueLabel(difference.n < 0 ? subtract(zero, difference) : difference)}`
  return [...played, { what: why, formula, result: valueLabel(counts) }]
}

function totalSteps(total: string | null, rounds: readonly string[]): Explanation {
  return total === null || rounds.length < 2
    ? []
    : [{ what: phrase('total'), formula: rounds.join(' + '), result: total }]
}

function parSteps(toPar: number | null): Explanation {
  return toPar === null
    ? []
    : [{ what: phrase('toPar'), formula: phrase('overHolesPlayed'), result: toParLabel(toPar) }]
}
