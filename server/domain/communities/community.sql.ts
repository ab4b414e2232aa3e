import { Community } from '../../../contract/shapes.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { communityFields } from './communityFields.ts'

export type CommunityCriteria = {
  readonly communityIds?: readonly number[]
  readonly name?: string
  readonly clubCommunityId?: number
}

/** The communities in scope that meet all criteria, sorted by name. */
export function communities(
  tx: Transaction,
  scope: readonly number[],
  criteria: CommunityCriteria,
  page: Page,
): Promise<Listed<typeof Community>> {
  return list(
    tx,
    jsonOf(Community, communityFields),
    sql`
      name_key, community_id
      from community c
      where community_id = any(${scope})
        and (${criteria.communityIds ?? null}::bigint[] is null or community_id = any(${criteria.communityIds ?? null}))
        and (${criteria.name ?? null}::text is null or starts_with(name_key, ${nameKey(criteria.name ?? '')}))
        and (${criteria.clubCommunityId ?? null}::bigint is null or club_community_id = ${criteria.clubCommunityId ?? null})`,
    ['name_key', 'community_id'],
    page,
  )
}
