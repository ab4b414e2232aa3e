import { useState } from 'preact/hooks'
import { call, Refused } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'
import { session } from '../session.ts'
import { canHavePasskeys, logInWithPasskey } from './passkeys.ts'

type FreshLoginProps = { readonly words: ScreenWords<'freshLogin'>; readonly onEnd: (isDone: boolean) => void }

/** Asks who is at the keyboard to log in again. */
export function FreshLogin({ words, onEnd }: FreshLoginProps) {
  const { email, hasPassword, hasCodes, passkeys } = session.account
  const byPasskey = passkeys > 0 && canHavePasskeys()
  // Who has a passkey and no codes proves a second factor with the passkey only.
  const byPassword = hasPassword && (hasCodes || passkeys === 0)
  const password = usePassword(onEnd)
  const passkey = useDeed(async () => {
    const { account } = await logInWithPasskey(words)
    // Somebody else has logged in: the page is no longer theirs.
    if (account.administratorId !== session.account.administratorId) return location.reload()
    onEnd(true)
  })
  const foot = (
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
        <button type="submit" class="button lead" disabled={password.deed.busy}>
          {words.go}
        </button>
      )}
    </>
  )
  const submit = byPassword ? password.deed.run : passkey.run
  return (
    <Dialog title={words.title} onClose={() => onEnd(false)} onSubmit={submit} foot={foot}>
      <p>{words.why}</p>
      <p class="quiet">{email}</p>
      {/* Password managers look for it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {!byPassword && !byPasskey && <p>{words.noWay}</p>}
      {byPassword && <PasswordFields {...password} words={words} />}
      {password.deed.error}
      {passkey.error}
    </Dialog>
  )
}

/** The password and a code, and the login with them. */
function usePassword(onEnd: FreshLoginProps['onEnd']) {
  const { email, hasCodes } = session.account
  const [given, setGiven] = useState({ password: '', code: '' })
  const [needsCode, setNeedsCode] = useState(hasCodes)
  const deed = useDeed(async () => {
    const { password, code } = given
    await call('logInWithPassword', { body: { email, password, ...(code !== '' && { code }) } }).catch(error => {
      // Codes were switched on in another tab.
      if (error instanceof Refused && error.code === 'CODE_REQUIRED') setNeedsCode(true)
      throw error
    })
    onEnd(true)
  })
  return { given, setGiven, needsCode, deed }
}

type PasswordFieldsProps = ReturnType<typeof usePassword> & { readonly words: ScreenWords<'freshLogin'> }

function PasswordFields({ given, setGiven, needsCode, deed, words }: PasswordFieldsProps) {
  return (
    <>
      <Field
        label={words.password}
        type="password"
        autoComplete="current-password"
        autofocus
        value={given.password}
        onInput={password => setGiven({ ...given, password })}
        required
        error={deed.errorAt('/password')}
      />
      {needsCode && (
        <Field
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          maxLength={20}
          value={given.code}
          onInput={code => setGiven({ ...given, code })}
          required
          error={deed.errorAt('/code')}
        />
      )}
    </>
  )
}
