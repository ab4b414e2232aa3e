import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { WallClock } from '../../contract/words/timeOfDay.ts'
import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import { timeAt, weekdayAndTime } from './dayInWords.ts'
import { type Cell, type Column, cell, numberCell, type Section, toParCell } from './document.ts'
import { moneyInWords } from './moneyInWords.ts'
import type { Names } from './names.ts'
import { awards, matches } from './resultsExtras.ts'
import { withMovement, withPar, withPlace, withThru } from './saidCells.ts'
import { type BoardFlight, sideName } from './sideName.ts'

export type Board = Omit<Static<typeof Standings>, 'version'>
type Row = BoardFlight['rows'][number]

/** Who reads the standings: how players are named, in what words, and by the clock of which event. */
type Reader = {
  readonly names: Names
  readonly words: NounWords['results']
  readonly language: Language
  readonly wall: WallClock
}

/** A column, and the cell that it shows for a row. */
type ShownColumn = { readonly column: Column; readonly of: (row: Row) => Cell }

/**
 * The standings of each leaderboard: a section for each flight, followed by its matches and by what was won on single
 * holes. Rows without a position come last.
 */
export function results(
  boards: readonly Board[],
  names: Names,
  language: Language,
  wall: WallClock,
): readonly Section[] {
  const reader = { names, words: wordsIn(language).results, language, wall }
  return boards.flatMap(board =>
    board.flights.flatMap((flight, index) => {
      const id = `board-${board.leaderboardId}-${flight.flightId ?? index}`
      const title = flight.name === undefined ? board.name : `${board.name}: ${flight.name}`
      const named = { id, title, board: { id: board.leaderboardId, name: board.name, part: flight.name, of: id } }
      return [
        standing(board, flight, named, reader),
        ...matches(flight, named, names, language),
        ...awards(board, flight, named, names, language),
      ]
    }),
  )
}

function standing(
  board: Board,
  { rows, entries, sides }: BoardFlight,
  named: Pick<Section, 'id' | 'title' | 'board'>,
  reader: Reader,
): Section {
  const { words } = reader
  // A board whose rounds are all cancelled has nothing but its field.
  const isAhead = rows.length > 0 && (rows.every(hasNotBegun) || board.rounds.length === 0)
  const shown = isAhead ? fieldColumns(rows, reader) : columnsOf(board, rows, reader)
  const ordered = isAhead ? rows.toSorted((a, b) => startKey(a).localeCompare(startKey(b))) : rows
  const rules = isAhead ? new Map<Row, string>() : ruleRows(board, rows, words)
  const first = isAhead ? ordered.find(({ start }) => start)?.start?.teeTime : undefined
  return {
    ...named,
    count: entries,
    columns: shown.map(({ column }) => column),
    heading: shown.findIndex(({ column }) => column.key === 'player'),
    rows: ordered.map(row => {
      const rule = rules.get(row)
      return {
        id: String(row.sideId),
        ...(isOfTeam(row) && { isTeam: true }),
        ...(rule !== undefined && { rule }),
        ...(outOfIt.has(row.status) && { isOut: true }),
        cells: shown.map(({ of }) => of(row)),
      }
    }),
    ...(first !== undefined && { ahead: words.startsAt(weekdayAndTime(first, reader.wall, reader.language)) }),
    ...(sides && { noCards: true }),
    ...(board.updatedDt !== undefined && { updatedAt: board.updatedDt }),
    ...(board.countingAsZero !== undefined && { note: words.countingAsZero({ count: board.countingAsZero }) }),
    empty: words.empty,
  }
}

const outOfIt: ReadonlySet<Row['status']> = new Set(['missedCut', 'noReturn', 'withdrawn', 'disqualified', 'noShow'])

function isOfTeam({ sideId, players }: Row): boolean {
  return players.length !== 1 || players[0]?.playerId !== sideId
}

/** Before the first hole a board shows the field with its start times instead of a table of blanks. */
function hasNotBegun({ status, thru, value, payoutCents }: Row): boolean {
  return status === 'notStarted' && thru === 0 && !value && !payoutCents
}

function fieldColumns(rows: readonly Row[], reader: Reader): readonly ShownColumn[] {
  const start: ShownColumn = {
    column: { key: 'thru', name: reader.words.columns.starts, end: true },
    of: row => cell(startText(row, reader)),
  }
  return [sideColumn(rows, reader), ...(rows.some(row => row.start) ? [start] : [])]
}

/** The lines across the table, by the row above them: the last prize, and the cut. */
function ruleRows({ final }: Board, rows: readonly Row[], words: Reader['words']): ReadonlyMap<Row, string> {
  const rules = new Map<Row, string>()
  const paid = rows.findLastIndex(({ payoutCents }) => (payoutCents ?? 0) > 0)
  const lastPaid = rows[paid]
  // Only where somebody below wins nothing. When prizes skip rows, such as those of amateurs, there is no line.
  if (lastPaid && paid + 1 < rows.length && rows.slice(0, paid).every(({ payoutCents }) => (payoutCents ?? 0) > 0))
    rules.set(lastPaid, final ? words.prizesToHere : words.prizesToHereSoFar)
  const cut = rows.findIndex(({ status }) => status === 'missedCut')
  const lastIn = cut > 0 ? rows[cut - 1] : undefined
  if (lastIn) rules.set(lastIn, words.cut)
  return rules
}

/** The columns of the format of play, without those that would be empty here. */
function columnsOf(board: Board, rows: readonly Row[], reader: Reader): readonly ShownColumn[] {
  const { words, language } = reader
  const { columns } = words
  const several = board.rounds.length > 1
  const strokes = board.unit === 'strokes'
  const asPar = (value: number | null) =>
    strokes ? withPar(toParCell(value), value, language) : numberCell(value, language)
  const made: Readonly<Record<string, readonly ShownColumn[]>> = {
    position: [
      {
        column: { key: 'position', name: columns.position, tight: true },
        of: row => withPlace(cell(row.label), row, language),
      },
    ],
    movement: movementColumn(rows, reader),
    side: [sideColumn(rows, reader)],
    toPar: [{ column: { key: 'score', name: columns.toPar, end: true }, of: row => asPar(row.toPar) }],
    thru: [
      {
        column: { key: 'thru', name: columns.thru, end: true },
        of: row => withThru(cell(thru(row, reader)), row, language),
      },
    ],
    today: several
      ? [
          {
            column: { key: 'today', name: columns.today, end: true, minor: true, under: 'player' },
            of: row => asPar(row.today),
          },
        ]
      : [],
    rounds: several ? board.rounds.map((round, index) => roundColumn(board, round, index, reader)) : [],
    value: totals(board, rows, reader),
    record: [{ column: { key: 'record', name: columns.record, end: true }, of: row => cell(record(row)) }],
  }
  const all = [...board.columns.flatMap(({ key }) => made[key] ?? []), ...prizeColumn(board, rows, reader)]
  // A column in which no result is in yet is left out.
  return all.filter(({ of }) => rows.length === 0 || rows.some(row => of(row).text !== toCome))
}

function prizeColumn(board: Board, rows: readonly Row[], { words, language }: Reader): readonly ShownColumn[] {
  if (rows.every(({ payoutCents }) => payoutCents === undefined)) return []
  const name = board.final ? words.columns.prize : words.columns.prizeSoFar
  return [
    {
      column: { key: 'prize', name, end: true, minor: true, under: 'player' },
      of: row => cell(prizeOf(row, board, language)),
    },
  ]
}

function movementColumn(rows: readonly Row[], { words, language }: Reader): readonly ShownColumn[] {
  if (rows.every(({ movement }) => movement === null)) return []
  return [
    {
      column: { key: 'movement', name: words.columns.movement, end: true, minor: true, under: 'position' },
      of: ({ movement }) =>
        withMovement(cell(moved(movement), (movement ?? 0) > 0 ? 'even' : undefined), movement, language),
    },
  ]
}

/** Shown for a total that is not in yet: a partial one would mislead beside complete ones. */
const toCome = '–'

/** Where rounds are over a side may still lack holes: what its format counts for them is in. */
function isUnderWay({ status }: Row, { final }: Board): boolean {
  return status === 'playing' && !final
}

function sideColumn(rows: readonly Row[], { names, words }: Reader): ShownColumn {
  return { column: { key: 'player', name: nameOfSides(rows, words) }, of: row => cell(sideName(row, names)) }
}

function roundColumn(
  board: Board,
  { round }: Board['rounds'][number],
  index: number,
  { words, language }: Reader,
): ShownColumn {
  const isCurrent = board.unit === 'strokes' && board.currentRound === round
  return {
    column: { key: `r${round}`, name: words.roundColumn({ round }), end: true, minor: true, under: 'player' },
    of: row => (isCurrent && isUnderWay(row, board) ? cell(toCome) : numberCell(row.rounds[index]?.value, language)),
  }
}

/** The total in the unit of the board; on net boards the gross strokes come before it. */
function totals(board: Board, rows: readonly Row[], { words, language }: Reader): readonly ShownColumn[] {
  const { unit, rounds } = board
  const isNet = rows.some(({ gross }) => gross !== undefined)
  const total: ShownColumn = {
    column: {
      ...(unit === 'strokes' ? { key: 'total', minor: true as const } : { key: 'score' }),
      name: isNet ? words.columns.net : words.totals[unit],
      end: true,
    },
    of: row => (unit === 'strokes' && isUnderWay(row, board) ? cell(toCome) : numberCell(row.value, language)),
  }
  const gross: ShownColumn = {
    column: {
      key: 'gross',
      name: words.columns.gross,
      end: true,
      minor: true,
      ...(rounds.length === 1 && { under: 'player' }),
    },
    of: row => (row.status === 'playing' ? cell(toCome) : numberCell(row.gross, language)),
  }
  return isNet ? [gross, total] : [total]
}

function nameOfSides(rows: readonly Row[], { columns }: Reader['words']): string {
  return rows.some(({ sideId, players }) => players.length === 1 && players[0]?.playerId === sideId) || !rows.length
    ? columns.player
    : columns.team
}

type Said = Pick<Reader, 'wall' | 'language'>

/** By time, then by hole. */
function startKey({ start }: Row): string {
  return start ? `${start.teeTime} ${start.hole === 1 ? '' : start.hole}` : ''
}

/** The start of a row: `08:10`, with the hole where it is not the first: `08:10 (10)`. */
function startText({ start }: Row, { wall, language }: Said): string {
  if (!start) return ''
  const time = timeAt(Temporal.Instant.from(start.teeTime), wall, language)
  return start.hole === 1 ? time : `${time} (${start.hole})`
}

/** `F` when the round is finished, the start time before the first hole, the holes played in between. */
function thru(row: Row, reader: Reader): string {
  if (row.status === 'complete') return reader.words.finishedShort
  return row.thru > 0 ? String(row.thru) : startText(row, reader)
}

function moved(places: number | null): string {
  if (places === null) return ''
  return places === 0 ? '=' : places > 0 ? `▲${places}` : `▼${-places}`
}

function record({ record: made }: Row): string {
  return made ? `${made.won}-${made.halved}-${made.lost}` : ''
}

/** The prize money of a row, and what each of its players gets where they share it; empty without money. */
export function prizeOf(
  { payoutCents, playerPayoutsCents }: Row,
  { currency }: Pick<Board, 'currency'>,
  language: Language,
): string {
  if (!payoutCents) return ''
  const each = playerPayoutsCents?.[0]
  const prize = moneyInWords(payoutCents, currency, language)
  if (each === undefined || each === payoutCents) return prize
  return wordsIn(language).results.prizeEach({ prize, share: moneyInWords(each, currency, language) })
}
