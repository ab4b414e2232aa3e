/** Builds the document of an event for the purpose of a link. */
import type { Static, TSchema } from 'typebox'
import type { Standings } from '../../contract/extensions/standings.ts'
import type { Leaderboard, Team } from '../../contract/shapes.ts'
import type { EventPlayer } from '../../contract/v1/eventPlayers.ts'
import type { FlightWithMembers } from '../../contract/v1/flights.ts'
import type { TeePairing } from '../../contract/v1/teePairings.ts'
import type { Transaction } from '../database/connect.ts'
import type { Listed } from '../database/list.ts'
import { eventPlayers } from '../eventPlayers/eventPlayers.sql.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { flightsOfLeaderboard } from '../flights/flights.sql.ts'
import { flightsOff } from '../flights/requireFlight.ts'
import { handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { playerHandicapRecord } from '../handicaps/playerHandicapRecord.ts'
import { leaderboards } from '../leaderboards/leaderboards.sql.ts'
import type { LiveStandings } from '../live/standings.ts'
import { teams } from '../teams/teams.sql.ts'
import { teePairings, teePairingsOfRounds } from '../teePairings/teePairings.sql.ts'
import type { EventDocument, Section } from './document.ts'
import { documentHead } from './documentHead.sql.ts'
import { flightList } from './flightList.ts'
import { playerList } from './playerList.ts'
import { results } from './results.ts'
import { stateInWords } from './stateInWords.ts'
import { teamList } from './teamList.ts'
import { teeSheet } from './teeSheet.ts'

type Given = { readonly roundNames: ReadonlyMap<string, string>; readonly standings: LiveStandings }
type Build = (tx: Transaction, event: VisibleEvent, given: Given) => Promise<readonly Section[]>

/** The documents that anybody with the link may see, by the purpose of the link. */
export const documents = {
  players: {
    kind: 'Players',
    build: async (tx, event) => {
      const [players, handicaps] = await Promise.all([
        read<typeof EventPlayer>(eventPlayers(tx, event, {})),
        handicapsInEffect(tx, event, 'event'),
      ])
      return playerList(players, handicaps.map(playerHandicapRecord))
    },
  },
  flights: {
    kind: 'Flights',
    build: async (tx, event) => {
      if (flightsOff(event)) return []
      const boards = await read<typeof Leaderboard>(leaderboards(tx, event, {}))
      return flightList(
        await Promise.all(
          boards.map(async leaderboard => ({
            leaderboard,
            flights: await read<typeof FlightWithMembers>(flightsOfLeaderboard(tx, event, leaderboard.id, {})),
          })),
        ),
      )
    },
  },
  teams: { kind: 'Teams', build: async (tx, event) => teamList(await read<typeof Team>(teams(tx, event, {}))) },
  teeSheet: {
    kind: 'Tee sheet',
    build: async (tx, event, { roundNames }) => {
      const pairings = event.kind === 'M' ? teePairingsOfRounds(tx, event, {}) : teePairings(tx, event, {})
      return teeSheet(await read<typeof TeePairing>(pairings), roundNames)
    },
  },
  results: {
    kind: 'Results',
    build: async (tx, event, { standings }) => {
      const boards = await read<typeof Leaderboard>(leaderboards(tx, event, {}))
      const kept = await Promise.all(
        boards.map(({ id }) => standings.of({ communityId: event.communityId, leaderboardId: id })),
      )
      return results(
        kept.flatMap(board => (board ? [JSON.parse(board.answer.bytes.toString()) as Static<typeof Standings>] : [])),
      )
    },
  },
} as const satisfies Readonly<Record<string, { readonly kind: string; readonly build: Build }>>

export type DocumentName = keyof typeof documents

/** The document of an event as it is now. `standings`: where results are kept counted. */
export async function eventDocument(
  tx: Transaction,
  event: VisibleEvent,
  name: DocumentName,
  standings: LiveStandings,
): Promise<EventDocument> {
  const head = await documentHead(tx, event)
  const { kind, build }: { readonly kind: string; readonly build: Build } = documents[name]
  const roundNames = new Map(head.rounds.map(round => [round.eventId, round.name]))
  const sections = await build(tx, event, { roundNames, standings })
  const dates = event.startDate === event.endDate ? event.startDate : `${event.startDate} to ${event.endDate}`
  return {
    kind,
    eventName: head.eventName,
    communityName: head.communityName,
    dates,
    state: stateInWords(head, event.timeZone),
    sections,
  }
}

async function read<S extends TSchema>(listed: Promise<Listed>): Promise<readonly Static<S>[]> {
  return JSON.parse((await listed).text)
}
