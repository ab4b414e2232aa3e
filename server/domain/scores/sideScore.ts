import type { Hole } from '../../../rules/game.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import type { EventOrRound, TeeInPlay } from '../events/eventOrRounds.sql.ts'
import type { BoardTerms } from '../handicaps/boardTerms.ts'
import {
  courseHandicapOnCard,
  limitOnCard,
  playingHandicapOnCard,
  recordHandicap,
  type TeamComputation,
} from '../handicaps/computeHandicap.ts'
import { handicapValuesRecord } from '../handicaps/playerHandicapRecord.ts'
import { type CardOfSide, scoreRecord } from './scoreRecord.ts'

/** The handicap off which a player or a team plays a round, as 18-hole values. */
export type HandicapOfSide = {
  readonly eventId: number
  readonly part: EventOrRound
  readonly tee: TeeInPlay | undefined
  readonly indexTenths: number | null
  readonly hcCourse: number | null
  readonly hcPlaying: number | null
  readonly byHand: boolean
  readonly allocPct: number
  /** The format in which the team plays one ball, for which its handicap is. */
  readonly ball?: string | undefined
  /** The terms of the leaderboard that counts it, where it has its own, and the gender of the player to whom they apply. */
  readonly terms?: BoardTerms | undefined
  readonly gender?: 'M' | 'F'
  /** How `hcPlaying` of a team was computed; undefined when it was set. */
  readonly computation?: TeamComputation | undefined
  /** The players of a team who have no handicap from which that of the team could be computed. */
  readonly playersWithout?: readonly number[]
}

/** A card with what its list needs of it: the id of the score. */
type CardWithId = CardOfSide & { readonly scoreId: number }

/**
 * What the scores of players and teams have in common; with `adjusted` the adjusted gross too, which teams do not have. Fields
 * without a value are undefined, which JSON leaves out.
 */
export function sideScore(handicap: HandicapOfSide, card: CardWithId | undefined, { adjusted }: { adjusted: boolean }) {
  const { eventId, tee, part } = handicap
  const { holes, playingHandicap } = termsOfCard(handicap)
  const ofCard = { ...handicap, holes: holes.length }
  const handicaps = {
    playing: playingHandicap,
    course: courseHandicapOnCard(ofCard),
    ...(adjusted && { record: recordHandicap(ofCard) }),
  }
  return {
    id: card?.scoreId,
    eventId: publicEventId('R', eventId),
    courseId: tee?.courseId,
    courseName: tee?.courseName,
    ...handicapValuesRecord(handicap),
    isTest: part.isRehearsal,
    unofficial: !part.isOfficial,
    ...scoreRecord(card, holes, handicaps),
  }
}

/** What a card is counted by: the holes of the tee, the playing handicap for them (null without one), and its limit. */
export function termsOfCard(handicap: HandicapOfSide): {
  readonly holes: readonly Hole[]
  readonly playingHandicap: number | null
  readonly limit?: number
} {
  const { part, tee } = handicap
  // A player without a tee still plays the course, and any of its tees has the pars and stroke indexes.
  const [anyTee] = part.tees.values()
  const played = tee ?? anyTee
  // Half of the handicap counts for nine holes where no tee says more.
  const onTee = tee === undefined && played?.holes === 9 ? { ...handicap, tee: played, byHand: true } : handicap
  const limit = limitOnCard(onTee)
  return {
    holes: played?.card ?? [],
    playingHandicap: playingHandicapOnCard(onTee),
    ...(limit !== undefined && { limit }),
  }
}
