/** Builds the tables of an event: public ones, by the purpose of their link, and those for the director. */
import type { Static, TSchema } from 'typebox'
import type { DocumentSettings, PrintCentre } from '../../contract/settings/printCentre.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { eventSettings } from '../domain/events/eventSettings.ts'
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
}
type Build = (tx: Transaction, event: VisibleEvent, given: DocumentSources) => Promise<readonly Section[]>
type Kind = { readonly kind: string; readonly build: Build }

/** The tables that are built from standings. */
export const standingTables: ReadonlySet<string> = new Set(['results', 'skins', 'prizes'])

/** The documents that anybody with the link may see, by the purpose of the link. */
export const documents = {
  players: {
    kind: 'Players',
    build: async (tx, event, { names }) => {
      const [players, handicaps] = await Promise.all([
        read(eventPlayers(tx, event, {})),
        handicapsInEffect(tx, event, 'event'),
      ])
      return playerList(players, handicaps.map(playerHandicapRecord), names)
    },
  },
  flights: {
    kind: 'Flights',
    build: async (tx, event, { names }) => {
      if (flightsOff(event)) return []
      const boards = await read(leaderboards(tx, event, {}))
      const flights = boards.map(async leaderboard => ({
        leaderboard,
        flights: await read(flightsOfLeaderboard(tx, event, leaderboard.id, {})),
      }))
      return flightList(await Promise.all(flights), names)
    },
  },
  teams: {
    kind: 'Teams',
    build: async (tx, event, { names }) => teamList(await read(teams(tx, event, {})), names),
  },
  teeSheet: {
    kind: 'Tee sheet',
    build: async (tx, event, { names, roundNames, sheet }) =>
      teeSheet(await playedRounds(tx, event, roundNames, sheet), names),
  },
  results: {
    kind: 'Results',
    build: async (_tx, _event, { names, results: counted }) => results(counted, names),
  },
} as const satisfies Readonly<Record<string, Kind>>

/** The tables that only the director prints. */
export const directorTables = {
  checkInList: {
    kind: 'Check-in list',
    build: async (tx, event, { names, roundNames }) => {
      const [players, handicaps, rounds] = await Promise.all([
        read(eventPlayers(tx, event, {})),
        handicapsInEffect(tx, event, 'event'),
        playedRounds(tx, event, roundNames),
      ])
      return checkInList(players, handicaps, rounds, names)
    },
  },
  skins: {
    kind: 'Skins',
    build: async (_tx, _event, { names, results: counted }) => skins(counted, names),
  },
  prizes: {
    kind: 'Prizes',
    build: async (_tx, _event, { names, results: counted }) => prizes(counted, names),
  },
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

/** What else a table needs: the counted standings, `by` hole for a tee sheet sorted by hole instead of time. */
export type Wanted = {
  readonly results?: readonly CountedBoard[] | undefined
  readonly by?: 'hole' | undefined
  /** Of the tee sheet; the one that directors work on if left out. */
  readonly sheet?: SheetOf | undefined
  /** In place of those that the event has for the document. */
  readonly settings?: DocumentSettings | undefined
}

/** A table of an event as it is now, with the settings of the event's print centre. `results`: see {@link countedBoards}. */
export async function eventDocument(
  tx: Transaction,
  event: VisibleEvent,
  name: TableName,
  { results: counted = [], by, settings: tried, sheet = 'working' }: Wanted,
): Promise<EventDocument> {
  const [head, printCentre] = await Promise.all([documentHead(tx, event), printCentreOf(tx, event)])
  const { kind, build } = tables[name]
  const settings: DocumentSettings = tried ?? printCentre.documents?.[name] ?? {}
  const names = await namesShown(tx, event, printCentre, settings.juniors ?? usualNames(name))
  const roundNames = new Map(head.rounds.map(round => [round.eventId, roundName(round.name, head.eventName)]))
  const sections = await build(tx, event, { roundNames, names, results: counted, sheet })
  const document = { kind, ...titlesOf(head, event), sections }
  return applySettings(document, by === 'hole' && name === 'teeSheet' ? { ...settings, ...byHole } : settings)
}

/** The print centre of the event; a round inherits from its multi-round event. */
export async function printCentreOf(tx: Transaction, event: VisibleEvent): Promise<PrintCentre> {
  return eventSettings(await settingsRows(tx, event)).printCentre
}

/** The texts above every document. */
export function titlesOf(head: DocumentHead, event: VisibleEvent) {
  return {
    eventName: head.eventName,
    communityName: head.communityName,
    dates: daysInWords(event),
    state: [stateInWords(head, event.timeZone), ...shortenedRounds(head)].join(' · '),
  }
}

const byHole: DocumentSettings = {
  columns: ['tee', 'time', 'players', 'playingHandicap', 'playedTee', 'course'],
  sort: { column: 'tee' },
}

/** Staff at the desk and at the tee need full names; what is pinned to a wall shows names as the pages do. */
function usualNames(name: TableName): 'full' | undefined {
  return name === 'checkInList' || name === 'alphabeticalList' || name === 'starterSheet' ? 'full' : undefined
}

async function read<S extends TSchema>(listed: Promise<Listed<S>>): Promise<readonly Static<S>[]> {
  return JSON.parse((await listed).text)
}

/** The name of a round without that of its event: `Cup, round 1` in the event `Cup` becomes `Round 1`. */
export function roundName(name: string, eventName: string): string {
  const rest = name.startsWith(eventName) ? name.slice(eventName.length).replace(/^[\s,:–-]+/, '') : ''
  return rest === '' ? name : rest[0]?.toUpperCase() + rest.slice(1)
}
