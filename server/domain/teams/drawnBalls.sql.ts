/** Balls of other teams that a blind draw gave to teams that are short of a player. */
import { DrawnBall } from '../../../contract/teams/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { teamsEventId } from './teamsInEffect.sql.ts'

export type DrawnBallRow = { readonly teamId: number; readonly playerId: number }

/** The drawn balls of the teams in effect in the event. */
export function drawnBallRows(tx: Transaction, event: VisibleEvent): Promise<DrawnBallRow[]> {
  return tx.rows(
    sql<DrawnBallRow>`
      select team_id as "teamId", player_id as "playerId" from drawn_ball
      where community_id = ${event.communityId} and event_id = ${teamsEventId(event)}
      order by team_id, player_id`,
  )
}

/** The same as the interface lists them. */
export function drawnBalls(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed<typeof DrawnBall>> {
  const item = jsonOf(DrawnBall, {
    teamId: sql`d.team_id`,
    playerId: sql`d.player_id`,
    firstName: sql`p.first_name`,
    lastName: sql`p.last_name`,
    suffix: sql`p.suffix`,
  })
  const rest = sql`
    d.team_id, d.player_id from drawn_ball d join player p on p.player_id = d.player_id
    where d.community_id = ${event.communityId} and d.event_id = ${teamsEventId(event)}`
  return list(tx, item, rest, ['team_id', 'player_id'], page)
}

export type Drawable = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
}

/** Who may be drawn for a team: everybody in another team of its event whose ball it does not have yet. */
export function drawable(tx: Transaction, event: VisibleEvent, teamId: number): Promise<Drawable[]> {
  return tx.rows(
    sql<Drawable>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix
      from team t
      join team_player x on x.community_id = t.community_id and x.event_id = t.event_id and x.team_id <> t.team_id
      join player p on p.player_id = x.player_id
      where t.community_id = ${event.communityId} and t.team_id = ${teamId} and not exists (
        select from drawn_ball d
        where d.community_id = t.community_id and d.event_id = t.event_id and d.team_id = t.team_id and d.player_id = x.player_id)
      order by p.player_id`,
  )
}

/** Gives a ball to a team. */
export async function insertDrawnBall(
  tx: Transaction,
  event: VisibleEvent,
  { teamId, playerId }: DrawnBallRow,
): Promise<void> {
  await tx.rows(
    sql`
      insert into drawn_ball (community_id, event_id, team_id, player_id, registration_event_id)
      select t.community_id, t.event_id, t.team_id, ${playerId}::bigint, ${event.registrationEventId}::bigint
      from team t where t.community_id = ${event.communityId} and t.team_id = ${teamId}`,
  )
}

/** Takes the drawn balls of a team away, and returns whose they were. */
export async function deleteDrawnBalls(
  tx: Transaction,
  event: VisibleEvent,
  teamId: number,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      delete from drawn_ball d using team t
      where t.community_id = ${event.communityId} and t.team_id = ${teamId}
        and d.community_id = t.community_id and d.event_id = t.event_id and d.team_id = t.team_id
      returning d.player_id as "playerId"`,
  )
  return rows.map(({ playerId }) => playerId).sort((a, b) => a - b)
}
