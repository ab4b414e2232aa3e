import type { FastifyRequest } from 'fastify'
import type { Operation } from '../../contract/operation.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { changesBetween, holdForStep, rowsOfEvent } from '../domain/undo/eventRows.sql.ts'
import { insertStep } from '../domain/undo/steps.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { pipelined } from '../kernel/database/pipelined.ts'

export type Step = {
  /** Keeps what the handler changed, so that it can be taken back. */
  readonly end: (now: Temporal.Instant) => Promise<void>
}

/**
 * Begins a write of an event, in front of its handler: its statements go first. What a person does in the console, or a helper with a link, is kept as
 * a step, unless it is a preview; what a program does waits for it, except scores, which no step holds.
 */
export function beginStep(
  tx: Transaction,
  event: VisibleEvent,
  op: Operation,
  { caller, id: stepId }: FastifyRequest,
  isPreview: boolean,
): Step | undefined {
  if (!caller?.staff && !caller?.link) {
    if (op.tag !== 'Scores') pipelined(holdForStep(tx, event, 'other'))
    return undefined
  }
  const held = pipelined(holdForStep(tx, event, 'person'))
  if (isPreview) return undefined
  const looking = pipelined(rowsOfEvent(tx, event))
  const { actor } = caller
  return {
    async end(now) {
      const [before, after] = await Promise.all([looking, rowsOfEvent(tx, event), held])
      // An event that is deleted takes its steps along; the log has all that was in it.
      if (!after.has(`event/${event.registrationEventId}`)) return
      const rows = changesBetween(before, after)
      if (rows.length === 0) return
      const { communityId, registrationEventId: eventId } = event
      await insertStep(tx, { communityId, eventId, stepId, actor, operation: op.id, rows }, now)
    },
  }
}
