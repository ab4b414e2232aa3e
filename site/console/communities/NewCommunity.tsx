import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { en } from './en.ts'

export type CommunityAsked = Reply<'listCommunityRequests'>['requests'][number]

type NewProps = {
  readonly words: typeof en
  /** Who has asked for it, and becomes its owner. */
  readonly request?: CommunityAsked | undefined
  readonly onClose: () => void
}

/** Name, groups and the address of the owner; then the owner's link, which is shown once. */
export function NewCommunity({ words, request, onClose }: NewProps) {
  const [name, setName] = useState(request?.name ?? '')
  const [isClub, setIsClub] = useState(true)
  const [groups, setGroups] = useState('')
  const [ownerEmail, setOwnerEmail] = useState(request?.contactEmail ?? '')
  const [made, setMade] = useState<NonNullable<Reply<'createCommunity'>['invitation']> | undefined>()
  const { isCopied, copy } = useCopy(made?.url ?? '', words.copied)
  const deed = useDeed(async () => {
    if (made) return made.url === undefined ? onClose() : copy()
    const named = groups
      .split(/[,;\n]/)
      .map(group => group.trim())
      .filter(group => group !== '')
    const owner = ownerEmail.trim()
    const body = { name: name.trim(), isClub, ...(isClub && { groups: named }) }
    const { invitation } = request
      ? await call('approveCommunityRequest', { params: { requestId: request.requestId }, body })
      : await call('createCommunity', { body: { ...body, ...(owner !== '' && { ownerEmail: owner }) } })
    announce(words.made(body.name))
    if (invitation) setMade(invitation)
    else onClose()
  })
  return (
    <DeedDialog
      title={made ? words.made(name.trim()) : request ? words.approveTitle(request.name) : words.newTitle}
      submit={
        made
          ? made.url === undefined
            ? words.done
            : isCopied
              ? words.copied
              : words.copy
          : request
            ? words.approve
            : words.make
      }
      {...(made?.url !== undefined && { cancel: words.done })}
      deed={deed}
      onClose={onClose}
    >
      {made ? (
        <>
          <p>
            {(made.mailed ? words.mailed : made.url === undefined ? words.notTaken : words.notMailed)(
              ownerEmail.trim(),
            )}
          </p>
          {made.url !== undefined && (
            <Field label={words.link} value={made.url} onInput={() => undefined} hint={words.linkHint} />
          )}
        </>
      ) : (
        <>
          {request && <p>{request.intendedUse}</p>}
          <Field
            label={words.name}
            value={name}
            onInput={setName}
            error={deed.errorAt('/name')}
            required
            autofocus
            maxLength={100}
          />
          <Check words={words.isClub} checked={isClub} onChange={setIsClub} />
          {isClub && (
            <Field
              label={words.groups}
              value={groups}
              onInput={setGroups}
              hint={words.groupsHint}
              error={deed.errorAt('/groups')}
            />
          )}
          {request ? (
            <p class="hint">{words.becomesOwner(request.contactName, request.contactEmail)}</p>
          ) : (
            <Field
              label={words.owner}
              type="email"
              value={ownerEmail}
              onInput={setOwnerEmail}
              hint={words.ownerHint}
              error={deed.errorAt('/ownerEmail')}
              maxLength={254}
            />
          )}
        </>
      )}
    </DeedDialog>
  )
}
