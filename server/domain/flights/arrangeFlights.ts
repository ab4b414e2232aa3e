import type { arrangeFlights as entry } from '../../../contract/flights/console.ts'
import type { BodyOf } from '../../../contract/operation.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import {
  type DividedFlight,
  dividedFlights,
  type FlightPlace,
  holdLeaderboards,
  holdTeamsInEffect,
  insertFlights,
  writeDivision,
  writeFlightNames,
} from './division.sql.ts'
import { deleteFlightRows } from './flights.sql.ts'
import { requireFlightsOn } from './requireFlight.ts'

type Board = BodyOf<typeof entry>['boards'][number]

export const arrangeFlights = handle('arrangeFlights', async ({ event, body, caller, tx, record, refuse }) => {
  requireFlightsOn(refuse, event)
  const { boards } = body
  requireEachOnce(refuse, boards)
  const players = boards.flatMap(({ flights }) => flights.flatMap(({ memberIds }) => memberIds))
  const locked = await lockRegistrations(tx, event, [...new Set(players)])
  const teams = await holdLeaderboards(
    tx,
    event,
    boards.map(({ leaderboardId }) => leaderboardId),
  )
  requireKnown(refuse, boards, teams)
  await requireMembers(refuse, tx, event, caller.communities, boards, teams, locked)
  const before = await dividedFlights(tx, event)
  const ofBoard = Map.groupBy(before, ({ leaderboardId }) => leaderboardId)
  requireFrom(refuse, boards, ofBoard)
  requireOwnFlights(refuse, boards, ofBoard)

  let [created, removed, moved] = [0, 0, 0]
  for (const board of boards) {
    const old = ofBoard.get(board.leaderboardId) ?? []
    const done = await divide(tx, event, board, teams.get(board.leaderboardId) === true, old)
    created += done.created
    removed += done.removed
    moved += done.moved
  }
  const after = await dividedFlights(tx, event)
  const named = new Set(boards.map(({ leaderboardId }) => leaderboardId))
  const ofNamed = (flights: readonly DividedFlight[]) => flights.filter(({ leaderboardId }) => named.has(leaderboardId))
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'flight.arranged',
    subject: { leaderboardIds: [...named], flightIds: ofNamed(after).map(({ flightId }) => flightId) },
    before: ofNamed(before),
    after: ofNamed(after),
  })
  return { created, removed, moved }
})

/** Refuses with `VALIDATION` a leaderboard, a flight of it, or a member of it that is named twice. */
function requireEachOnce(refuse: Refuse<'VALIDATION'>, boards: readonly Board[]): void {
  const message = said('fields.standsTwiceInRequest')
  const again = (ids: readonly (number | undefined)[], pointerOf: (index: number) => string) =>
    ids.flatMap((id, index) =>
      id !== undefined && ids.indexOf(id) < index ? [{ pointer: pointerOf(index), message }] : [],
    )
  requireNone(refuse, [
    ...again(
      boards.map(({ leaderboardId }) => leaderboardId),
      at => `/boards/${at}/leaderboardId`,
    ),
    ...boards.flatMap(({ flights }, at) => [
      ...again(
        flights.map(({ flightId }) => flightId),
        flight => `/boards/${at}/flights/${flight}/flightId`,
      ),
      ...again(
        flights.flatMap(({ memberIds }) => memberIds),
        () => `/boards/${at}/flights`,
      ),
    ]),
  ])
}

function requireKnown(
  refuse: Refuse<'NOT_FOUND'>,
  boards: readonly Board[],
  teams: ReadonlyMap<number, boolean>,
): void {
  const at = boards.findIndex(({ leaderboardId }) => !teams.has(leaderboardId))
  if (at >= 0)
    refuse('NOT_FOUND', 'leaderboard', {
      errors: [{ pointer: `/boards/${at}/leaderboardId`, message: said('fields.isNotLeaderboardEvent') }],
    })
}

/** Refuses with `UNAUTHORIZED` and `NOT_REGISTERED` (a player), `NOT_FOUND` (a team). */
async function requireMembers(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_REGISTERED' | 'NOT_FOUND'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  boards: readonly Board[],
  teams: ReadonlyMap<number, boolean>,
  locked: ReadonlySet<number>,
): Promise<void> {
  const named = boards.flatMap(({ leaderboardId, flights }, at) =>
    flights.flatMap(({ memberIds }, flight) =>
      memberIds.map((id, member) => ({
        id,
        isTeam: teams.get(leaderboardId) === true,
        pointer: `/boards/${at}/flights/${flight}/memberIds/${member}`,
      })),
    ),
  )
  const players = named.filter(({ isTeam }) => !isTeam).map(({ id, pointer }) => ({ playerId: id, pointer }))
  await requireRegistered(refuse, tx, event, communities, players, 'NOT_REGISTERED', locked)
  const ofTeams = named.filter(({ isTeam }) => isTeam)
  const found = new Set(await holdTeamsInEffect(tx, event, [...new Set(ofTeams.map(({ id }) => id))]))
  const missing = ofTeams.filter(({ id }) => !found.has(id))
  if (missing.length > 0)
    refuse('NOT_FOUND', 'team', {
      teamId: missing[0]?.id ?? 0,
      errors: missing.map(({ pointer }) => ({ pointer, message: said('fields.isNotTeamEvent') })),
    })
}

/** Refuses with `CHANGED_MEANWHILE` when the flights are not those from which the request comes. */
function requireFrom(
  refuse: Refuse<'CHANGED_MEANWHILE'>,
  boards: readonly Board[],
  ofBoard: ReadonlyMap<number, readonly DividedFlight[]>,
): void {
  const textOf = (flights: readonly { readonly flightId: number; readonly memberIds: readonly number[] }[]) =>
    JSON.stringify(
      flights
        .map(({ flightId, memberIds }) => [flightId, [...memberIds].sort((a, b) => a - b)] as const)
        .sort(([a], [b]) => a - b),
    )
  const errors = boards.flatMap(({ leaderboardId, from }, at) =>
    from === undefined || textOf(from) === textOf(ofBoard.get(leaderboardId) ?? [])
      ? []
      : [
          {
            pointer: `/boards/${at}/from`,
            message: said('fields.isNoLongerHowLeaderboard'),
            present: presentOf(ofBoard.get(leaderboardId)),
          },
        ],
  )
  if (errors.length > 0)
    refuse('CHANGED_MEANWHILE', 'field', {
      field: 'flights',
      errors,
      rows: boards.flatMap(board => rowsOf(board, ofBoard.get(board.leaderboardId) ?? [])),
    })
}

/** The places of everybody who is or was in the flights, as steps name them. */
function rowsOf({ leaderboardId, from = [] }: Board, present: readonly DividedFlight[]): readonly string[] {
  const members = new Set([...from, ...present].flatMap(({ memberIds }) => memberIds))
  return [...members].flatMap(id => ['flight_player', 'flight_team'].map(table => `${table}/${leaderboardId}/${id}`))
}

/** A division as a request says from which one it comes. */
function presentOf(flights: readonly DividedFlight[] = []) {
  return flights.map(({ flightId, memberIds }) => ({ flightId, memberIds }))
}

/** Refuses with `NOT_FOUND` a flight that is none of its leaderboard. */
function requireOwnFlights(
  refuse: Refuse<'NOT_FOUND'>,
  boards: readonly Board[],
  ofBoard: ReadonlyMap<number, readonly DividedFlight[]>,
): void {
  const errors = boards.flatMap(({ leaderboardId, flights }, at) => {
    const own = new Set(ofBoard.get(leaderboardId)?.map(({ flightId }) => flightId))
    return flights.flatMap(({ flightId }, index) =>
      flightId === undefined || own.has(flightId)
        ? []
        : [{ pointer: `/boards/${at}/flights/${index}/flightId`, message: said('fields.isNotFlightLeaderboard') }],
    )
  })
  if (errors.length > 0) refuse('NOT_FOUND', 'flight', { errors })
}

/** Gives one leaderboard its flights and their members. */
async function divide(
  tx: Transaction,
  event: VisibleEvent,
  { leaderboardId, flights }: Board,
  team: boolean,
  old: readonly DividedFlight[],
): Promise<{ readonly created: number; readonly removed: number; readonly moved: number }> {
  const kept = new Set(flights.flatMap(({ flightId }) => flightId ?? []))
  const going = old.filter(({ flightId }) => !kept.has(flightId)).map(({ flightId }) => flightId)
  if (going.length > 0) await deleteFlightRows(tx, event, going)
  const fresh = flights.filter(({ flightId }) => flightId === undefined)
  const ids =
    fresh.length > 0
      ? await insertFlights(
          tx,
          event,
          fresh.map(({ name }) => ({ leaderboardId, name })),
        )
      : []
  const names = flights.flatMap(({ flightId, name }) => (flightId === undefined ? [] : [{ flightId, name }]))
  await writeFlightNames(tx, event, names)
  const places = flights.flatMap((flight): FlightPlace[] => {
    const flightId = flight.flightId ?? ids[fresh.indexOf(flight)] ?? 0
    const pinned = new Set(flight.pinnedIds)
    return flight.memberIds.map(memberId => ({ memberId, flightId, pinned: pinned.has(memberId) }))
  })
  await writeDivision(tx, event, { leaderboardId, team }, places)
  const flightBefore = new Map(old.flatMap(({ flightId, memberIds }) => memberIds.map(id => [id, flightId] as const)))
  const flightAfter = new Map(places.map(({ memberId, flightId }) => [memberId, flightId]))
  const all = new Set([...flightBefore.keys(), ...flightAfter.keys()])
  const moved = [...all].filter(id => flightBefore.get(id) !== flightAfter.get(id)).length
  return { created: fresh.length, removed: going.length, moved }
}
