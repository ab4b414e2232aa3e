import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { LongField, oneParagraph } from '../../ui/LongField.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { ChooseCommunities } from './ChooseCommunities.tsx'
import { ChooseScope, type Scope } from './ChooseScope.tsx'
import type { HandedOver } from './Handed.tsx'

type IssueProps = {
  readonly words: ScreenWords<'operatorAccess'>
  readonly onDone: (handed: HandedOver) => void
  readonly onClose: () => void
}

/** Gives access without a request. */
export function Issue({ words, onDone, onClose }: IssueProps) {
  const [email, setEmail] = useState('')
  const [intendedUse, setIntendedUse] = useState('')
  const [communityIds, setCommunityIds] = useState<readonly number[]>([])
  const [scope, setScope] = useState<Scope>('read write')
  const deed = useDeed(async () => {
    const body = { email: email.trim(), intendedUse: oneParagraph(intendedUse), communityIds, scope }
    const handed = await call('issueCredential', { body })
    onDone({ ...handed, email: body.email })
  })
  return (
    <DeedDialog
      title={words.issueTitle}
      submit={words.issue}
      disabled={communityIds.length === 0}
      deed={deed}
      onClose={onClose}
    >
      <Field
        label={words.email}
        type="email"
        hint={words.emailHint}
        value={email}
        onInput={setEmail}
        error={deed.errorAt('/email')}
        maxLength={254}
        required
        autofocus
      />
      <LongField
        label={words.intendedUse}
        value={intendedUse}
        onInput={setIntendedUse}
        error={deed.errorAt('/intendedUse')}
        required
      />
      <ChooseScope words={words} value={scope} onChoose={setScope} />
      <ChooseCommunities
        words={words}
        chosen={communityIds}
        onChoose={setCommunityIds}
        error={deed.errorAt('/communityIds')}
      />
    </DeedDialog>
  )
}
