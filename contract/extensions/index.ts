/** What the service adds to the published operations. */
import type { Operation } from '../operation.ts'
import { revokeToken } from './auth.ts'
import { recordScores } from './recordScores.ts'

export const extensions = {
  revokeToken,
  recordScores,
} as const satisfies Record<string, Operation>
