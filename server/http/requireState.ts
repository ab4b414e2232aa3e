import type { Operation } from '../../contract/operation.ts'
import type { Staff } from '../domain/access/staff.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { EventState } from '../domain/events/eventState.ts'
import type { Config } from '../kernel/config.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { requirePause } from './requirePause.ts'
import { requireReady } from './requireReady.ts'

/** What a person needs to set the state of an event, and a program does not. Refuses with `ROLE_REQUIRED` or `NOT_READY`. */
export async function requireState(
  tx: Transaction,
  event: VisibleEvent,
  op: Operation,
  body: unknown,
  staff: Staff,
  config: Config,
): Promise<void> {
  if (op.id !== 'setEventState') return
  const wanted = body as { readonly state: EventState; readonly reason?: string }
  await requirePause(tx, event, wanted.state, staff)
  await requireReady(tx, event, wanted, config)
}
