/** The money of a flight: its part of the purse, and who wins it as the board stands. */
import { toDecimal } from '../../rules/exact.ts'
import type { Explanation } from '../../rules/game.ts'
import { payPlaces } from '../../rules/payouts/payPlaces.ts'
import { placeAmounts, prizeTables } from '../../rules/payouts/prizeTables.ts'
import { flightPurses, type PurseSettings, purseOf } from '../../rules/payouts/purse.ts'
import type { Board } from '../../rules/standings/board.ts'
import type { LeaderboardSettings } from '../leaderboards/settings.ts'
import type { LiveBoard, LiveFlight } from './boardInput.ts'

export type FlightMoney = {
  readonly purseCents: number
  readonly undistributedCents: number
  readonly centsOf: (sideId: number) => number
  readonly explain: (sideId: number) => Explanation
}

type Payouts = NonNullable<LeaderboardSettings['payouts']>

/** The pot of a format that shares one (skins and the like), in cents for each round; undefined where there is none. */
export function potOf(live: LiveBoard, flight: LiveFlight): number | undefined {
  const { payouts } = live.leaderboard.settings
  return payouts && paysFromPot(live) ? purseOfFlight(live, flight, payouts).purseCents : undefined
}

/** Who gets what; undefined where nothing is played for. */
export function payFlight(live: LiveBoard, flight: LiveFlight, board: Board): FlightMoney | undefined {
  const { payouts, amateurs = [] } = live.leaderboard.settings
  if (!payouts) return undefined
  const { purseCents, steps } = purseOfFlight(live, flight, payouts)
  if (paysFromPot(live)) {
    const won = new Map(board.rows.map(row => [row.sideId, row.wonCents ?? 0]))
    const centsOf = (sideId: number) => won.get(sideId) ?? 0
    return {
      purseCents,
      undistributedCents: board.unclaimedCents ?? 0,
      centsOf,
      explain: sideId => [...steps, { what: 'won from the pot', result: `${toDecimal(centsOf(sideId), 2)}` }],
    }
  }
  const { table = 'winnerTakesAll', emptyPlaces, minimumField } = payouts
  const paid = payPlaces(
    board.rows.map(({ sideId, position }) => ({ id: sideId, position, takesPrizes: !amateurs.includes(sideId) })),
    {
      amountsCents: placeAmounts(typeof table === 'string' ? prizeTables[table] : table, purseCents),
      ...(emptyPlaces && { emptyPlaces }),
      ...(minimumField !== undefined && { minimumField }),
    },
  )
  const payoutOf = new Map(paid.payouts.map(payout => [payout.id, payout]))
  return {
    purseCents,
    undistributedCents: paid.undistributedCents,
    centsOf: sideId => payoutOf.get(sideId)?.cents ?? 0,
    explain: sideId => [...steps, ...(payoutOf.get(sideId)?.steps ?? [])],
  }
}

function paysFromPot({ format }: LiveBoard): boolean {
  return format.columns.some(({ key }) => key === 'wonCents')
}

/** The purse of a flight: of its own, or the part of the common one that its entries are. */
function purseOfFlight({ flights }: LiveBoard, flight: LiveFlight, payouts: Payouts) {
  const { feeCents = 0, addedCents, carveOuts, potOf: whose = 'leaderboard' } = payouts
  const settings: PurseSettings = {
    feeCents,
    ...(addedCents !== undefined && { addedCents }),
    ...(carveOuts && { carveOuts }),
  }
  const entries = flights.map(({ members }) => members.length)
  if (whose === 'flight' || flights.length === 1) return purseOf(flight.members.length, settings)
  const whole = purseOf(
    entries.reduce((sum, count) => sum + count, 0),
    settings,
  )
  const purseCents = flightPurses(whole.purseCents, entries)[flights.indexOf(flight)] ?? 0
  const part = {
    what: 'part of the flight',
    formula: `${flight.members.length} of ${entries.join(' + ')} entries`,
    result: `${toDecimal(purseCents, 2)}`,
  }
  return { purseCents, steps: [...whole.steps, part] }
}
