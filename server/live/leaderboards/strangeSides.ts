import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { said } from '../../../contract/words/say.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { namedSides } from '../../domain/leaderboards/settings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { sidesOfEvent } from './sidesOfEvent.sql.ts'

/**
 * What the settings of a leaderboard say of sides that are not in the event, such as a winner of a contest who does not play.
 * What `present` named already stays, also when somebody has left since.
 */
export async function strangeSides(
  tx: Transaction,
  event: VisibleEvent,
  team: boolean,
  settings: LeaderboardSettings,
  present: LeaderboardSettings = {},
): Promise<readonly FieldError[]> {
  const known = new Set(namedSides(present).map(([side]) => side))
  const named = namedSides(settings).filter(([side]) => !known.has(side))
  if (named.length === 0) return []
  const ids = named.map(([side]) => side)
  const own = await sidesOfEvent(tx, event, team, ids)
  const message = team ? said('fields.isNoTeamThisEvent') : said('fields.isNoPlayerThisEvent')
  return named.flatMap(([side, pointer]) => (own.has(side) ? [] : [{ pointer: `/settings${pointer}`, message }]))
}

/** Flights in the settings that are none of the leaderboard. What `present` named already stays, also when the flight has gone since. */
export function strangeFlights(
  { allowanceOfFlights = [] }: LeaderboardSettings,
  flightIds: readonly number[],
  present: LeaderboardSettings = {},
): readonly FieldError[] {
  const known = new Set([...flightIds, ...(present.allowanceOfFlights ?? []).map(({ flightId }) => flightId)])
  return allowanceOfFlights.flatMap(({ flightId }, at) =>
    known.has(flightId)
      ? []
      : [{ pointer: `/settings/allowanceOfFlights/${at}/flightId`, message: said('fields.isNotFlightLeaderboard') }],
  )
}
