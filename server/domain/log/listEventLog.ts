import { may } from '../../../contract/console/capabilities.ts'
import { handle } from '../operation/handler.ts'
import { logOfEvent } from './log.sql.ts'
import { withoutContacts } from './withoutContacts.ts'

const usual = 100

export const listEventLog = handle('listEventLog', async ({ tx, event, query, caller }) => {
  const rows = await logOfEvent(tx, event, { before: query.before, most: query.most ?? usual })
  const role = caller.staff.roles.get(event.communityId)
  const shown = role !== undefined && may(role, 'contacts.see') ? (value: unknown) => value : withoutContacts
  const entries = rows.map(({ actorName, step, undoneBy, subject, before, after, ...row }) => ({
    ...row,
    subject: shown(subject),
    ...(actorName !== null && { actorName }),
    ...(step !== null && { step }),
    ...(undoneBy !== null && { undoneBy }),
    ...(before !== null && { before: shown(before) }),
    ...(after !== null && { after: shown(after) }),
  }))
  return { entries }
})
