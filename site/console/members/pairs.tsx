/** Fields that are given together or not at all. */
import { useQuery } from '../../ui/data.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type PairProps<Name extends string> = {
  readonly given: Readonly<Record<Name, string>>
  readonly set: (name: Name) => (value: string) => void
  readonly deed: Pick<Deed, 'errorAt'>
  readonly words: ScreenWords<'members'>
  readonly required?: boolean
}

/** A mobile phone: its country and its digits. */
export function Phone({ given, set, deed, words, required = false }: PairProps<'phoneCountryCd' | 'phone'>) {
  return (
    <>
      <Field
        label={words.phone}
        hint={words.phoneHint}
        error={deed.errorAt('/phone')}
        value={given.phone}
        onInput={set('phone')}
        maxLength={15}
        required={required}
        autofocus={required}
      />
      <Field
        label={words.phoneCountry}
        hint={words.phoneCountryHint}
        error={deed.errorAt('/phoneCountryCd')}
        value={given.phoneCountryCd}
        onInput={set('phoneCountryCd')}
        maxLength={2}
        required={required}
      />
    </>
  )
}

/** A world handicap id, and the provider that it is of. */
export function HandicapId({ given, set, deed, words, required = false }: PairProps<'hcProviderId' | 'hcId'>) {
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
