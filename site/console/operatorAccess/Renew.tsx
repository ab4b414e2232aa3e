/** What is done to a credential in force: another link for its password, and its end. */
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { HandedOver } from './Handed.tsx'

type CredentialProps = {
  readonly credential: Reply<'listCredentials'>['credentials'][number]
  readonly words: ScreenWords<'operatorAccess'>
  readonly onClose: () => void
}

/** Sends the contact another link behind which a password is made. */
export function Renew({
  credential: { credentialId, email },
  words,
  onDone,
  onClose,
}: CredentialProps & { readonly onDone: (handed: HandedOver) => void }) {
  const deed = useDeed(async () => {
    const handed = await call('renewPassword', { params: { credentialId } })
    onDone({ ...handed, email })
  })
  return (
    <DeedDialog title={words.renewTitle({ email })} submit={words.renew} deed={deed} onClose={onClose}>
      <p class="quiet">{words.renewWhy}</p>
    </DeedDialog>
  )
}

/** Ends a credential within a second. */
export function Revoke({ credential: { credentialId, email }, words, onClose }: CredentialProps) {
  const deed = useDeed(async () => {
    await call('revokeCredential', { params: { credentialId } })
    onClose()
  })
  return (
    <DeedDialog title={words.revokeTitle({ email })} submit={words.revoke} harm deed={deed} onClose={onClose}>
      <p class="quiet">{words.revokeWhy}</p>
    </DeedDialog>
  )
}
