import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { ChooseScope, type Scope } from './ChooseScope.tsx'
import type { HandedOver } from './Handed.tsx'
import type { AccessAsked } from './RequestLine.tsx'

type ApproveProps = {
  readonly request: AccessAsked
  readonly words: ScreenWords<'operatorAccess'>
  readonly onDone: (handed: HandedOver) => void
  readonly onClose: () => void
}

/** What the credential reaches, and a note; the contact gets the way to the password. */
export function Approve({ request, words, onDone, onClose }: ApproveProps) {
  const { requestId, contactEmail, intendedUse, community } = request
  const [reach, setReach] = useState<Wholly>('whole')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const [scope, setScope] = useState<Scope>('read write')
  const deed = useDeed(async () => {
    const said = note.trim() === '' ? {} : { note: note.trim() }
    const body = { communityIds: reach === 'whole' ? [community.communityId] : chosen, scope, ...said }
    const handed = await call('approveAccess', { params: { requestId }, body })
    onDone({ ...handed, email: contactEmail })
  })
  return (
    <DeedDialog
      title={words.approveTitle({ email: contactEmail })}
      submit={words.approve}
      disabled={reach === 'only' && chosen.length === 0}
      deed={deed}
      onClose={onClose}
    >
      <p>{intendedUse}</p>
      <p class="quiet">{words.approveWhy}</p>
      {community.subCommunities.length > 0 && (
        <Reach {...{ community, reach, chosen, words }} onReach={setReach} onChosen={setChosen} />
      )}
      <ChooseScope words={words} value={scope} onChoose={setScope} />
      <Field
        label={words.note}
        hint={words.noteHint}
        value={note}
        onInput={setNote}
        error={deed.errorAt('/note')}
        maxLength={1000}
      />
    </DeedDialog>
  )
}

type Wholly = 'whole' | 'only'

type ReachProps = {
  readonly community: AccessAsked['community']
  readonly reach: Wholly
  readonly chosen: readonly number[]
  readonly words: ScreenWords<'operatorAccess'>
  readonly onReach: (reach: Wholly) => void
  readonly onChosen: (chosen: readonly number[]) => void
}

/** The whole club, or only some of its groups. */
function Reach({ community, reach, chosen, words, onReach, onChosen }: ReachProps) {
  return (
    <>
      <Segments
        label={words.reach}
        value={reach}
        options={[
          { value: 'whole', words: words.whole({ name: community.name }) },
          { value: 'only', words: words.only },
        ]}
        onChoose={onReach}
      />
      {reach === 'only' && (
        <fieldset>
          <legend class="hidden">{words.only}</legend>
          {community.subCommunities.map(({ communityId, name }) => (
            <Check
              key={communityId}
              words={name}
              checked={chosen.includes(communityId)}
              onChange={isOn => onChosen(isOn ? [...chosen, communityId] : chosen.filter(id => id !== communityId))}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
