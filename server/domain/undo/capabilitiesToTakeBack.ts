import { type AnyOperationId, allOperations } from '../../../contract/all.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Capability } from '../../../contract/roles/capabilities.ts'
import { capabilityOf } from '../../../contract/roles/capabilityOf.ts'
import type { StepRow } from './steps.sql.ts'

/**
 * What a role needs to take a step back: what it needs to do it. To take an undo back is to do again what it took back, so
 * that is asked of all that it took back, however many undos lie between.
 */
export function capabilitiesToTakeBack({
  operation,
  tookBack,
}: Pick<StepRow, 'operation' | 'tookBack'>): readonly Capability[] {
  return [...new Set((tookBack ?? [operation]).map(neededFor))]
}

/** Of what is not known, or asks for nothing but to see the event, nobody but who sets events up answers for its rows. */
function neededFor(operation: string): Capability {
  const op: Operation | undefined = allOperations[operation as AnyOperationId]
  // Who may hold play up ends that by letting it go on: what is taken back may be any state.
  const capability = op && op.id !== 'setEventState' ? capabilityOf(op) : undefined
  return capability === undefined || capability === 'event.see' ? 'event.edit' : capability
}
