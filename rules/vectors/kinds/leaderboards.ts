import { approximately, fraction } from '../../exact.ts'
import type { BoardInput, Pairing } from '../../formats/format.ts'
import { formatById } from '../../formats/index.ts'
import { matchLabel } from '../../formats/match.ts'
import type { GivenSettings } from '../../formats/settings.ts'
import { strokePlay } from '../../formats/strokePlay.ts'
import type { Card, RoundStatus, Score } from '../../game.ts'
import { type Board, type BoardRow, type RowStatus, statusLabel, valueLabel } from '../../standings/board.ts'
import type { CutRule } from '../../standings/makeCut.ts'
import { positionLabel } from '../../standings/positions.ts'
import type { Combining, RoundResult, RoundState } from '../../standings/rounds.ts'
import { type SideRounds, standings } from '../../standings/standings.ts'
import { type Check, fromInput } from '../vector.ts'

type BoardIn = {
  readonly format: string
  readonly settings?: GivenSettings
  readonly combining?: Combining
  readonly matches?: readonly Pairing[]
  readonly potCents?: number
  readonly shortened?: BoardInput['shortened']
  readonly wheel?: readonly number[]
  readonly winners?: BoardInput['winners']
  readonly par: readonly number[]
  readonly hc: readonly number[]
  readonly sides: readonly {
    readonly id: number
    readonly teamId?: number
    readonly order?: readonly number[]
    readonly rounds: readonly (readonly (CardIn | null)[])[]
  }[]
}

/** `par` and `hc` where a player has another tee than the others. */
type CardIn = {
  readonly playingHandicap?: number
  readonly limit?: number
  readonly gross: readonly Score[]
  readonly status?: RoundStatus
  readonly par?: readonly number[]
  readonly hc?: readonly number[]
}

type HoleByHole = {
  readonly p: number
  readonly gross: number
  readonly scores: readonly number[]
  readonly pos: number
}

type TourEvent = {
  readonly roundsPlayed: number
  readonly par: number
  readonly cut: { readonly afterRound: number; readonly prosAtOrBetter: number } | null
  readonly playoff: boolean
  readonly rows: readonly TourRow[]
}

type TourRow = {
  readonly id: number
  readonly rounds: readonly number[]
  readonly roundPos: readonly string[]
  readonly status: 'FIN' | 'MDF' | 'CUT' | 'WD' | 'DQ'
  readonly pos: string | null
  readonly amateur?: boolean
}

/**
 * `board`: a format of play by its id; `rounds[round]` of a side are its cards, gross null is a hole not played; `order`:
 * the places of its players in the order that the team has set. Rows hold the
 * fields that the first expected one has.
 * Whole boards: hole by hole with countback, or by round totals with cuts and play-offs. */
export const leaderboardKinds: Readonly<Record<string, Check>> = {
  board: fromInput<BoardIn>((input, { fields }) => {
    const { rows } = fields.out as { readonly rows?: readonly object[] }
    const asked = Object.keys(rows?.[0] ?? {})
    const board = boardOf(input)
    return {
      rows: board.rows.map(row => {
        const shown = shownRow(row)
        return Object.fromEntries(asked.map(key => [key, shown[key]]))
      }),
      matches: board.matches?.map(line => ({
        result: matchLabel(line),
        winner: line.winner,
        points: [approximately(line.pointsA), approximately(line.pointsB)],
      })),
      unclaimedCents: board.unclaimedCents,
    }
  }),
  leaderboard: ({ fields }) =>
    'roundsPlayed' in fields
      ? tourBoard(fields as unknown as TourEvent)
      : holeBoard(fields.rows as readonly HoleByHole[]),
}

function boardOf(input: BoardIn): Board {
  const format = formatById(input.format)
  if (!format) throw new Error(`No format ${input.format}`)
  const holesOf = (par: readonly number[], hc: readonly number[]) =>
    par.map((own, at) => ({ number: at + 1, par: own, strokeIndex: hc[at] ?? at + 1 }))
  const usual = holesOf(input.par, input.hc)
  const cardOf = ({ gross, playingHandicap = 0, limit, status, par, hc }: CardIn): Card => ({
    holes: par || hc ? holesOf(par ?? input.par, hc ?? input.hc) : usual,
    scores: gross,
    playingHandicap,
    ...(limit !== undefined && { limit }),
    ...(status && { status }),
  })
  const entries = input.sides.map(({ id, rounds, teamId, order }) => ({
    ...(teamId !== undefined && { teamId }),
    ...(order && { teamOrder: order }),
    side: { id, playerIds: rounds[0]?.map((_, player) => player) ?? [] },
    rounds: rounds.map(cards => cards.map(card => card && cardOf(card))),
  }))
  const {
    settings = {},
    combining = { final: true },
    matches = [],
    potCents,
    wheel = [],
    winners = [],
    shortened = [],
  } = input
  const given: BoardInput = { entries, settings, combining, matches, wheel, winners, shortened }
  return format.board(potCents === undefined ? given : { ...given, potCents })
}

function shownRow(row: BoardRow): Readonly<Record<string, unknown>> {
  return {
    id: row.sideId,
    position: placeOf(row) || statusLabel(row.status),
    value: row.value && valueLabel(row.value),
    toPar: row.toPar,
    wonCents: row.wonCents,
    record: row.record && [row.record.won, row.record.halved, row.record.lost],
  }
}

/** The federation breaks ties by the last 9, 6, 3 and 1 holes and by nothing else. */
function holeBoard(rows: readonly HoleByHole[]): ReturnType<Check> {
  const board = strokePlay.board({
    entries: rows.map(({ p, scores }) => {
      const holes = scores.map((_, at) => ({ number: at + 1, par: 4, strokeIndex: at + 1 }))
      return { side: { id: p, playerIds: [p] }, rounds: [[{ holes, scores, playingHandicap: 0 }]] }
    }),
    combining: { final: true, ties: { steps: ['lastHoles'] } },
  })
  const found = new Map(board.rows.map(row => [row.sideId, row]))
  return {
    expected: rows.map(({ p, pos, gross }) => ({ p, pos, gross })),
    found: rows.map(({ p }) => ({ p, pos: found.get(p)?.position, gross: found.get(p)?.value?.n })),
  }
}

/** Expected and found for every player: position after every round, status, final position. */
function tourBoard(event: TourEvent): ReturnType<Check> {
  const final = rowsById(finalSides(event), { final: true, cuts: cutsOf(event), ties: { steps: ['byHand'] } })
  const rounds = Array.from({ length: event.roundsPlayed }, (_, round) => round)
  const afterRound = rounds.map(round =>
    rowsById(playedSides(event, round), { final: true, rounds: rounds.slice(0, round + 1) }),
  )
  const decided = (row: TourRow, round: number) =>
    event.playoff && round === event.roundsPlayed - 1 && afterRound[round]?.get(row.id)?.position === 1
  return {
    expected: event.rows.map(row => ({
      id: row.id,
      roundPos: row.roundPos.map((place, round) => (decided(row, round) ? withoutT(place) : place)),
      status: row.status,
      pos: row.pos,
    })),
    found: event.rows.map(row => ({
      id: row.id,
      roundPos: row.roundPos.map((_, round) =>
        decided(row, round) ? `${final.get(row.id)?.position}` : placeOf(afterRound[round]?.get(row.id)),
      ),
      status: statusOf(final.get(row.id)?.status),
      pos: placeOf(final.get(row.id)) || null,
    })),
  }
}

/** The size of a cut is not in the file: it is read from how many professionals made it. */
function cutsOf({ cut, rows }: TourEvent): readonly CutRule[] {
  if (!cut) return []
  const first: CutRule = { afterRound: cut.afterRound, low: cut.prosAtOrBetter, counts: 'professionals' }
  const second: CutRule = {
    afterRound: cut.afterRound + 1,
    low: 70,
    counts: 'professionals',
    onlyAbove: 78,
    missed: 'stoppedBySecondCut',
  }
  return rows.some(row => row.status === 'MDF') ? [first, second] : [first]
}

/** The order of a play-off is read from the final positions of the players level on the best total. */
function finalSides(event: TourEvent): readonly SideRounds[] {
  return event.rows.map(row => {
    const rounds: (RoundResult | null)[] = row.rounds.map(total => roundOf(total, event.par, 'complete'))
    if (row.status === 'WD' || row.status === 'DQ') {
      const at = row.rounds.length < event.roundsPlayed ? row.rounds.length : event.roundsPlayed - 1
      rounds[at] = roundOf(row.rounds[at] ?? 0, event.par, row.status === 'WD' ? 'withdrawn' : 'disqualified')
    }
    const side = { sideId: row.id, rounds, amateur: row.amateur ?? false }
    return event.playoff && row.pos ? { ...side, byHand: Number(withoutT(row.pos)) } : side
  })
}

function playedSides(event: TourEvent, round: number): readonly SideRounds[] {
  return event.rows
    .filter(row => row.rounds.length > round)
    .map(row => ({ sideId: row.id, rounds: row.rounds.map(total => roundOf(total, event.par, 'complete')) }))
}

function roundOf(total: number, par: number, state: RoundState): RoundResult {
  return {
    holes: [],
    values: [],
    value: fraction(total),
    toPar: total - par,
    thru: state === 'complete' ? 18 : 0,
    state,
    handicap: 0,
    toCome: null,
  }
}

function rowsById(sides: readonly SideRounds[], combining: Combining): ReadonlyMap<number, BoardRow> {
  const { board } = standings(sides, { ranks: 'low', byPar: true, noCard: null }, combining)
  return new Map(board.rows.map(row => [row.sideId, row]))
}

function placeOf(row: BoardRow | undefined): string {
  return row?.position ? positionLabel({ position: row.position, tied: row.tied }) : ''
}

function statusOf(status: RowStatus | undefined): string | undefined {
  const names: Partial<Record<RowStatus, string>> = {
    complete: 'FIN',
    stoppedBySecondCut: 'MDF',
    missedCut: 'CUT',
    withdrawn: 'WD',
    disqualified: 'DQ',
  }
  return status && (names[status] ?? status)
}

function withoutT(place: string): string {
  return place.replace('T', '')
}
