import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { LongField, oneParagraph } from '../../ui/LongField.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { CommunityAsked } from './NewCommunity.tsx'

type DeclineProps = {
  readonly words: ScreenWords<'communities'>
  readonly request: CommunityAsked
  readonly onClose: () => void
}

/** Declines with a sentence that whoever asked reads; says so where the mail was not taken. */
export function DeclineRequest({ words, request: { requestId, name, contactEmail }, onClose }: DeclineProps) {
  const [reason, setReason] = useState('')
  const [isUntold, setUntold] = useState(false)
  const deed = useDeed(async () => {
    const { mailed } = await call('declineCommunityRequest', {
      params: { requestId },
      body: { reason: oneParagraph(reason) },
    })
    if (!mailed) return setUntold(true)
    announce(words.declined({ email: contactEmail }))
    onClose()
  })
  if (isUntold)
    return (
      <DeedDialog
        title={words.declineTitle({ name })}
        submit={undefined}
        cancel={words.done}
        deed={deed}
        onClose={onClose}
      >
        <p role="alert">{words.declinedUntold({ email: contactEmail })}</p>
        <p>{oneParagraph(reason)}</p>
      </DeedDialog>
    )
  return (
    <DeedDialog title={words.declineTitle({ name })} submit={words.decline} harm deed={deed} onClose={onClose}>
      <LongField
        label={words.reason}
        hint={words.reasonHint({ email: contactEmail })}
        value={reason}
        onInput={setReason}
        error={deed.errorAt('/reason')}
        required
        autofocus
      />
    </DeedDialog>
  )
}
