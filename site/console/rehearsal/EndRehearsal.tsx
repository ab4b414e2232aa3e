import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type EndRehearsalProps = {
  readonly words: ScreenWords<'rehearsal'>
  readonly eventId: string
  readonly onEnd: () => unknown
  readonly onClose: () => void
}

/** Asks once, and throws the rehearsal away. */
export function EndRehearsal({ words, eventId, onEnd, onClose }: EndRehearsalProps) {
  const deed = useDeed(async () => {
    await call('endRehearsal', { params: { eventId } })
    await onEnd()
  })
  return (
    <DeedDialog title={words.endTitle} submit={words.end} harm deed={deed} onClose={onClose}>
      <p>{words.endWhat}</p>
    </DeedDialog>
  )
}
