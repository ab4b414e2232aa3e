import { type Fraction, fraction, sum, zero } from '../exact.ts'
import type { MatchLine } from '../standings/board.ts'
import type { HoleChoice } from './card.ts'
import type { Pairing } from './format.ts'
import { type HoleWinner, type MatchState, playMatch, pressedMatches } from './match.ts'
import { hasLeft, type MatchHoles, matchHoles } from './matchHoles.ts'
import type { MatchSettings } from './matchSettings.ts'
import type { RoundCards } from './roundFormat.ts'

/** One side of a match: the sides of the event that it stands for (several when they play together) and their cards. */
export type MatchSide = { readonly ids: readonly number[]; readonly cards: RoundCards }

export type Match = Pick<Pairing, 'outcome'> & {
  readonly a: MatchSide
  readonly b: MatchSide
  readonly round: number
}

type Points = { readonly a: Fraction; readonly b: Fraction }

/** A match as it stands, with the points that both sides have won so far. */
export function matchLine({ a, b, round, outcome }: Match, settings: MatchSettings, choice: HoleChoice): MatchLine {
  const holes = matchHoles(a.cards, b.cards, settings, choice)
  const state = playMatch(holes.winners)
  const decided = outcome ?? walkover(state, a.cards, b.cards)
  const points = allPoints(holes, state, decided, settings)
  return {
    a: a.ids,
    b: b.ids,
    round,
    upBy: state.upBy,
    thru: state.thru,
    finished: decided !== undefined || state.finished,
    winner: decided ? decided.winner : state.winner,
    result: decided?.result ?? state.result,
    pointsAtStake: points.atStake,
    pointsA: points.a,
    pointsB: points.b,
  }
}

/** A side that has left an undecided match gives it to the other. Rules of Golf 3.2b. */
function walkover(state: MatchState, a: RoundCards, b: RoundCards): Pairing['outcome'] {
  if (state.finished) return undefined
  const [aLeft, bLeft] = [allLeft(a), allLeft(b)]
  if (aLeft === bLeft) return undefined
  return { winner: aLeft ? 'b' : 'a', result: 'w/o' }
}

function allLeft(cards: RoundCards): boolean {
  return cards.length > 0 && cards.every(card => card !== null && hasLeft(card))
}

function allPoints(
  { winners, order }: MatchHoles,
  state: MatchState,
  decided: Pairing['outcome'],
  settings: MatchSettings,
): Points & { readonly atStake: number } {
  const { matchPoints, ninePoints, holePoints, pressDownBy } = settings
  const nines = winners.length > 9 && ninePoints > 0 ? [nine(winners, order, 0), nine(winners, order, 9)] : []
  const [whole, ...presses] = pressedMatches(winners, pressDownBy)
  const overall = decided ? shared(decided.winner, matchPoints) : ofState(whole ?? state, matchPoints)
  const won = total([
    overall,
    ...presses.map(press => ofState(press, matchPoints)),
    ...nines.flatMap(holes => pressedMatches(holes, pressDownBy).map(bet => ofState(bet, ninePoints))),
    ...winners.map(winner => (winner === null ? none : shared(winner === 'halved' ? null : winner, holePoints))),
  ])
  return { ...won, atStake: matchPoints + nines.length * ninePoints + winners.length * holePoints }
}

/** The holes of a nine by their numbers, wherever the round started, in the order of play. */
function nine(winners: readonly HoleWinner[], order: readonly number[], from: number): readonly HoleWinner[] {
  return winners.filter((_, played) => {
    const at = order[played] ?? 0
    return from === 0 ? at < 9 : at >= 9
  })
}

const none: Points = { a: zero, b: zero }

function ofState(state: MatchState, points: number): Points {
  return state.finished ? shared(state.winner, points) : none
}

/** All points to the winner, or half of them to each. */
function shared(winner: 'a' | 'b' | null, points: number): Points {
  if (winner === null) return { a: fraction(points, 2), b: fraction(points, 2) }
  return winner === 'a' ? { a: fraction(points), b: zero } : { a: zero, b: fraction(points) }
}

function total(points: readonly Points[]): Points {
  return { a: sum(points.map(({ a }) => a)), b: sum(points.map(({ b }) => b)) }
}
