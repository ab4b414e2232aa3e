import type { Card, Hole, Score } from '../game.ts'
import { type Board, toParLabel, valueLabel } from '../standings/board.ts'
import { positionLabel } from '../standings/positions.ts'
import type { Entry } from './format.ts'

/** Holes for tests: all of this par, stroke index in the order of the holes. */
export function plainHoles(count: number, par = 4): readonly Hole[] {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, par, strokeIndex: at + 1 }))
}

/** A card for tests on plain holes, one for each score. */
export function plainCard(scores: readonly Score[], own: Partial<Card> = {}): Card {
  return { holes: plainHoles(scores.length), scores, playingHandicap: 0, ...own }
}

/** So many holes with the same score. */
export function holesOf(count: number, score: Score): readonly Score[] {
  return Array.from({ length: count }, () => score)
}

/** Players 1, 2, 3 ... with the cards of their rounds. */
export function players(...cards: readonly (readonly (Card | null)[])[]): readonly Entry[] {
  return cards.map((rounds, at) => ({ side: { id: at + 1, playerIds: [at + 1] }, rounds: rounds.map(card => [card]) }))
}

/** Teams 1, 2, 3 ... of players who all have one round. */
export function teams(...cards: readonly (readonly (Card | null)[])[]): readonly Entry[] {
  return cards.map((own, at) => ({
    side: { id: at + 1, playerIds: own.map((_, player) => 10 * (at + 1) + player) },
    rounds: [own],
  }))
}

/** The rows of a board as a person would read them: 'T2 #4 71 -1', without a position the status. */
export function written({ rows }: Board): readonly string[] {
  return rows.map(row => {
    const place = row.position === null ? row.status : positionLabel({ position: row.position, tied: row.tied })
    const value = row.value === null ? '-' : valueLabel(row.value)
    return `${place} #${row.sideId} ${value}${row.toPar === null ? '' : ` ${toParLabel(row.toPar)}`}`
  })
}
