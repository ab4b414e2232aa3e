import { HandicapProvider } from '../../../contract/handicaps/published.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { list } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'

export const listHandicapProviders = handle('listHandicapProviders', ({ page, tx }) =>
  list(
    tx,
    jsonOf(HandicapProvider, { id: sql`provider_id`, code: sql`code`, name: sql`name`, country: sql`country` }),
    sql`provider_id from handicap_provider`,
    ['provider_id'],
    page,
  ),
)
