/** Answers to a request that give no access: a refusal, and a question. */
import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { LongField, oneParagraph } from '../../ui/LongField.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { AccessAsked } from './RequestLine.tsx'

type AnswerProps = {
  readonly request: AccessAsked
  readonly words: ScreenWords<'operatorAccess'>
  readonly onClose: () => void
}

/** Declines with a sentence that the contact reads. */
export function Decline({ request: { requestId, contactEmail }, words, onClose }: AnswerProps) {
  const [reason, setReason] = useState('')
  const deed = useDeed(async () => {
    await call('declineAccess', { params: { requestId }, body: { reason: oneParagraph(reason) } })
    onClose()
  })
  return (
    <DeedDialog
      title={words.declineTitle({ email: contactEmail })}
      submit={words.decline}
      harm
      deed={deed}
      onClose={onClose}
    >
      <LongField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onInput={setReason}
        error={deed.errorAt('/reason')}
        required
        autofocus
      />
    </DeedDialog>
  )
}

/** Asks the contact something before the request is decided. */
export function AskBack({ request: { requestId, contactEmail }, words, onClose }: AnswerProps) {
  const [question, setQuestion] = useState('')
  const deed = useDeed(async () => {
    await call('askBack', { params: { requestId }, body: { question: oneParagraph(question) } })
    onClose()
  })
  return (
    <DeedDialog title={words.askTitle({ email: contactEmail })} submit={words.send} deed={deed} onClose={onClose}>
      <LongField
        label={words.question}
        hint={words.questionHint}
        value={question}
        onInput={setQuestion}
        error={deed.errorAt('/question')}
        required
        autofocus
      />
    </DeedDialog>
  )
}
