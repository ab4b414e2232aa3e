import type { Caller } from './callers.ts'

/**
 * The caller as far as this community reaches: who works in the copy of a rehearsal reaches nothing else, so that nothing
 * real is changed from there, and from elsewhere (undefined: no event) nobody reaches into a copy.
 */
export function reachIn<C extends Caller>(caller: C, communityId: number | undefined): C {
  const copies = new Set(
    caller.staff?.account.communities.flatMap(one => (one.rehearsalOf === null ? [] : one.communityId)),
  )
  if (copies.size === 0) return caller
  const isInCopy = communityId !== undefined && copies.has(communityId)
  const communities = caller.communities.filter(id => (isInCopy ? id === communityId : !copies.has(id)))
  return { ...caller, communities }
}
