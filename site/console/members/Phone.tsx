import { Field } from '../../ui/Field.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type PhoneProps = {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly deed: Pick<Deed, 'errorAt'>
  readonly words: ScreenWords<'members'>
  readonly required?: boolean
}

/** A mobile phone, in one field as people write it. */
export function Phone({ value, onInput, deed, words, required = false }: PhoneProps) {
  const isWrong = deed.errorAt('/phone') !== undefined || deed.errorAt('/phoneCountryCd') !== undefined
  return (
    <Field
      label={words.phone}
      hint={words.phoneHint}
      error={isWrong ? words.phoneWrong : undefined}
      type="tel"
      value={value}
      onInput={onInput}
      maxLength={30}
      required={required}
      autofocus={required}
    />
  )
}
