import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel } from '../events/eventOrRounds.sql.ts'
import { registeredPlayers, summaryOrder } from '../roster/playerSummary.ts'
import type { CardOwner } from '../scores/card.ts'
import { nameOnCard } from '../scores/scorecard.sql.ts'

export type StartRow = {
  readonly playerId: number
  readonly name: string
  readonly lastName: string
  readonly teePairingId: number | null
  readonly teeTime: string | null
  readonly teeHole: number | null
  readonly teeGroup: string | null
}

/** Everybody who is registered, group by group in the order of seats and names, as directors work on the tee sheet. */
export function startsOf(tx: Transaction, event: VisibleEvent): Promise<StartRow[]> {
  const { communityId, eventId, registrationEventId } = event
  return tx.rows(
    sql<StartRow>`
      select p.player_id as "playerId", ${nameOnCard} as name, p.last_name as "lastName",
        t.tee_pairing_id as "teePairingId", ${timestampOf(sql`t.tee_time`)} as "teeTime", t.tee_hole as "teeHole", t.tee_group as "teeGroup"
      from ${registeredPlayers}
      left join ${byKey('tee_pairing_player', sql`community_id = r.community_id and event_id = ${eventId} and player_id = r.player_id`)} g on true
      left join ${byKey('tee_pairing', sql`community_id = g.community_id and tee_pairing_id = g.tee_pairing_id`)} t on true
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by t.tee_time nulls last, t.tee_hole, t.tee_group collate "C", t.tee_pairing_id, g.seat nulls last, ${summaryOrder}`,
  )
}

export type CardRow = CardOwner & {
  readonly eventId: number
  readonly strokes: readonly (number | null)[]
  readonly status: 'OPEN' | 'SIGNED' | 'NC' | 'WD' | 'DQ' | 'NS'
  readonly hasScore: boolean
  readonly conflicts: readonly number[]
  readonly signedBy: readonly string[]
  readonly version: number
  readonly updatedAt: string
}

/** The cards of a round, or of all rounds of a multi-round event, on which anybody has said anything. */
export function cardsOf(tx: Transaction, event: VisibleEvent): Promise<CardRow[]> {
  return tx.rows(
    sql<CardRow>`
      select c.event_id as "eventId", c.side, c.side_id as "sideId", c.strokes, c.status, c.has_score as "hasScore", c.conflicts, c.signed_by as "signedBy",
        c.version, ${timestampOf(sql`c.updated_at`)} as "updatedAt"
      from event e
      join card c on c.community_id = e.community_id and c.event_id = e.event_id
      where ${eventsAtLevel(event, 'rounds')}`,
  )
}
