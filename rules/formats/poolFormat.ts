import { type Fraction, fraction, highest, show, sum, zero } from '../exact.ts'
import type { Card, Explanation } from '../game.ts'
import { type Figures, type Named, phrase, type Sentence } from '../phrases.ts'
import type { Award, Board, RowStatus } from '../standings/board.ts'
import { positionStep } from '../standings/explainStanding.ts'
import { isRoundOver } from '../standings/rounds.ts'
import { type Tally, tallyRows } from '../standings/tally.ts'
import { explainBalls } from './explainBalls.ts'
import type { BoardInput, Declaration, Entry, Format } from './format.ts'
import { inUnits } from './inUnits.ts'
import { hasLeft } from './matchHoles.ts'
import type { RoundCards } from './roundFormat.ts'
import { type SettingsOf, type SettingsSchema, withDefaults } from './settings.ts'
import { explainShortening, withoutHoles } from './shortened.ts'

/** The outcome of a pot: the awards, what each side collected, the money (cents) and what nobody won. All sums are exact. */
export type Pool = {
  readonly awards: readonly Award[]
  readonly collected: (sideId: number) => Fraction
  readonly wonCents?: ReadonlyMap<number, number>
  readonly unclaimedCents?: number
  /** What a hole brought a side, in formats where a hole is not simply won; null while it is open. */
  readonly onHole?: (sideId: number, round: number, hole: number) => Fraction | null
  /** The cards that decide a hole of a side, the strokes that each receives, and in figures what was compared, where it is not the side's own cards alone. */
  readonly comparedOn?: (sideId: number, round: number, hole: number) => Compared | undefined
  /** Whether a side has a position; when absent, those that collected something have one. */
  readonly isRanked?: (sideId: number) => boolean
  /** What a side collected in each round, in formats without awards. */
  readonly inRounds?: (sideId: number) => readonly Fraction[]
}

export type Compared = {
  readonly cards: RoundCards
  readonly received: readonly (readonly number[])[]
  readonly figures?: Figures
}

export type PoolFormat<Schema extends SettingsSchema> = Omit<Declaration, 'settings' | 'ranks'> & {
  readonly settings: Schema
  readonly pool: (input: BoardInput, settings: SettingsOf<Schema>) => Pool
}

/** A format in which sides win single holes or contests, or points on them. The winners share the pot. */
export function poolFormat<Schema extends SettingsSchema>({ pool, ...declaration }: PoolFormat<Schema>): Format {
  const settingsOf = (input: BoardInput) => withDefaults(declaration.settings, input.settings ?? {})
  const poolOf = (input: BoardInput) => pool(input, settingsOf(input))
  return {
    ...declaration,
    ranks: 'high',
    board: input => boardOf(input, poolOf(input)),
    explain: (input, { sideId, round = 0, hole }) => {
      const given = poolOf(input)
      if (hole === undefined) {
        const steps = explainAwards(boardOf(input, given).rows, given, sideId, declaration.unit)
        return [...explainShortening(input, sideId), ...steps]
      }
      const entry = input.entries.find(({ side }) => side.id === sideId)
      if (!entry) return []
      const value = given.onHole ? given.onHole(sideId, round, hole) : wonOn(given.awards, sideId, round, hole)
      const compared = given.comparedOn?.(sideId, round, hole)
      return [
        ...explainShortening(input, sideId, round),
        ...explainBalls(compared?.cards ?? entry.rounds[round] ?? [], hole, compared?.received),
        {
          what: phrase('hole', { hole }),
          ...(compared?.figures !== undefined && { formula: compared.figures }),
          result: value ? inUnits(value, declaration.unit) : phrase('open'),
          // In the words of the format, as its name.
          rule: { name: declaration.rule },
        },
      ]
    },
  }
}

function boardOf(input: BoardInput, pool: Pool): Board {
  const entries = withoutHoles(input)
  const tallies = entries.map(entry => tallyOf(entry, pool))
  const begun = entries.flatMap(({ rounds }) => rounds.flatMap((cards, round) => (thruOf(cards) > 0 ? [round] : [])))
  const board = {
    rows: tallyRows(tallies),
    currentRound: highest(begun),
    awards: pool.awards,
  }
  return pool.unclaimedCents === undefined ? board : { ...board, unclaimedCents: pool.unclaimedCents }
}

function tallyOf(entry: Entry, { collected, wonCents, isRanked }: Pool): Tally {
  const sideId = entry.side.id
  const value = collected(sideId)
  const latest = entry.rounds.findLast(cards => thruOf(cards) > 0) ?? []
  const tally = {
    sideId,
    value,
    ranked: isRanked ? isRanked(sideId) : value.n > 0,
    status: statusOf(entry),
    thru: thruOf(latest),
  }
  return wonCents ? { ...tally, wonCents: wonCents.get(sideId) ?? 0 } : tally
}

type Field = Pick<BoardInput, 'entries' | 'combining'>

/**
 * The players in the pot of a round: those with a card who are not disqualified. A player who did not start, or left before
 * the first score, is out of the pot at once; one without a score and without a status, once the round is over.
 */
export function playersOf(
  { entries, combining }: Field,
  round: number,
): readonly { readonly id: number; readonly card: Card }[] {
  const isOver = isRoundOver(combining ?? {}, round)
  return entries.flatMap(({ side, rounds }) => {
    const card = rounds[round]?.[0]
    return card && !isGhost(card, isOver) && card.status !== 'disqualified' ? [{ id: side.id, card }] : []
  })
}

/** The ids of the sides in the pot of any round, or still to start. What nobody wins is refunded to them. */
export function fieldOf({ entries, combining = {} }: Field): readonly number[] {
  return entries.flatMap(({ side, rounds }) => {
    const cards = rounds.flatMap(([card], round) => (card ? [{ card, isOver: isRoundOver(combining, round) }] : []))
    const isOut = cards.every(({ card, isOver }) => isGhost(card, isOver)) && (cards.length > 0 || combining.final)
    return isOut ? [] : [side.id]
  })
}

/** Whether a player did not start, or left before the first score; when the round is over, whoever has none. */
function isGhost(card: Card, isOver: boolean): boolean {
  return card.status === 'noShow' || ((isOver || hasLeft(card)) && card.scores.every(score => score === null))
}

function thruOf(cards: Entry['rounds'][number]): number {
  return highest(cards.map(card => card?.scores.filter(score => score !== null).length ?? 0)) ?? 0
}

function statusOf(entry: Entry): RowStatus {
  const cards = entry.rounds.flatMap(round => round.flatMap(card => card ?? []))
  const left = cards.findLast(hasLeft)?.status
  if (left !== undefined && left !== 'open') return left
  if (cards.every(card => card.scores.every(score => score === null))) return 'notStarted'
  return cards.every(card => card.holes.every((_, at) => (card.scores[at] ?? null) !== null)) ? 'complete' : 'playing'
}

/** What the awards of a hole brought a side; null while the hole is open, without any award. */
function wonOn(awards: readonly Award[], sideId: number, round: number, hole: number): Fraction | null {
  const ofHole = awards.filter(award => award.round === round && award.hole === hole)
  return ofHole.length === 0 ? null : sum(ofHole.map(award => shareOf(award, sideId)))
}

/** A side's part of an award: winners share it equally. */
function shareOf({ winners, shares }: Award, sideId: number): Fraction {
  return winners.includes(sideId) ? fraction(shares, winners.length) : zero
}

function explainAwards(
  rows: Board['rows'],
  { awards, inRounds }: Pool,
  sideId: number,
  unit: Declaration['unit'],
): Explanation {
  const row = rows.find(entry => entry.sideId === sideId)
  if (!row) return []
  const own = awards.filter(award => award.winners.includes(sideId))
  const rounds = inRounds?.(sideId) ?? []
  return [
    ...rounds.map((value, round) => ({ what: phrase('round', { round: round + 1 }), result: inUnits(value, unit) })),
    ...own.map(award => ({
      what: contestOf(award),
      formula: winnersOf(award),
      result: show(shareOf(award, sideId)),
    })),
    { what: phrase('total'), result: show(row.value ?? zero) },
    positionStep(row),
  ]
}

/** A hole that was played for is called by its number, what the committee enters by the name that it gave. */
function contestOf({ contest, hole }: Award): Sentence | Named {
  return hole !== null && contest === `hole ${hole}` ? phrase('hole', { hole }) : { name: contest }
}

function winnersOf({ shares, winners }: Award): Sentence {
  return winners.length === 1 ? phrase('oneWinner') : phrase('dividedByWinners', { shares, winners: winners.length })
}
