import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { logOut } from '../frame/logOut.ts'
import { Screen } from '../frame/Screen.tsx'
import { session } from '../session.ts'
import { Keys, Profile } from './Profile.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { WhoIPlayAs } from './WhoIPlayAs.tsx'

/** Who is logged in, what the person chooses for the console, and how the account is kept. */
export function Account({ words }: { readonly words: ScreenWords<'account'> }) {
  const { account, communities, expiresAt } = session
  const own = communities.filter(one => !one.rehearsalOf)
  const format = timeFormat({ dateStyle: 'long', timeStyle: 'short' })
  const deed = useDeed(logOut)
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
              {own.map(one => (
                <div key={one.communityId}>
                  {one.name}: {frame().roles[one.role] ?? one.role}
                </div>
              ))}
              {account.operator && <div>{words.operator}</div>}
            </dd>
          </dl>
        </section>
        <Profile words={words} />
        <WhoIPlayAs words={words} />
        <Keys words={words} />
        {account.hasPassword && <Password words={words} />}
        <SecondFactors words={words} />
        <Sessions words={words} />
        <section class="panel padded">
          <h2>{words.session}</h2>
          <p class="quiet">{words.ends({ when: format.format(new Date(expiresAt)) })}</p>
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

function Password({ words }: { readonly words: ScreenWords<'account'> }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState<string | undefined>()
  const deed = useDeed(async () => {
    setDone(undefined)
    const { endedSessions } = await call('setPassword', { body: { current, password } })
    setCurrent('')
    setPassword('')
    setDone(words.changed({ ended: endedSessions }))
    announce(words.changed({ ended: endedSessions }))
  })
  return (
    <DeedForm class="panel padded" deed={deed}>
      <h2>{words.password}</h2>
      <Field
        label={words.present}
        type="password"
        autoComplete="current-password"
        value={current}
        onInput={setCurrent}
        required
        error={deed.errorAt('/current')}
      />
      <Field
        label={words.newOne}
        hint={words.newHint}
        type="password"
        autoComplete="new-password"
        value={password}
        onInput={setPassword}
        required
        error={deed.errorAt('/password')}
      />
      {done !== undefined && <p>{done}</p>}
      {deed.error}
      <button type="submit" class="button" disabled={deed.busy}>
        {words.changePassword}
      </button>
    </DeedForm>
  )
}

/** Where the account is logged in; another place can be logged out from here. */
function Sessions({ words }: { readonly words: ScreenWords<'account'> }) {
  const sessions = useQuery('listSessions', {})
  const format = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section class="panel padded">
      <h2>{words.sessions}</h2>
      <ul class="lines">
        {(sessions.data?.sessions ?? []).map(one => (
          <li key={one.sessionId}>
            <strong>{one.device}</strong>
            <span class="quiet">
              {one.isThisOne ? words.thisOne : words.seen({ when: format.format(new Date(one.seenAt)) })}
            </span>
            {!one.isThisOne && <EndSession one={one} words={words} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type EndProps = { readonly one: Reply<'listSessions'>['sessions'][number]; readonly words: ScreenWords<'account'> }

function EndSession({ one, words }: EndProps) {
  const deed = useDeed(async () => {
    await call('endSession', { params: { sessionId: one.sessionId } })
  })
  return (
    <>
      <button
        type="button"
        class="button tight end"
        aria-label={words.end({ device: one.device })}
        onClick={deed.run}
        disabled={deed.busy}
      >
        {words.endShort}
      </button>
      {deed.error}
    </>
  )
}
