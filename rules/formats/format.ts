import type { Card, Explanation, Side } from '../game.ts'
import type { allowances } from '../handicap/allowances.ts'
import type { Board, Column, MatchLine } from '../standings/board.ts'
import type { Combining } from '../standings/rounds.ts'
import type { HoleChoice } from './card.ts'
import type { LeaderboardType } from './leaderboardType.ts'
import type { RunningPoints } from './runningPoints.ts'
import type { GivenSettings, SettingsSchema } from './settings.ts'
import type { Shortening } from './shortened.ts'

/**
 * A format of play: all that the rest of the product knows about it. Each has a file of its own, made with `cardFormat`,
 * `teamFormat`, `matchFormat` or `poolFormat`; `index.ts` lists them all.
 */
export type Format = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly leaderboardType: LeaderboardType
  readonly settings: SettingsSchema
  readonly columns: readonly Column[]
  /** What is counted, and whether the low or the high total wins. */
  readonly unit: Unit
  readonly ranks: 'low' | 'high'
  /** What a ball picked up, an incomplete card, a withdrawal and a disqualification mean: a sentence for people to read. */
  readonly withoutScore: string
  /** The recommended handicap allowances, by name; the first is the default. */
  readonly allowances: readonly AllowanceId[]
  /** The clause of the Rules, or the custom, that the format follows. */
  readonly rule: string
  /** The standings of these entries, live or final. Never throws for what can happen on a golf course. */
  readonly board: (input: BoardInput) => Board
  /**
   * The cards of a side in a round as the format counts them: with the strokes for the par of the tees where net strokes
   * decide. Formats without this function count the cards as they are.
   */
  readonly countedCards?: (input: BoardInput, sideId: number, round: number) => readonly (Card | null)[]
  /**
   * In formats where some of a team's balls count: on each hole of a round, by number, the players whose balls do, by their
   * places in the team. Holes on which too few balls have a score are missing.
   */
  readonly countingBalls?: (input: BoardInput, sideId: number, round: number) => ReadonlyMap<number, readonly number[]>
  /** In formats of matches: each of them hole by hole. */
  readonly playedMatches?: (input: BoardInput) => readonly PlayedMatch[]
  /** The points of a card that a phone shows while it is played; left out where strokes say how somebody stands. */
  readonly runningPoints?: (given: GivenSettings) => RunningPoints
  /** Why a side has its position and total, or what it made on a hole; no steps for a side that is not on the board. */
  readonly explain: (input: BoardInput, about: About) => Explanation
}

/** A match as it stands, with what was won hole by hole, in the order of play. */
export type PlayedMatch = {
  readonly line: MatchLine
  readonly holes: readonly { readonly hole: number; readonly winner: 'a' | 'b' | 'halved' | null }[]
  /** The strokes that each card receives in the match on each of its holes, negative where strokes are given. */
  readonly received: { readonly a: StrokesOfCards; readonly b: StrokesOfCards }
}

type StrokesOfCards = readonly (readonly number[])[]

/** The name of an allowance in `handicap/allowances.ts`. */
export type AllowanceId = keyof typeof allowances

export type Unit = 'strokes' | 'points' | 'skins' | 'shares'

/** What a format says about itself, whatever its kind. */
export type Declaration = Omit<Format, 'board' | 'explain' | 'countedCards' | 'countingBalls' | 'playedMatches'>

export type BoardInput = {
  readonly entries: readonly Entry[]
  readonly settings?: GivenSettings
  /** How several rounds become one, whether the board is final, and how ties are broken. */
  readonly combining?: Combining
  /** The holes that count; all of them when absent. */
  readonly holes?: HoleChoice
  /** The rounds of which the committee lets some holes count, or none. */
  readonly shortened?: readonly Shortening[]
  /** The matches of formats whose matches are created by hand. */
  readonly matches?: readonly Pairing[]
  /** The sides that everybody else plays against (wheel). */
  readonly wheel?: readonly number[]
  /** Winners entered by hand (closest to the pin, longest drive, raffle). */
  readonly winners?: readonly EnteredWinner[]
  /** The money in the pot, in cents, for all rounds together (skins and pots). */
  readonly potCents?: number
}

/**
 * One side on a board. `rounds[round]` holds the cards of its players in the order of `side.playerIds`, or the one card
 * of the side; null where there is no card.
 *
 * Cards are immutable: a changed score makes a new card. A format remembers what it counted for as long as the card
 * exists, so that a new score recounts one card only.
 */
export type Entry = {
  readonly side: Side
  readonly rounds: readonly (readonly (Card | null)[])[]
  readonly genders?: readonly ('male' | 'female')[]
  /** Amateurs are not counted in a cut that counts professionals only. */
  readonly amateur?: boolean
  /** The flight, for a cut that is made per flight. */
  readonly flightId?: number
  /** The order of level sides by play-off, by lot or by the committee's decision; 1 is the best. */
  readonly byHand?: number
  /** The ids of the players in the order in which the team has set them, for formats that go by turns; as `playerIds` when absent. */
  readonly teamOrder?: readonly number[]
  /** The larger team that the side plays for in a team match. */
  readonly teamId?: number
}

/** One side of the board, or several that play together against others: two players of a four-ball. */
export type Opponents = number | readonly number[]

/** A match between sides `a` and `b` (ids) in one round. `outcome` is what the committee enters. */
export type Pairing = {
  readonly a: Opponents
  readonly b: Opponents
  readonly round?: number
  readonly outcome?: MatchOutcome
}

/** How a match ended that its holes did not end. Halved without a `winner`; by `walkover`, neither side came. */
export type MatchOutcome = {
  readonly winner: 'a' | 'b' | null
  readonly result: string
  readonly by?: 'holes' | 'extraHoles' | 'concession' | 'walkover' | 'committee'
}

/** A prize that the cards do not decide: `contest` is its name, `hole` where it was won. */
export type EnteredWinner = { readonly contest: string; readonly hole?: number; readonly sideId: number }

/** What is to be explained: the position and total of a side, or with `hole` (its number) what one hole counts. */
export type About = { readonly sideId: number; readonly round?: number; readonly hole?: number }
