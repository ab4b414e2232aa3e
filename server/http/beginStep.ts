import type { Operation } from '../../contract/operation.ts'
import type { Caller } from '../domain/access/callers.ts'
import type { Holding, VisibleEvent } from '../domain/access/visibleEvent.ts'
import { changesBetween, rowsOfEvent } from '../domain/undo/eventRows.sql.ts'
import { insertStep } from '../domain/undo/steps.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { pipelined } from '../kernel/database/pipelined.ts'

export type Step = {
  /** Keeps what the handler changed, so that it can be taken back. */
  readonly end: (now: Temporal.Instant) => Promise<void>
}

/** Whether a person asks, in the console or with a link for helpers: what a person does is kept as a step. */
export function isPerson(caller: Caller | undefined): boolean {
  return caller?.staff !== undefined || caller?.link !== undefined
}

/**
 * How the event is held while `op` changes it. Scores are not held back by any step, and are judged when their round is locked in
 * its state; everything else has to wait for whoever may be closing the event, who waits for everybody.
 */
export function holdingOf(op: Operation, caller: Caller | undefined): Holding | undefined {
  if (op.transaction !== 'write') return undefined
  if (isPerson(caller) || op.id === 'setEventState') return 'alone'
  return op.id === 'recordScores' ? undefined : 'beside'
}

/** Begins a write of an event by a person, who holds it: its statement goes in front of the handler's. What is done is kept as a step. */
export function beginStep(tx: Transaction, event: VisibleEvent, op: Operation, actor: string, stepId: string): Step {
  const looking = pipelined(rowsOfEvent(tx, event))
  return {
    async end(now) {
      const [before, after] = await Promise.all([looking, rowsOfEvent(tx, event)])
      // An event that is deleted takes its steps along; the log has all that was in it.
      if (!after.has(`event/${event.registrationEventId}`)) return
      const rows = changesBetween(before, after)
      if (rows.length === 0) return
      const { communityId, registrationEventId: eventId } = event
      await insertStep(tx, { communityId, eventId, stepId, actor, operation: op.id, rows }, now)
    },
  }
}
