import type { Card, Score } from '../game.ts'
import { matchStrokes } from '../handicap/matchStrokes.ts'
import { chosenPlaces, type HoleChoice, playOrder, strokesOn } from './card.ts'
import type { HoleWinner } from './match.ts'
import { lowestPars, netHandicapOf, netStrokesOf, withParStrokes } from './parStrokes.ts'
import type { RoundCards } from './roundFormat.ts'

/** How the holes of a match are compared. */
export type MatchHoleSettings = {
  readonly score: 'gross' | 'net'
  /** Strokes off the lowest handicap of the match, or full playing handicaps for everybody. */
  readonly strokes: 'offLow' | 'full'
  /** How many of the best balls of a side count. */
  readonly count: number
}

/** A match hole by hole, in the order of play: `winners`, and in `order` the indexes of these holes on the card. */
export type MatchHoles = {
  readonly winners: readonly HoleWinner[]
  readonly order: readonly number[]
  /** The strokes that each card receives in the match, side `a` first. */
  readonly received: readonly (readonly number[])[]
}

/**
 * The winner of each hole. Strokes off the low ball are the difference to the lowest playing handicap in the match, given
 * by the stroke index of each player's own tee. A conceded hole goes to the other side whatever the scores. A hole that a
 * side has neither played nor given up is undecided, even when the whole side has left; while a handicap is missing, all
 * holes are. The ball of a disqualified player counts on no hole. Rules of Golf 3.2, 23; Rules of Handicapping, Appendix C.
 */
export function matchHoles(a: RoundCards, b: RoundCards, settings: MatchHoleSettings, choice: HoleChoice): MatchHoles {
  const cards = [...a, ...b]
  const places = chosenPlaces(cards, choice)
  const order = playOrder(cards.flatMap(card => card ?? [])).filter(at => places.includes(at))
  const received = strokesInMatch(cards, settings)
  if (settings.score === 'net' && cards.some(card => card?.withoutHandicap)) {
    return { winners: order.map(() => null), order, received }
  }
  const ofA = a.map((card, player) => ({ card, strokes: received[player] ?? [] }))
  const ofB = b.map((card, player) => ({ card, strokes: received[a.length + player] ?? [] }))
  const winners = order.map(at => winnerOf(sideScore(ofA, at, settings.count), sideScore(ofB, at, settings.count)))
  return { winners, order, received }
}

/** A side on a hole: the sum of its best balls, `none` when no ball is left in play, conceded, disqualified, or null until it is finished. */
type SideScore = number | 'none' | 'conceded' | 'disqualified' | null

type Player = { readonly card: Card | null; readonly strokes: readonly number[] }

/** The strokes of each card. Where tees differ in par, those of higher par receive the difference first. Rules of Handicapping 6.2b. */
export function strokesInMatch(
  given: RoundCards,
  settings: Pick<MatchHoleSettings, 'score' | 'strokes'>,
): readonly (readonly number[])[] {
  if (settings.score === 'gross') return given.map(() => [])
  const lowest = lowestPars(given)
  const cards = given.map(card => card && withParStrokes(card, lowest))
  if (settings.strokes === 'full') return cards.map(card => (card ? netStrokesOf(card) : []))
  const own = cards.flatMap(card => card ?? [])
  const differences = matchStrokes(own.map(netHandicapOf))
  return cards.map(card => {
    if (!card) return []
    return card.strokes ? netStrokesOf(card) : strokesOn(card.holes, differences[own.indexOf(card)] ?? 0)
  })
}

function sideScore(players: readonly Player[], at: number, count: number): SideScore {
  const cards = players.flatMap(({ card }) => card ?? [])
  if (isDisqualifiedSide(cards)) return 'disqualified'
  if (hasSideLeft(cards) && cards.every(card => isDisqualified(card) || (card.scores[at] ?? null) === null)) return null
  const scores = players.map(player => scoreOf(player, at))
  if (scores.includes('conceded')) return 'conceded'
  const balls = scores.filter(score => typeof score === 'number').sort((x, y) => x - y)
  const wanted = count < players.length ? count : players.length
  if (wanted > 0 && balls.length >= wanted) return balls.slice(0, wanted).reduce((sum, ball) => sum + ball, 0)
  return scores.includes(null) ? null : 'none'
}

/** Net strokes of a player. After leaving the match a player has no ball on the missing holes; when disqualified, on none. */
function scoreOf({ card, strokes }: Player, at: number): Score {
  if (card && isDisqualified(card)) return 'pickedUp'
  const score = card?.scores[at] ?? null
  if (typeof score === 'number') return score - (strokes[at] ?? 0)
  return score === null && card !== null && hasLeft(card) ? 'pickedUp' : score
}

/** Whether a player is out, so that no more scores will come. */
export function hasLeft({ status }: Card): boolean {
  return status !== undefined && status !== 'open'
}

/** Whether all players of a side are out; false for a side without players or with a card missing. */
export function hasSideLeft(cards: RoundCards): boolean {
  return cards.length > 0 && cards.every(card => card !== null && hasLeft(card))
}

/** Whether all players of a side are disqualified; false for a side without players or with a card missing. */
export function isDisqualifiedSide(cards: RoundCards): boolean {
  return cards.length > 0 && cards.every(card => card !== null && isDisqualified(card))
}

function isDisqualified({ status }: Card): boolean {
  return status === 'disqualified'
}

function winnerOf(a: SideScore, b: SideScore): HoleWinner {
  if (a === 'disqualified' || b === 'disqualified') {
    if (a === b || a === null || b === null) return null
    return a === 'disqualified' ? 'b' : 'a'
  }
  if (a === 'conceded' || b === 'conceded') return a === b ? 'halved' : a === 'conceded' ? 'b' : 'a'
  if (a === null || b === null) return null
  if (a === b) return 'halved'
  if (a === 'none') return 'b'
  if (b === 'none') return 'a'
  return a < b ? 'a' : 'b'
}
