import type { Static } from 'typebox'
import type { CommunityLogEntry } from '../../../contract/log/console.ts'
import type { Written } from '../../kernel/database/json.ts'
import type { Staff } from '../access/staff.ts'
import type { CommunityLogRow } from './communityLog.sql.ts'
import { changesFor } from './withoutContacts.ts'

/** Entries of the log as the account may see them: contacts only where its role has the right. */
export function communityLogEntries(
  rows: readonly CommunityLogRow[],
  staff: Staff,
): Written<Static<typeof CommunityLogEntry>>[] {
  return rows.map(({ actorName, step, undoneBy, eventId, eventName, subject, before, after, ...row }) => {
    const shown = changesFor({ staff }, row.communityId)
    return {
      ...row,
      subject: shown(subject),
      actorName: actorName ?? undefined,
      step: step ?? undefined,
      undoneBy: undoneBy ?? undefined,
      eventId: eventId ?? undefined,
      eventName: eventName ?? undefined,
      ...(before !== null && { before: shown(before) }),
      ...(after !== null && { after: shown(after) }),
    }
  })
}
