import type { LeaderboardSettings } from '../../contract/settings/leaderboardSettings.ts'
import { toDecimal } from '../../rules/exact.ts'
import { flightPurses, type PurseSettings, purseOf } from '../../rules/payouts/purse.ts'
import { phrase } from '../../rules/phrases.ts'
import type { LiveBoard, LiveFlight } from './boardInput.ts'

type Payouts = NonNullable<LeaderboardSettings['payouts']>

/** Whether the format divides a pot (skins and the like) instead of paying places. */
export function paysFromPot({ format }: LiveBoard): boolean {
  return format.columns.some(({ key }) => key === 'wonCents')
}

/** The purse of a flight in cents, with its steps: the flight's own, or its share, by entries, of the one for the leaderboard. */
export function purseOfFlight({ flights }: LiveBoard, flight: LiveFlight, payouts: Payouts) {
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
    what: phrase('partOfFlight'),
    formula: phrase('entriesOfAll', { entries: flight.members.length, all: entries.join(' + ') }),
    result: `${toDecimal(purseCents, 2)}`,
  }
  return { purseCents, steps: [...whole.steps, part] }
}

/** The pot of a flight in cents, for all rounds together; undefined where the format does not divide one. */
export function potOf(live: LiveBoard, flight: LiveFlight): number | undefined {
  const { payouts } = live.leaderboard.settings
  return payouts && paysFromPot(live) ? purseOfFlight(live, flight, payouts).purseCents : undefined
}
