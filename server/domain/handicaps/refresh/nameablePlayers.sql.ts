import type { Transaction } from '../../../kernel/database/connect.ts'
import { sql } from '../../../kernel/database/sql.ts'
import type { VisibleEvent } from '../../access/visibleEvent.ts'

/** What a source may call a registered player by. */
export type NameablePlayer = {
  readonly playerId: number
  readonly name: string
  readonly lastNameKey: string
  readonly firstNameKey: string
  readonly emailKey: string | null
  readonly hcId: string | null
  /** Id, code and name of the world handicap provider. */
  readonly provider: readonly string[]
}

/** The registered players, sorted by name. */
export function nameablePlayers(tx: Transaction, event: VisibleEvent): Promise<NameablePlayer[]> {
  return tx.rows(
    sql<NameablePlayer>`
      select p.player_id as "playerId", p.first_name || ' ' || p.last_name as name, p.last_name_key as "lastNameKey",
        p.first_name_key as "firstNameKey", p.email_key as "emailKey", p.hc_id as "hcId",
        array_remove(array[v.provider_id::text, v.code, v.name], null) as provider
      from registration r
      join player p on p.player_id = r.player_id
      left join handicap_provider v on v.provider_id = p.hc_provider_id
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId}
      order by p.last_name_key, p.first_name_key, p.player_id`,
  )
}
