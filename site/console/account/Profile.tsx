import { useState } from 'preact/hooks'
import { consoleLanguages } from '../../../contract/accounts/consoleLanguages.ts'
import { languageOf } from '../../../contract/words/languageOf.ts'
import { languageFacts } from '../../../contract/words/languages.ts'
import { call } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Check, Choose, Field } from '../../ui/Field.tsx'
import { letterKeys } from '../../ui/keys.ts'
import { useStore } from '../../ui/store.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { session } from '../session.ts'

type Props = { readonly words: ScreenWords<'account'> }

/** The name and the language; the page is read anew afterwards, in this language. */
export function Profile({ words }: Props) {
  const { account } = session
  const [name, setName] = useState(account.name)
  const [locale, setLocale] = useState(
    consoleLanguages.find(one => one.slice(0, 2) === account.locale.slice(0, 2)) ?? 'en',
  )
  const deed = useDeed(async () => {
    await call('updateAccount', { body: { name: name.trim(), locale } })
    location.reload()
  })
  return (
    <DeedForm class="panel padded" deed={deed}>
      <h2>{words.profile}</h2>
      <Field
        label={words.name}
        value={name}
        onInput={setName}
        maxLength={100}
        autoComplete="name"
        required
        error={deed.errorAt('/name')}
      />
      <Choose
        label={words.language}
        hint={words.languageHint}
        value={locale}
        options={consoleLanguages.map(value => ({ value, words: languageFacts[languageOf(value) ?? 'en'].name }))}
        onChoose={value => setLocale(value)}
      />
      {deed.error}
      <p class="bar">
        <button type="submit" class="button" disabled={deed.busy || name.trim() === ''}>
          {words.save}
        </button>
      </p>
    </DeedForm>
  )
}

/** The letters that do something, which some people cannot use (WCAG 2.1.4). */
export function Keys({ words }: Props) {
  const letters = useStore(letterKeys)
  const deed = useDeed(async (on: boolean) => {
    letterKeys.set(on)
    try {
      await call('updateAccount', { body: { letterKeys: on } })
    } catch (error) {
      letterKeys.set(!on)
      throw error
    }
  })
  return (
    <section class="panel padded">
      <h2>{words.keysTitle}</h2>
      <Check
        words={words.letters}
        hint={words.lettersHint}
        checked={letters}
        disabled={deed.busy}
        onChange={deed.run}
      />
      {deed.error}
    </section>
  )
}
