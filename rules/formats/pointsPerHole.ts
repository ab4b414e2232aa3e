import { add, type Fraction, fraction, zero } from '../exact.ts'
import type { Card } from '../game.ts'
import { type Award, columns } from '../standings/board.ts'
import { levelGroups } from '../standings/positions.ts'
import { chosenRounds } from '../standings/rounds.ts'
import { chosenPlaces, grossAt, type HoleChoice, strokesOf } from './card.ts'
import { leaderboardType } from './leaderboardTypes.ts'
import { poolFormat } from './poolFormat.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** Points per hole: 5-3-1 for three players, 4-2-0 and the like; tied players take the average of their places. Custom. */
export const pointsPerHole = poolFormat({
  id: 'pointsPerHole',
  name: 'Points per hole (5-3-1)',
  description: 'The players of a group are ranked on every hole and take points by place; ties take the average.',
  leaderboardType: leaderboardType.pointsPerHole,
  columns: columns.pots,
  unit: 'points',
  withoutScore: 'A hole that somebody has no score on counts for nobody.',
  allowances: ['individualMatch'],
  rule: 'Club custom: points by place on every hole',
  settings: settingsSchema({
    score: grossOrNet('gross'),
    points: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 100 },
      maxItems: 8,
      default: [5, 3, 1],
      title: 'Points by place',
      description: 'For the best score of a hole, the second, the third ...; further places take none.',
    },
  }),
  pool: (input, settings) => {
    const totals = new Map<number, Fraction>()
    const awards: Award[] = []
    for (const round of chosenRounds(input.entries, input.combining)) {
      const players = input.entries.flatMap(({ side, rounds }) => {
        const card = rounds[round]?.[0]
        return card ? [{ id: side.id, card }] : []
      })
      const cards = players.map(({ card }) => card)
      players.forEach(({ id }, at) => {
        totals.set(id, add(totals.get(id) ?? zero, roundPoints(cards, settings, input.holes ?? {})[at] ?? zero))
      })
    }
    return { awards, collected: id => totals.get(id) ?? zero }
  },
})

/** The points of each card of a group over a round. */
export function roundPoints(
  cards: readonly Card[],
  settings: { readonly score: 'gross' | 'net'; readonly points: readonly number[] },
  choice: HoleChoice,
): readonly Fraction[] {
  const totals = cards.map(() => zero)
  for (const at of chosenPlaces(cards, choice)) {
    const scores = cards.flatMap(card => {
      const gross = grossAt(card, at)
      return gross === null ? [] : [settings.score === 'net' ? gross - (strokesOf(card)[at] ?? 0) : gross]
    })
    if (scores.length < cards.length) continue
    let place = 0
    for (const group of levelGroups(scores, (a, b) => a - b)) {
      const shared = settings.points.slice(place, place + group.length).reduce((sum, points) => sum + points, 0)
      for (const player of group) totals[player] = add(totals[player] ?? zero, fraction(shared, group.length))
      place += group.length
    }
  }
  return totals
}
