import { useQuery } from '../../ui/data.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import type { en } from './en.ts'

/** Who runs the installation sees which programs use it. */
export function OperatorAccess({ words }: { readonly words: typeof en }) {
  const credentials = useQuery('listCredentials', {})
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short', hour12: false })
  const number = new Intl.NumberFormat(language())
  return (
    <Screen title={words.title}>
      {!credentials.data ? (
        <Waiting answers={[credentials]} />
      ) : (
        <div class="form">
          <section class="panel padded">
            <h2>{words.inForce}</h2>
            {credentials.data.credentials.length === 0 && <p class="quiet">{words.none}</p>}
            <ul class="lines staff">
              {credentials.data.credentials.map(one => (
                <li key={one.credentialId}>
                  <strong>{one.email}</strong>
                  <span class="quiet">
                    {[
                      words.since(day.format(new Date(one.since))),
                      one.lastCallAt === undefined
                        ? words.neverCalled
                        : words.lastCall(time.format(new Date(one.lastCallAt))),
                      words.today(number.format(one.callsToday)),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Screen>
  )
}
