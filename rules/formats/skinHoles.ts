import { fraction, zero } from '../exact.ts'
import type { Card } from '../game.ts'
import { matchStrokes } from '../handicap/matchStrokes.ts'
import type { WinningScore } from '../standings/board.ts'
import { chosenPlaces, grossAt, type HoleChoice, longestTable, strokesOn } from './card.ts'
import { hasLeft } from './matchHoles.ts'
import { lowestPars, netHandicapOf, netStrokesOf, withParStrokes } from './parStrokes.ts'

/** How skins are won. */
export type SkinSettings = {
  readonly score: 'gross' | 'net' | 'grossTrumpsNet'
  readonly strokes: 'full' | 'half' | 'offLow'
  readonly carryOver: boolean
  readonly validation: boolean
  /** Whether a hole that somebody has not finished is open, or decided among those who have. */
  readonly unfinished: 'open' | 'passed'
}

/**
 * A hole of a skins game. `winner` is the index of a player, null when nobody won; `skins` includes those carried over.
 * `carries`: nobody won, and the skin goes on to the next hole.
 */
export type SkinHole = {
  readonly hole: number
  readonly winner: number | null
  readonly skins: number
  readonly score?: WinningScore
  readonly carries?: true
}

/** The skins of a round, hole by hole, and how many nobody has won so far. */
export type Skins = { readonly holes: readonly SkinHole[]; readonly unclaimed: number }

/** A score on a hole in half strokes, because half a stroke can be received; `none` for a player without a ball in play. */
type HalfStrokes = number | 'none' | null

/**
 * The skins of one round. The outright lowest score wins a hole; a tied hole carries its skin over to the next, or is dead.
 * A hole that somebody has still to play is not decided and carries nothing of its own, unless the committee passes over
 * unfinished cards. With validation a skin counts only when its winner makes par or better on the next hole, and carries
 * over otherwise. Custom of clubs; gross trumps net and half strokes: UG help pages.
 */
export function skinHoles(cards: readonly Card[], settings: SkinSettings, choice: HoleChoice): Skins {
  const received = strokesFor(cards, settings)
  const table = longestTable(cards)
  const places = chosenPlaces(cards, choice)
  const holes: SkinHole[] = []
  let carried = 0
  for (const [index, at] of places.entries()) {
    const hole = table[at]?.number ?? 0
    const scores = cards.map((card, player) => scoreOf(card, at, received[player] ?? [], settings))
    if (isOpen(scores, settings)) continue
    const winner = winnerOf(scores, cards, at, settings)
    const next = places[index + 1]
    const isValid =
      winner === null || !settings.validation || next === undefined
        ? true
        : validates(cards, winner, next, received, settings)
    if (isValid === null) break
    if (winner !== null && isValid) {
      const score = winningScore(cards[winner], at, received[winner]?.[at] ?? 0, settings)
      holes.push({ hole, winner, skins: 1 + carried, ...(score && { score }) })
      carried = 0
    } else {
      holes.push({ hole, winner: null, skins: 1, ...(settings.carryOver && { carries: true }) })
      if (settings.carryOver) carried++
    }
  }
  return { holes, unclaimed: carried }
}

function winningScore(
  card: Card | undefined,
  at: number,
  received: number,
  { score, strokes: given }: SkinSettings,
): WinningScore | undefined {
  const [strokes, par] = [grossAt(card, at), card?.holes[at]?.par]
  if (strokes === null || par === undefined) return undefined
  return { strokes, par, deducted: score === 'gross' ? zero : fraction(received, given === 'half' ? 2 : 1) }
}

/** Whether a hole waits for a score: of anybody, or with unfinished cards passed over only for the first. */
function isOpen(scores: readonly HalfStrokes[], { unfinished }: SkinSettings): boolean {
  return unfinished === 'open' ? scores.includes(null) : scores.every(score => score === null)
}

function strokesFor(given: readonly Card[], settings: SkinSettings): readonly (readonly number[])[] {
  if (settings.score === 'gross') return given.map(() => [])
  const lowest = lowestPars(given)
  const cards = given.map(card => withParStrokes(card, lowest))
  if (settings.strokes !== 'offLow') return cards.map(netStrokesOf)
  const differences = matchStrokes(cards.map(netHandicapOf))
  return cards.map((card, player) =>
    card.strokes ? netStrokesOf(card) : strokesOn(card.holes, differences[player] ?? 0),
  )
}

function scoreOf(card: Card, at: number, received: readonly number[], settings: SkinSettings): HalfStrokes {
  const gross = grossAt(card, at)
  if (card.withoutHandicap && settings.score !== 'gross') return 'none'
  if (gross === null) return (card.scores[at] ?? null) !== null || hasLeft(card) ? 'none' : null
  const strokes = settings.score === 'gross' ? 0 : (received[at] ?? 0)
  return 2 * gross - (settings.strokes === 'half' ? strokes : 2 * strokes)
}

/** The player with the outright lowest score. When gross trumps net, a tie goes to the only one who received no stroke there. */
function winnerOf(
  scores: readonly HalfStrokes[],
  cards: readonly Card[],
  at: number,
  settings: SkinSettings,
): number | null {
  const lowest = scores.reduce<number | null>(
    (low, score) => (typeof score === 'number' && (low === null || score < low) ? score : low),
    null,
  )
  if (lowest === null) return null
  const best = scores.flatMap((score, player) => (score === lowest ? [player] : []))
  const winners =
    settings.score === 'grossTrumpsNet' && best.length > 1
      ? best.filter(player => 2 * (grossAt(cards[player], at) ?? 0) === lowest)
      : best
  return winners.length === 1 ? (winners[0] ?? null) : null
}

/** Whether the winner makes par or better on the next hole; null while that is open. */
function validates(
  cards: readonly Card[],
  winner: number,
  next: number,
  received: readonly (readonly number[])[],
  settings: SkinSettings,
): boolean | null {
  const card = cards[winner]
  if (!card) return false
  const score = scoreOf(card, next, received[winner] ?? [], settings)
  if (score === null) return settings.unfinished === 'open' ? null : false
  return score !== 'none' && score <= 2 * (card.holes[next]?.par ?? 0)
}
