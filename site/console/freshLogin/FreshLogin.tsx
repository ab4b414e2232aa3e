import { useState } from 'preact/hooks'
import { call, Refused } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit } from '../../ui/words.ts'
import { session } from '../session.ts'
import type { en } from './en.ts'

/** Asks who is at the keyboard to log in again. */
export function FreshLogin({ words, onEnd }: { readonly words: typeof en; readonly onEnd: (isDone: boolean) => void }) {
  const { email } = session.account
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
  return (
    <Dialog
      title={words.title}
      onClose={() => onEnd(false)}
      onSubmit={deed.run}
      foot={
        <>
          <button type="button" class="button plain" onClick={() => onEnd(false)}>
            {kit().cancel}
          </button>
          <button type="submit" class="button lead" disabled={deed.busy}>
            {words.go}
          </button>
        </>
      }
    >
      <p>{words.why}</p>
      <p class="quiet">{email}</p>
      {/* Password managers look for it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
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
      {needsCode && (
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
    </Dialog>
  )
}
