import type { Static } from 'typebox'
import type { getSettlement } from '../../../contract/settlement/console.ts'
import { fullName } from '../../domain/roster/fullName.ts'
import type { CountedBoard } from '../countedBoards.ts'
import type { PayeeIds, PrizeGivenRow } from './prizesGiven.sql.ts'

type Settlement = Static<typeof getSettlement.reply>
type Payee = Settlement['payees'][number]
type Prize = Payee['prizes'][number]
type Row = CountedBoard['flights'][number]['rows'][number]

/** A board as it stands; `team`: its sides are teams. */
export type SettledBoard = { readonly team: boolean; readonly standings: CountedBoard }

/** Who wins what on these boards, and what was handed out, all in cents. The largest amount comes first. */
export function settlementOf(boards: readonly SettledBoard[], given: readonly PrizeGivenRow[]): Settlement {
  const flights = boards.flatMap(({ team, standings }) =>
    standings.flights.map(flight => ({ team, standings, flight })),
  )
  const won = flights.flatMap(({ team, standings: { leaderboardId }, flight }) =>
    flight.rows.flatMap(row =>
      sharesOf(row, team).map(({ cents, ...payee }) => ({
        ...payee,
        prize: { leaderboardId, ...(flight.name !== undefined && { flight: flight.name }), label: row.label, cents },
      })),
    ),
  )
  const payees = new Map<string, { readonly payeeId?: string; readonly name: string; readonly prizes: Prize[] }>()
  for (const { key, prize, ...payee } of won) {
    const known = payees.get(key)
    if (known) known.prizes.push(prize)
    else payees.set(key, { ...payee, prizes: [prize] })
  }
  const paid = new Map(given.map(row => [payeeIdOf(row), row]))
  for (const [payeeId, { name }] of paid)
    if (!payees.has(payeeId)) payees.set(payeeId, { payeeId, name: name ?? payeeId, prizes: [] })
  const currency = boards.find(({ standings }) => standings.currency !== undefined)?.standings.currency
  return {
    ...(currency !== undefined && { currency }),
    purses: flights.flatMap(({ standings, flight }) => purseOf(standings, flight)),
    payees: [...payees]
      .map(([key, payee]): Payee => {
        const row = paid.get(key)
        const dueCents = payee.prizes.reduce((sum, { cents }) => sum + cents, 0)
        return { ...payee, dueCents, ...(row && { given: givenOf(row) }) }
      })
      .sort((a, b) => b.dueCents - a.dueCents || a.name.localeCompare(b.name, 'en')),
  }
}

/** What was handed out, as the interface shows it. */
export function givenOf({ cents, method, note, at, actorName }: PrizeGivenRow): NonNullable<Payee['given']> {
  return { cents, method, ...(note !== null && { note }), at, ...(actorName !== null && { by: actorName }) }
}

function purseOf(
  { leaderboardId, eventId, name, final }: CountedBoard,
  { name: flight, purseCents, undistributedCents }: CountedBoard['flights'][number],
): Settlement['purses'] {
  if (purseCents === undefined || undistributedCents === undefined) return []
  return [
    { leaderboardId, eventId, name, ...(flight !== undefined && { flight }), final, purseCents, undistributedCents },
  ]
}

type Share = { readonly key: string; readonly payeeId?: string; readonly name: string; readonly cents: number }

/** Whom a prize goes to: the side, or the players of a team where its leaderboard says so. */
function sharesOf(row: Row, team: boolean): readonly Share[] {
  const { sideId, name, players, payoutCents = 0, playerPayoutsCents } = row
  if (payoutCents === 0) return []
  if (playerPayoutsCents && team)
    return players.flatMap((player, at) => {
      const cents = playerPayoutsCents[at] ?? 0
      return cents > 0 ? [{ ...idOf({ playerId: player.playerId, teamId: null }), name: fullName(player), cents }] : []
    })
  // The teams of a cup are names alone: what is a side elsewhere is a number among them here.
  if (players.length === 0) return [{ key: `cup ${name}`, name, cents: payoutCents }]
  return [{ ...idOf({ playerId: team ? null : sideId, teamId: team ? sideId : null }), name, cents: payoutCents }]
}

function idOf(ids: PayeeIds) {
  const payeeId = payeeIdOf(ids)
  return { key: payeeId, payeeId }
}

/** As the interface names whom it pays: `P-3001` or `T-601`. */
function payeeIdOf({ playerId, teamId }: PayeeIds): string {
  return playerId === null ? `T-${teamId}` : `P-${playerId}`
}
