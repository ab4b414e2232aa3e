import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from './callers.ts'

/** Refuses with `UNAUTHORIZED` when the community is not one of the caller's. */
export function requireCommunity(refuse: Refuse<'UNAUTHORIZED'>, caller: Caller, communityId: number): void {
  if (!caller.communities.includes(communityId)) refuse('UNAUTHORIZED', 'community')
}
