import type { Noun } from '../../contract/nouns.ts'
import { setReadChanged } from './call.ts'
import { readAgain } from './data.ts'
import { connection } from './live.ts'

/** What this tab writes is read again here, and in the other tabs of the browser where no stream tells them of it. */
export function readAfterWrites(): void {
  const others = new BroadcastChannel('caddiemaster-written')
  others.onmessage = ({ data }: MessageEvent<readonly Noun[]>) => void readAgain(data)
  setReadChanged((changed, isFollowed) => {
    if (!isFollowed) others.postMessage(changed)
    return readAgain(changed)
  })
  // A page that nothing is told to may be of yesterday.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connection.get() === 'none') void readAgain('everything', Date.now())
  })
}
