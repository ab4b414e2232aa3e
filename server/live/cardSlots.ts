/** A seat is where a card lies: a round of a side, and the place of the player whose card it is. */
import type { Card, Hole, RoundStatus } from '../../rules/game.ts'
import type { RoundOfBoard } from '../domain/events/rounds.sql.ts'
import { type HandicapOfSide, termsOfCard } from '../domain/scoring/sideScore.ts'
import type { RoundCard, Start } from './board.sql.ts'
import type { Member } from './boardInput.ts'

export type CardSlot = {
  readonly sideId: number
  /** Index of the round, and of the card in it. */
  readonly round: number
  readonly place: number
  readonly handicap: HandicapOfSide
  readonly holes: readonly Hole[]
  /** For these holes; 0 for a player without one, null for a team with one ball: nobody has said what it plays off. */
  readonly playingHandicap: number | null
  readonly start: Start | undefined
}

/** The key of the card of a player (`P`) or a team (`T`) in a round. */
export function slotKey(eventId: number, side: 'P' | 'T', sideId: number): string {
  return `${eventId}/${side}/${sideId}`
}

/** All seats of these sides, by key. A team with one ball has one seat in a round, any other side one for each player. */
export function cardSlots(given: {
  readonly members: readonly Member[]
  readonly rounds: readonly RoundOfBoard[]
  readonly handicaps: ReadonlyMap<string, HandicapOfSide>
  readonly starts: readonly Start[]
  readonly teamScore: boolean
}): ReadonlyMap<string, CardSlot> {
  const { members, rounds, handicaps, teamScore } = given
  const starts = new Map(given.starts.map(start => [`${start.eventId}/${start.playerId}`, start]))
  const seats = new Map<string, CardSlot>()
  for (const { sideId, players } of members) {
    rounds.forEach(({ eventId }, round) => {
      players.forEach(({ summary: { playerId } }, place) => {
        if (teamScore && place > 0) return
        const key = teamScore ? slotKey(eventId, 'T', sideId) : slotKey(eventId, 'P', playerId)
        const handicap = handicaps.get(key)
        if (!handicap) return
        const { holes, playingHandicap } = termsOfCard(handicap)
        const start = starts.get(`${eventId}/${playerId}`)
        const counted = playingHandicap ?? (teamScore ? null : 0)
        seats.set(key, { sideId, round, place, handicap, holes, playingHandicap: counted, start })
      })
    })
  }
  return seats
}

/** The cards of a side before anything was entered: in each round one for each key; null where there is no such seat. */
export function emptyCards(
  keys: readonly ((eventId: number) => string)[],
  rounds: readonly RoundOfBoard[],
  seats: ReadonlyMap<string, CardSlot>,
): readonly (readonly (Card | null)[])[] {
  return rounds.map(({ eventId }) =>
    keys.map(key => {
      const seat = seats.get(key(eventId))
      return seat ? cardInSlot(seat, undefined) : null
    }),
  )
}

const statuses: Readonly<Record<RoundCard['status'], RoundStatus>> = {
  OPEN: 'open',
  SIGNED: 'open',
  OFFICIAL: 'open',
  NC: 'noReturn',
  WD: 'withdrawn',
  DQ: 'disqualified',
  NS: 'noShow',
}

/** The card as the rules count it. */
export function cardInSlot(seat: CardSlot, card: RoundCard | undefined): Card {
  const { holes, playingHandicap, start } = seat
  return {
    holes,
    scores: holes.map(hole => scoreOf(card?.strokes[hole.number - 1] ?? null)),
    playingHandicap: playingHandicap ?? 0,
    ...(playingHandicap === null && { withoutHandicap: true }),
    status: statuses[card?.status ?? 'OPEN'],
    ...(start && { startHole: start.teeHole }),
  }
}

function scoreOf(strokes: number | null) {
  return strokes === 0 ? 'pickedUp' : strokes
}
