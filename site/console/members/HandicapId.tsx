import { useQuery } from '../../ui/data.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type HandicapIdProps = {
  readonly given: Readonly<Record<'hcProviderId' | 'hcId', string>>
  readonly set: (name: 'hcProviderId' | 'hcId') => (value: string) => void
  readonly deed: Pick<Deed, 'errorAt'>
  readonly words: ScreenWords<'members'>
  readonly required?: boolean
}

/** A world handicap id, and the provider that it is of: given together or not at all. */
export function HandicapId({ given, set, deed, words, required = false }: HandicapIdProps) {
  const providers = useQuery('listHandicapProviders', {})
  return (
    <>
      <Choose
        label={words.provider}
        error={deed.errorAt('/hcProviderId')}
        value={given.hcProviderId}
        options={[
          { value: '', words: words.choose },
          ...(providers.data ?? []).map(one => ({ value: String(one.id), words: one.name })),
        ]}
        onChoose={set('hcProviderId')}
      />
      <Field
        label={words.hcId}
        hint={required ? words.hcIdHint : undefined}
        error={deed.errorAt('/hcId')}
        value={given.hcId}
        onInput={set('hcId')}
        maxLength={40}
        required={required}
      />
    </>
  )
}
