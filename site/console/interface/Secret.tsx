import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import type { ScreenWords } from '../../ui/words.ts'

type SecretProps = { readonly secret: string; readonly words: ScreenWords<'interface'>; readonly onClose: () => void }

/** The secret of a webhook, shown once. */
export function Secret({ secret, words, onClose }: SecretProps) {
  const { isCopied, copy } = useCopy(secret, words.copied)
  return (
    <DeedDialog
      title={words.secretTitle}
      submit={isCopied ? words.copied : words.copy}
      cancel={words.done}
      deed={{ run: copy }}
      onClose={onClose}
    >
      <Field label={words.secret} value={secret} onInput={() => undefined} hint={words.secretHint} />
    </DeedDialog>
  )
}
