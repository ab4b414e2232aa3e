import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type Words = ScreenWords<'communities'>
type MailProps = { readonly mail: Reply<'getStatus'>['mail']; readonly words: Words }

/** Whether mail goes out: a test mail to oneself, and what the mail server did not take, with its reason. */
export function MailHealth({ mail: { isSetUp, failures }, words }: MailProps) {
  const [refused, setRefused] = useState<{ readonly to: string; readonly reason: string } | undefined>()
  const test = useDeed(async () => {
    const { to, reason } = await call('sendTestMail', {})
    setRefused(reason === undefined ? undefined : { to, reason })
    if (reason === undefined) announce(words.testTaken({ email: to }))
  })
  const time = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {failures.length > 0 && (
        <details class="slowest">
          <summary>{words.mailFailures({ count: failures.length })}</summary>
          <ul class="lines">
            {failures.map(({ at, about, domain, tries, reason, state }) => (
              <li key={`${at} ${domain}`}>
                <span>
                  {words.mailTo({ kind: words.mailKinds[about] ?? about, domain })}
                  <small>
                    {time.format(new Date(at))} · {words.mailStates[state]({ tries })}
                  </small>
                </span>
                <code>{reason}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {refused && (
        <p class="banner" role="alert">
          {words.testRefused({ email: refused.to })} {refused.reason}
        </p>
      )}
      {test.error}
      {isSetUp && (
        <button type="button" class="button tight" disabled={test.busy} onClick={() => test.run()}>
          {words.testMail}
        </button>
      )}
    </>
  )
}
