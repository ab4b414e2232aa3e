import { add, type Fraction, fraction, multiply, subtract } from '../exact.ts'
import { phrase } from '../phrases.ts'
import { columns, valueLabel } from '../standings/board.ts'
import type { RoundResult } from '../standings/rounds.ts'
import { countHoles, strokesOf } from './card.ts'
import { leaderboardType } from './leaderboardType.ts'
import { pointsRule, pointsSettings } from './pointsByScore.ts'
import { roundFormat } from './roundFormat.ts'
import { runningPoints } from './runningPoints.ts'
import { settingsSchema, withDefaults } from './settings.ts'

const settings = settingsSchema({
  base: {
    type: 'integer',
    minimum: 0,
    maximum: 100,
    default: 36,
    title: 'Base for 18 holes',
    description: '36, or 39 for Chicago; a shorter round takes its share of it.',
  },
  notBelowZero: {
    type: 'boolean',
    default: false,
    title: 'No quota below zero',
    description: 'A handicap above the base gives a quota of zero.',
  },
  carried: {
    type: 'boolean',
    default: true,
    title: 'Quota moves with the results',
    description: 'For the next round the quota is raised by half of the result, or lowered when that is negative.',
  },
  ...pointsSettings({ albatross: 16, eagle: 8, birdie: 4, par: 2, bogey: 1, doubleBogey: 0 }),
})

/**
 * Quota, also Chicago: gross points against a quota set by the playing handicap; the most points above it win.
 * Custom of clubs (okiequota.com, mulligansoftware.com).
 */
export const quota = roundFormat({
  id: 'quota',
  name: 'Quota (Chicago)',
  description: 'Points for every hole, gross, less a quota: the base minus the playing handicap.',
  leaderboardType: leaderboardType.stableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A hole without a score earns no points.',
  allowances: ['individualStableford'],
  rule: 'Club custom: points less base minus playing handicap',
  settings,
  runningPoints: given => runningPoints(pointsRule(withDefaults(settings, given), 'gross', 0)),
  counting: settings => {
    const rule = pointsRule(settings, 'gross', 0)
    return {
      // The quota goes by the strokes received on the holes that count: the playing handicap on a whole card.
      round: ([card]) =>
        card
          ? { ...countHoles(card, rule), handicap: strokesOf(card).reduce((total, strokes) => total + strokes, 0) }
          : null,
      across: rounds => {
        let raised = fraction(0)
        return rounds.map(points => {
          if (points === null) return null
          const first = firstQuota(points, settings)
          const own = add(first, raised)
          const result = againstQuota(points, own)
          if (settings.carried && points.state === 'complete') raised = subtract(nextQuota(own, result.value), first)
          return result
        })
      },
    }
  },
})

/** The quota for a playing handicap: the base less the handicap, in points. */
export function quotaOf(base: Fraction, playingHandicap: number): Fraction {
  return subtract(base, fraction(playingHandicap))
}

/** The quota for the next round. `result` is the points above the quota, negative when below; half of it is added. */
export function nextQuota(own: Fraction, result: Fraction): Fraction {
  return add(own, multiply(result, fraction(1, 2)))
}

function firstQuota(
  { holes, handicap }: RoundResult,
  settings: { readonly base: number; readonly notBelowZero: boolean },
): Fraction {
  const own = quotaOf(fraction(settings.base * holes.length, 18), handicap)
  return settings.notBelowZero && own.n < 0 ? fraction(0) : own
}

function againstQuota(points: RoundResult, own: Fraction): RoundResult {
  return {
    ...points,
    value: subtract(points.value, own),
    steps: () => [
      { what: phrase('points'), result: valueLabel(points.value) },
      {
        what: phrase('quota'),
        formula: phrase('strokesReceivedInAll', { strokes: points.handicap }),
        result: valueLabel(own),
      },
    ],
  }
}
