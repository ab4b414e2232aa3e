import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { en } from './en.ts'

type PlayDialogProps = {
  /** Of the round. */
  readonly eventId: string
  /** Play is suspended, and would go on. */
  readonly isHeld: boolean
  readonly words: typeof en
  readonly onClose: () => void
}

/** Play stops everywhere, with a word that says why; or it goes on. */
export function PlayDialog({ eventId, isHeld, words, onClose }: PlayDialogProps) {
  const [reason, setReason] = useState('')
  const deed = useDeed(async () => {
    const body = isHeld ? { state: 'in progress' as const } : { state: 'suspended' as const, reason: reason.trim() }
    await call('setEventState', { params: { eventId }, body })
    await readAgain(['getEventSetup', 'getEventState'])
    announce(isHeld ? words.resumed : words.suspended)
    onClose()
  })
  return (
    <DeedDialog
      title={isHeld ? words.resumeTitle : words.suspendTitle}
      submit={isHeld ? words.resume : words.suspend}
      deed={deed}
      onClose={onClose}
      disabled={!isHeld && reason.trim() === ''}
      harm={!isHeld}
    >
      <p>{isHeld ? words.resumeEffects : words.suspendEffects}</p>
      {!isHeld && (
        <Field
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onInput={setReason}
          error={deed.errorAt('/reason')}
          maxLength={500}
          autofocus
        />
      )}
    </DeedDialog>
  )
}
