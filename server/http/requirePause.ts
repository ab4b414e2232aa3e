import { may } from '../../contract/roles/capabilities.ts'
import { said } from '../../contract/words/say.ts'
import type { Staff } from '../domain/access/staff.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { stateRows } from '../domain/events/eventState.sql.ts'
import { type EventState, isInPlay } from '../domain/events/eventState.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * Whoever makes rulings and sets no event up may suspend play and let it go on; every other state is for those who set it up.
 * Refuses with `ROLE_REQUIRED`.
 */
export async function requirePause(
  tx: Transaction,
  event: VisibleEvent,
  wanted: EventState,
  { roles }: Staff,
): Promise<void> {
  const role = roles.get(event.communityId)
  if (role === undefined || may(role, 'event.edit')) return
  const { own } = await stateRows(tx, event, true)
  if (!isInPlay(own.state) || !isInPlay(wanted))
    throw new Refusal('ROLE_REQUIRED', 'role', { role: said(`mails.roles.${role}`) })
}
