import type { Caller } from '../domain/access/callers.ts'
import { communitiesWhere } from '../domain/access/staff.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { whoSetIdentity } from '../domain/communities/whoSetIdentity.sql.ts'
import { whoTouched } from '../domain/undo/steps.sql.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Service } from '../live/service.ts'
import type { Parsed } from './parse.ts'

/** Says in the refusal of somebody's change who has changed the same thing meanwhile, and when. Other errors stay as they are. */
export async function sayWhoChanged(
  error: unknown,
  caller: Caller | undefined,
  { params }: Parsed,
  { database }: Service,
): Promise<unknown> {
  const staff = caller?.staff
  if (!staff || !(error instanceof Refusal) || error.rows.length === 0) return error
  const { eventId, communityId } = params
  const all = communitiesWhere(staff, undefined)
  const found = await database.read(all, async tx => {
    if (typeof eventId === 'string') {
      const event = await visibleEvent(tx, eventId, all)
      return event && whoTouched(tx, event, error.rows)
    }
    const fields = error.errors.map(({ pointer }) => pointer.slice(1))
    return typeof communityId === 'number' ? whoSetIdentity(tx, communityId, fields) : undefined
  })
  if (found) error.theirs = { at: found.at, ...(found.by !== null && { by: found.by }) }
  return error
}
