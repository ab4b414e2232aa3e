import { useState } from 'preact/hooks'
import { lazy } from '../../ui/lazy.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { helperWords } from './helperWords.ts'
import { LastDone } from './LastDone.tsx'
import type { LeaveProps, Leaver } from './LeaveDialog.tsx'

const LeaveDialog = lazy<LeaveProps>(() => import('./LeaveDialog.tsx').then(one => one.LeaveDialog))

type Done = { readonly name: string; readonly undo: () => Promise<unknown> }

/**
 * How a helper says that somebody withdraws or does not come: what follows first, then one tap, and the way back. Whoever has a
 * score keeps it with a ruling on the card; whoever has none leaves the event.
 */
export function useLeaving(eventId: string, as: 'WD' | 'NS') {
  const [leaver, setLeaver] = useState<Leaver>()
  const [done, setDone] = useState<Done>()
  const words = helperWords().leave
  const undoing = useDeed(async () => {
    await done?.undo()
    setDone(undefined)
  })
  const said = done && words.done[as]({ name: done.name })
  return {
    ask: setLeaver,
    said: said !== undefined && (
      <LastDone said={said} words={words} isBusy={undoing.busy} onUndo={undoing.run}>
        {undoing.error}
      </LastDone>
    ),
    dialog: leaver && (
      <LeaveDialog
        eventId={eventId}
        as={as}
        leaver={leaver}
        words={words}
        onClose={undo => {
          setLeaver(undefined)
          if (undo) setDone({ name: leaver.name, undo })
        }}
      />
    ),
  }
}
