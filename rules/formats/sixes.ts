import { fraction, quotient } from '../exact.ts'
import { columns } from '../standings/board.ts'
import { chosenRounds } from '../standings/rounds.ts'
import { longestTable, playOrder } from './card.ts'
import type { BoardInput } from './format.ts'
import { leaderboardType } from './leaderboardType.ts'
import { strokesInMatches } from './matchSettings.ts'
import { lowerFirst, type Pair, type PairGame, type PairPoints, pairPool } from './pairPool.ts'
import { poolFormat } from './poolFormat.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/**
 * Sixes, also round robin or Hollywood: the four players of a board or flight play in pairs that change after every six
 * holes played (1-2 v 3-4, 1-3 v 2-4, 1-4 v 2-3), so that everybody partners everybody; after every third of a shorter round.
 * The better ball wins a point for both partners. Usual is one point a hole and half a point for all four on a halved one,
 * so that every hole gives two points. The players are 1 to 4 in the order of their ids. Custom.
 */
export const sixes = poolFormat({
  id: 'sixes',
  name: 'Sixes',
  description: 'Four players in pairs that change every six holes; the better ball wins a point for both partners.',
  leaderboardType: leaderboardType.pointsPerHole,
  columns: columns.perHole,
  unit: 'points',
  withoutScore: 'A ball picked up loses to any other; a hole that somebody has still to play is open.',
  allowances: ['fourBallMatch'],
  rule: 'Club custom: better ball with changing partners',
  settings: settingsSchema({ score: grossOrNet('net'), strokes: strokesInMatches('offLow') }),
  pool: (input, settings) => pairPool(input, settings, gamesOf(input), betterBall),
})

/** Who plays with whom in each third: the places of the first pair, then of the second. */
const partners = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const

/** The three games of each round; none unless there are four players. */
function gamesOf({ entries, combining }: BoardInput): readonly PairGame[] {
  if (entries.length !== 4) return []
  const players = [...entries].sort((one, other) => one.side.id - other.side.id)
  return chosenRounds(entries, combining).flatMap(round => {
    const cards = players.map(({ rounds }) => rounds[round]?.[0] ?? null)
    const holes = longestTable(cards)
    const order = playOrder(cards.flatMap(card => card ?? []))
    return partners.map((places, third) => {
      const pair = (of: readonly number[]) => ({
        ids: of.flatMap(place => players[place]?.side.id ?? []),
        cards: of.map(place => cards[place] ?? null),
      })
      const own = order.filter((_, played) => quotient(3 * played, order.length) === third)
      const only = own.flatMap(at => holes[at]?.number ?? [])
      return { a: pair(places.slice(0, 2)), b: pair(places.slice(2)), round, only }
    })
  })
}

/** More than any score. */
const worst = 1000

function betterBall(a: Pair, b: Pair): PairPoints {
  const [[ofA], [ofB]] = [lowerFirst(a, () => worst), lowerFirst(b, () => worst)]
  if (ofA === ofB) return { a: fraction(1, 2), b: fraction(1, 2) }
  return ofA < ofB ? { a: 1, b: 0 } : { a: 0, b: 1 }
}
