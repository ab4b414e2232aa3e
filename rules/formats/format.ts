import type { Card, Explanation, Side } from '../game.ts'
import type { allowances } from '../handicap/allowances.ts'
import type { Board, Column } from '../standings/board.ts'
import type { Combining } from '../standings/rounds.ts'
import type { HoleChoice } from './card.ts'
import type { LeaderboardType } from './leaderboardType.ts'
import type { GivenSettings, SettingsSchema } from './settings.ts'

/**
 * A format of play: everything that the rest of the product knows about it. One file states one, made by `cardFormat`,
 * `teamFormat`, `matchFormat` or `poolFormat`; `index.ts` lists them all.
 */
export type Format = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly leaderboardType: LeaderboardType
  readonly settings: SettingsSchema
  readonly columns: readonly Column[]
  /** What is counted, and whether few or many of them win. */
  readonly unit: Unit
  readonly ranks: 'low' | 'high'
  /** What a ball picked up, an incomplete card, a withdrawal and a disqualification mean, in a sentence for people. */
  readonly withoutScore: string
  /** The recommended handicap allowances, by their names; the first is the usual one. */
  readonly allowances: readonly AllowanceId[]
  /** The clause of the Rules or the custom that says so. */
  readonly rule: string
  /** The standings of these entries, live or final. Never throws for what can happen on a golf course. */
  readonly board: (input: BoardInput) => Board
  /**
   * The cards of a side in a round as they count here: with the strokes for the par of the tees where net strokes decide.
   * The cards themselves when absent.
   */
  readonly countedCards?: (input: BoardInput, sideId: number, round: number) => readonly (Card | null)[]
  /** Why a side has its position and total, or what it made on a hole; no steps for a side that is not on the board. */
  readonly explain: (input: BoardInput, about: About) => Explanation
}

/** The name of an allowance in `handicap/allowances.ts`. */
export type AllowanceId = keyof typeof allowances

export type Unit = 'strokes' | 'points' | 'skins' | 'shares'

/** What every format states about itself, whatever its kind. */
export type Declaration = Omit<Format, 'board' | 'explain' | 'countedCards'>

export type BoardInput = {
  readonly entries: readonly Entry[]
  readonly settings?: GivenSettings
  /** How several rounds become one, whether the board is final, and how ties are broken. */
  readonly combining?: Combining
  /** The holes that count; all of them when absent. */
  readonly holes?: HoleChoice
  /** The matches of formats whose matches are created by hand. */
  readonly matches?: readonly Pairing[]
  /** The sides that everybody else plays against (wheel). */
  readonly wheel?: readonly number[]
  /** Winners entered by hand (closest to the pin, longest drive, raffle). */
  readonly winners?: readonly EnteredWinner[]
  /** Money of the pot, per round in skins and pots. */
  readonly potCents?: number
}

/**
 * One side on a board. `rounds[round]` holds the cards of its players in the order of `side.playerIds`, or the one card
 * of the side; null for who has none.
 *
 * Cards are immutable: a changed score is a new card. What a format counted for a card is kept for as long as the card
 * lives, so that one score recomputes one card.
 */
export type Entry = {
  readonly side: Side
  readonly rounds: readonly (readonly (Card | null)[])[]
  readonly genders?: readonly ('male' | 'female')[]
  /** Amateurs are not counted in a cut that counts professionals only. */
  readonly amateur?: boolean
  /** The flight, for a cut that is made per flight. */
  readonly flightId?: number
  /** The order that a play-off, a draw or the committee gave to level sides, 1 the best. */
  readonly byHand?: number
  /** The larger team that the side plays for in a team match. */
  readonly teamId?: number
}

/** A match between two sides in one round. `outcome` is what the committee enters: extra holes, a walkover, a concession. */
export type Pairing = {
  readonly a: number
  readonly b: number
  readonly round?: number
  readonly outcome?: { readonly winner: 'a' | 'b' | null; readonly result: string }
}

/** A prize won by decision, not by cards: `contest` names it, `hole` is where it was. */
export type EnteredWinner = { readonly contest: string; readonly hole?: number; readonly sideId: number }

/** What is to be explained: the position and total of a side, or with `hole` (its number) what one hole counts. */
export type About = { readonly sideId: number; readonly round?: number; readonly hole?: number }
