import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { Check, Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { en } from './en.ts'

type NewProps = { readonly words: typeof en; readonly onClose: () => void }

/** Name, groups and the address of the owner; then the owner's link, which is shown once. */
export function NewCommunity({ words, onClose }: NewProps) {
  const [name, setName] = useState('')
  const [isClub, setIsClub] = useState(true)
  const [groups, setGroups] = useState('')
  const [ownerEmail, setOwnerEmail] = useState('')
  const [made, setMade] = useState<NonNullable<Reply<'createCommunity'>['invitation']> | undefined>()
  const { isCopied, copy } = useCopy(made?.url ?? '', words.copied)
  const deed = useDeed(async () => {
    if (made) return copy()
    const named = groups
      .split(/[,;\n]/)
      .map(group => group.trim())
      .filter(group => group !== '')
    const owner = ownerEmail.trim()
    const body = {
      name: name.trim(),
      isClub,
      ...(isClub && { groups: named }),
      ...(owner !== '' && { ownerEmail: owner }),
    }
    const { invitation } = await call('createCommunity', { body })
    await readAgain(['listCommunities'])
    announce(words.made(body.name))
    if (invitation) setMade(invitation)
    else onClose()
  })
  return (
    <DeedDialog
      title={made ? words.made(name.trim()) : words.newTitle}
      submit={made ? (isCopied ? words.copied : words.copy) : words.make}
      {...(made && { cancel: words.done })}
      deed={deed}
      onClose={onClose}
    >
      {made ? (
        <>
          <p>{made.mailed ? words.mailed(ownerEmail.trim()) : words.notMailed(ownerEmail.trim())}</p>
          <Field label={words.link} value={made.url} onInput={() => undefined} hint={words.linkHint} />
        </>
      ) : (
        <>
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
          <Field
            label={words.owner}
            type="email"
            value={ownerEmail}
            onInput={setOwnerEmail}
            hint={words.ownerHint}
            error={deed.errorAt('/ownerEmail')}
            maxLength={254}
          />
        </>
      )}
    </DeedDialog>
  )
}
