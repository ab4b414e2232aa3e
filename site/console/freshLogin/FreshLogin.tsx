import { useState } from 'preact/hooks'
import { call, Refused } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit } from '../../ui/words.ts'
import { session } from '../session.ts'
import type { en } from './en.ts'
import { canHavePasskeys, logInWithPasskey } from './passkeys.ts'

/** Asks who is at the keyboard to log in again. */
export function FreshLogin({ words, onEnd }: { readonly words: typeof en; readonly onEnd: (isDone: boolean) => void }) {
  const { email, hasPassword, hasCodes, passkeys } = session.account
  const byPasskey = passkeys > 0 && canHavePasskeys()
  // Who has a passkey and no codes proves a second factor with the passkey only.
  const byPassword = hasPassword && (hasCodes || passkeys === 0)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(session.account.hasCodes)
  const deed = useDeed(async () => {
    await call('logInWithPassword', { body: { email, password, ...(code !== '' && { code }) } }).catch(error => {
      // Codes were switched on in another tab.
      if (error instanceof Refused && error.code === 'CODE_REQUIRED') setNeedsCode(true)
      throw error
    })
    onEnd(true)
  })
  const passkey = useDeed(async () => {
    const { account } = await logInWithPasskey(words)
    // Somebody else has logged in: the page is no longer theirs.
    if (account.administratorId !== session.account.administratorId) return location.reload()
    onEnd(true)
  })
  return (
    <Dialog
      title={words.title}
      onClose={() => onEnd(false)}
      onSubmit={byPassword ? deed.run : passkey.run}
      foot={
        <>
          <button type="button" class="button plain" onClick={() => onEnd(false)}>
            {kit().cancel}
          </button>
          {byPasskey && (
            <button
              type={byPassword ? 'button' : 'submit'}
              class={byPassword ? 'button' : 'button lead'}
              onClick={byPassword ? passkey.run : undefined}
              disabled={passkey.busy}
            >
              {words.passkey}
            </button>
          )}
          {byPassword && (
            <button type="submit" class="button lead" disabled={deed.busy}>
              {words.go}
            </button>
          )}
        </>
      }
    >
      <p>{words.why}</p>
      <p class="quiet">{email}</p>
      {/* Password managers look for it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {!byPassword && !byPasskey && <p>{words.noWay}</p>}
      {byPassword && (
        <Field
          label={words.password}
          type="password"
          autoComplete="current-password"
          autofocus
          value={password}
          onInput={setPassword}
          required
          error={deed.errorAt('/password')}
        />
      )}
      {byPassword && needsCode && (
        <Field
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onInput={setCode}
          required
          error={deed.errorAt('/code')}
        />
      )}
      {deed.error}
      {passkey.error}
    </Dialog>
  )
}
