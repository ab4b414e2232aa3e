import { requireNone } from '../../kernel/refuse.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { record } from '../audit/record.ts'
import { handle } from '../operation/handler.ts'
import { writeExpectedRows } from './expectedScores.sql.ts'
import { readExpectedTable } from './readExpectedTable.ts'
import { holdCommunity } from './writeIdentity.sql.ts'

export const setExpectedScores = handle(
  'setExpectedScores',
  async ({ params, body, caller, database, requestId, now, refuse }) => {
    const { communityId } = params
    requireCommunity(refuse, caller, communityId)
    const read = body.table === null ? null : readExpectedTable(body.table)
    if (read !== null && 'wrong' in read) requireNone(refuse, [read.wrong])
    const rows = read === null || 'wrong' in read ? null : read
    await database.write('everything', async tx => {
      await holdCommunity(tx, communityId)
      await writeExpectedRows(tx, communityId, rows)
      const change = {
        communityId,
        kind: 'community.expectedSet',
        subject: { communityId },
        after: { rows: rows?.length ?? 0 },
      }
      await record(tx, change, { actor: caller.actor, requestId, now })
    })
    return { rows: rows?.length ?? 0 }
  },
)
