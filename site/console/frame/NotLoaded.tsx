import { useEffect, useState } from 'preact/hooks'
import { beginAnew } from '../../ui/beginAnew.ts'
import { outbox } from '../../ui/data.ts'
import { useStore } from '../../ui/store.ts'
import { Empty } from '../../ui/Waiting.tsx'
import { kit } from '../../ui/words.ts'

/** The files of a screen did not come: the page begins anew, once there is a connection and everything that was done has arrived. */
export function NotLoaded() {
  const [isWanted, setWanted] = useState(false)
  const { waiting } = useStore(outbox.state)
  useEffect(() => {
    const again = () => setWanted(true)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  const isNow = isWanted && waiting.length === 0
  useEffect(() => {
    if (isNow) void beginAnew().then(isThere => isThere || setWanted(false))
  }, [isNow])
  return (
    <Empty
      alone
      title={kit().refused}
      action={
        <button type="button" class="button" onClick={() => setWanted(true)}>
          {kit().tryAgain}
        </button>
      }
    >
      {kit().noAnswer}
    </Empty>
  )
}
