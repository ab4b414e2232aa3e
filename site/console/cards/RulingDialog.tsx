import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Follows } from '../frame/Effects.tsx'
import type { RoundCard } from './groups.ts'
import type { Ruling } from './rulingsOf.ts'

export type RulingDialogProps = {
  readonly eventId: string
  readonly card: RoundCard
  readonly ruling: Ruling
  readonly words: ScreenWords<'cards'>
  readonly onClose: () => void
}

/** A decision about a card, with the reason that stands in its log. */
export function RulingDialog({ eventId, card, ruling, words, onClose }: RulingDialogProps) {
  const [reason, setReason] = useState('')
  const deed = useDeed(async () => {
    await ruling.run({ eventId, cardId: card.cardId }, reason.trim())
    announce(ruling.words)
    onClose()
  })
  return (
    <DeedDialog
      title={ruling.title}
      submit={ruling.words}
      deed={deed}
      onClose={onClose}
      disabled={reason.trim() === ''}
      {...(ruling.harm && { harm: true })}
    >
      <p>{ruling.effects}</p>
      <Field
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onInput={setReason}
        error={deed.errorAt('/reason')}
        maxLength={500}
        autofocus
      />
      {ruling.status && (
        <Follows
          id="setCardStatus"
          inputs={[{ params: { eventId, cardId: card.cardId }, body: { status: ruling.status, reason: 'preview' } }]}
        />
      )}
    </DeedDialog>
  )
}
