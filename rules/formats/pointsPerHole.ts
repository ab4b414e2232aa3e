import { add, type Fraction, fraction, sum, zero } from '../exact.ts'
import type { Card } from '../game.ts'
import { columns } from '../standings/board.ts'
import { levelGroups } from '../standings/positions.ts'
import { chosenRounds } from '../standings/rounds.ts'
import { chosenPlaces, grossAt, type HoleChoice, longestTable } from './card.ts'
import { leaderboardType } from './leaderboardType.ts'
import { hasLeft } from './matchHoles.ts'
import { lowestPars, netStrokesOf, withParStrokes } from './parStrokes.ts'
import { playersOf, poolFormat } from './poolFormat.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { choiceIn } from './shortened.ts'

/** Points per hole: 5-3-1 for three players, 4-2-0 and the like; level players share the points of their places. Custom. */
export const pointsPerHole = poolFormat({
  id: 'pointsPerHole',
  name: 'Points per hole (5-3-1)',
  description:
    'The players of a group are ranked on every hole and take points by place; level players take the average.',
  leaderboardType: leaderboardType.pointsPerHole,
  columns: columns.perHole,
  unit: 'points',
  withoutScore:
    'A player who has picked up or left is last on the hole; a hole that somebody has still to play is open.',
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
    const rounds = chosenRounds(input.entries, input.combining).map(round => {
      const players = playersOf(input, round)
      const points = roundPoints(cardsOf(players), settings, choiceIn(input, round))
      return new Map(players.map(({ id }, at) => [id, points[at] ?? zero]))
    })
    const inRounds = (id: number) => rounds.map(points => points.get(id) ?? zero)
    const onHole = (id: number, round: number, hole: number) => {
      const players = playersOf(input, round)
      const cards = cardsOf(players)
      const at = chosenPlaces(cards, choiceIn(input, round)).find(place => longestTable(cards)[place]?.number === hole)
      const points = at === undefined ? null : holePoints(cards, settings, at)
      return points && (points[players.findIndex(player => player.id === id)] ?? zero)
    }
    return { awards: [], collected: id => sum(inRounds(id)), inRounds, onHole }
  },
})

type PointSettings = { readonly score: 'gross' | 'net'; readonly points: readonly number[] }

function cardsOf(players: ReturnType<typeof playersOf>): readonly Card[] {
  return players.map(({ card }) => card)
}

/** The points of each card of a group over a round, in the order of the cards. Holes that are still open count nothing. */
export function roundPoints(cards: readonly Card[], settings: PointSettings, choice: HoleChoice): readonly Fraction[] {
  const holes = chosenPlaces(cards, choice).flatMap(at => {
    const points = holePoints(cards, settings, at)
    return points ? [points] : []
  })
  return cards.map((_, player) => holes.reduce((total, points) => add(total, points[player] ?? zero), zero))
}

/** The points of each card on one hole; null while somebody has still to play it. */
function holePoints(cards: readonly Card[], { score, points }: PointSettings, at: number): readonly Fraction[] | null {
  const lowest = score === 'net' ? lowestPars(cards) : undefined
  const scores = cards.flatMap(card => scoreOf(withParStrokes(card, lowest), at, score) ?? [])
  if (scores.length < cards.length) return null
  const taken: Fraction[] = cards.map(() => zero)
  let place = 0
  for (const group of levelGroups(scores, (a, b) => a - b)) {
    const shared = points.slice(place, place + group.length).reduce((sum, own) => sum + own, 0)
    for (const player of group) taken[player] = fraction(shared, group.length)
    place += group.length
  }
  return taken
}

/** Worse than any score. */
const worst = 1000

/** The score by which a card is ranked on a hole; null while the player has still to play it. */
function scoreOf(card: Card, at: number, score: 'gross' | 'net'): number | null {
  const gross = grossAt(card, at)
  if (gross !== null) return score === 'net' ? gross - (netStrokesOf(card)[at] ?? 0) : gross
  return (card.scores[at] ?? null) !== null || hasLeft(card) ? worst : null
}
