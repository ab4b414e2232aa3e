/** What a director must settle before the results of a leaderboard are right. */
import { isSame, type Said, said } from '../../contract/words/say.ts'
import { takesHandicaps } from '../../rules/formats/settings.ts'
import { type PrizeTableWarning, prizeTables, prizeTableWarnings } from '../../rules/payouts/prizeTables.ts'
import { formatSaid } from '../domain/leaderboards/formatName.ts'
import { oneBallOf } from '../domain/leaderboards/oneBall.ts'
import type { LiveBoard, Member } from './boardInput.ts'
import type { CardSlot } from './cardSlots.ts'
import { namesAndMore } from './namesAndMore.ts'
import { paysFromPot, purseOfFlight } from './purseOfFlight.ts'

/** The warnings of a leaderboard; none when everything is settled. They depend on settings and handicaps, not on scores. */
export function boardWarnings(live: LiveBoard): readonly Said[] {
  const isNet = takesHandicaps(live.format, live.leaderboard.settings.format ?? {})
  return [...(isNet ? [...missingHandicaps(live), ...otherBalls(live)] : []), ...prizeWarnings(live)]
}

/** A ball that was drawn is one of its own team. */
function allSlots({ slots }: LiveBoard): readonly CardSlot[] {
  return [...slots.values()].flatMap(([own]) => own ?? [])
}

/** The number of players without a handicap who count as 0; always 0 where strokes received do not count. */
export function countingAsZero(live: LiveBoard): number {
  if (!takesHandicaps(live.format, live.leaderboard.settings.format ?? {})) return 0
  const slots = allSlots(live).filter(slot => slot.handicap.hcPlaying === null && slot.playingHandicap !== null)
  return new Set(slots.map(({ sideId, place }) => `${sideId}/${place}`)).size
}

/**
 * Warns when the handicaps of the teams were computed for another way of playing one ball: a team has one handicap in a
 * round, that of the first leaderboard which names a ball.
 */
function otherBalls(live: LiveBoard): readonly Said[] {
  const { leaderboard, rounds } = live
  const own = oneBallOf(leaderboard.formatId, leaderboard.settings)
  if (own === undefined) return []
  const computed = allSlots(live).filter(({ handicap }) => handicap.computation && handicap.ball !== own)
  const balls = new Map(computed.map(({ round, handicap }) => [round, handicap.ball ?? '']))
  return [...balls].map(([round, ball]) => {
    const warning = said('warnings.otherBall', { ball: formatSaid(ball), own: formatSaid(own) })
    return rounds.length > 1 ? inRound(round, warning) : warning
  })
}

function inRound(round: number, warning: Said): Said {
  return said('warnings.ofRound', { number: round + 1, warning })
}

/** Warnings about prize tables; what holds for all flights is said once. */
function prizeWarnings(live: LiveBoard): readonly Said[] {
  const { payouts } = live.leaderboard.settings
  if (!payouts || paysFromPot(live)) return []
  const { table = 'winnerTakesAll' } = payouts
  const warnings = live.flights.flatMap(flight => {
    const { purseCents } = purseOfFlight(live, flight, payouts)
    const isNamed = live.flights.length > 1 && flight.name !== null
    const ofFlight = isNamed ? said('warnings.ofFlight', { flight: flight.name ?? '' }) : ''
    const found = prizeTableWarnings(typeof table === 'string' ? prizeTables[table] : table, purseCents)
    return found.map(warning => prizeWarning(warning, ofFlight))
  })
  return once(warnings)
}

function prizeWarning(warning: PrizeTableWarning, ofFlight: Said | ''): Said {
  if (warning.code === 'notDescending')
    return said('warnings.notDescending', { place: warning.place, before: warning.place - 1 })
  if (warning.code === 'abovePurse') {
    const { paidCents, purseCents } = warning
    return said('warnings.abovePurse', { ofFlight, paid: { cents: paidCents }, purse: { cents: purseCents } })
  }
  const { percent } = warning
  if (warning.code === 'aboveHundredPercent') return said('warnings.aboveHundredPercent', { ofFlight, percent })
  const { left } = warning
  if ('percent' in left) return said('warnings.belowHundredPercentOfAny', { ofFlight, percent, left: left.percent })
  const [rest, purse] = [{ cents: left.cents }, { cents: left.purseCents }]
  return said('warnings.belowHundredPercent', { ofFlight, percent, left: rest, purse })
}

/** Warnings about missing handicaps; what is missing in every round is said once. */
function missingHandicaps(live: LiveBoard): readonly Said[] {
  const { flights, rounds } = live
  const members = new Map(flights.flatMap(flight => flight.members.map(member => [member.sideId, member])))
  const missing = allSlots(live).filter(slot => slot.handicap.hcPlaying === null)
  const perRound = rounds.map((_, round) =>
    missingIn(
      missing.filter(slot => slot.round === round),
      members,
    ),
  )
  const isIn = (warnings: readonly Said[], one: Said) => warnings.some(other => isSame(other, one))
  const everywhere = perRound[0]?.filter(warning => perRound.every(others => isIn(others, warning))) ?? []
  const inRounds = perRound.flatMap((warnings, round) =>
    warnings.flatMap(warning => (isIn(everywhere, warning) ? [] : [inRound(round, warning)])),
  )
  return [...everywhere, ...inRounds]
}

function missingIn(missing: readonly CardSlot[], members: ReadonlyMap<number, Member>): readonly Said[] {
  const ofTeams = missing.flatMap(slot => teamWarning(slot, members.get(slot.sideId)) ?? [])
  const players = missing.filter(({ playingHandicap }) => playingHandicap !== null)
  const names = players.flatMap(({ sideId, place }) => nameOf(members.get(sideId)?.players[place]) ?? [])
  if (names.length === 0) return ofTeams
  return [...ofTeams, said('warnings.playersWithoutHandicap', { names: namesAndMore(names), count: names.length })]
}

function teamWarning({ playingHandicap, handicap }: CardSlot, member: Member | undefined): Said | undefined {
  if (playingHandicap !== null || !member) return undefined
  const without = member.players.filter(({ summary }) => handicap.playersWithout?.includes(summary.playerId))
  const team = member.name ?? ''
  if (without.length === 0) return said('warnings.teamWithoutAllowance', { team, count: member.players.length })
  const names = namesAndMore(without.flatMap(player => nameOf(player) ?? []))
  return said('warnings.teamWithoutHandicap', { team, names, count: without.length })
}

function nameOf(player: Member['players'][number] | undefined): string | undefined {
  return player && `${player.summary.firstName} ${player.summary.lastName}`
}

function once(warnings: readonly Said[]): readonly Said[] {
  return warnings.filter((one, at) => warnings.findIndex(other => isSame(other, one)) === at)
}
