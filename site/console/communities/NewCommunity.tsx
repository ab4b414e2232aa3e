import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

export type CommunityAsked = Reply<'listCommunityRequests'>['requests'][number]

type NewProps = {
  readonly words: ScreenWords<'communities'>
  /** Who has asked for it, and becomes its owner. */
  readonly request?: CommunityAsked | undefined
  readonly onClose: () => void
}

type Invitation = NonNullable<Reply<'createCommunity'>['invitation']>

/** Name, groups and the address of the owner; then the owner's link, which is shown once. */
export function NewCommunity({ words, request, onClose }: NewProps) {
  const [given, setGiven] = useState<Given>({
    name: request?.name ?? '',
    isClub: true,
    groups: '',
    ownerEmail: request?.contactEmail ?? '',
  })
  const [made, setMade] = useState<Invitation | undefined>()
  const { isCopied, copy } = useCopy(made?.url ?? '', words.copied)
  const deed = useDeed(async () => {
    if (made) return made.url === undefined ? onClose() : copy()
    const invitation = await make(given, request)
    announce(words.made({ name: given.name.trim() }))
    if (invitation) setMade(invitation)
    else onClose()
  })
  if (made) {
    const copies = isCopied ? words.copied : words.copy
    return (
      <DeedDialog
        title={words.made({ name: given.name.trim() })}
        submit={made.url === undefined ? words.done : copies}
        {...(made.url !== undefined && { cancel: words.done })}
        deed={deed}
        onClose={onClose}
      >
        <Made made={made} ownerEmail={given.ownerEmail.trim()} words={words} />
      </DeedDialog>
    )
  }
  return (
    <DeedDialog
      title={request ? words.approveTitle({ name: request.name }) : words.newTitle}
      submit={request ? words.approve : words.make}
      deed={deed}
      onClose={onClose}
    >
      <CommunityFields {...{ given, request, deed, words }} onGiven={setGiven} />
    </DeedDialog>
  )
}

type Given = {
  readonly name: string
  readonly isClub: boolean
  /** Of a club, by commas. */
  readonly groups: string
  readonly ownerEmail: string
}

async function make({ name, isClub, groups, ownerEmail }: Given, request: CommunityAsked | undefined) {
  const named = groups
    .split(/[,;\n]/)
    .map(group => group.trim())
    .filter(group => group !== '')
  const owner = ownerEmail.trim()
  const body = { name: name.trim(), isClub, ...(isClub && { groups: named }) }
  const { invitation } = request
    ? await call('approveCommunityRequest', { params: { requestId: request.requestId }, body })
    : await call('createCommunity', { body: { ...body, ...(owner !== '' && { ownerEmail: owner }) } })
  return invitation
}

type MadeProps = { readonly made: Invitation; readonly ownerEmail: string; readonly words: ScreenWords<'communities'> }

function Made({ made, ownerEmail, words }: MadeProps) {
  const says = made.mailed ? words.mailed : made.url === undefined ? words.notTaken : words.notMailed
  return (
    <>
      <p>{says({ email: ownerEmail })}</p>
      {made.url !== undefined && (
        <Field label={words.link} value={made.url} onInput={() => undefined} hint={words.linkHint} />
      )}
    </>
  )
}

type CommunityFieldsProps = Pick<NewProps, 'request' | 'words'> & {
  readonly given: Given
  readonly deed: Deed
  readonly onGiven: (given: Given) => void
}

function CommunityFields({ given, request, deed, words, onGiven }: CommunityFieldsProps) {
  return (
    <>
      {request && <p>{request.intendedUse}</p>}
      <Field
        label={words.name}
        value={given.name}
        onInput={name => onGiven({ ...given, name })}
        error={deed.errorAt('/name')}
        required
        autofocus
        maxLength={100}
      />
      <Check words={words.isClub} checked={given.isClub} onChange={isClub => onGiven({ ...given, isClub })} />
      {given.isClub && (
        <Field
          label={words.groups}
          value={given.groups}
          onInput={groups => onGiven({ ...given, groups })}
          hint={words.groupsHint}
          error={deed.errorAt('/groups')}
        />
      )}
      {request ? (
        <p class="hint">{words.becomesOwner({ name: request.contactName, email: request.contactEmail })}</p>
      ) : (
        <Field
          label={words.owner}
          type="email"
          value={given.ownerEmail}
          onInput={ownerEmail => onGiven({ ...given, ownerEmail })}
          hint={words.ownerHint}
          error={deed.errorAt('/ownerEmail')}
          maxLength={254}
        />
      )}
    </>
  )
}
