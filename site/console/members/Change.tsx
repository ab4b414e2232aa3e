import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { en } from './en.ts'
import { HandicapId, Phone } from './pairs.tsx'

type Member = Reply<'getMember'>
type Community = Member['communities'][number]

export type Changed =
  | { readonly kind: 'handle' | 'member'; readonly of: Community }
  | { readonly kind: 'name' | 'email' | 'dob' | 'phone' | 'hcId' }

type ChangeProps = {
  readonly changed: Changed
  readonly member: Member
  readonly words: typeof en
  readonly onClose: () => void
}

/** Changes one thing about a person, by the published operation for it. */
export function Change({ changed, member, words, onClose }: ChangeProps) {
  const { kind } = changed
  const [given, setGiven] = useState(() => givenOf(changed, member))
  const set = (name: keyof typeof given) => (value: string) => setGiven({ ...given, [name]: value })
  const deed = useDeed(async () => {
    await send()
    onClose()
  })
  function send(): Promise<unknown> {
    const params = { playerId: member.playerId }
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
      case 'phone': {
        const { phoneCountryCd, phone } = given
        return call('updatePlayerPhone', { params, body: { phoneCountryCd: phoneCountryCd.toUpperCase(), phone } })
      }
      case 'hcId':
        return call('updatePlayerHandicapId', {
          params,
          body: { hcProviderId: Number(given.hcProviderId), hcId: given.hcId },
        })
    }
  }
  const title = words.changeOf(
    {
      handle: words.handle,
      member: words.member,
      name: words.name,
      email: words.email,
      dob: words.dob,
      phone: words.phone,
      hcId: words.hcId,
    }[kind],
    'of' in changed ? changed.of.name : member.firstName,
  )
  return (
    <DeedDialog title={title} submit={words.save} deed={deed} onClose={onClose}>
      {kind === 'handle' && (
        <Field
          label={words.handle}
          hint={words.handleHint}
          error={deed.errorAt('/handle')}
          value={given.handle}
          onInput={set('handle')}
          maxLength={60}
          autofocus
        />
      )}
      {kind === 'member' && (
        <Check
          words={words.isMember}
          hint={words.memberHint}
          checked={given.member}
          onChange={member => setGiven({ ...given, member })}
        />
      )}
      {kind === 'name' && (
        <>
          <Field
            label={words.firstName}
            error={deed.errorAt('/firstName')}
            value={given.firstName}
            onInput={set('firstName')}
            maxLength={60}
            required
            autofocus
          />
          <Field
            label={words.lastName}
            error={deed.errorAt('/lastName')}
            value={given.lastName}
            onInput={set('lastName')}
            maxLength={60}
            required
          />
          <Field
            label={words.suffix}
            error={deed.errorAt('/suffix')}
            value={given.suffix}
            onInput={set('suffix')}
            maxLength={20}
          />
        </>
      )}
      {kind === 'email' && (
        <Field
          label={words.email}
          type="email"
          error={deed.errorAt('/email')}
          value={given.email}
          onInput={set('email')}
          required
          autofocus
        />
      )}
      {kind === 'dob' && (
        <Field
          label={words.dob}
          type="date"
          look="date"
          error={deed.errorAt('/dob')}
          value={given.dob}
          onInput={set('dob')}
          required
          autofocus
        />
      )}
      {kind === 'phone' && <Phone given={given} set={set} deed={deed} words={words} required />}
      {kind === 'hcId' && <HandicapId given={given} set={set} deed={deed} words={words} required />}
    </DeedDialog>
  )
}

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
    phoneCountryCd: member.phoneCountryCd ?? '',
    phone: member.phone ?? '',
    hcProviderId: member.hcProviderId === undefined ? '' : String(member.hcProviderId),
    hcId: member.hcId ?? '',
  }
}
