import { type Fraction, subtract, zero } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { toParLabel, valueLabel } from './board.ts'
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
    row.position === null
      ? { what: 'position', result: 'none', formula: row.status }
      : {
          what: 'position',
          formula: `${row.position - 1} better`,
          result: positionLabel({ position: row.position, tied: row.tied }),
        },
  ]
}

/** The result of a round, and what the total takes of it where that differs. */
function roundSteps(round: number, result: RoundResult | null, counts: Fraction): Explanation {
  const what = `round ${round + 1}`
  if (!result) return [{ what, formula: 'no card', result: valueLabel(counts) }]
  const made = valueLabel(result.value)
  const played = [...(result.steps?.() ?? []), { what, formula: `${result.thru} holes`, result: made }]
  const difference = subtract(counts, result.value)
  if (difference.n === 0) return played
  const why = result.state === 'disqualified' ? 'disqualified' : 'holes without a score'
  const formula = `${made} ${difference.n < 0 ? '-' : '+'} ${valueLabel(difference.n < 0 ? subtract(zero, difference) : difference)}`
  return [...played, { what: `${what}, ${why}`, formula, result: valueLabel(counts) }]
}

function totalSteps(total: string | null, rounds: readonly string[]): Explanation {
  return total === null || rounds.length < 2 ? [] : [{ what: 'total', formula: rounds.join(' + '), result: total }]
}

function parSteps(toPar: number | null): Explanation {
  return toPar === null ? [] : [{ what: 'to par', formula: 'over the holes played', result: toParLabel(toPar) }]
}
