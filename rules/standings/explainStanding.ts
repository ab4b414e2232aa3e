import type { Explanation } from '../game.ts'
import { toParLabel, valueLabel } from './board.ts'
import { explainCountback } from './countback.ts'
import { positionLabel } from './positions.ts'
import type { SideRounds, Standings } from './standings.ts'

/** Why a side has its total and its position: its rounds, their sum, how many are better, and how a tie was broken. */
export function explainStanding(
  sides: readonly SideRounds[],
  { board, totals, ties }: Standings,
  sideId: number,
): Explanation {
  const at = sides.findIndex(side => side.sideId === sideId)
  const row = board.rows.find(entry => entry.sideId === sideId)
  const side = sides[at]
  const total = totals[at]
  if (!side || !row || !total) return []
  const counted = total.counted.flatMap(round => {
    const result = side.rounds[round]
    return result ? [{ round, result }] : []
  })
  return [
    ...counted.flatMap(({ round, result }) => [
      ...(result.steps?.() ?? []),
      { what: `round ${round + 1}`, formula: `${result.thru} holes`, result: valueLabel(result.value) },
    ]),
    ...totalSteps(
      total.value && valueLabel(total.value),
      counted.map(({ result }) => valueLabel(result.value)),
    ),
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

function totalSteps(total: string | null, rounds: readonly string[]): Explanation {
  return total === null || rounds.length < 2 ? [] : [{ what: 'total', formula: rounds.join(' + '), result: total }]
}

function parSteps(toPar: number | null): Explanation {
  return toPar === null ? [] : [{ what: 'to par', formula: 'over the holes played', result: toParLabel(toPar) }]
}
