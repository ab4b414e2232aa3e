import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { session } from '../session.ts'
import { CodesSetUp } from './CodesSetUp.tsx'
import { Passkeys } from './Passkeys.tsx'

/** What the account proves besides its password. */
export function SecondFactors({ words }: { readonly words: ScreenWords<'account'> }) {
  const { data } = useQuery('listSecondFactors', {})
  const [isSettingUp, setSettingUp] = useState(false)
  const ending = useDeed(async () => {
    await call('endCodes', {})
  })
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  return (
    <section class="panel padded">
      <h2>{words.factors}</h2>
      {session.isHeldBack && (
        <p class="banner warn">
          <Icon name="warn" />
          <span>{session.account.hasCodes || session.account.passkeys > 0 ? words.proveFactor : words.needFactor}</span>
        </p>
      )}
      <p class="quiet">{words.factorsWhy}</p>
      <ul class="lines">
        <li>
          <strong>{words.app}</strong>
          {data?.codes ? (
            <>
              <span class="quiet">
                {words.codesSince({ day: format.format(new Date(data.codes.since)) })}{' '}
                {words.codesLeft({ count: data.codes.recoveryCodes })}
              </span>
              <button type="button" class="button tight end" onClick={ending.run} disabled={ending.busy}>
                {words.codesOff}
              </button>
            </>
          ) : (
            <>
              <span class="quiet">{data && words.off}</span>
              <button type="button" class="button tight end" onClick={() => setSettingUp(true)} disabled={!data}>
                {words.codesOn}
              </button>
            </>
          )}
        </li>
        {data && <Passkeys list={data.passkeys} words={words} />}
      </ul>
      {ending.error}
      {isSettingUp && <CodesSetUp words={words} onClose={() => setSettingUp(false)} />}
    </section>
  )
}
