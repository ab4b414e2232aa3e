import { listFormats as listFormatsEntry } from '../../../contract/leaderboards/extensions.ts'
import { formats } from '../../../rules/formats/index.ts'
import { pageOf } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'

const byId = [...formats].sort((a, b) => (a.id < b.id ? -1 : 1))

export const listFormats = handle('listFormats', async ({ page }) =>
  pageOf(
    listFormatsEntry.reply.items,
    byId,
    ({ id }) => [id],
    page,
    ({ id, name, description, leaderboardType, unit, ranks, withoutScore, rule, settings }) => ({
      id,
      name,
      description,
      typeId: leaderboardType.id,
      unit,
      ranks,
      withoutScore,
      rule,
      settings,
    }),
  ),
)
