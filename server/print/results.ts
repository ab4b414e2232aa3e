import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import { type Cell, type Column, cell, type Section, toParCell } from './document.ts'
import { moneyInWords } from './moneyInWords.ts'
import type { Names } from './names.ts'
import { awards, matches } from './resultsExtras.ts'
import { type BoardFlight, sideName } from './sideName.ts'

export type Board = Omit<Static<typeof Standings>, 'version'>
type Row = BoardFlight['rows'][number]

/** A column, and the cell that it shows for a row. */
type Shown = { readonly column: Column; readonly of: (row: Row) => Cell }

/**
 * The standings of each leaderboard: a section for each flight, followed by its matches and by what was won on single
 * holes. Rows without a position come last.
 */
export function results(boards: readonly Board[], names: Names): readonly Section[] {
  return boards.flatMap(board =>
    board.flights.flatMap((flight, index) => {
      const id = `board-${board.leaderboardId}-${flight.flightId ?? index}`
      const title = flight.name === undefined ? board.name : `${board.name}: ${flight.name}`
      const named = { id, title, board: { id: board.leaderboardId, name: board.name, part: flight.name, of: id } }
      return [
        standing(board, flight, named, names),
        ...matches(flight, named, names),
        ...awards(board, flight, named, names),
      ]
    }),
  )
}

function standing(
  board: Board,
  { rows, entries, sides }: BoardFlight,
  named: Pick<Section, 'id' | 'title' | 'board'>,
  names: Names,
): Section {
  // A board whose rounds are all cancelled has nothing but its field.
  const isAhead = rows.length > 0 && (rows.every(hasNotBegun) || board.rounds.length === 0)
  const shown = isAhead ? fieldColumns(rows, names) : columnsOf(board, rows, names)
  const ordered = isAhead ? rows.toSorted((a, b) => startText(a).localeCompare(startText(b))) : rows
  const rules = isAhead ? new Map<Row, string>() : ruleRows(board, rows)
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
        ...(rule !== undefined && { rule }),
        ...(outOfIt.has(row.status) && { isOut: true }),
        cells: shown.map(({ of }) => of(row)),
      }
    }),
    ...(first !== undefined && { ahead: `Starts ${weekdayAndTime(first)}` }),
    ...(sides && { noCards: true }),
    ...(board.updatedDt !== undefined && { updatedAt: board.updatedDt }),
    ...(board.countingAsZero !== undefined && { note: countingAsZero(board.countingAsZero) }),
    empty: 'This leaderboard is empty. Registered players in one of its flights appear here.',
  }
}

const outOfIt: ReadonlySet<Row['status']> = new Set(['missedCut', 'noReturn', 'withdrawn', 'disqualified', 'noShow'])

/** Before the first hole a board shows the field with its start times instead of a table of blanks. */
function hasNotBegun({ status, thru, value, payoutCents }: Row): boolean {
  return status === 'notStarted' && thru === 0 && !value && !payoutCents
}

function fieldColumns(rows: readonly Row[], names: Names): readonly Shown[] {
  const start: Shown = {
    column: { key: 'thru', name: 'Starts', end: true },
    of: row => cell(startText(row)),
  }
  return [sideColumn(rows, names), ...(rows.some(row => row.start) ? [start] : [])]
}

/** The lines across the table, by the row above them: the last prize, and the cut. */
function ruleRows({ final }: Board, rows: readonly Row[]): ReadonlyMap<Row, string> {
  const rules = new Map<Row, string>()
  const paid = rows.findLastIndex(({ payoutCents }) => (payoutCents ?? 0) > 0)
  const lastPaid = rows[paid]
  // Only where somebody below wins nothing. When prizes skip rows, such as those of amateurs, there is no line.
  if (lastPaid && paid + 1 < rows.length && rows.slice(0, paid).every(({ payoutCents }) => (payoutCents ?? 0) > 0))
    rules.set(lastPaid, final ? 'Prizes to here' : 'Prizes to here, as it stands')
  const cut = rows.findIndex(({ status }) => status === 'missedCut')
  const lastIn = cut > 0 ? rows[cut - 1] : undefined
  if (lastIn) rules.set(lastIn, 'The cut')
  return rules
}

function countingAsZero(players: number): string {
  return players === 1
    ? '1 player has no handicap yet and counts as 0.'
    : `${players} players have no handicap yet and count as 0.`
}

/** The columns of the format of play, without those that would be empty here. */
function columnsOf(board: Board, rows: readonly Row[], names: Names): readonly Shown[] {
  const several = board.rounds.length > 1
  const strokes = board.unit === 'strokes'
  const asPar = (value: number | null) => (strokes ? toParCell(value) : cell(value))
  const money = rows.some(({ payoutCents }) => payoutCents !== undefined)
  const made: Readonly<Record<string, readonly Shown[]>> = {
    position: [{ column: { key: 'position', name: 'Pos', tight: true }, of: row => cell(row.label) }],
    movement: rows.some(({ movement }) => movement !== null)
      ? [
          {
            column: { key: 'movement', name: 'Move', end: true, minor: true, under: 'position' },
            of: row => cell(moved(row.movement), (row.movement ?? 0) > 0 ? 'even' : undefined),
          },
        ]
      : [],
    side: [sideColumn(rows, names)],
    toPar: [{ column: { key: 'score', name: 'To par', end: true }, of: row => toParCell(row.toPar) }],
    thru: [{ column: { key: 'thru', name: 'Thru', end: true }, of: row => cell(thru(row)) }],
    today: several
      ? [
          {
            column: { key: 'today', name: 'Today', end: true, minor: true, under: 'player' },
            of: row => asPar(row.today),
          },
        ]
      : [],
    rounds: several ? board.rounds.map((round, index) => roundColumn(board, round, index)) : [],
    value: totals(board, rows),
    record: [{ column: { key: 'record', name: 'W-H-L', end: true }, of: row => cell(record(row)) }],
  }
  const prize: readonly Shown[] = money
    ? [
        {
          column: {
            key: 'prize',
            name: board.final ? 'Prize' : 'Prize so far',
            end: true,
            minor: true,
            under: 'player',
          },
          of: row => cell(prizeOf(row, board)),
        },
      ]
    : []
  const all = [...board.columns.flatMap(({ key }) => made[key] ?? []), ...prize]
  // A column in which no result is in yet is left out.
  return all.filter(({ of }) => rows.length === 0 || rows.some(row => of(row).text !== toCome))
}

/** Shown for a total that is not in yet: a partial one would mislead beside complete ones. */
const toCome = '–'

function sideColumn(rows: readonly Row[], names: Names): Shown {
  return { column: { key: 'player', name: nameOfSides(rows) }, of: row => cell(sideName(row, names)) }
}

function roundColumn(board: Board, { round }: Board['rounds'][number], index: number): Shown {
  const isCurrent = board.unit === 'strokes' && board.currentRound === round
  return {
    column: { key: `r${round}`, name: `R${round}`, end: true, minor: true, under: 'player' },
    of: row => cell(isCurrent && row.status === 'playing' ? toCome : row.rounds[index]?.value),
  }
}

/** The total in the unit of the board; on net boards the gross strokes come before it. */
function totals({ unit, rounds }: Board, rows: readonly Row[]): readonly Shown[] {
  const names = { strokes: 'Total', points: 'Points', skins: 'Skins', shares: 'Shares' } as const
  const isNet = rows.some(({ gross }) => gross !== undefined)
  const total: Shown = {
    column: {
      ...(unit === 'strokes' ? { key: 'total', minor: true as const } : { key: 'score' }),
      name: isNet ? 'Net' : names[unit],
      end: true,
    },
    of: row => cell(unit === 'strokes' && row.status === 'playing' ? toCome : row.value),
  }
  const gross: Shown = {
    column: { key: 'gross', name: 'Gross', end: true, minor: true, ...(rounds.length === 1 && { under: 'player' }) },
    of: row => cell(row.status === 'playing' ? toCome : row.gross),
  }
  return isNet ? [gross, total] : [total]
}

function nameOfSides(rows: readonly Row[]): string {
  return rows.some(({ sideId, players }) => players.length === 1 && players[0]?.playerId === sideId) || !rows.length
    ? 'Player'
    : 'Team'
}

/** The start of a row: `08:10`, with the hole where it is not the first: `08:10 (10)`. */
function startText({ start }: Row): string {
  return start ? `${start.teeTime.slice(11, 16)}${start.hole === 1 ? '' : ` (${start.hole})`}` : ''
}

/** `Saturday 09:00`, of a moment already in the time zone of the event. */
function weekdayAndTime(moment: string): string {
  const day = Temporal.PlainDate.from(moment.slice(0, 10)).toLocaleString('en-GB', { weekday: 'long' })
  return `${day} ${moment.slice(11, 16)}`
}

/** `F` when the round is finished, the start time before the first hole, the holes played in between. */
function thru(row: Row): string {
  if (row.status === 'complete') return 'F'
  return row.thru > 0 ? String(row.thru) : startText(row)
}

function moved(places: number | null): string {
  if (places === null) return ''
  return places === 0 ? '=' : places > 0 ? `▲${places}` : `▼${-places}`
}

function record({ record: made }: Row): string {
  return made ? `${made.won}-${made.halved}-${made.lost}` : ''
}

/** The prize money of a row, and what each of its players gets where they share it; empty without money. */
export function prizeOf({ payoutCents, playerPayoutsCents }: Row, { currency }: Pick<Board, 'currency'>): string {
  if (!payoutCents) return ''
  const each = playerPayoutsCents?.[0]
  const amount = moneyInWords(payoutCents, currency)
  return each === undefined || each === payoutCents ? amount : `${amount} (${moneyInWords(each, currency)} each)`
}
