import { useEffect } from 'preact/hooks'
import type { OperationId } from '../../ui/call.ts'
import { readAgain } from '../../ui/data.ts'
import { follow } from '../../ui/live.ts'

/** What the pages of a community show of all its events. */
const shown: readonly OperationId[] = ['getDashboard', 'searchEvents', 'listCommunityLog']
/** On a day of play something changes all the time: the pages read again at most so often. */
const pauseMs = 1000

/** Keeps what the screen shows of a community up to date while all its events change. */
export function useCommunityLive(communityId: number): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const unfollow = follow(`community-${communityId}`, `/console/api/communities/${communityId}/stream`, () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void readAgain(shown)
      }, pauseMs)
    })
    return () => {
      clearTimeout(waiting)
      unfollow()
    }
  }, [communityId])
}
