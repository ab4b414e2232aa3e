import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Choose, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { HandicapId } from './HandicapId.tsx'
import { Phone } from './Phone.tsx'
import { phoneOf } from './phoneOf.ts'

type NewMemberProps = {
  readonly communityId: number
  readonly words: ScreenWords<'members'>
  readonly onClose: () => void
  readonly onMade: (playerId: number) => void
}

const blank = {
  firstName: '',
  lastName: '',
  gender: '',
  email: '',
  dob: '',
  handle: '',
  phone: '',
  hcProviderId: '',
  hcId: '',
}
type Given = typeof blank

/** Takes somebody into the community; who has a profile elsewhere already joins with it. */
export function NewMember({ communityId, words, onClose, onMade }: NewMemberProps) {
  const [given, setGiven] = useState(blank)
  const [member, setMember] = useState(true)
  const set = (name: keyof Given) => (value: string) => setGiven({ ...given, [name]: value })
  const deed = useDeed(async () => {
    const made = await call('createPlayer', { body: { communityId, member, ...(await bodyOf(given)) } })
    onMade(made.playerId)
  })
  const field = (name: 'firstName' | 'lastName' | 'email' | 'handle' | 'dob', more: object = {}) => (
    <Field label={words[name]} error={deed.errorAt(`/${name}`)} value={given[name]} onInput={set(name)} {...more} />
  )
  return (
    <DeedDialog
      title={words.newMember}
      submit={words.takeIn}
      deed={deed}
      disabled={given.gender === ''}
      onClose={onClose}
    >
      <p class="quiet">{words.newWhat}</p>
      {field('firstName', { required: true, maxLength: 60, autofocus: true })}
      {field('lastName', { required: true, maxLength: 60 })}
      <Choose
        label={words.gender}
        error={deed.errorAt('/gender')}
        value={given.gender}
        options={[
          { value: '', words: words.choose },
          { value: 'F', words: words.genders.F },
          { value: 'M', words: words.genders.M },
        ]}
        onChoose={set('gender')}
      />
      {field('email', { required: true, type: 'email' })}
      <Check words={words.isMember} hint={words.memberHint} checked={member} onChange={setMember} />
      <details>
        <summary>{words.more}</summary>
        {field('handle', { maxLength: 60, hint: words.handleHint })}
        {field('dob', { type: 'date', look: 'date', hint: words.dobHint })}
        <Phone value={given.phone} onInput={set('phone')} deed={deed} words={words} />
        <HandicapId given={given} set={set} deed={deed} words={words} />
      </details>
    </DeedDialog>
  )
}

/** What was given; what is left empty is left out. */
async function bodyOf(given: Given) {
  const { firstName, lastName, gender, email, dob, handle, phone, hcProviderId, hcId } = given
  return {
    firstName,
    lastName,
    gender: gender === 'F' ? ('F' as const) : ('M' as const),
    email,
    ...(dob !== '' && { dob }),
    ...(handle.trim() !== '' && { handle }),
    ...(phone.trim() !== '' && (await phoneOf(phone))),
    ...(hcProviderId !== '' && { hcProviderId: Number(hcProviderId) }),
    ...(hcId !== '' && { hcId }),
  }
}
