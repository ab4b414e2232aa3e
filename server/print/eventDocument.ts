/** Builds the tables of an event: public ones, by the purpose of their link, and those for the director. */
import type { Static, TSchema } from 'typebox'
import type { DocumentSettings, PrintCentre } from '../../contract/settings/printCentre.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { eventSettings } from '../domain/events/eventSettings.ts'
import { roundName } from '../domain/events/roundInWords.ts'
import { flightsOfLeaderboard } from '../domain/flights/flights.sql.ts'
import { flightsOff } from '../domain/flights/requireFlight.ts'
import { handicapsInEffect } from '../domain/handicaps/handicapsInEffect.ts'
import { playerHandicapRecord } from '../domain/handicaps/playerHandicapRecord.ts'
import { leaderboards } from '../domain/leaderboards/leaderboards.sql.ts'
import { eventPlayers } from '../domain/registrations/eventPlayers.sql.ts'
import { teams } from '../domain/teams/teams.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import type { Listed } from '../kernel/database/list.ts'
import type { CountedBoard } from '../live/countedBoards.ts'
import { alphabeticalList } from './alphabeticalList.ts'
import { applySettings } from './applySettings.ts'
import { checkInList } from './checkInList.ts'
import { daysInWords } from './dayInWords.ts'
import type { EventDocument, Section } from './document.ts'
import { type DocumentHead, documentHead } from './documentHead.sql.ts'
import { settingsRows, teamsAround } from './documents.sql.ts'
import { flightList } from './flightList.ts'
import { prizes, skins } from './moneyLists.ts'
import type { Names } from './names.ts'
import { namesShown } from './namesShown.ts'
import { playedRounds, type SheetOf } from './playedRounds.ts'
import { playerList } from './playerList.ts'
import { results } from './results.ts'
import { starterSheet } from './starterSheet.ts'
import { shortenedRounds, stateInWords } from './stateInWords.ts'
import { teamList } from './teamList.ts'
import { teeSheet } from './teeSheet.ts'

type DocumentSources = {
  readonly roundNames: ReadonlyMap<string, string>
  readonly names: Names
  readonly results: readonly CountedBoard[]
  readonly sheet: SheetOf
  readonly language: Language
}
type Build = (tx: Transaction, event: VisibleEvent, given: DocumentSources) => Promise<readonly Section[]>
type Table = { readonly build: Build }

/** The tables that are built from standings. */
export const standingTables: ReadonlySet<string> = new Set(['results', 'skins', 'prizes'])

/** The documents that anybody with the link may see, by the purpose of the link. */
export const documents = {
  players: {
    build: async (tx, event, { names, language }) => {
      const [players, handicaps] = await Promise.all([
        read(eventPlayers(tx, event, {})),
        handicapsInEffect(tx, event, 'event'),
      ])
      return playerList(players, handicaps.map(playerHandicapRecord), names, language)
    },
  },
  flights: {
    build: async (tx, event, { names, language }) => {
      if (flightsOff(event)) return []
      const boards = await read(leaderboards(tx, event, {}))
      const flights = boards.map(async leaderboard => ({
        leaderboard,
        flights: await read(flightsOfLeaderboard(tx, event, leaderboard.id, {})),
      }))
      return flightList(await Promise.all(flights), names, language)
    },
  },
  teams: {
    build: async (tx, event, { names, language }) => teamList(await read(teams(tx, event, {})), names, language),
  },
  teeSheet: {
    build: async (tx, event, { names, roundNames, sheet, language }) =>
      teeSheet(await playedRounds(tx, event, roundNames, sheet), names, language, event.clock),
  },
  results: {
    build: async (_tx, event, { names, results: counted, language }) => results(counted, names, language, event),
  },
} as const satisfies Readonly<Record<string, Table>>

/** The tables that only the director prints. */
export const directorTables = {
  checkInList: {
    build: async (tx, event, { names, roundNames, language }) => {
      const [players, handicaps, rounds] = await Promise.all([
        read(eventPlayers(tx, event, {})),
        handicapsInEffect(tx, event, 'event'),
        playedRounds(tx, event, roundNames),
      ])
      return checkInList(players, handicaps, rounds, names, language, event.clock)
    },
  },
  skins: {
    build: async (_tx, _event, { names, results: counted, language }) => skins(counted, names, language),
  },
  prizes: {
    build: async (_tx, _event, { names, results: counted, language }) => prizes(counted, names, language),
  },
  alphabeticalList: {
    build: async (tx, event, { names, roundNames, language }) =>
      alphabeticalList(await playedRounds(tx, event, roundNames), names, language, event.clock),
  },
  starterSheet: {
    build: async (tx, event, { names, roundNames, language }) => {
      const [rounds, teams] = await Promise.all([playedRounds(tx, event, roundNames), teamsAround(tx, event)])
      const teamNames = new Map(teams.map(team => [team.teamId, names.side(team)]))
      return starterSheet(rounds, names, teamNames, language, event.clock)
    },
  },
} as const satisfies Readonly<Record<string, Table>>

const tables: Readonly<Record<TableName, Table>> = { ...documents, ...directorTables }

export type DocumentName = keyof typeof documents
export type TableName = DocumentName | keyof typeof directorTables

/** Orders of a tee sheet besides that by time. */
export type SheetOrder = 'hole' | 'name'

/** The order that an address asks for; undefined for the usual one. */
export function sheetOrder(by: string | undefined): SheetOrder | undefined {
  return by === 'hole' || by === 'name' ? by : undefined
}

/** What else a table needs: the counted standings, `by` what a tee sheet is sorted instead of time. */
export type Wanted = {
  readonly results?: readonly CountedBoard[] | undefined
  readonly by?: SheetOrder | undefined
  /** Of the tee sheet; the one that directors work on if left out. */
  readonly sheet?: SheetOf | undefined
  /** In place of those that the event has for the document. */
  readonly settings?: DocumentSettings | undefined
  /** English if left out. */
  readonly language?: Language | undefined
}

/** A table of an event as it is now, with the settings of the event's print centre. `results`: see {@link countedBoards}. */
export async function eventDocument(
  tx: Transaction,
  event: VisibleEvent,
  name: TableName,
  { results: counted = [], by, settings: tried, sheet = 'working', language = 'en' }: Wanted,
): Promise<EventDocument> {
  const [head, printCentre] = await Promise.all([documentHead(tx, event, language), printCentreOf(tx, event)])
  const { build } = tables[name]
  const settings: DocumentSettings = tried ?? printCentre.documents?.[name] ?? {}
  const names = await namesShown(tx, event, printCentre, settings.juniors ?? usualNames(name), language)
  const roundNames = new Map(head.rounds.map(round => [round.eventId, roundName(round.name, head.eventName, language)]))
  const order = name === 'teeSheet' ? by : undefined
  const listed = order === 'name' ? { ...names, player: names.lastNameFirst } : names
  const sections = await build(tx, event, { roundNames, names: listed, results: counted, sheet, language })
  const kind = wordsIn(language).documents.kinds[name]
  const document = { kind, ...titlesOf(head, event, language), sections }
  return applySettings(document, order ? { ...settings, ...ordered[order] } : settings)
}

/** The print centre of the event; a round inherits from its multi-round event. */
export async function printCentreOf(tx: Transaction, event: VisibleEvent): Promise<PrintCentre> {
  return eventSettings(await settingsRows(tx, event)).printCentre
}

/** The texts above every document. */
export function titlesOf(head: DocumentHead, event: VisibleEvent, language: Language = 'en') {
  return {
    eventName: head.eventName,
    communityName: head.communityName,
    dates: daysInWords(event, language),
    state: [stateInWords(head, event, language), ...shortenedRounds(head, language)].join(' · '),
  }
}

const ordered: Readonly<Record<SheetOrder, DocumentSettings>> = {
  hole: {
    columns: ['tee', 'time', 'players', 'playingHandicap', 'playedTee', 'against', 'course'],
    sort: { column: 'tee' },
  },
  name: {
    columns: ['players', 'time', 'tee', 'playingHandicap', 'playedTee', 'against', 'course'],
    sort: { column: 'players' },
  },
}

/** Staff at the desk and at the tee need full names; what is pinned to a wall shows names as the pages do. */
function usualNames(name: TableName): 'full' | undefined {
  return name === 'checkInList' || name === 'alphabeticalList' || name === 'starterSheet' ? 'full' : undefined
}

async function read<S extends TSchema>(listed: Promise<Listed<S>>): Promise<readonly Static<S>[]> {
  return JSON.parse((await listed).text)
}
