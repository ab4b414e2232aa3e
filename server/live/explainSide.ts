import type { Explanation } from '../../rules/game.ts'
import { phrase } from '../../rules/phrases.ts'
import type { Board } from '../../rules/standings/board.ts'
import { positionLabel } from '../../rules/standings/positions.ts'
import { explainPlayingHandicap } from '../domain/handicaps/computeHandicap.ts'
import type { LiveBoard, Member } from './boardInput.ts'
import { isCutAcross } from './boardOfFlight.ts'
import { type CardSlot, slotKey } from './cardSlots.ts'
import { countFlight } from './flightStandings.ts'
import { type SideReason, sideReason } from './sideReason.ts'

export type SideExplanation = {
  readonly sideId: number
  readonly standing: Explanation
  readonly handicap?: Explanation
  readonly payout?: Explanation
  /** The whole standing in one reason, not asked about a hole. */
  readonly reason: SideReason | undefined
  /** What the sides are called that the steps speak of. */
  readonly names: ReadonlyMap<number, string>
}

/**
 * Explains the standing of a side, from the same board as the standings: total and position, or with `hole` what a hole is
 * worth; with `round` (from 1) also the playing handicap, and the payout where there is money. Undefined when the side is
 * not on the board or the round does not exist.
 */
export function explainSide(
  live: LiveBoard,
  sideId: number,
  about: { readonly round?: number | undefined; readonly hole?: number | undefined },
): SideExplanation | undefined {
  const flight =
    live.flights.find(({ members }) => members.some(member => member.sideId === sideId)) ??
    live.flights.find(() => live.leaderboard.settings.cupTeams?.[sideId - 1] !== undefined)
  if (!flight || (about.round ?? 1) > live.rounds.length) return undefined
  const counted = countFlight(live, flight)
  const { input, board, money } = counted
  const round = about.round === undefined ? undefined : about.round - 1
  const member = flight.members.find(one => one.sideId === sideId)
  return {
    sideId,
    standing: [
      ...live.format.explain(input, {
        sideId,
        ...(round !== undefined && { round }),
        ...(about.hole !== undefined && { hole: about.hole }),
      }),
      ...(isCutAcross(live) && about.hole === undefined ? placeInFlight(board, sideId) : []),
    ],
    ...(round !== undefined && member && { handicap: handicapSteps(live, member, round) }),
    ...(money && about.hole === undefined && { payout: money.explain(sideId) }),
    reason: about.hole === undefined ? sideReason(live, flight, counted, sideId) : undefined,
    names: new Map(flight.members.map(side => [side.sideId, side.name])),
  }
}

/** The position within the flight, where all flights are counted together. */
function placeInFlight({ rows }: Board, sideId: number): Explanation {
  const row = rows.find(one => one.sideId === sideId)
  if (!row || row.position === null) return []
  return [{ what: phrase('positionInFlight'), result: positionLabel({ position: row.position, tied: row.tied }) }]
}

function handicapSteps(live: LiveBoard, { sideId, players }: Member, round: number): Explanation {
  const eventId = live.rounds[round]?.eventId ?? 0
  const keys = [slotKey(eventId, 'T', sideId), ...players.map(({ summary }) => slotKey(eventId, 'P', summary.playerId))]
  return keys.flatMap(key => {
    const slot = live.slots.get(key)?.find(one => one.sideId === sideId)
    return slot ? stepsOf(slot) : []
  })
}

function stepsOf({ handicap, holes, playingHandicap }: CardSlot): Explanation {
  const result = playingHandicap === null ? phrase('missing') : `${playingHandicap}`
  const counted = { what: phrase('playingHandicapOfCard'), result }
  return [...explainPlayingHandicap(handicap, holes.length), counted]
}
