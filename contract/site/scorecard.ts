/** What the phone scorecard and the server say to each other, behind a scoring link. */
import Type, { type Static } from 'typebox'
import type { RunningPoints } from '../../rules/formats/runningPoints.ts'
import { cardId } from '../cards/extensions.ts'
import { device, deviceSequence, entryId, hole } from '../scores/extensions.ts'
import type { Shortening } from '../settings/shortening.ts'
import { listOf, playerId, strictObject } from '../shapes.ts'

export const roundId = Type.String({ pattern: '^S-[1-9][0-9]{0,15}$' })

/** One tap. `value`: strokes, 0 picked up, null cleared. */
export const Tap = strictObject({
  entryId,
  cardId,
  hole,
  value: Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.Null()]),
  device,
  deviceSequence,
  tappedAt: Type.String({ format: 'date-time' }),
})
export type Tap = Static<typeof Tap>

/** Taps of one scorer in one round. */
export const TapsBody = strictObject({ scorer: playerId, roundId, taps: listOf(Tap, { least: 1, most: 200 }) })

/** The signature of a scorer under one card. */
export const SignBody = strictObject({ scorer: playerId, roundId, cardId })

/** The scorer gives up a match of the own side; nobody takes that back (Rule 3.2b). */
export const ConcedeBody = strictObject({
  scorer: playerId,
  roundId,
  leaderboardId: Type.Integer({ minimum: 1 }),
  matchId: Type.String({ maxLength: 200 }),
})

/** What became of a tap. All but `rejected` are kept for good; `code` says why one is not. */
export type TapResult = {
  readonly entryId: string
  readonly result: 'accepted' | 'superseded' | 'duplicate' | 'rejected'
  readonly code?: string
}

export type NamedPlayer = { readonly playerId: number; readonly name: string }

/** What stands in the register of one scorer for one hole. */
export type StandingEntry = {
  readonly entryId: string
  readonly hole: number
  readonly kind: 'score' | 'lift'
  readonly value: number | null
  readonly register: 'C' | 'M' | 'P'
  readonly scorer: string
  readonly device: string
  readonly deviceSequence: number
}

export type PhoneHole = {
  readonly number: number
  readonly par: number
  readonly strokeIndex: number
  /** One of both, as the card of the course has it. */
  readonly yards?: number
  readonly metres?: number
}

/** The card of a player of the group, or of a team with one ball. `playingHandicap` counts for these holes; null without a handicap. */
export type PhoneCard = {
  readonly cardId: string
  readonly name: string
  /** The player, or the players of the team. */
  readonly playerIds: readonly number[]
  readonly teeName: string | null
  readonly holes: readonly PhoneHole[]
  readonly playingHandicap: number | null
  readonly status: string
  readonly signedBy: readonly string[]
  readonly corrected: readonly number[]
  readonly entries: readonly StandingEntry[]
}

/** One side of a match: who plays on it, and the card of each of its balls with the strokes that it receives on each hole. */
export type PhoneSide = {
  readonly name: string
  readonly playerIds: readonly number[]
  readonly balls: readonly { readonly cardId: string; readonly strokes: readonly number[] }[]
}

/** A match of somebody in the group as the server has counted it; where the phone has all its cards it counts it anew with each tap. */
export type PhoneMatch = {
  readonly matchId: string
  readonly leaderboardId: number
  readonly name: string
  readonly a: PhoneSide
  readonly b: PhoneSide
  /** How many of the best balls of a side count. */
  readonly count: number
  /** In the order of play. */
  readonly holes: readonly { readonly hole: number; readonly winner: 'a' | 'b' | 'halved' | null }[]
  readonly upBy: number
  readonly thru: number
  readonly finished: boolean
  readonly winner: 'a' | 'b' | null
  readonly result: string
  /** Its holes do not decide it: somebody has left, a handicap is missing, or it was said how it ended. */
  readonly byServer: boolean
}

/** The round in play of a link. Without a `scorer` the link asks who is scoring: `scorers`. */
export type PhoneRound = {
  readonly eventName: string
  readonly communityName: string
  readonly roundId: string
  readonly roundName: string
  readonly state: string
  /** Since when, where the event is, in words. Rounds that phones kept before lack this, the reason and the players. */
  readonly stateSince?: string
  /** Why it is suspended or cancelled, as the committee said it. */
  readonly stateReason?: string | null
  /** What everybody is told just now. */
  readonly announcement?: string | null
  /** What counts of the round, where the committee has shortened it. */
  readonly shortening?: Shortening | null
  /** Nobody else sees what is scored; there are no results to look at. */
  readonly isRehearsal: boolean
  /** It is in a copy, which goes with all its scores when the rehearsal is over. */
  readonly isCopy?: boolean
  readonly resultsUrl: string
  readonly scorers: readonly NamedPlayer[]
  readonly scorer: NamedPlayer | null
  readonly startHole: number
  /** Who plays together, the scorer among them. */
  readonly players?: readonly NamedPlayer[]
  readonly cards: readonly PhoneCard[]
  /** The points that the first leaderboard with points gives for a score; left out where all count strokes. */
  readonly points?: RunningPoints
  /** The matches of the group; rounds that phones kept before lack them. */
  readonly matches?: readonly PhoneMatch[]
}
