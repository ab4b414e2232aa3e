/** What the service adds to the published operations. */
import type { Operation } from '../operation.ts'
import { revokeToken } from './auth.ts'

export const extensions = {
  revokeToken,
} as const satisfies Record<string, Operation>
