import { type Count, exact, minus, plus, round } from '../exact.ts'
import type { Card, Hole } from '../game.ts'
import type { RoundResult, RoundState } from '../standings/rounds.ts'
import { chosenPlaces, type HoleChoice, longestTable, strokesOf } from './card.ts'
import { emptyCard } from './cardFormat.ts'
import type { Entry, Format } from './format.ts'
import { type RoundCards, type RoundFormat, roundFormat } from './roundFormat.ts'
import { type SettingsOf, type SettingsSchema, withDefaults } from './settings.ts'
import { choiceIn } from './shortened.ts'

/** One player's score on a hole. `player` is an index into the team; `net` already allows for the `parStrokes` of the tee. */
export type Ball = {
  readonly player: number
  readonly gross: number
  readonly net: number
  readonly par: number
  readonly parStrokes?: number
}

/** A hole of a team: the balls with a score, and the size of the team. */
export type TeamHole = {
  readonly hole: Hole
  readonly balls: readonly Ball[]
  /** All players of the team, those who are out or have no card included. */
  readonly players: number
}

/**
 * What a hole is worth to a team, and the par of the balls that count. `hidden`: the strokes by which gross balls from
 * tees of higher par look better against that par than they are.
 */
export type TeamValue<Value = Count> = {
  readonly value: Value
  readonly par: number
  readonly hidden?: number
  /** The players whose balls count, by their places in the team; when absent, all who have a score. */
  readonly players?: readonly number[]
}

export type TeamRule = {
  /** What the balls on a hole are worth together; null when there are too few. */
  readonly value: (hole: TeamHole, entry: Entry) => TeamValue | null
  /** What a hole with too few balls is worth in the end; null when it makes the round invalid. Par/bogey: the hole is lost. */
  readonly tooFew: 0 | -1 | null
  readonly strokes: boolean
}

export type TeamFormat<Schema extends SettingsSchema> = Omit<RoundFormat<Schema>, 'counting'> & {
  readonly team: (settings: SettingsOf<Schema>) => TeamRule
}

/** A format in which each player of a team plays a ball, and some of the balls count on each hole. */
export function teamFormat<Schema extends SettingsSchema>({ team, ...rule }: TeamFormat<Schema>): Format {
  const format = roundFormat({
    ...rule,
    counting: settings => {
      const own = team(settings)
      return { round: (cards, entry) => countTeam(own.tooFew === -1 ? someCards(cards, entry) : cards, own, entry) }
    },
  })
  return {
    ...format,
    countingBalls: (input, sideId, round) => {
      const entry = input.entries.find(({ side }) => side.id === sideId)
      const cards = format.countedCards?.(input, sideId, round) ?? []
      const own = team(withDefaults(rule.settings, input.settings ?? {}))
      return entry ? ballsThatCount(cards, own, entry, choiceIn(input, round)) : new Map()
    },
  }
}

/** The cards of a round; where there are none, an empty one, so that its holes are lost. */
function someCards(cards: RoundCards, entry: Entry): RoundCards {
  return cards.some(card => card !== null) ? cards : [emptyCard(entry.rounds.flat().flatMap(card => card ?? []))]
}

function ballsThatCount(
  all: RoundCards,
  rule: TeamRule,
  entry: Entry,
  choice: HoleChoice,
): ReadonlyMap<number, readonly number[]> {
  const { cards, received } = inPlay(all)
  const holes = longestTable(all)
  return new Map(
    chosenPlaces(all, choice).flatMap(at => {
      const hole = holes[at]
      if (!hole) return []
      const balls = ballsOn(cards, received, at)
      const value = rule.value({ hole, balls, players: all.length }, entry)
      return value ? [[hole.number, value.players ?? balls.map(({ player }) => player)] as const] : []
    }),
  )
}

/** The cards that can count, with the strokes that they receive: not those of disqualified players. */
function inPlay(all: RoundCards): { readonly cards: RoundCards; readonly received: readonly (readonly number[])[] } {
  const cards = all.map(card => (card?.status === 'disqualified' ? null : card))
  return { cards, received: cards.map(card => (card ? strokesOf(card) : [])) }
}

/**
 * The round of a team; null while nobody has a card. The card of a disqualified player does not count, and as many balls
 * must count after a player has dropped out as before: a team must never gain by losing a player.
 */
export function countTeam(all: RoundCards, rule: TeamRule, entry: Entry): RoundResult | null {
  if (all.every(card => card === null)) return null
  const { cards, received } = inPlay(all)
  const holes = longestTable(all)
  const values: (Count | null)[] = []
  let value: Count = 0
  let par = 0
  let hidden = 0
  let thru = 0
  let invalid = false
  holes.forEach((hole, at) => {
    const counted = rule.value({ hole, balls: ballsOn(cards, received, at), players: all.length }, entry)
    const done = counted === null && isDone(cards, at)
    const own = counted ?? (done && rule.tooFew !== null ? { value: rule.tooFew, par: hole.par } : null)
    values.push(own?.value ?? null)
    if (own || done) thru++
    if (done && own === null) invalid = true
    value = plus(value, own?.value ?? 0)
    par += own?.par ?? 0
    hidden += own?.hidden ?? 0
  })
  return {
    holes,
    values,
    value: exact(value),
    toPar: rule.strokes ? round(exact(minus(value, par))) : null,
    ...(hidden !== 0 && { hiddenByPar: hidden }),
    thru,
    state: teamState(all, thru, holes.length, invalid),
    handicap: cards.reduce((sum, card) => sum + (card?.playingHandicap ?? 0), 0),
    toCome: rule.tooFew === null ? null : { value: rule.tooFew === 0 ? 0 : thru - holes.length, toPar: 0 },
  }
}

function ballsOn(cards: RoundCards, received: readonly (readonly number[])[], at: number): readonly Ball[] {
  const balls: Ball[] = []
  for (let player = 0; player < cards.length; player++) {
    const card = cards[player]
    const gross = card?.scores[at]
    if (!card || typeof gross !== 'number') continue
    const net = gross - (received[player]?.[at] ?? 0)
    const par = card.holes[at]?.par ?? 0
    const parStrokes = card.parStrokes?.[at] ?? 0
    balls.push(
      parStrokes === 0 ? { player, gross, net, par } : { player, gross, net: net - parStrokes, par, parStrokes },
    )
  }
  return balls
}

/** Whether everybody who can still score has entered something on the hole, and somebody has. */
function isDone(cards: RoundCards, at: number): boolean {
  const entered = (card: Card | null) => (card?.scores[at] ?? null) !== null
  return cards.some(entered) && cards.every(card => card === null || entered(card) || isOut(card))
}

function isOut(card: Card): boolean {
  return card.status !== undefined && card.status !== 'open'
}

/** A team is out when all its players are; the first of them decides how. */
function teamState(cards: RoundCards, thru: number, holes: number, invalid: boolean): RoundState {
  const out = cards.every(card => card === null || isOut(card)) ? cards.find(card => card !== null)?.status : undefined
  if (out !== undefined && out !== 'open') return out
  if (invalid) return 'noReturn'
  if (thru === 0) return 'notStarted'
  return thru === holes ? 'complete' : 'playing'
}
