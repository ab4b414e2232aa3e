import type { InputOf } from '../../ui/call.ts'
import { Choose } from '../../ui/Field.tsx'
import type { ScreenWords } from '../../ui/words.ts'

export type Scope = NonNullable<InputOf<'issueCredential'>['body']['scope']>

type ChooseScopeProps = {
  readonly words: ScreenWords<'operatorAccess'>
  readonly value: Scope
  readonly onChoose: (scope: Scope) => void
}

/** What a program may do: a display board only reads. */
export function ChooseScope({ words, value, onChoose }: ChooseScopeProps) {
  return (
    <Choose
      label={words.scope}
      value={value}
      options={[
        { value: 'read write', words: words.writes },
        { value: 'read', words: words.reads },
      ]}
      onChoose={chosen => onChoose(chosen as Scope)}
    />
  )
}
