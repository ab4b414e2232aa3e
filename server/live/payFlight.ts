/** The money of a flight: its purse, and what each side wins as the board stands. All amounts in cents. */
import { toDecimal } from '../../rules/exact.ts'
import type { Explanation } from '../../rules/game.ts'
import { type Competition, payOnePrizeEach } from '../../rules/payouts/payOnePrizeEach.ts'
import { type Payouts, payPlaces } from '../../rules/payouts/payPlaces.ts'
import { placeAmounts, prizeTables } from '../../rules/payouts/prizeTables.ts'
import { phrase } from '../../rules/phrases.ts'
import type { Board } from '../../rules/standings/board.ts'
import type { LiveBoard, LiveFlight } from './boardInput.ts'
import { countedBoard } from './countedBoard.ts'
import { paysFromPot, purseOfFlight } from './purseOfFlight.ts'

export type FlightMoney = {
  readonly purseCents: number
  readonly undistributedCents: number
  readonly centsOf: (sideId: number) => number
  readonly explain: (sideId: number) => Explanation
}

/** Works out the payouts of a flight; undefined when there is no money. */
export function payFlight(live: LiveBoard, flight: LiveFlight, board: Board): FlightMoney | undefined {
  const { payouts } = live.leaderboard.settings
  if (!payouts) return undefined
  const { purseCents, steps } = purseOfFlight(live, flight, payouts)
  if (paysFromPot(live)) {
    const won = new Map(board.rows.map(row => [row.sideId, row.wonCents ?? 0]))
    const centsOf = (sideId: number) => won.get(sideId) ?? 0
    return {
      purseCents,
      undistributedCents: board.unclaimedCents ?? 0,
      centsOf,
      explain: sideId => [...steps, { what: phrase('wonFromPot'), result: `${toDecimal(centsOf(sideId), 2)}` }],
    }
  }
  const paid = paidTogether(live)?.get(flight) ?? paidAlone(live, flight, board)
  const payoutOf = new Map(paid.payouts.map(payout => [payout.id, payout]))
  return {
    purseCents,
    undistributedCents: leftOver(purseCents, paid),
    centsOf: sideId => payoutOf.get(sideId)?.cents ?? 0,
    explain: sideId => [...steps, ...(payoutOf.get(sideId)?.steps ?? [])],
  }
}

/** What is left of the purse, or of fixed prizes where they add up to more. */
function leftOver(purseCents: number, { payouts, undistributedCents }: Payouts): number {
  const paid = payouts.reduce((sum, { cents }) => sum + cents, 0)
  const table = paid + undistributedCents
  return Math.max(purseCents, table) - paid
}

/** The sides of a flight as they stand, and the prizes for its places. */
function competitionOf(live: LiveBoard, flight: LiveFlight, board: Board): Competition {
  const { payouts = {}, amateurs = [] } = live.leaderboard.settings
  const { table = 'winnerTakesAll', emptyPlaces, minimumField } = payouts
  const { purseCents } = purseOfFlight(live, flight, payouts)
  return {
    sides: board.rows.map(({ sideId, position }) => ({
      id: sideId,
      position,
      takesPrizes: !amateurs.includes(sideId),
    })),
    prizes: {
      amountsCents: placeAmounts(typeof table === 'string' ? prizeTables[table] : table, purseCents),
      ...(emptyPlaces && { emptyPlaces }),
      ...(minimumField !== undefined && { minimumField }),
    },
  }
}

function paidAlone(live: LiveBoard, flight: LiveFlight, board: Board): Payouts {
  const { sides, prizes } = competitionOf(live, flight, board)
  return payPlaces(sides, prizes)
}

const together = new WeakMap<LiveBoard, ReadonlyMap<LiveFlight, Payouts>>()

/** What each flight pays where a side can win only one prize over several leaderboards; undefined where it can win on each. */
function paidTogether(live: LiveBoard): ReadonlyMap<LiveFlight, Payouts> | undefined {
  if (live.prizeGroup.length < 2) return undefined
  const known = together.get(live)
  if (known) return known
  const boards = live.prizeGroup.map(other => other ?? live).filter(one => !paysFromPot(one))
  const flights = boards.flatMap(one => one.flights.map(flight => ({ one, flight })))
  const rule = boards[0]?.leaderboard.settings.payouts?.onePrize?.rule ?? 'precedence'
  const paid = payOnePrizeEach(
    flights.map(({ one, flight }) => competitionOf(one, flight, countedBoard(one, flight).board)),
    rule,
  )
  const byFlight = new Map(
    flights.flatMap(({ flight }, at) => {
      const payouts = paid[at]
      return payouts ? [[flight, payouts] as const] : []
    }),
  )
  together.set(live, byFlight)
  return byFlight
}
