/** The standings of one flight: counted by the format of play, paid, and written as the interface shows them. */
import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import { type Fraction, show } from '../../rules/exact.ts'
import type { HoleChoice } from '../../rules/formats/card.ts'
import { matchLabel } from '../../rules/formats/match.ts'
import { choiceIn } from '../../rules/formats/shortened.ts'
import { teamPrize } from '../../rules/payouts/teamPrize.ts'
import { type BoardRow, type MatchLine, statusLabel } from '../../rules/standings/board.ts'
import { positionLabel } from '../../rules/standings/positions.ts'
import type { LiveBoard, LiveFlight, Member } from './boardInput.ts'
import { slotKey } from './cardSlots.ts'
import { type CountedBoard, countedBoard } from './countedBoard.ts'
import { grossOf } from './grossOf.ts'
import { type FlightMoney, payFlight } from './payFlight.ts'

export type FlightRecord = Static<typeof Standings>['flights'][number]
type RowRecord = FlightRecord['rows'][number]

/** A counted board and the money in it. */
export type CountedFlight = CountedBoard & { readonly money: FlightMoney | undefined }

/** Counts a flight and works out its money. */
export function countFlight(live: LiveBoard, flight: LiveFlight): CountedFlight {
  const counted = countedBoard(live, flight)
  return { ...counted, money: payFlight(live, flight, counted.board) }
}

/** A counted flight as the interface shows it, best side first. */
export function flightRecord(live: LiveBoard, flight: LiveFlight, counted: CountedFlight): FlightRecord {
  const { board, input, money } = counted
  const choices = live.rounds.map((_, round) => choiceIn(input, round))
  const members = new Map(flight.members.map(member => [member.sideId, member]))
  const { matches, awards, pointsToWin, pointsToRetain } = board
  return {
    ...(flight.flightId !== null && { flightId: flight.flightId }),
    ...(flight.name !== null && { name: flight.name }),
    entries: flight.members.length,
    rows: board.rows.map(row => rowRecord(live, members.get(row.sideId), row, counted, choices)),
    ...(matches && { matches: matches.map(matchRecord) }),
    ...(matches && live.leaderboard.settings.cupTeams && { sides: flight.members.map(sideRecord) }),
    ...(awards && {
      awards: awards.map(({ round, hole, contest, winners, shares, score, carries }) => ({
        round: round + 1,
        hole,
        contest,
        winners: [...winners],
        shares,
        ...(score && { score: { ...score, deducted: decimal(score.deducted) } }),
        ...(carries && { carries }),
      })),
    }),
    ...(pointsToWin && { pointsToWin: decimal(pointsToWin) }),
    ...(pointsToRetain && { pointsToRetain: decimal(pointsToRetain) }),
    ...(money && { purseCents: money.purseCents, undistributedCents: money.undistributedCents }),
  }
}

function sideRecord(member: Member) {
  return { sideId: member.sideId, name: member.name, players: ownPlayers(member).map(({ summary }) => summary) }
}

/** The players of a side, without those whose ball was drawn for it. */
function ownPlayers({ players }: Member): Member['players'] {
  return players.filter(({ drawn }) => !drawn)
}

function rowRecord(
  live: LiveBoard,
  member: Member | undefined,
  row: BoardRow,
  { board, money }: CountedFlight,
  choices: readonly HoleChoice[],
): RowRecord {
  const { sideId, position, tied, status, thru, toPar, movement, record } = row
  const gross = grossOf(live, row, choices)
  const drawn = (member?.players ?? []).flatMap(one => (one.drawn ? [one.summary] : []))
  const start = row.thru === 0 && status === 'notStarted' ? startOf(live, member, board.currentRound ?? 0) : undefined
  return {
    sideId,
    name: member?.name ?? live.leaderboard.settings.cupTeams?.[sideId - 1]?.name ?? '',
    players: member ? ownPlayers(member).map(({ summary }) => summary) : [],
    ...(drawn.length > 0 && { drawn }),
    position,
    tied,
    label: position === null ? statusLabel(status) : positionLabel({ position, tied }),
    status,
    value: row.value && decimal(row.value),
    toPar,
    ...(gross !== undefined && { gross }),
    thru,
    today: row.today && decimal(row.today),
    movement,
    rounds: row.rounds.map(cell => cell && { ...cell, value: decimal(cell.value) }),
    ...(start && { start }),
    ...(record && { record }),
    ...(money && moneyOf(live, member, money.centsOf(sideId))),
  }
}

function moneyOf(live: LiveBoard, member: Member | undefined, cents: number) {
  const mode = live.leaderboard.settings.payouts?.teamPrize ?? 'team'
  if (mode === 'team' || !member) return { payoutCents: cents }
  return { payoutCents: cents, playerPayoutsCents: [...teamPrize(cents, ownPlayers(member).length, mode)] }
}

/** Where and when a side starts a round (by index): the start of its first player who is in a tee pairing. */
export function startOf(live: LiveBoard, member: Member | undefined, round: number) {
  const eventId = live.rounds[round]?.eventId ?? 0
  const slots = member
    ? [
        slotKey(eventId, 'T', member.sideId),
        ...ownPlayers(member).map(({ summary }) => slotKey(eventId, 'P', summary.playerId)),
      ]
    : []
  const start = slots.flatMap(key => live.slots.get(key)?.[0]?.start ?? [])[0]
  return start && { teeTime: start.teeTime, hole: start.teeHole }
}

function matchRecord(match: MatchLine) {
  const { a, b, round, winner, finished, thru, upBy, pointsA, pointsB } = match
  return {
    a: [...a],
    b: [...b],
    round: round + 1,
    label: matchLabel(match),
    winner,
    finished,
    thru,
    upBy,
    pointsA: decimal(pointsA),
    pointsB: decimal(pointsB),
  }
}

/** A number as boards show it, with at most two decimals. */
export function decimal(value: Fraction): number {
  return value.d === 1 ? value.n : Number(show(value))
}
