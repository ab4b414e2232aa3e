import type { Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import type { ScreenWords } from '../../ui/words.ts'

/** What became of the way to the password, and whose it is. */
export type HandedOver = Reply<'approveAccess'> & { readonly email: string }

type HandedProps = {
  readonly handed: HandedOver
  readonly words: ScreenWords<'operatorAccess'>
  readonly onClose: () => void
}

/** Says that the link was mailed; without mail it shows the password, once. */
export function Handed({ handed: { email, mailed, password }, words, onClose }: HandedProps) {
  const { isCopied, copy } = useCopy(password ?? '', words.copied)
  return (
    <DeedDialog
      title={words.handedTitle}
      submit={password === undefined ? undefined : isCopied ? words.copied : words.copy}
      cancel={words.done}
      deed={{ run: copy }}
      onClose={onClose}
    >
      {password !== undefined ? (
        <Field label={words.password} hint={words.passwordHint} value={password} onInput={() => undefined} />
      ) : (
        <p>{mailed ? words.mailed({ email }) : words.notMailed({ email })}</p>
      )}
    </DeedDialog>
  )
}
