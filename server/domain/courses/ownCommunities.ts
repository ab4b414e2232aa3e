import type { Caller } from '../access/callers.ts'

/** The community that a course is wanted for where it is one of the caller's, or all of these where none is named. */
export function ownCommunities({ communities }: Caller, communityId: number | undefined): readonly number[] {
  return communityId === undefined ? communities : communities.filter(id => id === communityId)
}
