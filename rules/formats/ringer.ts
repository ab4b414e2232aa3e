import { type Count, compare, exact, minus, plus, round as roundToWhole } from '../exact.ts'
import { columns } from '../standings/board.ts'
import type { RoundResult } from '../standings/rounds.ts'
import { countHoles, countStrokes, netStrokes } from './card.ts'
import { leaderboardType } from './leaderboardType.ts'
import { roundFormat } from './roundFormat.ts'
import { settingsSchema } from './settings.ts'

/** Ringer board, also eclectic: the best scores on each hole over all rounds make one card. Custom of clubs (UG ringer board). */
export const ringer = roundFormat({
  id: 'ringer',
  name: 'Ringer (eclectic)',
  description: 'One card from all rounds: on every hole the best score that the player made there.',
  leaderboardType: leaderboardType.ringer,
  columns: columns.strokes.filter(column => column.key !== 'rounds' && column.key !== 'movement'),
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole without a score waits for another round; the card is complete when every hole has one.',
  allowances: ['individualStroke'],
  rule: 'Club custom: best score per hole over the rounds',
  settings: settingsSchema({
    score: {
      type: 'string',
      enum: ['gross', 'net', 'netOfLatest'],
      default: 'gross',
      title: 'Scores',
      description: 'Best gross, best net, or the best gross less the strokes of the latest playing handicap.',
    },
  }),
  isOneCard: true,
  combining: ({ rounds: _, best: __, ...given }) => given,
  counting: ({ score }) => ({
    round: ([card]) => {
      if (!card) return null
      return score === 'net' ? countHoles(card, netStrokes) : countStrokes(card, score === 'gross' ? 'gross' : 'net')
    },
    across: rounds => [
      bestOf(
        rounds.flatMap(round => (round && round.state !== 'disqualified' ? [round] : [])),
        score === 'gross',
      ),
    ],
  }),
})

/** The best value of every hole over these rounds, as one round; null without any. */
function bestOf(rounds: readonly RoundResult[], isGross: boolean): RoundResult | null {
  const latest = rounds.at(-1)
  if (!latest) return null
  const { hiddenByPar: _, ...result } = latest
  const best = latest.holes.map((_hole, at) => bestOn(rounds, at))
  let value: Count = 0
  let par = 0
  let hidden = 0
  for (const [at, round] of best.entries()) {
    if (!round) continue
    const counted = minus(round.values[at] ?? 0, latest.received?.[at] ?? 0)
    const from = latest.received ? latest : round
    const forPar = from.parStrokes?.[at] ?? 0
    value = plus(value, counted)
    par += (from.holes[at]?.par ?? 0) - (isGross ? 0 : forPar)
    hidden += isGross ? forPar : 0
  }
  const played = best.reduce((count, round) => count + (round ? 1 : 0), 0)
  return {
    ...result,
    values: best.map((round, at) => round?.values[at] ?? null),
    value: exact(value),
    toPar: roundToWhole(exact(minus(value, par))),
    ...(hidden !== 0 && { hiddenByPar: hidden }),
    thru: played,
    state: played === 0 ? 'notStarted' : played === latest.holes.length ? 'complete' : 'playing',
    toCome: null,
  }
}

/** The round with the lowest value on a hole, the newest of level ones; undefined when none has a score there. */
function bestOn(rounds: readonly RoundResult[], at: number): RoundResult | undefined {
  let best: RoundResult | undefined
  for (const round of rounds) {
    const value = round.values[at] ?? null
    if (value === null) continue
    if (best === undefined || compare(exact(best.values[at] ?? 0), exact(value)) >= 0) best = round
  }
  return best
}
