import { useState } from 'preact/hooks'
import { type Role, roles } from '../../../contract/roles/capabilities.ts'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'

type InviteProps = { readonly communityId: number; readonly words: ScreenWords<'staff'>; readonly onClose: () => void }

/** An address and a role; then the link, which is shown once. */
export function Invite({ communityId, words, onClose }: InviteProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('director')
  const [made, setMade] = useState<Reply<'inviteStaff'> | undefined>()
  const { isCopied, copy } = useCopy(made?.url ?? '', words.copied)
  const deed = useDeed(async () => {
    if (made) return made.url === undefined ? onClose() : copy()
    setMade(await call('inviteStaff', { params: { communityId }, body: { email: email.trim(), role } }))
  })
  const told = made?.mailed ? words.mailed : made?.url === undefined ? words.notTaken : words.notMailed
  return (
    <DeedDialog
      title={words.inviteTitle}
      submit={made ? (made.url === undefined ? words.done : isCopied ? words.copied : words.copy) : words.invite}
      {...(made?.url !== undefined && { cancel: words.done })}
      deed={deed}
      onClose={onClose}
    >
      {made ? (
        <>
          <p>{told({ email: email.trim() })}</p>
          {made.url !== undefined && (
            <Field label={words.link} value={made.url} onInput={() => undefined} hint={words.linkHint} />
          )}
        </>
      ) : (
        <>
          <Field
            label={words.email}
            type="email"
            value={email}
            onInput={setEmail}
            error={deed.errorAt('/email')}
            required
            autofocus
            maxLength={254}
          />
          <Choose
            label={words.role}
            hint={words.may[role]}
            value={role}
            options={roles.map(value => ({ value, words: frame().roles[value] ?? value }))}
            onChoose={value => setRole(value as Role)}
          />
        </>
      )}
    </DeedDialog>
  )
}
