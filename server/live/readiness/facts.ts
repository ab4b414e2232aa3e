/** Everything that the rules of readiness look at, read once. */
import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { PrintedName } from '../../../contract/settings/printCentre.ts'
import type { Said } from '../../../contract/words/say.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import type { Format } from '../../../rules/formats/format.ts'
import { formatById } from '../../../rules/formats/index.ts'
import { takesHandicaps } from '../../../rules/formats/settings.ts'
import { publicEventId, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type EventOrRound, eventOrRounds } from '../../domain/events/eventOrRounds.sql.ts'
import { type EventState, stateInEffect } from '../../domain/events/eventState.ts'
import { flightsOff } from '../../domain/flights/requireFlight.ts'
import { type HandicapInEffect, handicapsInEffect } from '../../domain/handicaps/handicapsInEffect.ts'
import { oneBallOf } from '../../domain/leaderboards/oneBall.ts'
import { publishedDifferences } from '../../domain/teeSheet/publishedTeeSheet.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { participants } from '../board.sql.ts'
import { loadBoard } from '../boardInput.ts'
import {
  type BoardRow,
  boardRows,
  leavers,
  type PairingRow,
  pairingRows,
  type RoundRow,
  roundRows,
  type TeamRow,
  teamRows,
} from './facts.sql.ts'
import { fieldOfRound } from './fieldOfRound.ts'

export type PlayerFact = { readonly playerId: number; readonly name: string; readonly gender: 'M' | 'F' }

export type BoardFact = Omit<BoardRow, 'settings'> & {
  readonly publicEventId: string
  readonly settings: LeaderboardSettings
  /** Undefined for one that the product does not know any more. */
  readonly format: Format | undefined
  readonly isNet: boolean
  readonly playsOneBall: boolean
  /** The ids of the players or teams that could be in a flight. */
  readonly sides: readonly number[]
  readonly roundCount: number
  /** What is said about its results anyway, such as a prize table that does not fit its purse. */
  readonly warnings: readonly Said[]
}

/** A round that is to start, with everything that concerns it. */
export type RoundFact = Omit<RoundRow, 'settings'> & {
  readonly publicId: string
  /** Players who are to play it: registered, and not gone before. */
  readonly players: readonly PlayerFact[]
  readonly part: EventOrRound
  readonly pairings: readonly PairingRow[]
  /** Players whose start is another one than the tee sheet says that was published. */
  readonly unpublished: readonly number[]
  readonly teams: readonly TeamRow[]
  readonly handicaps: ReadonlyMap<number, HandicapInEffect>
  /** The leaderboards that count it. */
  readonly boards: readonly BoardFact[]
  readonly before: { readonly name: string; readonly state: EventState } | undefined
  /** A cut before it has not been made yet, so that nobody knows who plays. */
  readonly awaitsCut: boolean
  /** Who missed a cut that was made before it, and does not play. */
  readonly missedCut: readonly number[]
}

/** Paper that was printed before a change: the pages that differ, or the whole of a document that has one. */
export type StalePaper = {
  readonly document: PrintedName
  readonly isWhole: boolean
  readonly pages: readonly string[]
}

export type Facts = {
  readonly publicId: string
  readonly timeZone: string
  readonly clock: Clock
  readonly isRehearsal: boolean
  readonly players: ReadonlyMap<number, PlayerFact>
  readonly rounds: readonly RoundFact[]
  readonly boards: readonly BoardFact[]
  readonly papers: readonly StalePaper[]
  readonly baseUrl: string
  readonly sendsMail: boolean
}

/** Facts from elsewhere: what was printed, and how the installation is reached. */
export type GivenFacts = Pick<Facts, 'papers' | 'baseUrl' | 'sendsMail'>

/** The facts about a round or a single round event; of a multi-round event, about all rounds that have not begun. */
export async function readFacts(tx: Transaction, event: VisibleEvent, given: GivenFacts): Promise<Facts> {
  const [rows, pairings, teams, boards, gone, registered, parts, handicaps] = await Promise.all([
    roundRows(tx, event),
    pairingRows(tx, event),
    teamRows(tx, event),
    boardRows(tx, event),
    leavers(tx, event),
    participants(tx, event),
    eventOrRounds(tx, event, 'rounds'),
    handicapsInEffect(tx, event, 'rounds'),
  ])
  const [first] = rows
  if (!first) throw new Error(`Event ${event.eventId} was visible and is gone.`)
  const parentState = first.kind === 'M' ? first.state : null
  const played = first.kind === 'M' ? rows.slice(1) : rows
  const wanted = played.filter(({ eventId, state }) =>
    event.kind === 'M' ? state === 'draft' || state === 'published' : eventId === event.eventId,
  )
  const players = registered.map(({ playerId, gender, summary }) => ({
    playerId,
    gender,
    name: `${summary.firstName} ${summary.lastName}`,
  }))
  const hasFlights = !flightsOff(event)
  const teamsOf = (eventId: number) => {
    const own = teams.filter(team => team.eventId === eventId)
    return own.length > 0 ? own : teams.filter(team => team.eventId === first.eventId)
  }
  const counting = boards.filter(
    board => board.eventId === first.eventId || wanted.some(({ eventId }) => eventId === board.eventId),
  )
  const [facts, differing] = await Promise.all([
    Promise.all(counting.map(board => boardFact(board))),
    publishedDifferences(
      tx,
      event.communityId,
      wanted.map(({ eventId }) => eventId),
    ),
  ])
  const found = await Promise.all(
    wanted.map(async row => {
      const part = parts.find(({ eventId }) => eventId === row.eventId)
      return part ? [await roundFact(row, part)] : []
    }),
  )
  const rounds = found.flat()
  const settings = first.settings as { readonly rehearsal?: boolean }
  return {
    publicId: publicEventId(event.kind, event.eventId),
    timeZone: event.timeZone,
    clock: event.clock,
    isRehearsal: settings.rehearsal === true,
    players: new Map(players.map(player => [player.playerId, player])),
    rounds,
    boards: facts,
    ...given,
  }

  async function boardFact(board: BoardRow): Promise<BoardFact> {
    const format = formatById(board.formatId)
    const isOfEvent = board.eventId === first?.eventId
    const sides = board.team
      ? teamsOf(board.eventId)
          .filter(team => team.playerIds.length > 0)
          .map(({ teamId }) => teamId)
      : players.map(({ playerId }) => playerId)
    const live = board.settings.payouts ? await loadBoard(tx, event.communityId, board.leaderboardId) : undefined
    return {
      ...board,
      flights: hasFlights ? board.flights : [],
      publicEventId: publicEventId(isOfEvent ? (first?.kind ?? 'S') : 'R', board.eventId),
      format,
      isNet: format !== undefined && takesHandicaps(format, board.settings.format ?? {}),
      playsOneBall: oneBallOf(board.formatId, board.settings) !== undefined,
      sides,
      roundCount: isOfEvent ? played.length : 1,
      warnings: live?.warnings ?? [],
    }
  }

  async function roundFact(row: RoundRow, part: EventOrRound): Promise<RoundFact> {
    const { settings: _, ...round } = row
    const place = played.indexOf(row)
    const field = await fieldOfRound(tx, {
      event,
      roundIds: played.map(({ eventId }) => eventId),
      place,
      boards,
      leavers: gone,
      afterCut: part.settings.afterCut,
    })
    const here = gone.filter(({ eventId, as }) => eventId === row.eventId && as !== 'noReturn')
    const left = new Set([...field.out, ...here].map(({ playerId }) => playerId))
    const before = place > 0 ? played[place - 1] : undefined
    const ofRound = facts.filter(
      board =>
        board.eventId === row.eventId ||
        (board.eventId === first?.eventId && (board.settings.rounds?.includes(place + 1) ?? true)),
    )
    return {
      ...round,
      publicId: publicEventId(row.kind, row.eventId),
      players: players.filter(({ playerId }) => !left.has(playerId)),
      part,
      pairings: pairings.filter(({ eventId }) => eventId === row.eventId),
      unpublished: differing.filter(({ eventId }) => eventId === row.eventId).map(({ playerId }) => playerId),
      teams: teamsOf(row.eventId),
      handicaps: new Map(
        handicaps.filter(({ eventId }) => eventId === row.eventId).map(handicap => [handicap.playerId, handicap]),
      ),
      boards: ofRound,
      before: before && { name: before.name, state: stateInEffect(before.state, parentState) },
      awaitsCut: field.cut === 'awaited',
      missedCut: field.out.flatMap(({ playerId, why }) => (why === 'missedCut' ? [playerId] : [])),
    }
  }
}
