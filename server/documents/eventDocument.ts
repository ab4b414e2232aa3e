/** Builds the tables of an event: the public ones, by the purpose of their link, and those of the director. */
import type { Static, TSchema } from 'typebox'
import type { Standings } from '../../contract/extensions/standings.ts'
import type { Leaderboard, Team } from '../../contract/shapes.ts'
import type { EventPlayer } from '../../contract/v1/eventPlayers.ts'
import type { FlightWithMembers } from '../../contract/v1/flights.ts'
import type { Transaction } from '../database/connect.ts'
import type { Listed } from '../database/list.ts'
import { eventPlayers } from '../eventPlayers/eventPlayers.sql.ts'
import { eventSettings } from '../events/settings.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { flightsOfLeaderboard } from '../flights/flights.sql.ts'
import { flightsOff } from '../flights/requireFlight.ts'
import { handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { playerHandicapRecord } from '../handicaps/playerHandicapRecord.ts'
import { leaderboards } from '../leaderboards/leaderboards.sql.ts'
import type { LiveStandings } from '../live/standings.ts'
import { teams } from '../teams/teams.sql.ts'
import { alphabeticalList } from './alphabeticalList.ts'
import { applySettings } from './applySettings.ts'
import { daysInWords } from './dates.ts'
import type { EventDocument, Section } from './document.ts'
import { type DocumentHead, documentHead } from './documentHead.sql.ts'
import { settingsRows, teamsAround } from './documents.sql.ts'
import { flightList } from './flightList.ts'
import type { Names } from './names.ts'
import { namesShown } from './namesShown.ts'
import { pairingsOf, playedRounds } from './playedRounds.ts'
import { playerList } from './playerList.ts'
import type { DocumentSettings, PrintCentre } from './printCentre.ts'
import { results } from './results.ts'
import { starterSheet } from './starterSheet.ts'
import { stateInWords } from './stateInWords.ts'
import { teamList } from './teamList.ts'
import { teeSheet } from './teeSheet.ts'

type Given = {
  readonly roundNames: ReadonlyMap<string, string>
  readonly names: Names
  readonly standings: LiveStandings
}
type Build = (tx: Transaction, event: VisibleEvent, given: Given) => Promise<readonly Section[]>
type Kind = { readonly kind: string; readonly build: Build }

/** The documents that anybody with the link may see, by the purpose of the link. */
export const documents = {
  players: {
    kind: 'Players',
    build: async (tx, event, { names }) => {
      const [players, handicaps] = await Promise.all([
        read<typeof EventPlayer>(eventPlayers(tx, event, {})),
        handicapsInEffect(tx, event, 'event'),
      ])
      return playerList(players, handicaps.map(playerHandicapRecord), names)
    },
  },
  flights: {
    kind: 'Flights',
    build: async (tx, event, { names }) => {
      if (flightsOff(event)) return []
      const boards = await read<typeof Leaderboard>(leaderboards(tx, event, {}))
      const flights = boards.map(async leaderboard => ({
        leaderboard,
        flights: await read<typeof FlightWithMembers>(flightsOfLeaderboard(tx, event, leaderboard.id, {})),
      }))
      return flightList(await Promise.all(flights), names)
    },
  },
  teams: {
    kind: 'Teams',
    build: async (tx, event, { names }) => teamList(await read<typeof Team>(teams(tx, event, {})), names),
  },
  teeSheet: {
    kind: 'Tee sheet',
    build: async (tx, event, { names, roundNames }) => teeSheet(await pairingsOf(tx, event), roundNames, names),
  },
  results: {
    kind: 'Results',
    build: async (tx, event, { names, standings }) => {
      const boards = await read<typeof Leaderboard>(leaderboards(tx, event, {}))
      const kept = await Promise.all(
        boards.map(({ id }) => standings.of({ communityId: event.communityId, leaderboardId: id })),
      )
      return results(
        kept.flatMap(board => (board ? [JSON.parse(board.answer.bytes.toString()) as Static<typeof Standings>] : [])),
        names,
      )
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

/** The tables that only the director prints. */
export const directorTables = {
  alphabeticalList: {
    kind: 'Alphabetical list',
    build: async (tx, event, { names, roundNames }) =>
      alphabeticalList(await playedRounds(tx, event, roundNames), names),
  },
  starterSheet: {
    kind: 'Starter sheet',
    build: async (tx, event, { names, roundNames }) => {
      const [rounds, teams] = await Promise.all([playedRounds(tx, event, roundNames), teamsAround(tx, event)])
      return starterSheet(rounds, names, new Map(teams.map(team => [team.teamId, names.side(team)])))
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

const tables: Readonly<Record<TableName, Kind>> = { ...documents, ...directorTables }

export type DocumentName = keyof typeof documents
export type TableName = DocumentName | keyof typeof directorTables

/** `by` hole: the tee sheet by hole in place of time. */
export type Wanted = { readonly standings: LiveStandings; readonly by?: 'hole' | undefined }

/** A table of an event as it is now, as the print centre of the event wants it. `standings`: where results are kept counted. */
export async function eventDocument(
  tx: Transaction,
  event: VisibleEvent,
  name: TableName,
  { standings, by }: Wanted,
): Promise<EventDocument> {
  const [head, printCentre] = await Promise.all([documentHead(tx, event), printCentreOf(tx, event)])
  const { kind, build } = tables[name]
  const settings: DocumentSettings = printCentre.documents?.[name] ?? {}
  const names = await namesShown(tx, event, printCentre, settings.juniors ?? usualNames(name))
  const roundNames = new Map(head.rounds.map(round => [round.eventId, round.name]))
  const sections = await build(tx, event, { roundNames, names, standings })
  const document = { kind, ...titlesOf(head, event), sections }
  return applySettings(document, by === 'hole' && name === 'teeSheet' ? { ...settings, ...byHole } : settings)
}

/** The print centre of the event, for a round with what it takes from its multi-round event. */
export async function printCentreOf(tx: Transaction, event: VisibleEvent): Promise<PrintCentre> {
  return eventSettings(await settingsRows(tx, event)).printCentre
}

/** What stands above every document. */
export function titlesOf(head: DocumentHead, event: VisibleEvent) {
  return {
    eventName: head.eventName,
    communityName: head.communityName,
    dates: daysInWords(event),
    state: stateInWords(head, event.timeZone),
  }
}

const byHole: DocumentSettings = { columns: ['tee', 'time', 'players', 'course'], sort: { column: 'tee' } }

/** Who works at the tee needs whole names. */
function usualNames(name: TableName): 'full' | undefined {
  return Object.hasOwn(directorTables, name) ? 'full' : undefined
}

async function read<S extends TSchema>(listed: Promise<Listed>): Promise<readonly Static<S>[]> {
  return JSON.parse((await listed).text)
}
