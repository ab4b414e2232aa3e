import type { matchmaking } from '../../../contract/matches/waysOfMatches.ts'
import { everybodyMeets, neighboursMeet, sidesInOrder, type Turn } from '../../../rules/formats/makeMatches.ts'
import { hasSideLeft } from '../../../rules/formats/matchHoles.ts'
import { shuffled } from '../../../rules/shuffled.ts'
import { membersOf } from '../../domain/leaderboards/sides.ts'
import type { LiveBoard, LiveFlight } from '../boardInput.ts'

export type Draw = {
  readonly by: (typeof matchmaking)[number]
  /** Indexes of rounds. */
  readonly rounds: readonly number[]
  /** Two play together. */
  readonly pairs: boolean
  readonly seed: number
  /** The players of each tee group of a round, by its index. */
  readonly groups: ReadonlyMap<number, readonly (readonly number[])[]>
}

/** A turn in a round, by its index. */
export type TurnOfRound = Turn & { readonly round: number }

/** The matches of those in a flight who have none in the rounds of the draw and still play. */
export function drawOf(live: LiveBoard, flight: LiveFlight, draw: Draw): readonly TurnOfRound[] {
  const { by, rounds, pairs, seed } = draw
  const free = freeSides(live, flight, rounds)
  const size = pairs ? 2 : 1
  const turnOf = (ids: readonly number[]) => {
    const { sides, left } = sidesInOrder(ids, size)
    const { matches, byes } = neighboursMeet(sides)
    return { matches, byes: [...byes, ...left] }
  }
  if (by === 'everybody') {
    const { sides, left } = sidesInOrder(free, size)
    const turns = everybodyMeets(sides).map(turn => ({ ...turn, byes: [...turn.byes, ...left] }))
    const [only, ...others] = rounds
    if (others.length === 0) return turns.map(turn => ({ ...turn, round: only ?? 0 }))
    return turns.flatMap((turn, at) => (rounds[at] === undefined ? [] : [{ ...turn, round: rounds[at] }]))
  }
  return rounds.map((round, at) => {
    if (by === 'lots') return { round, ...turnOf(shuffled(free, seed + at)) }
    if (by === 'handicap') return { round, ...turnOf(byHandicap(live, free, round)) }
    if (by === 'order') return { round, ...turnOf(free) }
    const turns = groupsOf(flight, free, draw.groups.get(round) ?? []).map(turnOf)
    return { round, matches: turns.flatMap(({ matches }) => matches), byes: turns.flatMap(({ byes }) => byes) }
  })
}

function freeSides({ leaderboard, entries }: LiveBoard, { members }: LiveFlight, rounds: readonly number[]) {
  const playing = new Set(
    (leaderboard.settings.matches ?? []).flatMap(({ a, b, round = 1 }) =>
      rounds.includes(round - 1) ? [...membersOf(a), ...membersOf(b)] : [],
    ),
  )
  return members.flatMap(({ sideId }) => {
    const hasLeft = rounds.some(round => hasSideLeft(entries.get(sideId)?.rounds[round] ?? []))
    return playing.has(sideId) || hasLeft ? [] : [sideId]
  })
}

/** The lowest first; who has no handicap comes last. Equal ones stay in the order of the flight. */
function byHandicap({ entries }: LiveBoard, ids: readonly number[], round: number): readonly number[] {
  const handicapOf = (id: number) => {
    const cards = entries.get(id)?.rounds[round] ?? []
    if (cards.some(card => !card || card.withoutHandicap)) return Number.POSITIVE_INFINITY
    return cards.reduce((sum, card) => sum + (card?.playingHandicap ?? 0), 0)
  }
  const handicaps = new Map(ids.map(id => [id, handicapOf(id)]))
  return ids.toSorted((x, y) => {
    const [own, other] = [handicaps.get(x) ?? 0, handicaps.get(y) ?? 0]
    return own === other ? 0 : own - other
  })
}

/** The sides of each tee group, and behind them each by itself who is in none. A team is in the group of its first player who is in one. */
function groupsOf(flight: LiveFlight, free: readonly number[], groups: readonly (readonly number[])[]) {
  const placed = groups.map(playerIds => {
    const found = playerIds.flatMap(playerId =>
      flight.members.flatMap(({ sideId, players }) =>
        players.some(({ summary }) => summary.playerId === playerId) ? [sideId] : [],
      ),
    )
    return [...new Set(found)].filter(id => free.includes(id))
  })
  const known = new Set<number>()
  const once = placed.map(ids => ids.filter(id => !known.has(id) && known.add(id)))
  return [...once, ...free.filter(id => !known.has(id)).map(id => [id])]
}
