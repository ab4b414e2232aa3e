import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Field } from '../../ui/Field.tsx'
import { LongField, oneParagraph } from '../../ui/LongField.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

const nothing = { contactName: '', contactEmail: '', intendedUse: '' }

/** The form with which an owner asks for access of a program. */
export function AskForAccess({
  communityId,
  words,
}: {
  readonly communityId: number
  readonly words: ScreenWords<'interface'>
}) {
  const [given, setGiven] = useState(nothing)
  const [isSent, setSent] = useState(false)
  const change = (part: Partial<typeof nothing>) => {
    setSent(false)
    setGiven({ ...given, ...part })
  }
  const deed = useDeed(async () => {
    const body = {
      contactName: given.contactName.trim(),
      contactEmail: given.contactEmail.trim(),
      intendedUse: oneParagraph(given.intendedUse),
    }
    await call('requestAccess', { params: { communityId }, body })
    setGiven(nothing)
    setSent(true)
    announce(words.sent)
  })
  return (
    <DeedForm class="" deed={deed}>
      <Field
        label={words.contactName}
        value={given.contactName}
        onInput={contactName => change({ contactName })}
        error={deed.errorAt('/contactName')}
        maxLength={100}
        required
      />
      <Field
        label={words.contactEmail}
        type="email"
        hint={words.contactHint}
        value={given.contactEmail}
        onInput={contactEmail => change({ contactEmail })}
        error={deed.errorAt('/contactEmail')}
        maxLength={254}
        required
      />
      <LongField
        label={words.intendedUse}
        hint={words.intendedUseHint}
        value={given.intendedUse}
        onInput={intendedUse => change({ intendedUse })}
        error={deed.errorAt('/intendedUse')}
        required
      />
      {deed.error}
      <p class="bar">
        <button type="submit" class="button lead" disabled={deed.busy}>
          {words.send}
        </button>
        {isSent && <span class="quiet">{words.sent}</span>}
      </p>
    </DeedForm>
  )
}
