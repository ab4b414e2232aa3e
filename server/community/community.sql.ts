import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page } from '../database/list.ts'
import { nameKey } from '../players/nameKey.ts'

export type CommunityCriteria = {
  readonly communityIds?: readonly number[]
  readonly name?: string
  readonly clubCommunityId?: number
}

/** Communities in scope that meet all criteria, by name. */
export function communities(
  tx: Transaction,
  scope: readonly number[],
  criteria: CommunityCriteria,
  page: Page,
): Promise<Listed> {
  return list(
    tx,
    sql`
      select json_strip_nulls(json_build_object('id', community_id, 'name', name, 'clubCommunityId', club_community_id)) as item,
        name_key, community_id
      from community
      where community_id = any(${scope})
        and (${criteria.communityIds ?? null}::bigint[] is null or community_id = any(${criteria.communityIds ?? null}))
        and (${criteria.name ?? null}::text is null or starts_with(name_key, ${nameKey(criteria.name ?? '')}))
        and (${criteria.clubCommunityId ?? null}::bigint is null or club_community_id = ${criteria.clubCommunityId ?? null})`,
    ['name_key', 'community_id'],
    page,
  )
}
