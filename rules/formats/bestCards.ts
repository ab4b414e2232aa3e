import { compare, fraction, plus, sum } from '../exact.ts'
import type { Card, Explanation, Hole } from '../game.ts'
import { phrase } from '../phrases.ts'
import { valueLabel } from '../standings/board.ts'
import { isRoundOver, type RoundResult, type RoundState } from '../standings/rounds.ts'
import { longestTable, onlyHoles } from './card.ts'
import type { Format } from './format.ts'
import { type RoundCards, type RoundFormat, roundFormat } from './roundFormat.ts'
import { type SettingsOf, type SettingsSchema, withDefaults } from './settings.ts'
import { choiceIn } from './shortened.ts'

/** How many of the best cards of a team count in a round, what a card counts, and whether it must be complete. */
export type BestCards = {
  readonly count: number
  readonly card: (card: Card) => RoundResult
  /** Strokes: only complete cards count, and fewer than `count` give no total. Points: those that there are. */
  readonly strokes: boolean
}

type BestCardsFormat<Schema extends SettingsSchema> = Omit<RoundFormat<Schema>, 'counting'> & {
  readonly cards: (settings: SettingsOf<Schema>) => BestCards
}

/** A format in which every player of a team plays a card, and the best cards of each round are added. */
export function bestCardsFormat<Schema extends SettingsSchema>({ cards, ...rule }: BestCardsFormat<Schema>): Format {
  const format = roundFormat({
    ...rule,
    counting: settings => {
      const own = cards(settings)
      return { round: (all, _entry, isOver) => countBestCards(all, own, isOver) }
    },
  })
  return {
    ...format,
    countingBalls: (input, sideId, round) => {
      const choice = choiceIn(input, round)
      const given = format.countedCards?.(input, sideId, round) ?? []
      const all = given.map(card => card && onlyHoles(card, choice))
      const own = cards(withDefaults(rule.settings, input.settings ?? {}))
      const players = countingCards(played(all, own), own, isRoundOver(input.combining ?? {}, round)).map(
        ({ player }) => player,
      )
      return new Map(players.length > 0 ? longestTable(all).map(({ number }) => [number, players] as const) : [])
    },
  }
}

/** The card of a player (by the place in the team) with what it counts. */
type Played = { readonly player: number; readonly result: RoundResult }

function played(all: RoundCards, { card: count }: BestCards): readonly Played[] {
  return all.flatMap((card, player) => (card ? [{ player, result: count(card) }] : []))
}

/** The cards that count now, the best first: live those that are still played too, by how they stand. */
function countingCards(all: readonly Played[], rule: BestCards, isOver: boolean): readonly Played[] {
  const unfinished = !isOver || !rule.strokes
  const able = all.filter(({ result }) => result.state === 'complete' || (unfinished && result.state === 'playing'))
  return inOrder(able, rule, isOver).slice(0, rule.count)
}

/** The best first, level ones in the order of the team. */
function inOrder(cards: readonly Played[], { strokes }: BestCards, isOver: boolean): readonly Played[] {
  const standing = ({ result: { value, toPar, hiddenByPar = 0 } }: Played) =>
    strokes && !isOver && toPar !== null ? fraction(toPar + hiddenByPar) : value
  const sign = strokes ? 1 : -1
  return [...cards].sort((a, b) => sign * compare(standing(a), standing(b)) || a.player - b.player)
}

/** The round of a team; null while nobody has a card. A card that was disqualified or withdrawn does not count in it. */
export function countBestCards(all: RoundCards, rule: BestCards, isOver: boolean): RoundResult | null {
  const cards = played(all, rule)
  if (cards.length === 0) return null
  const counting = countingCards(cards, rule, isOver)
  const results = counting.map(({ result }) => result)
  const holes = longestTable(all)
  const hidden = results.reduce((total, { hiddenByPar = 0 }) => total + hiddenByPar, 0)
  const complete = inOrder(
    cards.filter(({ result }) => result.state === 'complete'),
    rule,
    true,
  )
  return {
    holes,
    values: holes.map((hole, at) => valueOn(results, hole, at)),
    value: sum(results.map(({ value }) => value)),
    toPar: rule.strokes ? results.reduce((total, { toPar }) => total + (toPar ?? 0), 0) : null,
    ...(hidden !== 0 && { hiddenByPar: hidden }),
    thru: thruOf(counting.length > 0 ? counting : cards),
    state: stateOf(cards, rule, isOver),
    handicap: results.reduce((total, { handicap }) => total + handicap, 0),
    toCome: rule.strokes ? null : { value: 0, toPar: 0 },
    discarded: complete.slice(rule.count).map(({ result }) => result.value),
    steps: () => cards.map(own => stepOf(own, counting.includes(own))),
  }
}

/** What a hole is worth to a team: the values of the cards that count and have one; null without any. */
function valueOn(results: readonly RoundResult[], { number }: Hole, at: number): RoundResult['values'][number] {
  const values = results.flatMap(({ holes, values }) => (holes[at]?.number === number ? (values[at] ?? []) : []))
  return values.length === 0 ? null : values.reduce(plus)
}

/** The holes that all these cards have played, of those that have begun. */
function thruOf(cards: readonly Played[]): number {
  const begun = cards.map(({ result }) => result.thru).filter(thru => thru > 0)
  return begun.reduce((least, thru) => (thru < least ? thru : least), begun[0] ?? 0)
}

/** A team is out when all its cards are; the first of them decides how. In strokes it also is when too few can be complete. */
function stateOf(cards: readonly Played[], rule: BestCards, isOver: boolean): RoundState {
  const states = cards.map(({ result }) => result.state)
  const isOpen = (state: RoundState) => state === 'playing' || state === 'notStarted'
  const inPlay = states.filter(isOpen).length
  const complete = states.filter(state => state === 'complete').length
  if (inPlay + complete === 0) return states[0] ?? 'notStarted'
  if (states.every(state => state === 'notStarted')) return 'notStarted'
  if (rule.strokes && complete + (isOver ? 0 : inPlay) < rule.count) return 'noReturn'
  return isOver || inPlay === 0 ? 'complete' : 'playing'
}

function stepOf({ player, result }: Played, counts: boolean): Explanation[number] {
  const isOut = result.state !== 'complete' && result.state !== 'playing'
  const card = player + 1
  return {
    what: counts ? phrase('countingCard', { card }) : phrase('cardLeftOut', { card }),
    ...(!isOut && { formula: phrase('holesPlayed', { holes: result.thru }) }),
    result: isOut ? phrase(result.state) : valueLabel(result.value),
  }
}
