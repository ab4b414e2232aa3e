import type { BoardInput, Entry } from '../formats/format.ts'
import type { Shortening } from '../formats/shortened.ts'
import type { Card, RoundStatus, Score } from '../game.ts'
import type { CutRule } from '../standings/makeCut.ts'

/**
 * Something that may happen to a board. Rounds are indexes from 0; `player` is the place of the player in the side, 0 in a
 * side of one ball.
 */
export type Change =
  | { readonly kind: 'status'; readonly sideId: number; readonly round: number; readonly status: RoundStatus }
  | {
      readonly kind: 'score'
      readonly sideId: number
      readonly player: number
      readonly round: number
      readonly hole: number
      readonly score: Score
    }
  | { readonly kind: 'cut'; readonly cut: CutRule }
  | { readonly kind: 'shortening'; readonly shortening: Shortening }

/** The board as it would be after these changes, in order. What the board does not have changes nothing. */
export function whatIf(input: BoardInput, changes: readonly Change[]): BoardInput {
  return changes.reduce(changed, input)
}

function changed(input: BoardInput, change: Change): BoardInput {
  if (change.kind === 'cut') {
    const others = (input.combining?.cuts ?? []).filter(({ afterRound }) => afterRound !== change.cut.afterRound)
    const cuts = [...others, change.cut].sort((a, b) => a.afterRound - b.afterRound)
    return { ...input, combining: { ...input.combining, cuts } }
  }
  if (change.kind === 'shortening') {
    const { shortening } = change
    const others = (input.shortened ?? []).filter(({ round }) => round !== shortening.round)
    return { ...input, shortened: [...others, shortening] }
  }
  return {
    ...input,
    entries: input.entries.map(entry => (entry.side.id === change.sideId ? changedSide(entry, change) : entry)),
  }
}

function changedSide(entry: Entry, change: Extract<Change, { sideId: number }>): Entry {
  const rounds = entry.rounds.map((cards, round) => {
    if (round !== change.round) return cards
    return cards.map((card, place) => {
      if (card === null) return null
      if (change.kind === 'status') return { ...card, status: change.status }
      return place === change.player ? withScore(card, change.hole, change.score) : card
    })
  })
  return { ...entry, rounds }
}

function withScore(card: Card, hole: number, score: Score): Card {
  return { ...card, scores: card.scores.map((old, at) => (card.holes[at]?.number === hole ? score : old)) }
}
