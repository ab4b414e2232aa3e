import type { Card, Explanation } from '../game.ts'
import { explainStanding } from '../standings/explainStanding.ts'
import type { Combining, RoundResult } from '../standings/rounds.ts'
import { type SideRounds, standings } from '../standings/standings.ts'
import { type HoleChoice, onlyHoles } from './card.ts'
import { explainBalls, receivedAt } from './explainBalls.ts'
import type { About, BoardInput, Declaration, Entry, Format } from './format.ts'
import { inUnits } from './inUnits.ts'
import { remembered } from './remembered.ts'
import { type GivenSettings, type SettingsOf, type SettingsSchema, withDefaults } from './settings.ts'

/** The cards of one side in one round: of its players in their order, or the one of the side. */
export type RoundCards = readonly (Card | null)[]

/** How a format counts: one round of one side, and when needed all its rounds seen together. */
export type Counting = {
  readonly round: (cards: RoundCards, entry: Entry) => RoundResult | null
  readonly across?: (rounds: readonly (RoundResult | null)[], entry: Entry) => readonly (RoundResult | null)[]
}

export type RoundFormat<Schema extends SettingsSchema> = Omit<Declaration, 'settings'> & {
  readonly settings: Schema
  /** What a round without a card counts in a total of several rounds, when it does not take the side out. */
  readonly noCard?: number
  /** What the format itself says about putting rounds together. */
  readonly combining?: (given: Combining) => Combining
  readonly counting: (settings: SettingsOf<Schema>) => Counting
}

/**
 * A format in which every side makes a result in every round and the results are put together. What was counted for a
 * card is kept as long as the card and the settings live.
 */
export function roundFormat<Schema extends SettingsSchema>(rule: RoundFormat<Schema>): Format {
  const { counting: _, noCard, combining = (given: Combining) => given, ...declaration } = rule
  const scoring = { ranks: rule.ranks, byPar: rule.unit === 'strokes', noCard: noCard ?? null }
  const countingOf = countingPerSettings(rule)
  const sidesOf = (input: BoardInput) => {
    const count = countingOf(input.settings ?? noSettings, input.holes ?? everyHole)
    return input.entries.map(entry => countedSide(entry, count, input.combining?.rounds))
  }
  return {
    ...declaration,
    board: input => standings(sidesOf(input), scoring, combining(input.combining ?? {})).board,
    explain: (input, about) => {
      if (about.hole !== undefined) return explainHole(rule, input, about, sidesOf(input))
      const sides = sidesOf(input)
      return explainStanding(sides, standings(sides, scoring, combining(input.combining ?? {})), about.sideId)
    },
  }
}

const noSettings: GivenSettings = {}
const everyHole: HoleChoice = {}

/** The counting for given settings and holes, made once for each pair of objects, with its results kept by card. */
function countingPerSettings<Schema extends SettingsSchema>(rule: RoundFormat<Schema>) {
  const made = new WeakMap<GivenSettings, WeakMap<HoleChoice, Counting>>()
  return (given: GivenSettings, holes: HoleChoice): Counting =>
    remembered(
      remembered(made, given, () => new WeakMap<HoleChoice, Counting>()),
      holes,
      () => remembering(rule.counting(withDefaults(rule.settings, given)), holes),
    )
}

function remembering(counting: Counting, holes: HoleChoice): Counting {
  const counted = new WeakMap<object, RoundResult | null>()
  const chosen = (cards: RoundCards) =>
    holes === everyHole ? cards : cards.map(card => (card === null ? null : onlyHoles(card, holes)))
  return {
    ...counting,
    round: (cards, entry) =>
      remembered(counted, cards.length === 1 ? (cards[0] ?? cards) : cards, () => counting.round(chosen(cards), entry)),
  }
}

function countedSide(entry: Entry, counting: Counting, chosen: readonly number[] | undefined): SideRounds {
  const rounds = entry.rounds.map((cards, at) => ((chosen?.includes(at) ?? true) ? counting.round(cards, entry) : null))
  return {
    sideId: entry.side.id,
    rounds: counting.across ? counting.across(rounds, entry) : rounds,
    ...(entry.amateur === undefined ? {} : { amateur: entry.amateur }),
    ...(entry.flightId === undefined ? {} : { flightId: entry.flightId }),
    ...(entry.byHand === undefined ? {} : { byHand: entry.byHand }),
  }
}

/** A hole of a side: for every card strokes taken and received, then what the hole counts. */
function explainHole(
  rule: Pick<Declaration, 'unit' | 'rule'>,
  input: BoardInput,
  about: About,
  sides: readonly SideRounds[],
): Explanation {
  const round = about.round ?? 0
  const entry = input.entries.find(({ side }) => side.id === about.sideId)
  const result = sides.find(side => side.sideId === about.sideId)?.rounds[round]
  const at = result?.holes.findIndex(hole => hole.number === about.hole) ?? -1
  const cards = entry?.rounds[round]
  if (!cards || !result || at < 0) return []
  const value = result.values[at] ?? null
  const given = result.playingHandicap === undefined ? 0 : receivedAt(cards[0] ?? null, about.hole)
  return [
    ...explainBalls(cards, about.hole),
    {
      what: `hole ${about.hole}`,
      result: value === null ? 'does not count' : inUnits(`${value - given}`, rule.unit),
      rule: rule.rule,
    },
  ]
}
