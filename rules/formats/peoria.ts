import { exact, fraction, multiply, subtract, sum } from '../exact.ts'
import type { Card } from '../game.ts'
import { phrase } from '../phrases.ts'
import { columns, valueLabel } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { type DayHandicap, lessDayHandicap } from './dayHandicap.ts'
import { leaderboardType } from './leaderboardType.ts'
import { parOf } from './parStrokes.ts'
import { settingsSchema } from './settings.ts'

/**
 * Peoria: the strokes on secret holes become the handicap of the round. Six of 18 holes (a par 3, 4 and 5 of each nine)
 * count three times, twelve (new Peoria) one and a half times; less par, times 80 %. Custom of one-day events.
 */
export const peoria = cardFormat({
  id: 'peoria',
  name: 'Peoria',
  description: 'Strokes on secret holes, projected to the whole round, less par, times a percentage, are the handicap.',
  leaderboardType: leaderboardType.strokePlay,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A ball picked up counts as the limit; until all holes are in there is no handicap and no total.',
  allowances: [],
  rule: 'Peoria system',
  settings: settingsSchema({
    secretHoles: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 18 },
      maxItems: 18,
      default: [],
      title: 'Secret holes',
      description: 'Six holes, or twelve for new Peoria; until they are drawn everybody counts gross.',
    },
    percent: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 80,
      title: 'Percent',
      description: 'How much of the projected strokes over par is the handicap.',
    },
    limit: {
      type: 'string',
      enum: ['doublePar', 'parPlus3'],
      default: 'doublePar',
      title: 'Limit of a hole',
      description: 'What a hole counts at most: twice its par, or three over par.',
    },
  }),
  card: ({ secretHoles, percent, limit }) => {
    const rule = limitRule(limit)
    return card => lessDayHandicap(card, countHoles(card, rule), own => peoriaOf(own, rule, secretHoles, percent))
  },
})

function limitRule(limit: 'doublePar' | 'parPlus3'): HoleRule {
  const most = limit === 'doublePar' ? (par: number) => 2 * par : (par: number) => par + 3
  return {
    scored: (gross, { par }) => (gross < most(par) ? gross : most(par)),
    unscored: ({ par }) => most(par),
    strokes: true,
  }
}

function peoriaOf(card: Card, rule: HoleRule, secretHoles: readonly number[], percent: number): DayHandicap {
  const { values } = countHoles(card, rule)
  const secret = card.holes.flatMap((hole, at) => (secretHoles.includes(hole.number) ? [exact(values[at] ?? 0)] : []))
  if (secret.length === 0) {
    const none = { what: phrase('peoriaHandicap'), formula: phrase('noSecretHole'), result: '0' }
    return { handicap: fraction(0), steps: () => (secretHoles.length === 0 ? [] : [none]) }
  }
  const projected = multiply(sum(secret), fraction(card.holes.length, secret.length))
  const handicap = multiply(subtract(projected, fraction(parOf(card))), fraction(percent, 100))
  const formula = () => `(${valueLabel(projected)} - ${parOf(card)}) x ${percent} %`
  return {
    handicap,
    steps: () => [{ what: phrase('peoriaHandicap'), formula: formula(), result: valueLabel(handicap) }],
  }
}
