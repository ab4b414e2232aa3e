/** Rounds that the committee has shortened: which of their holes count on a leaderboard. */

import type { Card, Explanation } from '../game.ts'
import { type Phrase, phrase, type Sentence } from '../phrases.ts'
import { chosenRounds } from '../standings/rounds.ts'
import { everyHole, type HoleChoice, isChosen, onlyHoles } from './card.ts'
import type { BoardInput } from './format.ts'
import { holeRanges } from './holeRanges.ts'

/**
 * What counts of a round (by index): the holes with these numbers, none of them when the round is annulled, or the holes
 * that everybody who is still in has completed.
 */
export type Shortening = { readonly round: number; readonly holes: readonly number[] | 'completed' }

/**
 * The holes of a round that count: those of the leaderboard, without those that the committee has taken out. `cards` are
 * those whose completed holes are looked at: of all sides, unless a match has its own.
 */
export function choiceIn(
  input: Pick<BoardInput, 'entries' | 'holes' | 'shortened'>,
  round: number,
  cards: Iterable<Card | null> = cardsOfRound(input.entries, round),
): HoleChoice {
  const own = input.holes ?? everyHole
  const shortening = input.shortened?.find(one => one.round === round)
  if (!shortening) return own
  const numbers = numbersOf(shortening, cards).filter(number => own.numbers?.includes(number) ?? true)
  return { ...own, numbers }
}

/** Whether the committee has annulled a round: it counts as if it had not been played. */
export function isAnnulled({ shortened = [] }: Pick<BoardInput, 'shortened'>, round: number): boolean {
  return shortened.some(one => one.round === round && one.holes !== 'completed' && one.holes.length === 0)
}

/**
 * The numbers of the holes that everybody who is still in has completed (or picked up on, or conceded). Who withdrew, was
 * disqualified, returned no card or did not start holds nothing back. Without anybody who is in, there are none.
 */
export function completedByAll(cards: Iterable<Card | null>): readonly number[] {
  let left: readonly number[] | undefined
  for (const card of cards) {
    if (card === null || (card.status ?? 'open') !== 'open') continue
    const completed = card.holes.flatMap(({ number }, at) => ((card.scores[at] ?? null) === null ? [] : [number]))
    left = left === undefined ? completed : left.filter(number => completed.includes(number))
  }
  return [...(left ?? [])].sort((a, b) => a - b)
}

/** The card with nothing entered on the holes that do not count; the card itself where all do. */
export function withoutScoresOutside(card: Card, choice: HoleChoice): Card {
  if (choice === everyHole) return card
  return { ...card, scores: card.holes.map((hole, at) => (isChosen(hole, choice) ? (card.scores[at] ?? null) : null)) }
}

/**
 * Says a side which rounds the committee has shortened, and to which holes: all those that count, or only `round`. No step
 * for a side that is not on the board.
 */
export function explainShortening(input: BoardInput, sideId: number, round?: number): Explanation {
  if (!input.entries.some(({ side, teamId }) => side.id === sideId || teamId === sideId)) return []
  const chosen = chosenRounds(input.entries, input.combining)
  return (input.shortened ?? []).flatMap(one => {
    if (!chosen.includes(one.round) || (round !== undefined && round !== one.round)) return []
    const what = phrase('round', { round: one.round + 1 })
    if (isAnnulled(input, one.round))
      return [{ what: phrase('annulled', { what }), result: phrase('countsForNothing') }]
    const numbers = numbersOf(one, cardsOfRound(input.entries, one.round))
    return [shortenedTo(what, numbers, one.holes === 'completed' ? phrase('completedByEverybody') : undefined)]
  })
}

/** The step that says to which holes something was shortened. */
export function shortenedTo(what: Sentence, numbers: readonly number[], formula?: Phrase): Explanation[number] {
  const result =
    numbers.length === 0
      ? phrase('noHoleCounts')
      : phrase('holesThatCount', { count: numbers.length, holes: holeRanges(numbers) })
  return { what: phrase('shortened', { what }), ...(formula !== undefined && { formula }), result }
}

function numbersOf({ holes }: Shortening, cards: Iterable<Card | null>): readonly number[] {
  return holes === 'completed' ? completedByAll(cards) : holes
}

/** The sides with cards of the holes that the committee lets count: what is left of a round that was shortened. */
export function withoutHoles({ entries, shortened }: BoardInput): BoardInput['entries'] {
  if (!shortened) return entries
  const choices = new Map(shortened.map(({ round }) => [round, choiceIn({ entries, shortened }, round)]))
  const cut = (card: Card | null, round: number) => {
    const choice = choices.get(round)
    return card && choice ? onlyHoles(card, choice) : card
  }
  return entries.map(entry => ({
    ...entry,
    rounds: entry.rounds.map((cards, round) => cards.map(card => cut(card, round))),
  }))
}

/** The cards of all sides in a round. */
export function* cardsOfRound(entries: BoardInput['entries'], round: number): Iterable<Card | null> {
  for (const { rounds } of entries) yield* rounds[round] ?? []
}
