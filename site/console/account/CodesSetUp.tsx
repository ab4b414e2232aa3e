import { useEffect, useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'

type SetUpProps = { readonly words: ScreenWords<'account'>; readonly onClose: () => void }

/** Sets an app for codes up: its key, a code that it shows, and then the recovery codes, which nobody sees again. */
export function CodesSetUp({ words, onClose }: SetUpProps) {
  const [key, setKey] = useState<Reply<'startCodes'> | undefined>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | undefined>()
  const [code, setCode] = useState('')
  const starting = useDeed(async () => setKey(await call('startCodes', {})))
  const confirming = useDeed(async () => {
    const confirmed = await call('confirmCodes', { body: { code } })
    setRecoveryCodes(confirmed.recoveryCodes)
  })
  useEffect(starting.run, [])
  if (recoveryCodes) return <RecoveryCodes words={words} codes={recoveryCodes} />
  return (
    <Dialog
      title={words.app}
      onClose={onClose}
      onSubmit={confirming.run}
      foot={
        <>
          <button type="button" class="button plain" onClick={onClose}>
            {kit().cancel}
          </button>
          <button type="submit" class="button lead" disabled={!key || confirming.busy}>
            {words.codesOn}
          </button>
        </>
      }
    >
      {key && (
        <>
          <p>{words.scan}</p>
          <svg
            class="code-picture"
            viewBox={`0 0 ${key.picture.size} ${key.picture.size}`}
            role="img"
            aria-label={words.picture}
            shape-rendering="crispEdges"
          >
            <path d={key.picture.path} />
          </svg>
          <p class="quiet">{words.orType}</p>
          <p class="code-key">{key.key.match(/.{1,4}/g)?.join(' ')}</p>
          <Field
            label={words.code}
            hint={words.codeHint}
            value={code}
            onInput={setCode}
            autoComplete="one-time-code"
            maxLength={20}
            required
            error={confirming.errorAt('/code')}
          />
        </>
      )}
      {starting.error}
      {confirming.error}
    </Dialog>
  )
}

/** The page is read anew afterwards: the session is another one, and stronger. */
function RecoveryCodes({
  words,
  codes,
}: {
  readonly words: ScreenWords<'account'>
  readonly codes: readonly string[]
}) {
  const { isCopied, copy } = useCopy(codes.join('\n'), words.copied)
  const goOn = () => location.reload()
  return (
    <Dialog
      title={words.recovery}
      onClose={goOn}
      onSubmit={goOn}
      foot={
        <>
          <button type="button" class="button" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </button>
          <button type="submit" class="button lead">
            {words.kept}
          </button>
        </>
      }
    >
      <p>{words.recoveryWhy}</p>
      <ul class="shown-once">
        {codes.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Dialog>
  )
}
