/** From the database to the rules: who is on a leaderboard, with which cards and with which handicap in each round. */
import type { BoardInput, Entry, Format } from '../../rules/formats/format.ts'
import { formatById } from '../../rules/formats/index.ts'
import { type VisibleEvent, visibleEvent } from '../domain/access/visibleEvent.ts'
import { type RoundOfBoard, roundsOfBoard } from '../domain/events/rounds.sql.ts'
import { flightsOff } from '../domain/flights/requireFlight.ts'
import { hasHandicap } from '../domain/handicaps/computeTeamHandicap.ts'
import { handicapsInEffect } from '../domain/handicaps/handicapsInEffect.ts'
import { teamHandicapRows } from '../domain/handicaps/teamHandicaps.sql.ts'
import { teamHandicapsInEffect } from '../domain/handicaps/teamHandicapsInEffect.ts'
import { type LeaderboardRow, leaderboard, onePrizeGroup } from '../domain/leaderboards/leaderboards.sql.ts'
import { oneBallOf } from '../domain/leaderboards/oneBall.ts'
import type { HandicapOfSide } from '../domain/scoring/sideScore.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import {
  cardVersions,
  type FlightOfBoard,
  flightsOfBoard,
  participants,
  type RoundCard,
  roundCards,
  type Summary,
  starts,
} from './board.sql.ts'
import { boardSettings } from './boardSettings.ts'
import { boardWarnings, countingAsZero } from './boardWarnings.ts'
import { type CardSlot, cardInSlot, cardSlots, emptyCards, slotKey } from './cardSlots.ts'

/** A player or a team on a leaderboard, `players` by name. */
export type Member = {
  readonly sideId: number
  readonly name: string
  readonly players: readonly { readonly summary: Summary; readonly gender: 'M' | 'F' }[]
}

/** Sides that are ranked together: a flight, or everybody (`flightId` null). */
export type LiveFlight = {
  readonly flightId: number | null
  readonly name: string | null
  readonly members: readonly Member[]
}

/** Everything that standings are computed from. Cards and entries that did not change are the same objects as before. */
export type LiveBoard = {
  readonly leaderboard: LeaderboardRow
  readonly event: VisibleEvent
  readonly format: Format
  readonly rounds: readonly RoundOfBoard[]
  /** The event and its rounds: what changes there changes the standings. */
  readonly eventIds: ReadonlySet<number>
  readonly input: Omit<BoardInput, 'entries'>
  readonly flights: readonly LiveFlight[]
  readonly seats: ReadonlyMap<string, CardSlot>
  readonly entries: ReadonlyMap<number, Entry>
  /** The newest card of every seat that has one, by the key of the seat. */
  readonly cards: ReadonlyMap<string, RoundCard>
  /** What a director should settle: a handicap that is missing, a prize table that does not fit. */
  readonly warnings: readonly string[]
  /** How many players have no handicap and count as 0. */
  readonly countingAsZero: number
  /** Where a side wins one prize over several leaderboards, the others, as `null` this one, in their order. */
  readonly prizeGroup: readonly (LiveBoard | null)[]
}

/** Where the rounds and the cards of a leaderboard come from: as they are now, unless said otherwise. */
export type BoardSources = {
  readonly rounds: (tx: Transaction, event: VisibleEvent) => Promise<readonly RoundOfBoard[]>
  readonly cards: (tx: Transaction, event: VisibleEvent) => Promise<readonly RoundCard[]>
}

/** Reads a leaderboard with all its cards, in a number of statements that does not grow with it; undefined when there is none. */
export async function loadBoard(
  tx: Transaction,
  communityId: number,
  leaderboardId: number,
  sources: BoardSources = { rounds: roundsOfBoard, cards: roundCards },
): Promise<LiveBoard | undefined> {
  const board = await loadAlone(tx, communityId, leaderboardId, sources)
  const group = board?.leaderboard.settings.payouts?.onePrize?.group
  if (!board || group === undefined) return board
  const ids = await onePrizeGroup(tx, board.leaderboard, group)
  const all = await Promise.all(ids.map(id => (id === leaderboardId ? null : loadAlone(tx, communityId, id, sources))))
  return { ...board, prizeGroup: all.filter(one => one !== undefined) }
}

async function loadAlone(
  tx: Transaction,
  communityId: number,
  leaderboardId: number,
  sources: BoardSources,
): Promise<LiveBoard | undefined> {
  const row = await leaderboard(tx, communityId, leaderboardId)
  const event = row && (await visibleEvent(tx, row.publicEventId, [communityId]))
  const format = row && formatById(row.formatId)
  if (!row || !event || !format) return undefined
  const teamScore = oneBallOf(row.formatId, row.settings) !== undefined
  const [rounds, flights, members, begins, handicaps, cards] = await Promise.all([
    sources.rounds(tx, event),
    flightsOfBoard(tx, event, leaderboardId),
    membersOfBoard(tx, event, row),
    starts(tx, event),
    handicapsByKey(tx, event, teamScore),
    sources.cards(tx, event),
  ])
  const taking = takingPart(event, flights, members)
  const seats = cardSlots({
    members: taking.flatMap(flight => flight.members),
    rounds,
    handicaps,
    starts: begins,
    teamScore,
  })
  const board: LiveBoard = {
    leaderboard: row,
    event,
    format,
    rounds,
    eventIds: new Set([event.eventId, event.registrationEventId, ...rounds.map(({ eventId }) => eventId)]),
    input: boardSettings(row.settings, rounds),
    flights: taking,
    seats,
    entries: new Map(
      taking.flatMap(({ members: own }) =>
        own.map(member => [member.sideId, entryOf(member, row, rounds, seats, teamScore)]),
      ),
    ),
    cards: new Map(),
    warnings: [],
    countingAsZero: 0,
    prizeGroup: [],
  }
  return withCards({ ...board, warnings: boardWarnings(board), countingAsZero: countingAsZero(board) }, cards)
}

/** Reads only the cards that changed since `board` was read; the same board when there are none. */
export async function refreshBoard(tx: Transaction, board: LiveBoard): Promise<LiveBoard> {
  const versions = await cardVersions(tx, board.event)
  const changed = versions.filter(
    ([eventId, side, sideId, version]) => board.cards.get(slotKey(eventId, side, sideId))?.version !== version,
  )
  if (changed.length === 0) return board
  const sideIds = changed.map(([, , sideId]) => sideId)
  return withCards(board, await roundCards(tx, board.event, [...new Set(sideIds)]))
}

/** The board with these cards in place of what stood there. */
export function withCards(board: LiveBoard, changed: readonly RoundCard[]): LiveBoard {
  const entries = new Map(board.entries)
  const cards = new Map(board.cards)
  for (const card of changed) {
    const key = slotKey(card.eventId, card.side, card.sideId)
    if (cards.get(key)?.version === card.version) continue
    cards.set(key, card)
    const seat = board.seats.get(key)
    const entry = seat && entries.get(seat.sideId)
    if (!seat || !entry) continue
    const rounds = entry.rounds.map((own, round) =>
      round === seat.round ? own.map((old, place) => (place === seat.place ? cardInSlot(seat, card) : old)) : own,
    )
    entries.set(seat.sideId, { ...entry, rounds })
  }
  const prizeGroup = board.prizeGroup.map(other => other && withCards(other, changed))
  return { ...board, entries, cards, prizeGroup }
}

async function membersOfBoard(
  tx: Transaction,
  event: VisibleEvent,
  { team }: LeaderboardRow,
): Promise<readonly Member[]> {
  const [players, teams] = await Promise.all([
    participants(tx, event),
    team ? teamHandicapRows(tx, event, 'event', {}) : [],
  ])
  if (!team) {
    return players.map(player => ({
      sideId: player.playerId,
      name: `${player.summary.firstName} ${player.summary.lastName}`,
      players: [player],
    }))
  }
  return teams
    .map(({ teamId, name, playerIds }) => ({
      sideId: teamId,
      name,
      players: players.filter(({ playerId }) => playerIds.includes(playerId)),
    }))
    .filter(member => member.players.length > 0)
}

/** Who takes part: registered and, when the leaderboard has flights, in one of them. Without flights nobody does over several rounds. */
function takingPart(
  event: VisibleEvent,
  flights: readonly FlightOfBoard[],
  members: readonly Member[],
): readonly LiveFlight[] {
  if (flightsOff(event) || flights.length === 0) {
    return [{ flightId: null, name: null, members: event.kind === 'M' ? [] : members }]
  }
  return flights.map(({ flightId, name, memberIds }) => {
    const ids = new Set(memberIds)
    return { flightId, name, members: members.filter(({ sideId }) => ids.has(sideId)) }
  })
}

/** The handicaps of the sides that hand in cards, by the key of their seat. */
async function handicapsByKey(
  tx: Transaction,
  event: VisibleEvent,
  teamScore: boolean,
): Promise<ReadonlyMap<string, HandicapOfSide>> {
  if (!teamScore) {
    const handicaps = await handicapsInEffect(tx, event, 'rounds')
    return new Map(handicaps.map(handicap => [slotKey(handicap.eventId, 'P', handicap.playerId), handicap]))
  }
  const handicaps = await teamHandicapsInEffect(tx, event, 'rounds', {})
  return new Map(
    handicaps.map(({ players, ...handicap }) => [
      slotKey(handicap.eventId, 'T', handicap.teamId),
      {
        ...handicap,
        allocPct: handicap.allocPct ?? handicap.part.settings.allocPct,
        byHand: true,
        playersWithout: players.filter(player => !hasHandicap(player)).map(({ playerId }) => playerId),
      },
    ]),
  )
}

function entryOf(
  { sideId, players }: Member,
  { settings }: LeaderboardRow,
  rounds: readonly RoundOfBoard[],
  seats: ReadonlyMap<string, CardSlot>,
  teamScore: boolean,
): Entry {
  const playerIds = players.map(({ summary }) => summary.playerId)
  const order = settings.playOff?.find(({ side }) => side === sideId)?.order
  const cupTeam = settings.cupTeams?.findIndex(({ sides }) => sides.includes(sideId)) ?? -1
  return {
    side: { id: sideId, playerIds },
    rounds: emptyCards(teamScore ? [slotKeyOfTeam(sideId)] : playerIds.map(slotKeyOfPlayer), rounds, seats),
    genders: players.map(({ gender }) => (gender === 'F' ? 'female' : 'male')),
    amateur: settings.amateurs?.includes(sideId) ?? false,
    ...(order !== undefined && { byHand: order }),
    ...(cupTeam >= 0 && { teamId: cupTeam + 1 }),
  }
}

const slotKeyOfTeam = (teamId: number) => (eventId: number) => slotKey(eventId, 'T', teamId)
const slotKeyOfPlayer = (playerId: number) => (eventId: number) => slotKey(eventId, 'P', playerId)
