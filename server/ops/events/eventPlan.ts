import type { Static } from 'typebox'
import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import type { PlannedLeaderboard } from '../../../contract/setup/console.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type PartRow, partRows } from '../../domain/setup/eventSetup.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type BoardOfPlan, boardsOfPlan } from './eventPlan.sql.ts'

/** Which parts of an event a copy keeps. What people did in it is never kept. */
export type KeptParts = {
  readonly courses: boolean
  readonly settings: boolean
  readonly registration: boolean
  readonly leaderboards: boolean
  readonly flights: boolean
}

/** The event or one of its rounds, without people. */
export type PlannedPart = {
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly info?: string
  readonly courseIds?: number[]
  readonly settings?: GivenEventSettings
  readonly leaderboards?: Static<typeof PlannedLeaderboard>[]
}

export type EventPlan = {
  readonly timeZone: string
  readonly registrationType: PartRow['registrationType']
  readonly flightsEnabled: boolean
  readonly event: PlannedPart
  /** Empty for a single round event, and for a round, which becomes one. */
  readonly rounds: readonly PlannedPart[]
}

/** The plan of an event as it is now. For a round: of the single round event that it would be. */
export async function eventPlan(tx: Transaction, event: VisibleEvent, kept: KeptParts): Promise<EventPlan> {
  const [parts, boards] = await Promise.all([partRows(tx, event), boardsOfPlan(tx, event)])
  const [whole] = parts
  const own = parts.find(({ eventId }) => eventId === event.eventId)
  if (!whole || !own) throw new Error(`Event ${event.eventId} was visible and is gone.`)
  const partOf = (part: PartRow) =>
    plannedPart(
      part,
      boards.filter(({ eventId }) => eventId === part.eventId),
      kept,
    )
  const isRound = event.kind === 'R'
  const inherited = isRound ? { ...own, settings: { ...whole.settings, ...own.settings } } : own
  return {
    timeZone: whole.timeZone,
    registrationType: kept.registration ? whole.registrationType : 'Closed',
    flightsEnabled: whole.flightsEnabled,
    event: partOf(inherited),
    rounds: isRound ? [] : parts.slice(1).map(partOf),
  }
}

function plannedPart(part: PartRow, boards: readonly BoardOfPlan[], kept: KeptParts): PlannedPart {
  const { name, startDate, endDate, info, courses } = part
  const settings = keptSettings(part.settings as GivenEventSettings, kept)
  return {
    name,
    startDate,
    endDate,
    ...(info !== null && { info }),
    ...(kept.courses && { courseIds: courses.map(({ courseId }) => courseId) }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(kept.leaderboards && boards.length > 0 && { leaderboards: boards.map(board => plannedBoard(board, kept)) }),
  }
}

/** A rehearsal stays one event, the leaderboards that come are others, so are the playing conditions, and a tee belongs to a course. */
function keptSettings(given: GivenEventSettings, kept: KeptParts): GivenEventSettings {
  const { rehearsal: _, dotsOf: _dots, pcc: _pcc, defaultTees, registration, ...rest } = given
  return {
    ...(kept.settings && rest),
    ...(kept.settings && kept.courses && defaultTees && { defaultTees }),
    ...(kept.registration && registration && { registration }),
  }
}

/** The settings of a leaderboard that name nobody. */
function plannedBoard(
  { name, formatId, settings, flights }: BoardOfPlan,
  kept: KeptParts,
): Static<typeof PlannedLeaderboard> {
  const { format, sides, oneBall, allowance, limits, rounds, best, holes, cuts, ties, payouts } = settings
  const { allowanceOfFlights } = settings
  const given = { settings: format, sides, oneBall, allowance, limits, rounds, best, holes, cuts, ties, payouts }
  return {
    name,
    format: formatId,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given),
    ...(kept.flights &&
      flights.length > 0 && {
        flights: flights.map(flight => {
          const own = allowanceOfFlights?.find(({ flightId }) => flightId === flight.flightId)
          return { name: flight.name, ...(own && { allowance: own.allowance }) }
        }),
      }),
  } as Static<typeof PlannedLeaderboard>
}
