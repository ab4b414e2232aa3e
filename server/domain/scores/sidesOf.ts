import { formatById } from '../../../rules/formats/index.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { teamHandicapRows } from '../handicaps/teamHandicaps.sql.ts'
import type { CardOwner } from './card.ts'
import { type FormatPlayed, formatsPlayed, type Group, groupOf } from './scorecard.sql.ts'

/** A player of the group, or a team with one ball that plays in it. */
export type SideOfGroup = CardOwner & { readonly name: string; readonly playerIds: readonly number[] }

/**
 * The sides whose cards are kept in a scorer's group: its players, and with them the teams with one ball when a leaderboard
 * is for these; the teams alone when every leaderboard is.
 */
export async function sidesOf(
  tx: Transaction,
  event: VisibleEvent,
  scorer: number,
): Promise<Group & { readonly sides: readonly SideOfGroup[] }> {
  const [group, formats] = await Promise.all([groupOf(tx, event, scorer), formatsPlayed(tx, event)])
  const scored = sidesScored(formats)
  const playerIds = group.players.map(({ playerId }) => playerId)
  const teams = scored.teams ? await teamHandicapRows(tx, event, 'event', { playerIds }) : []
  const players = scored.players ? group.players : []
  return {
    ...group,
    sides: [
      ...teams.map(team => ({ side: 'T' as const, sideId: team.teamId, name: team.name, playerIds: team.playerIds })),
      ...players.map(({ playerId, name }) => ({ side: 'P' as const, sideId: playerId, name, playerIds: [playerId] })),
    ],
  }
}

/** Whether teams with one ball have cards, and whether players do, when these formats are played. */
export function sidesScored(formats: readonly FormatPlayed[]): { readonly teams: boolean; readonly players: boolean } {
  const oneBall = formats.map(
    ({ formatId, oneBall: chosen }) => chosen !== null || formatById(formatId)?.leaderboardType.teamScore === true,
  )
  return { teams: oneBall.includes(true), players: oneBall.length === 0 || oneBall.includes(false) }
}
