/** From the database to the rules: the sides on a leaderboard, with their cards and handicaps in each round. */
import type { Said } from '../../contract/words/say.ts'
import type { BoardInput, Entry, Format } from '../../rules/formats/format.ts'
import { formatById } from '../../rules/formats/index.ts'
import { type VisibleEvent, visibleEvent } from '../domain/access/visibleEvent.ts'
import { type RoundOfBoard, roundsOfBoard } from '../domain/events/rounds.sql.ts'
import { flightsOff } from '../domain/flights/requireFlight.ts'
import { boardTerms, type TermsOfSide } from '../domain/handicaps/boardTerms.ts'
import { hasHandicap } from '../domain/handicaps/computeTeamHandicap.ts'
import { handicapsInEffect } from '../domain/handicaps/handicapsInEffect.ts'
import { teamHandicapRows } from '../domain/handicaps/teamHandicaps.sql.ts'
import { teamHandicapsInEffect } from '../domain/handicaps/teamHandicapsInEffect.ts'
import { type LeaderboardRow, leaderboard, onePrizeGroup } from '../domain/leaderboards/leaderboards.sql.ts'
import { oneBallOf } from '../domain/leaderboards/oneBall.ts'
import type { HandicapOfSide } from '../domain/scores/sideScore.ts'
import { drawnBallRows } from '../domain/teams/drawnBalls.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import {
  cardVersions,
  type FlightOfBoard,
  flightsOfBoard,
  type Participant,
  participants,
  type RoundCard,
  roundCards,
  type Summary,
  starts,
} from './board.sql.ts'
import { boardSettings } from './boardSettings.ts'
import { boardWarnings, countingAsZero } from './boardWarnings.ts'
import { type CardSlots, cardInSlot, cardSlots, emptyCards, slotKey } from './cardSlots.ts'

/** Whose ball a side has. `drawn`: the player of another team, whose ball a blind draw gave to this one too. */
export type PlayerOfSide = { readonly summary: Summary; readonly gender: 'M' | 'F'; readonly drawn?: true }

/** A player or a team on a leaderboard; `players` are sorted by name, those whose ball was drawn behind the others. */
export type Member = {
  readonly sideId: number
  readonly name: string
  readonly players: readonly PlayerOfSide[]
  /** The players of a team in the order of the turns that it has set; who is missing comes behind them. */
  readonly turns?: readonly number[]
}

/** Sides that are ranked together: a flight, or all sides (`flightId` null). */
export type LiveFlight = {
  readonly flightId: number | null
  readonly name: string | null
  readonly members: readonly Member[]
}

/** Everything that standings are computed from. Cards and entries that have not changed remain the same objects. */
export type LiveBoard = {
  readonly leaderboard: LeaderboardRow
  readonly event: VisibleEvent
  readonly format: Format
  readonly rounds: readonly RoundOfBoard[]
  /** The event and its rounds: a change in one of them may change the standings. */
  readonly eventIds: ReadonlySet<number>
  readonly input: Omit<BoardInput, 'entries'>
  readonly flights: readonly LiveFlight[]
  /** Where a card belongs, by its key: in more than one side where its ball was drawn for another. */
  readonly slots: CardSlots
  readonly entries: ReadonlyMap<number, Entry>
  /** The latest card in each slot that has one, by the key of the slot. */
  readonly cards: ReadonlyMap<string, RoundCard>
  /** What a director should settle: a missing handicap, a prize table that does not fit. */
  readonly warnings: readonly Said[]
  /** How many players have no handicap and count as 0. */
  readonly countingAsZero: number
  /** Where a side can win only one prize over several leaderboards: these leaderboards in order, with `null` for this one. */
  readonly prizeGroup: readonly (LiveBoard | null)[]
}

/** Where the rounds and cards of a leaderboard come from; by default, as they are now. */
export type BoardSources = {
  readonly rounds: (tx: Transaction, event: VisibleEvent) => Promise<readonly RoundOfBoard[]>
  readonly cards: (tx: Transaction, event: VisibleEvent) => Promise<readonly RoundCard[]>
}

/** Reads a leaderboard with all its cards; undefined when there is no such leaderboard. The number of statements does not grow with its size. */
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
  const flights = await flightsOfBoard(tx, event, leaderboardId)
  const termsOf = termsByFlight(event, row, flights)
  const [rounds, members, begins, handicaps, cards] = await Promise.all([
    sources.rounds(tx, event),
    membersOfBoard(tx, event, row, teamScore),
    starts(tx, event),
    handicapsByKey(tx, event, teamScore, termsOf),
    sources.cards(tx, event),
  ])
  const taking = takingPart(event, flights, members)
  const slots = cardSlots({
    members: taking.flatMap(flight => flight.members),
    rounds,
    handicaps,
    starts: begins,
    teamScore,
    termsOf,
  })
  const board: LiveBoard = {
    leaderboard: row,
    event,
    format,
    rounds,
    eventIds: new Set([event.eventId, event.registrationEventId, ...rounds.map(({ eventId }) => eventId)]),
    input: boardSettings(row.settings, rounds),
    flights: taking,
    slots,
    entries: new Map(
      taking.flatMap(({ members: own }) =>
        own.map(member => [member.sideId, entryOf(member, row, rounds, slots, teamScore)]),
      ),
    ),
    cards: new Map(),
    warnings: [],
    countingAsZero: 0,
    prizeGroup: [],
  }
  return withCards({ ...board, warnings: boardWarnings(board), countingAsZero: countingAsZero(board) }, cards)
}

/** Reads only the cards that have changed since `board` was read; returns the same board when there are none. */
export async function refreshBoard(tx: Transaction, board: LiveBoard): Promise<LiveBoard> {
  const versions = await cardVersions(tx, board.event)
  const changed = versions.filter(
    ([eventId, side, sideId, version]) => board.cards.get(slotKey(eventId, side, sideId))?.version !== version,
  )
  if (changed.length === 0) return board
  const sideIds = changed.map(([, , sideId]) => sideId)
  return withCards(board, await roundCards(tx, board.event, [...new Set(sideIds)]))
}

/** The board with these cards in place of the ones it had; a card whose version it already has is ignored. */
export function withCards(board: LiveBoard, changed: readonly RoundCard[]): LiveBoard {
  const entries = new Map(board.entries)
  const cards = new Map(board.cards)
  for (const card of changed) {
    const key = slotKey(card.eventId, card.side, card.sideId)
    if (cards.get(key)?.version === card.version) continue
    cards.set(key, card)
    for (const slot of board.slots.get(key) ?? []) {
      const entry = entries.get(slot.sideId)
      if (!entry) continue
      const rounds = entry.rounds.map((own, round) =>
        round === slot.round ? own.map((old, place) => (place === slot.place ? cardInSlot(slot, card) : old)) : own,
      )
      entries.set(slot.sideId, { ...entry, rounds })
    }
  }
  const prizeGroup = board.prizeGroup.map(other => other && withCards(other, changed))
  return { ...board, entries, cards, prizeGroup }
}

async function membersOfBoard(
  tx: Transaction,
  event: VisibleEvent,
  { team }: LeaderboardRow,
  teamScore: boolean,
): Promise<readonly Member[]> {
  const [players, teams, drawn] = await Promise.all([
    participants(tx, event),
    team ? teamHandicapRows(tx, event, 'event', {}) : [],
    // A team that plays one ball has no ball for each player.
    team && !teamScore ? drawnBallRows(tx, event) : [],
  ])
  if (!team) {
    return players.map(player => ({
      sideId: player.playerId,
      name: `${player.summary.firstName} ${player.summary.lastName}`,
      players: [player],
    }))
  }
  const isDrawnFor = (teamId: number, { playerId }: Participant) =>
    drawn.some(one => one.teamId === teamId && one.playerId === playerId)
  return teams
    .map(({ teamId, name, playerIds, turns }) => {
      const own = players.filter(({ playerId }) => playerIds.includes(playerId))
      const others = own.length === 0 ? [] : players.filter(one => isDrawnFor(teamId, one))
      const all = [...own, ...others.map(one => ({ ...one, drawn: true as const }))]
      return { sideId: teamId, name, players: all, ...(turns.length > 0 && { turns }) }
    })
    .filter(member => member.players.length > 0)
}

/** The sides that take part: registered and, when the leaderboard has flights, in one of them. Over several rounds a leaderboard needs flights. */
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

function termsByFlight(
  event: VisibleEvent,
  { settings }: LeaderboardRow,
  flights: readonly FlightOfBoard[],
): TermsOfSide {
  const placed = flightsOff(event) ? [] : flights
  const flightOf = new Map(placed.flatMap(({ flightId, memberIds }) => memberIds.map(id => [id, flightId] as const)))
  return sideId => boardTerms(settings, flightOf.get(sideId))
}

/** The handicaps of the sides that return cards, by the key of their slot. */
async function handicapsByKey(
  tx: Transaction,
  event: VisibleEvent,
  teamScore: boolean,
  termsOf: TermsOfSide,
): Promise<ReadonlyMap<string, HandicapOfSide>> {
  if (!teamScore) {
    const handicaps = await handicapsInEffect(tx, event, 'rounds')
    return new Map(handicaps.map(handicap => [slotKey(handicap.eventId, 'P', handicap.playerId), handicap]))
  }
  const handicaps = await teamHandicapsInEffect(tx, event, 'rounds', {}, (_, teamId) => termsOf(teamId))
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
  { sideId, players, turns }: Member,
  { settings }: LeaderboardRow,
  rounds: readonly RoundOfBoard[],
  slots: CardSlots,
  teamScore: boolean,
): Entry {
  const playerIds = players.map(({ summary }) => summary.playerId)
  const order = settings.playOff?.find(({ side }) => side === sideId)?.order
  const cupTeam = settings.cupTeams?.findIndex(({ sides }) => sides.includes(sideId)) ?? -1
  return {
    side: { id: sideId, playerIds },
    rounds: emptyCards(sideId, teamScore ? [slotKeyOfTeam(sideId)] : playerIds.map(slotKeyOfPlayer), rounds, slots),
    genders: players.map(({ gender }) => (gender === 'F' ? 'female' : 'male')),
    amateur: settings.amateurs?.includes(sideId) ?? false,
    ...(turns && { teamOrder: turns }),
    ...(order !== undefined && { byHand: order }),
    ...(cupTeam >= 0 && { teamId: cupTeam + 1 }),
  }
}

const slotKeyOfTeam = (teamId: number) => (eventId: number) => slotKey(eventId, 'T', teamId)
const slotKeyOfPlayer = (playerId: number) => (eventId: number) => slotKey(eventId, 'P', playerId)
