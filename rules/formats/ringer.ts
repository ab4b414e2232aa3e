import { fraction } from '../exact.ts'
import { columns } from '../standings/board.ts'
import type { RoundResult } from '../standings/rounds.ts'
import { countHoles, countStrokes, netStrokes, strokesOf } from './card.ts'
import { leaderboardType } from './leaderboardTypes.ts'
import { roundFormat } from './roundFormat.ts'
import { settingsSchema } from './settings.ts'

/** Ringer board, also eclectic: the best score on every hole over all rounds makes one card. Custom of clubs (UG ringer board). */
export const ringer = roundFormat({
  id: 'ringer',
  name: 'Ringer (eclectic)',
  description: 'One card out of all rounds: for every hole the best score that the player made on it.',
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
  combining: ({ rounds: _, best: __, ...given }) => given,
  counting: ({ score }) => ({
    round: ([card]) => {
      if (!card) return null
      return score === 'net' ? countHoles(card, netStrokes) : countStrokes(card, score === 'gross' ? 'gross' : 'net')
    },
    across: rounds => [bestOf(rounds.flatMap(round => (round && round.state !== 'disqualified' ? [round] : [])))],
  }),
})

/** The best value of every hole over these rounds, as one round; null without any. */
function bestOf(rounds: readonly RoundResult[]): RoundResult | null {
  const latest = rounds.at(-1)
  if (!latest) return null
  const received =
    latest.playingHandicap === undefined
      ? []
      : strokesOf({ ...latest, scores: [], playingHandicap: latest.playingHandicap })
  const values = latest.holes.map((_, at) => lowest(rounds.map(round => round.values[at] ?? null)))
  const played = latest.holes.flatMap((hole, at) => {
    const value = values[at] ?? null
    return value === null ? [] : [{ par: hole.par, value: value - (received[at] ?? 0) }]
  })
  const total = played.reduce((sum, hole) => sum + hole.value, 0)
  const par = played.reduce((sum, hole) => sum + hole.par, 0)
  const everyHole = played.length === latest.holes.length
  return {
    ...latest,
    values,
    value: fraction(total),
    toPar: total - par,
    thru: played.length,
    state: played.length === 0 ? 'notStarted' : everyHole ? 'complete' : 'playing',
    toCome: null,
  }
}

function lowest(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (best, value) => (best === null || (value !== null && value < best) ? value : best),
    null,
  )
}
