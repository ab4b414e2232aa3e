import { call } from '../../ui/call.ts'
import { Check } from '../../ui/Field.tsx'
import { letterKeys, setLetterKeys } from '../../ui/keys.ts'
import { useStore } from '../../ui/store.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { language } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { Screen } from '../frame/Screen.tsx'
import { session } from '../session.ts'
import type { en } from './en.ts'

/** Who is logged in, and what the person chooses for this browser. */
export function Account({ words }: { readonly words: typeof en }) {
  const letters = useStore(letterKeys)
  const { account, communities, expiresAt } = session
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short', hour12: false })
  const deed = useDeed(async () => {
    await call('logOut', {})
    location.assign('/console/login')
  })
  return (
    <Screen title={words.title}>
      <div class="columns">
        <section class="panel padded">
          <h2>{account.name}</h2>
          <dl class="facts">
            <dt>{words.email}</dt>
            <dd>{account.email}</dd>
            <dt>{words.roles}</dt>
            <dd>
              {communities.map(one => (
                <div key={one.communityId}>
                  {one.name}: {frame().roles[one.role] ?? one.role}
                </div>
              ))}
              {account.operator && <div>{words.operator}</div>}
            </dd>
          </dl>
        </section>
        <section class="panel padded">
          <h2>{words.keysTitle}</h2>
          <Check words={words.letters} hint={words.lettersHint} checked={letters} onChange={setLetterKeys} />
        </section>
        <section class="panel padded">
          <h2>{words.session}</h2>
          <p class="quiet">{words.ends(format.format(new Date(expiresAt)))}</p>
          <p>
            <button type="button" class="button" onClick={deed.run} disabled={deed.busy}>
              {words.logOut}
            </button>
          </p>
          {deed.error}
        </section>
      </div>
    </Screen>
  )
}
