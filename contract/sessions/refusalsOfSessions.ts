import type { RefusalCode } from '../errors.ts'
import type { Operation } from '../operation.ts'

/** What a session of the console can meet at an operation of the interface, beside what its entry tells programs. */
export function refusalsOfSessions(op: Operation): readonly RefusalCode[] {
  if (op.access !== 'token') return []
  return [
    'ROLE_REQUIRED',
    'SECOND_FACTOR_REQUIRED',
    'CROSS_SITE',
    ...(op.id === 'setEventState' ? (['NOT_READY'] as const) : []),
  ]
}
