import { type Count, exact, sum } from '../exact.ts'
import { chosenRounds } from '../standings/rounds.ts'
import { chosenPlaces, grossAt, longestTable } from './card.ts'
import type { BoardInput } from './format.ts'
import { hasLeft, strokesInMatch } from './matchHoles.ts'
import type { Match } from './matchPoints.ts'
import type { Compared, Pool } from './poolFormat.ts'
import type { RoundCards } from './roundFormat.ts'
import { choiceIn } from './shortened.ts'

/** A ball on a hole; `strokes` (net where net counts) is null when the player has picked up or left. */
export type PairBall = { readonly strokes: number | null; readonly received: number; readonly par: number }

export type Pair = readonly [PairBall, PairBall]

/** What a hole brings each pair, and in figures what was compared. */
export type PairPoints = { readonly a: Count; readonly b: Count; readonly figures?: readonly string[] }

/** Two pairs that play each other, on all holes or on some, by their numbers. */
export type PairGame = Match & { readonly only?: readonly number[] }

type Strokes = { readonly score: 'gross' | 'net'; readonly strokes: 'offLow' | 'full' }

type Played = PairPoints & { readonly match: PairGame; readonly hole: number }

/**
 * Games of two against two with points on every hole, such as the matches created by hand between teams of two. A hole counts
 * once all four have finished it; sides of another size play for nothing.
 */
export function pairPool(
  input: BoardInput,
  settings: Strokes,
  games: readonly PairGame[],
  points: (a: Pair, b: Pair) => PairPoints,
): Pool {
  const rounds = chosenRounds(input.entries, input.combining)
  const matches = games.filter(({ round }) => rounds.includes(round))
  const played = matches.flatMap(match => holesOf(match, input, settings, points))
  const wonBy = (id: number, among: readonly Played[]) =>
    sum(
      among.flatMap(({ match, a, b }) =>
        match.a.ids.includes(id) ? exact(a) : match.b.ids.includes(id) ? exact(b) : [],
      ),
    )
  const isOf = (id: number, { a, b }: Match) => a.ids.includes(id) || b.ids.includes(id)
  const on = (id: number, round: number, hole: number) =>
    played.filter(own => own.hole === hole && own.match.round === round && isOf(id, own.match))
  return {
    awards: [],
    collected: id => wonBy(id, played),
    isRanked: id => played.some(({ match }) => isOf(id, match)),
    inRounds: id =>
      rounds.map(round =>
        wonBy(
          id,
          played.filter(({ match }) => match.round === round),
        ),
      ),
    onHole: (id, round, hole) => {
      const own = on(id, round, hole)
      return own.length === 0 ? null : wonBy(id, own)
    },
    comparedOn: (id, round, hole) => {
      const match = matches.find(one => one.round === round && isOf(id, one) && (one.only?.includes(hole) ?? true))
      return match && compared(match, id, settings, on(id, round, hole)[0]?.figures)
    },
  }
}

/** The balls of all four with their strokes; the figures of the side itself come first. */
function compared({ a, b }: Match, id: number, settings: Strokes, figures: PairPoints['figures'] = []): Compared {
  const own = b.ids.includes(id) ? [...figures].reverse() : figures
  const cards = [...a.cards, ...b.cards]
  return { cards, received: strokesInMatch(cards, settings), ...(own.length > 0 && { figures: own.join(' : ') }) }
}

/** The holes of a match that all four have finished. */
function holesOf(
  match: PairGame,
  input: BoardInput,
  settings: Strokes,
  points: (a: Pair, b: Pair) => PairPoints,
): readonly Played[] {
  const cards = [...match.a.cards, ...match.b.cards]
  if (match.a.cards.length !== 2 || match.b.cards.length !== 2) return []
  const received = strokesInMatch(cards, settings)
  return chosenPlaces(cards, choiceIn(input, match.round)).flatMap(at => {
    const [first, second, third, fourth] = cards.map((card, player) =>
      ballOf(card, at, received[player]?.[at] ?? 0, settings.score),
    )
    const hole = longestTable(cards)[at]?.number
    if (!first || !second || !third || !fourth || hole === undefined || !(match.only?.includes(hole) ?? true)) return []
    return [{ match, hole, ...points([first, second], [third, fourth]) }]
  })
}

/** The ball of a player on a hole; null while it is still to be played. The ball of a disqualified player counts on no hole. */
function ballOf(card: RoundCards[number], at: number, received: number, score: Strokes['score']): PairBall | null {
  const par = card?.holes[at]?.par
  if (!card || par === undefined || (score === 'net' && card.withoutHandicap)) return null
  const gross = card.status === 'disqualified' ? null : grossAt(card, at)
  if (gross === null && (card.scores[at] ?? null) === null && !hasLeft(card)) return null
  return { strokes: gross === null ? null : gross - received, received, par }
}

/** The strokes of a pair, the lower ball first; a ball without a score is worth `missing`. */
export function lowerFirst([one, other]: Pair, missing: (ball: PairBall) => number): readonly [number, number] {
  const [first, second] = [one.strokes ?? missing(one), other.strokes ?? missing(other)]
  return first < second ? [first, second] : [second, first]
}
