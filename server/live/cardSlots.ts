/** A slot is where a card belongs on a leaderboard: side, round, and the place of the player in the side. */
import type { Card, Hole, RoundStatus } from '../../rules/game.ts'
import type { RoundOfBoard } from '../domain/events/rounds.sql.ts'
import type { TermsOfSide } from '../domain/handicaps/boardTerms.ts'
import { type HandicapOfSide, termsOfCard } from '../domain/scores/sideScore.ts'
import type { RoundCard, Start } from './board.sql.ts'
import type { Member } from './boardInput.ts'

export type CardSlot = {
  readonly sideId: number
  /** The index of the round, and in `place` of the player in the side. */
  readonly round: number
  readonly place: number
  readonly handicap: HandicapOfSide
  readonly holes: readonly Hole[]
  /** The playing handicap for these holes. Without one it is 0 for a player, and null for a team with one ball. */
  readonly playingHandicap: number | null
  /** The limit of the playing handicap by the terms of the leaderboard. */
  readonly limit?: number
  readonly start: Start | undefined
}

/** Slots by the key of their card. A card whose ball was drawn has one in each side that counts it. */
export type CardSlots = ReadonlyMap<string, readonly CardSlot[]>

/** The key of the card of a player (`P`) or a team (`T`) in a round. */
export function slotKey(eventId: number, side: 'P' | 'T', sideId: number): string {
  return `${eventId}/${side}/${sideId}`
}

/** All slots of these sides, by key. A team with one ball has one slot in a round, any other side one for each player. */
export function cardSlots(given: {
  readonly members: readonly Member[]
  readonly rounds: readonly RoundOfBoard[]
  readonly handicaps: ReadonlyMap<string, HandicapOfSide>
  readonly starts: readonly Start[]
  readonly teamScore: boolean
  readonly termsOf: TermsOfSide
}): CardSlots {
  const { members, rounds, handicaps, teamScore, termsOf } = given
  const starts = new Map(given.starts.map(start => [`${start.eventId}/${start.playerId}`, start]))
  const slots = new Map<string, CardSlot[]>()
  for (const { sideId, players } of members) {
    // The handicap of a team with one ball was computed by the terms.
    const terms = teamScore ? undefined : termsOf(sideId)
    rounds.forEach(({ eventId }, round) => {
      players.forEach(({ summary: { playerId } }, place) => {
        if (teamScore && place > 0) return
        const key = teamScore ? slotKey(eventId, 'T', sideId) : slotKey(eventId, 'P', playerId)
        const known = handicaps.get(key)
        if (!known) return
        const handicap = terms ? { ...known, terms } : known
        const { playingHandicap, ...ofCard } = termsOfCard(handicap)
        const start = starts.get(`${eventId}/${playerId}`)
        const counted = playingHandicap ?? (teamScore ? null : 0)
        const slot = { sideId, round, place, handicap, ...ofCard, playingHandicap: counted, start }
        const others = slots.get(key)
        if (others) others.push(slot)
        else slots.set(key, [slot])
      })
    })
  }
  return slots
}

/** The cards of a side before anything is entered: in each round one for each key, null where there is no such slot. */
export function emptyCards(
  sideId: number,
  keys: readonly ((eventId: number) => string)[],
  rounds: readonly RoundOfBoard[],
  slots: CardSlots,
): readonly (readonly (Card | null)[])[] {
  return rounds.map(({ eventId }) =>
    keys.map(key => {
      const slot = slots.get(key(eventId))?.find(one => one.sideId === sideId)
      return slot ? cardInSlot(slot, undefined) : null
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

/** A card as the rules count it; `undefined` gives an empty one. */
export function cardInSlot(slot: CardSlot, card: RoundCard | undefined): Card {
  const { holes, playingHandicap, limit, start } = slot
  return {
    holes,
    scores: holes.map(hole => scoreOf(card?.strokes[hole.number - 1] ?? null)),
    playingHandicap: playingHandicap ?? 0,
    ...(limit !== undefined && { limit }),
    ...(playingHandicap === null && { withoutHandicap: true }),
    status: statuses[card?.status ?? 'OPEN'],
    ...(start && { startHole: start.teeHole }),
  }
}

function scoreOf(strokes: number | null) {
  return strokes === 0 ? 'pickedUp' : strokes
}
