/** The published operations of `/v1`, in the order of the published interface. */
import type { Operation } from '../operation.ts'
import { login } from './auth.ts'
import { searchCommunities } from './community.ts'

export const v1 = {
  login,
  searchCommunities,
} as const satisfies Record<string, Operation>
