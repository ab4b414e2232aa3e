import { exact, minus } from '../exact.ts'
import type { Card, Explanation } from '../game.ts'
import { phrase } from '../phrases.ts'
import { explainStanding } from '../standings/explainStanding.ts'
import { type Combining, isRoundOver, type RoundResult } from '../standings/rounds.ts'
import { type SideRounds, standings } from '../standings/standings.ts'
import { everyHole, type HoleChoice, onlyHoles } from './card.ts'
import { explainBalls } from './explainBalls.ts'
import type { About, BoardInput, Declaration, Entry, Format } from './format.ts'
import { inUnits } from './inUnits.ts'
import { explainParStrokes, type LowestPars, lowestPars, withParStrokes } from './parStrokes.ts'
import { type GivenSettings, type SettingsOf, type SettingsSchema, takesHandicaps, withDefaults } from './settings.ts'
import { cardsOfRound, choiceIn, explainShortening, withoutScoresOutside } from './shortened.ts'

/** The cards of one side in one round: those of its players in their order, or the one card of the side. */
export type RoundCards = readonly (Card | null)[]

/**
 * How a format counts: one round of one side, and where needed all its rounds together. `isOver`: no more scores will come,
 * which matters where cards that are not complete do not count.
 */
export type Counting = {
  readonly round: (cards: RoundCards, entry: Entry, isOver: boolean) => RoundResult | null
  readonly across?: (rounds: readonly (RoundResult | null)[], entry: Entry) => readonly (RoundResult | null)[]
}

export type RoundFormat<Schema extends SettingsSchema> = Omit<Declaration, 'settings'> & {
  readonly settings: Schema
  /** What a round without a card is worth in a total of several rounds; when absent, it takes the side out. */
  readonly noCard?: number
  /** All rounds together make one card, so that a hole is explained from the cards of all rounds. */
  readonly isOneCard?: true
  /** What the format itself changes in how rounds are put together. */
  readonly combining?: (given: Combining) => Combining
  readonly counting: (settings: SettingsOf<Schema>) => Counting
}

/**
 * A format in which every side has a result in every round, and the results are put together. All cards are counted each
 * time: to keep their results costs more, in memory that lives on, than to count them (decision 094).
 *
 * Where strokes count, a card from a tee of higher par than others on the board receives the strokes for the difference.
 * Rules of Handicapping 6.2b.
 */
export function roundFormat<Schema extends SettingsSchema>(rule: RoundFormat<Schema>): Format {
  const { counting: _, noCard, isOneCard: _one, combining = (given: Combining) => given, ...declaration } = rule
  const scoring = { ranks: rule.ranks, byPar: rule.unit === 'strokes', noCard: noCard ?? null }
  const lowestOf = (input: BoardInput, round: number) =>
    rule.unit === 'strokes' ? lowestPars(cardsOfRound(input.entries, round)) : undefined
  const sidesOf = (input: BoardInput) => {
    const rounds = input.entries.reduce((most, entry) => (entry.rounds.length > most ? entry.rounds.length : most), 0)
    const counting = countingWith(rule, input.settings ?? {})
    const countings = Array.from({ length: rounds }, (_, round) =>
      inRound(counting, holesIn(input, round), lowestOf(input, round)),
    )
    const choices =
      rule.isOneCard && input.shortened && Array.from({ length: rounds }, (_, round) => choiceIn(input, round))
    const entries = choices ? input.entries.map(entry => onOneCard(entry, choices)) : input.entries
    return entries.map(entry => countedSide(entry, countings, input.combining ?? {}))
  }
  // What all rounds make together keeps its holes; those that do not count in a round have no score there.
  const holesIn = (input: BoardInput, round: number) =>
    rule.isOneCard ? (input.holes ?? everyHole) : choiceIn(input, round)
  const isNet = (input: BoardInput) => takesHandicaps(rule, input.settings ?? {})
  const explained = (input: BoardInput, { sideId, round = 0 }: About) => {
    if (!rule.isOneCard) return counted(input, sideId, round)
    const rounds = input.entries.find(({ side }) => side.id === sideId)?.rounds ?? []
    return rounds.flatMap((_, at) =>
      counted(input, sideId, at).map(card => card && withoutScoresOutside(card, choiceIn(input, at))),
    )
  }
  const counted = (input: BoardInput, sideId: number, round: number) => {
    const cards = input.entries.find(({ side }) => side.id === sideId)?.rounds[round] ?? []
    const lowest = isNet(input) ? lowestOf(input, round) : undefined
    return cards.map(card => card && withParStrokes(card, lowest))
  }
  return {
    ...declaration,
    board: input => standings(sidesOf(input), scoring, combining(input.combining ?? {})).board,
    countedCards: counted,
    explain: (input, about) => {
      const sides = sidesOf(input)
      if (about.hole !== undefined) {
        const own = rule.isOneCard ? { ...about, round: 0 } : about
        return [
          ...explainShortening(input, about.sideId, rule.isOneCard ? undefined : (about.round ?? 0)),
          ...explainHole(rule, explained(input, about), own, sides),
        ]
      }
      const parStrokesOf = (round: number) =>
        explainParStrokes(counted(input, about.sideId, round), isNet(input) ? lowestOf(input, round) : undefined)
      const standing = standings(sides, scoring, combining(input.combining ?? {}))
      return [
        ...explainShortening(input, about.sideId),
        ...explainStanding(sides, standing, about.sideId, parStrokesOf),
      ]
    },
  }
}

/** The entry with nothing entered on the holes that do not count in a round. */
function onOneCard(entry: Entry, choices: readonly HoleChoice[]): Entry {
  return {
    ...entry,
    rounds: entry.rounds.map((cards, round) =>
      cards.map(card => card && withoutScoresOutside(card, choices[round] ?? everyHole)),
    ),
  }
}

/** The counting with these settings, which are those of the rule where nothing is said. */
function countingWith<Schema extends SettingsSchema>(rule: RoundFormat<Schema>, given: GivenSettings): Counting {
  const counting = rule.counting(withDefaults(rule.settings, given))
  return takesHandicaps(rule, given) ? onlyWithHandicap(counting) : counting
}

/** The counting in a round in which these holes count, and where given cards receive strokes for the par of their tee. */
function inRound(counting: Counting, holes: HoleChoice, lowest: LowestPars | undefined): Counting {
  const prepared = (cards: RoundCards) => {
    if (holes === everyHole && lowest === undefined) return cards
    return cards.map(card => {
      const withStrokes = card && withParStrokes(card, lowest)
      return withStrokes && holes !== everyHole ? onlyHoles(withStrokes, holes) : withStrokes
    })
  }
  return {
    ...counting,
    round: (cards, entry, isOver) => {
      // What stands in for a missing card has the holes that count, too.
      const own = cards.includes(null) ? { ...entry, rounds: entry.rounds.map(prepared) } : entry
      return voidWithoutHoles(counting.round(prepared(cards), own, isOver))
    },
  }
}

function voidWithoutHoles(result: RoundResult | null): RoundResult | null {
  return result?.holes.length === 0 ? { ...result, isVoid: true } : result
}

/** Without a known playing handicap, a round has no result. */
function onlyWithHandicap(counting: Counting): Counting {
  return {
    ...counting,
    round: (cards, entry, isOver) => {
      const result = counting.round(cards, entry, isOver)
      const isMissing = cards.some(card => card?.withoutHandicap)
      const counts = result?.state === 'playing' || result?.state === 'complete'
      return result && isMissing && counts ? { ...result, state: 'withoutHandicap' } : result
    },
  }
}

function countedSide(entry: Entry, countings: readonly Counting[], combining: Combining): SideRounds {
  const rounds = entry.rounds.map((cards, at) =>
    (combining.rounds?.includes(at) ?? true)
      ? (countings[at]?.round(cards, entry, isRoundOver(combining, at)) ?? null)
      : null,
  )
  const across = countings[0]?.across
  return {
    sideId: entry.side.id,
    rounds: across ? across(rounds, entry) : rounds,
    ...(entry.amateur === undefined ? {} : { amateur: entry.amateur }),
    ...(entry.flightId === undefined ? {} : { flightId: entry.flightId }),
    ...(entry.byHand === undefined ? {} : { byHand: entry.byHand }),
  }
}

/** Explains a hole of a side: for each card the strokes taken and received, then what the hole is worth. */
function explainHole(
  rule: Pick<Declaration, 'unit' | 'rule'>,
  cards: RoundCards,
  about: About,
  sides: readonly SideRounds[],
): Explanation {
  const result = sides.find(side => side.sideId === about.sideId)?.rounds[about.round ?? 0]
  const at = result?.holes.findIndex(hole => hole.number === about.hole) ?? -1
  if (!result || at < 0) return []
  const value = result.values[at] ?? null
  return [
    ...explainBalls(cards, about.hole),
    {
      what: phrase('hole', { hole: about.hole ?? 0 }),
      result:
        value === null ? phrase('doesNotCount') : inUnits(exact(minus(value, result.received?.[at] ?? 0)), rule.unit),
      // In the words of the format, as its name.
      rule: { name: rule.rule },
    },
  ]
}
