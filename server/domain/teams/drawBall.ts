import { hash } from 'node:crypto'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { type Drawable, drawable, insertDrawnBall } from './drawnBalls.sql.ts'

type Draw = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly record: (change: Change) => Promise<void>
}

/**
 * Draws a ball for a team that is short of a player, among the players of the other teams.
 * The lot is a hash of the event, the team and the player: what a preview shows is what is drawn, nobody can draw again until
 * the result suits, and anybody can check it. Undefined where there is nobody to draw.
 */
export async function drawBall({ tx, event, record }: Draw, teamId: number): Promise<Drawable | undefined> {
  const all = await drawable(tx, event, teamId)
  const lots = all.map(player => ({ player, lot: lotOf(event, teamId, player.playerId) }))
  const [first] = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  if (!first) return undefined
  const drawn = { teamId, playerId: first.player.playerId }
  await insertDrawnBall(tx, event, drawn)
  const { communityId, eventId } = event
  await record({ communityId, eventId, kind: 'team.ballDrawn', subject: drawn, after: { lot: first.lot } })
  return first.player
}

function lotOf({ registrationEventId }: VisibleEvent, teamId: number, playerId: number): string {
  return hash('sha256', `${registrationEventId}/${teamId}/${playerId}`).slice(0, 16)
}
