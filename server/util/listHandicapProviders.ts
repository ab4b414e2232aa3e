import { sql } from 'kysely'
import { list } from '../database/list.ts'
import { handle } from '../handler.ts'

export const listHandicapProviders = handle('listHandicapProviders', ({ page, tx }) =>
  list(
    tx,
    sql`
      select json_strip_nulls(json_build_object('id', provider_id, 'code', code, 'name', name, 'country', country)) as item, provider_id
      from handicap_provider`,
    ['provider_id'],
    page,
  ),
)
