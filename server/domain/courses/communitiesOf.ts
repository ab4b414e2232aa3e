import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import { requireCommunity } from '../access/requireCommunity.ts'

/** The community that a course is wanted for, or all of the caller's. Refuses with `UNAUTHORIZED` one that is not. */
export function communitiesOf(
  refuse: Refuse<'UNAUTHORIZED'>,
  caller: Caller,
  communityId: number | undefined,
): readonly number[] {
  if (communityId === undefined) return caller.communities
  requireCommunity(refuse, caller, communityId)
  return [communityId]
}
