import type { BoardAllowance } from '../../../contract/settings/boardTerms.ts'
import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { formatById } from '../../../rules/formats/index.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { fillOnlyFlight } from '../roster/onlyFlights.sql.ts'
import { roundIds } from '../scores/recording.sql.ts'
import { contradictions } from './contradictions.ts'
import { nextPosition } from './leaderboards.sql.ts'
import { typeOf } from './oneBall.ts'
import { settingsErrors } from './settings.ts'

export type NewLeaderboard = {
  readonly name: string
  readonly format: string
  readonly settings: LeaderboardSettings
  /** Its flights by name, with their own allowance where they have one; none for a leaderboard without flights. */
  readonly flights?: readonly NewFlight[]
}

type NewFlight = { readonly name: string; readonly allowance?: BoardAllowance }

export type InsertedLeaderboard = { readonly leaderboardId: number; readonly flightIds: readonly number[] }

/**
 * Creates a leaderboard of this event, after its others, with empty flights; the only flight of one over several rounds has
 * everybody. Refuses with `VALIDATION` an unknown format,
 * settings that are invalid or contradictory, and a format for several rounds on an event with one. The caller records the
 * change.
 */
export async function insertLeaderboard(
  refuse: Refuse<'VALIDATION'>,
  tx: Transaction,
  event: VisibleEvent,
  { name, format, settings, flights = [] }: NewLeaderboard,
): Promise<InsertedLeaderboard> {
  const rounds = await roundIds(tx, event)
  const errors = [
    ...[...settingsErrors(format, settings), ...contradictions(settings, rounds.length)].map(
      ({ pointer, message }) => ({ pointer: `/settings${pointer}`, message }),
    ),
    ...(formatById(format)?.leaderboardType.multiRoundOnly && event.kind !== 'M'
      ? [{ pointer: '/format', message: said('fields.needsEventSeveralRounds') }]
      : []),
  ]
  if (errors.length > 0) refuse('VALIDATION', 'leaderboard', { errors })
  const [[leaderboardId = 0], flightIds, position] = await Promise.all([
    allotIds(tx, 'leaderboard', 1),
    allotIds(tx, 'flight', flights.length),
    nextPosition(tx, event),
  ])
  const { communityId, eventId } = event
  const stored = { ...settings, ...allowanceOfFlights(flights, flightIds) }
  await insertRows(tx, 'leaderboard', [
    leaderboardRow({ communityId, leaderboardId, eventId, name, format, settings: stored, position }),
  ])
  await insertRows(
    tx,
    'flight',
    flights.map((flight, at) => ({
      community_id: communityId,
      flight_id: flightIds[at] ?? 0,
      leaderboard_id: leaderboardId,
      name: flight.name,
      position: at + 1,
    })),
  )
  await fillOnlyFlight(tx, event, leaderboardId)
  return { leaderboardId, flightIds }
}

/** The setting that keeps the allowances of flights of their own. */
export function allowanceOfFlights(
  flights: readonly NewFlight[],
  flightIds: readonly number[],
): Pick<LeaderboardSettings, 'allowanceOfFlights'> {
  const own = flights.flatMap(({ allowance }, at) =>
    allowance === undefined ? [] : [{ flightId: flightIds[at] ?? 0, allowance }],
  )
  return own.length > 0 ? { allowanceOfFlights: own } : {}
}

/** The database row of a leaderboard, whether it is created or imported. */
export function leaderboardRow(given: {
  readonly communityId: number
  readonly leaderboardId: number
  readonly eventId: number
  readonly name: string
  readonly format: string
  readonly settings: LeaderboardSettings
  readonly position: number
}) {
  const type = typeOf(given.format, given.settings)
  if (!type) throw new Error(`The format was checked, but there is none with the id ${given.format}.`)
  return {
    community_id: given.communityId,
    leaderboard_id: given.leaderboardId,
    event_id: given.eventId,
    name: given.name,
    type_id: type.id,
    format_id: given.format,
    team: type.team,
    settings: given.settings,
    position: given.position,
  }
}
