import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { rehearsalWords } from './rehearsalWords.ts'

type EndRehearsalProps = { readonly eventId: string; readonly onEnd: () => unknown; readonly onClose: () => void }

/** Asks once, and throws the rehearsal away. */
export function EndRehearsal({ eventId, onEnd, onClose }: EndRehearsalProps) {
  const words = rehearsalWords()
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
