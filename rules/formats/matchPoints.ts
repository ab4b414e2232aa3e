/** The points of a match, and the parts that they are made of. */

import { type Fraction, fraction, sum, zero } from '../exact.ts'
import { phrase, type Sentence } from '../phrases.ts'
import type { MatchLine } from '../standings/board.ts'
import type { HoleChoice } from './card.ts'
import type { MatchOutcome, Pairing } from './format.ts'
import { type HoleWinner, type MatchState, playMatch, pressedMatches } from './match.ts'
import { hasSideLeft, isDisqualifiedSide, type MatchHoles, matchHoles } from './matchHoles.ts'
import type { MatchSettings } from './matchSettings.ts'
import type { RoundCards } from './roundFormat.ts'

/** One side of a match: the ids of the sides of the event in it (several when they play together), and their cards. */
export type MatchSide = { readonly ids: readonly number[]; readonly cards: RoundCards }

export type Match = Pick<Pairing, 'outcome'> & {
  readonly a: MatchSide
  readonly b: MatchSide
  readonly round: number
  /** Its points go to the teams of a cup, which share them when both sides are out. */
  readonly isOfCup?: boolean
}

/** A part of the points of a match (the match itself, a nine, a press, the holes), with what each side won of it. */
export type MatchPart = { readonly what: Sentence; readonly a: Fraction; readonly b: Fraction }

/**
 * The end of a match or bet that its holes did not bring about; `winner` is null when both sides are out or the committee
 * halves it. `takesAll`: what is undecided besides the match (nines, presses, holes) is decided in the same way.
 */
type Decision = {
  readonly winner: 'a' | 'b' | null
  readonly result: string
  readonly bothOut?: true
  readonly takesAll?: boolean
}

/** A match as it stands, with the points that each side has won so far: the sums of {@link matchParts}. */
export function matchLine(match: Match, settings: MatchSettings, choice: HoleChoice): MatchLine {
  const { a, b, round } = match
  const { state, decided, parts, atStake } = countMatch(match, settings, choice)
  return {
    a: a.ids,
    b: b.ids,
    round,
    upBy: state.upBy,
    thru: state.thru,
    finished: decided !== undefined || state.finished,
    winner: decided ? decided.winner : state.winner,
    result: decided?.result ?? state.result,
    ...(decided?.bothOut && { bothOut: true }),
    pointsAtStake: atStake,
    pointsA: sum(parts.map(part => part.a)),
    pointsB: sum(parts.map(part => part.b)),
  }
}

/** The parts that the points of a match are made of, the match first. */
export function matchParts(match: Match, settings: MatchSettings, choice: HoleChoice): readonly MatchPart[] {
  return countMatch(match, settings, choice).parts
}

/** The points of both sides on each hole, in the order of play. */
export function pointsOfHoles(match: Match, settings: MatchSettings, choice: HoleChoice): readonly Points[] {
  const { holes, decided } = countMatch(match, settings, choice)
  return holes.winners.map(winner => holePointsOf(winner, decided, settings.holePoints))
}

function countMatch({ a, b, outcome, isOfCup = false }: Match, settings: MatchSettings, choice: HoleChoice) {
  const holes = matchHoles(a.cards, b.cards, settings, choice)
  const state = playMatch(holes.winners)
  const entered = outcome && decisionOf(outcome, isOfCup)
  const decision = (bet: MatchState) => {
    if (entered?.takesAll && !bet.finished) return entered
    return forfeited(bet, a.cards, b.cards, isOfCup)
  }
  const decided = entered ?? decision(state)
  return { holes, state, decided, ...pointsOf(holes, decided, decision, settings) }
}

/**
 * What the committee entered. Who concedes or does not come loses what is undecided; where neither side came, nobody wins it.
 * Rules of Golf 3.2b, 5.3a.
 */
function decisionOf({ winner, result, by }: MatchOutcome, isOfCup: boolean): Decision {
  const neither = by === 'walkover' && winner === null
  return {
    winner,
    result,
    ...(neither && !isOfCup && { bothOut: true as const }),
    takesAll: by === 'concession' || by === 'walkover',
  }
}

/**
 * A side that withdraws or does not start loses all that is undecided, even when it is dormie; what was decided before
 * stands. A side that is disqualified loses whatever its holes say. With both sides out, nobody wins what is undecided; the
 * teams of a cup share it. Rules of Golf 3.2b, 23, 24.
 */
function forfeited(bet: MatchState, a: RoundCards, b: RoundCards, isOfCup: boolean): Decision | undefined {
  const [aOut, bOut] = [hasSideLeft(a), hasSideLeft(b)]
  const aIsDisqualified = isDisqualifiedSide(a)
  if (aIsDisqualified !== isDisqualifiedSide(b) && (bet.finished || aOut !== bOut)) {
    return { winner: aIsDisqualified ? 'b' : 'a', result: 'w/o', takesAll: true }
  }
  if (bet.finished || (!aOut && !bOut)) return undefined
  if (aOut && bOut)
    return { winner: null, result: 'both out', ...(!isOfCup && { bothOut: true as const }), takesAll: true }
  return { winner: aOut ? 'b' : 'a', result: 'w/o', takesAll: true }
}

function pointsOf(
  { winners, order }: MatchHoles,
  decided: Decision | undefined,
  decision: (bet: MatchState) => Decision | undefined,
  { matchPoints, ninePoints, holePoints, pressDownBy }: MatchSettings,
): { readonly parts: readonly MatchPart[]; readonly atStake: number } {
  const nines = winners.length > 9 && ninePoints > 0 ? [nine(winners, order, 0), nine(winners, order, 9)] : []
  const bets = (of: readonly HoleWinner[], what: keyof typeof presses, points: number, first?: Decision) =>
    pressedMatches(of, pressDownBy).map((bet, at) => ({
      what: at === 0 ? phrase(what) : phrase(presses[what], { press: at }),
      ...betPoints(bet, (at === 0 ? first : undefined) ?? decision(bet), points),
    }))
  const whole =
    winners.length === 0 && decided ? [{ what: phrase('match'), ...betPoints(notPlayed, decided, matchPoints) }] : []
  const parts = [
    ...whole,
    ...bets(winners, 'match', matchPoints, decided),
    ...nines.flatMap((of, at) => bets(of, at === 0 ? 'frontNine' : 'backNine', ninePoints)),
    ...(holePoints > 0 ? [{ what: phrase('holes'), ...holesWon(winners, decided, holePoints) }] : []),
  ]
  return { parts, atStake: matchPoints + nines.length * ninePoints + winners.length * holePoints }
}

const presses = { match: 'pressOfMatch', frontNine: 'pressOfFrontNine', backNine: 'pressOfBackNine' } as const

const notPlayed = playMatch([])

/** The holes of a nine by their numbers, wherever the round started, in the order of play. */
function nine(winners: readonly HoleWinner[], order: readonly number[], from: number): readonly HoleWinner[] {
  return winners.filter((_, played) => {
    const at = order[played] ?? 0
    return from === 0 ? at < 9 : at >= 9
  })
}

export type Points = { readonly a: Fraction; readonly b: Fraction }

const none: Points = { a: zero, b: zero }

function betPoints(bet: MatchState, decided: Decision | undefined, points: number): Points {
  if (decided) return decided.bothOut ? none : shared(decided.winner, points)
  return bet.finished ? shared(bet.winner, points) : none
}

function holesWon(winners: readonly HoleWinner[], decided: Decision | undefined, points: number): Points {
  const won = winners.map(winner => holePointsOf(winner, decided, points))
  return { a: sum(won.map(({ a }) => a)), b: sum(won.map(({ b }) => b)) }
}

/** The points of a hole. A side that left loses the holes still to be played; with both sides out nobody wins any. */
function holePointsOf(winner: HoleWinner, decided: Decision | undefined, points: number): Points {
  if (decided?.bothOut) return none
  if (winner !== null) return shared(winner === 'halved' ? null : winner, points)
  const isTaken = decided?.takesAll || (decided?.result === 'w/o' && decided.winner !== null)
  return isTaken ? shared(decided.winner, points) : none
}

/** All points to the winner, or half of them to each. */
function shared(winner: 'a' | 'b' | null, points: number): Points {
  if (winner === null) return { a: fraction(points, 2), b: fraction(points, 2) }
  return winner === 'a' ? { a: fraction(points), b: zero } : { a: zero, b: fraction(points) }
}
