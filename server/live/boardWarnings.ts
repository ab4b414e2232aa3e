/** What a director must settle before the results of a leaderboard are right, a sentence each. */
import { formatById } from '../../rules/formats/index.ts'
import { takesHandicaps } from '../../rules/formats/settings.ts'
import { prizeTables, prizeTableWarnings } from '../../rules/payouts/prizeTables.ts'
import { oneBallOf } from '../domain/leaderboards/oneBall.ts'
import type { LiveBoard, Member } from './boardInput.ts'
import type { CardSlot } from './cardSlots.ts'
import { paysFromPot, purseOfFlight } from './purseOfFlight.ts'

/** The warnings of a leaderboard; none when everything is settled. They depend on settings and handicaps, not on scores. */
export function boardWarnings(live: LiveBoard): readonly string[] {
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
function otherBalls(live: LiveBoard): readonly string[] {
  const { leaderboard, rounds } = live
  const own = oneBallOf(leaderboard.formatId, leaderboard.settings)
  if (own === undefined) return []
  const computed = allSlots(live).filter(({ handicap }) => handicap.computation && handicap.ball !== own)
  const balls = new Map(computed.map(({ round, handicap }) => [round, handicap.ball ?? '']))
  return [...balls].map(([round, ball]) => {
    const where = rounds.length > 1 ? `Round ${round + 1}: ` : ''
    return `${where}The handicaps of the teams are those of ${nameOfBall(ball)}, as another leaderboard says, and not of ${nameOfBall(own)}. Let both leaderboards say the same, or set the handicaps of the teams.`
  })
}

function nameOfBall(id: string): string {
  return formatById(id)?.name.toLowerCase() ?? id
}

/** Warnings about prize tables; what holds for all flights is said once. */
function prizeWarnings(live: LiveBoard): readonly string[] {
  const { payouts } = live.leaderboard.settings
  if (!payouts || paysFromPot(live)) return []
  const { table = 'winnerTakesAll' } = payouts
  const warnings = live.flights.flatMap(flight => {
    const { purseCents } = purseOfFlight(live, flight, payouts)
    const where = live.flights.length > 1 && flight.name !== null ? ` of ${flight.name}` : ''
    return prizeTableWarnings(typeof table === 'string' ? prizeTables[table] : table, purseCents).map(
      ({ code, message }) => `The prize table${code === 'notDescending' ? '' : where} ${message}.`,
    )
  })
  return [...new Set(warnings)]
}

/** Warnings about missing handicaps; what is missing in every round is said once. */
function missingHandicaps(live: LiveBoard): readonly string[] {
  const { flights, rounds } = live
  const members = new Map(flights.flatMap(flight => flight.members.map(member => [member.sideId, member])))
  const missing = allSlots(live).filter(slot => slot.handicap.hcPlaying === null)
  const perRound = rounds.map((_, round) =>
    missingIn(
      missing.filter(slot => slot.round === round),
      members,
    ),
  )
  const everywhere = perRound[0]?.filter(warning => perRound.every(others => others.includes(warning))) ?? []
  const inRounds = perRound.flatMap((warnings, round) =>
    warnings.flatMap(warning => (everywhere.includes(warning) ? [] : [`Round ${round + 1}: ${warning}`])),
  )
  return [...everywhere, ...inRounds]
}

function missingIn(missing: readonly CardSlot[], members: ReadonlyMap<number, Member>): readonly string[] {
  const ofTeams = missing.flatMap(slot => teamWarning(slot, members.get(slot.sideId)) ?? [])
  const players = missing.filter(({ playingHandicap }) => playingHandicap !== null)
  const names = players.flatMap(({ sideId, place }) => nameOf(members.get(sideId)?.players[place]) ?? [])
  if (names.length === 0) return ofTeams
  const verbs = names.length === 1 ? ['has', 'counts'] : ['have', 'count']
  return [...ofTeams, `${listed(names)} ${verbs[0]} no handicap and ${verbs[1]} as 0. Set an index or a handicap.`]
}

function teamWarning({ playingHandicap, handicap }: CardSlot, member: Member | undefined): string | undefined {
  if (playingHandicap !== null || !member) return undefined
  const without = member.players.filter(({ summary }) => handicap.playersWithout?.includes(summary.playerId))
  if (without.length === 0) {
    return `The team ${member.name} has no handicap: there is no allowance for ${member.players.length} players. Set the handicap of the team, or another teamAllowance.`
  }
  const names = listed(without.flatMap(player => nameOf(player) ?? []))
  return `The team ${member.name} has no handicap, because ${names} ${without.length === 1 ? 'has' : 'have'} none. Set the handicap of the team, or say with withoutIndex what such a player counts as.`
}

function nameOf(player: Member['players'][number] | undefined): string | undefined {
  return player && `${player.summary.firstName} ${player.summary.lastName}`
}

const mostNames = 5

function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNames)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
