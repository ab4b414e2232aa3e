import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { HandicapId } from './HandicapId.tsx'
import { Phone } from './Phone.tsx'
import { phoneOf } from './phoneOf.ts'

type Member = Reply<'getMember'>
type Community = Member['communities'][number]

export type Changed =
  | { readonly kind: 'handle' | 'member'; readonly of: Community }
  | { readonly kind: 'name' | 'email' | 'dob' | 'phone' | 'hcId' }

type ChangeProps = {
  readonly changed: Changed
  readonly member: Member
  readonly words: ScreenWords<'members'>
  readonly onClose: () => void
}

/** Changes one thing about a person, by the published operation for it. */
export function Change({ changed, member, words, onClose }: ChangeProps) {
  const [given, setGiven] = useState(() => givenOf(changed, member))
  const deed = useDeed(async () => {
    await send(changed, member.playerId, given)
    onClose()
  })
  const title = words.changeOf({
    what: words[changed.kind],
    whose: 'of' in changed ? changed.of.name : member.firstName,
  })
  return (
    <DeedDialog title={title} submit={words.save} deed={deed} onClose={onClose}>
      <Fields {...{ kind: changed.kind, given, deed, words }} onGiven={setGiven} />
    </DeedDialog>
  )
}

type FieldsProps = {
  readonly kind: Changed['kind']
  readonly given: Given
  readonly deed: Deed
  readonly words: ScreenWords<'members'>
  readonly onGiven: (given: Given) => void
}

function Fields({ kind, given, deed, words, onGiven }: FieldsProps) {
  const set = (name: keyof Given) => (value: string) => onGiven({ ...given, [name]: value })
  const text = (name: 'firstName' | 'lastName' | 'suffix' | 'handle' | 'email' | 'dob') => ({
    label: words[name],
    error: deed.errorAt(`/${name}`),
    value: given[name],
    onInput: set(name),
  })
  switch (kind) {
    case 'handle':
      return <Field {...text('handle')} hint={words.handleHint} maxLength={60} autofocus />
    case 'member':
      return (
        <Check
          words={words.isMember}
          hint={words.memberHint}
          checked={given.member}
          onChange={member => onGiven({ ...given, member })}
        />
      )
    case 'name':
      return (
        <>
          <Field {...text('firstName')} maxLength={60} required autofocus />
          <Field {...text('lastName')} maxLength={60} required />
          <Field {...text('suffix')} maxLength={20} />
        </>
      )
    case 'email':
      return <Field {...text('email')} type="email" required autofocus />
    case 'dob':
      return <Field {...text('dob')} type="date" look="date" required autofocus />
    case 'phone':
      return <Phone value={given.phone} onInput={set('phone')} deed={deed} words={words} required />
    case 'hcId':
      return <HandicapId given={given} set={set} deed={deed} words={words} required />
  }
}

async function send(changed: Changed, playerId: number, given: Given): Promise<unknown> {
  const params = { playerId }
  switch (changed.kind) {
    case 'handle': {
      const { communityId } = changed.of
      return call('updatePlayerHandle', { params: { ...params, communityId }, body: { handle: given.handle.trim() } })
    }
    case 'member': {
      const { communityId } = changed.of
      return call('updatePlayerMember', { params: { ...params, communityId }, body: { member: given.member } })
    }
    case 'name': {
      const { firstName, lastName, suffix } = given
      return call('updatePlayerName', { params, body: { firstName, lastName, suffix } })
    }
    case 'email':
      return call('updatePlayerEmail', { params, body: { email: given.email } })
    case 'dob':
      return call('updatePlayerDob', { params, body: { dob: given.dob } })
    case 'phone':
      return call('updatePlayerPhone', { params, body: await phoneOf(given.phone) })
    case 'hcId': {
      const { hcProviderId, hcId } = given
      return call('updatePlayerHandicapId', { params, body: { hcProviderId: Number(hcProviderId), hcId } })
    }
  }
}

type Given = ReturnType<typeof givenOf>

function givenOf(changed: Changed, member: Member) {
  const own = 'of' in changed ? changed.of : undefined
  return {
    handle: own?.handle ?? '',
    member: own?.member ?? false,
    firstName: member.firstName,
    lastName: member.lastName,
    suffix: member.suffix ?? '',
    email: member.email ?? '',
    dob: member.dob ?? '',
    phone: member.phone ?? '',
    hcProviderId: member.hcProviderId === undefined ? '' : String(member.hcProviderId),
    hcId: member.hcId ?? '',
  }
}
