import { ago } from '../../ui/ago.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { usePlace } from '../../ui/router.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { AskForAccess } from './AskForAccess.tsx'
import { Requests } from './Requests.tsx'
import { Webhooks } from './Webhooks.tsx'

type Words = ScreenWords<'interface'>

/** Programs that use a community, access for one more, and the addresses that are told of changes; for its owner. */
export function Interface({ words }: { readonly words: Words }) {
  const communityId = Number(usePlace().params.communityId)
  const programs = useQuery('listPrograms', { params: { communityId } })
  return (
    <Screen title={words.title}>
      {!programs.data ? (
        <Waiting answers={[programs]} />
      ) : (
        <div class="form">
          <section class="panel padded">
            <h2>{words.programs}</h2>
            <p class="quiet">{programs.data.programs.length === 0 ? words.noProgram : words.toEnd}</p>
            <ul class="lines">
              {programs.data.programs.map(one => (
                <ProgramLine key={one.credentialId} program={one} words={words} />
              ))}
            </ul>
          </section>
          <section class="panel padded">
            <h2>{words.ask}</h2>
            <p class="quiet">{words.askWhy}</p>
            <Requests
              communityId={communityId}
              requests={programs.data.requests.filter(one => one.state !== 'approved')}
              words={words}
            />
            <AskForAccess communityId={communityId} words={words} />
          </section>
          <Webhooks communityId={communityId} words={words} />
          <AsCalls communityId={communityId} words={words} />
        </div>
      )}
    </Screen>
  )
}

type ProgramLineProps = { readonly program: Reply<'listPrograms'>['programs'][number]; readonly words: Words }

function ProgramLine({ program, words }: ProgramLineProps) {
  const { email, intendedUse, scope, since, reaches, lastCallAt, callsToday } = program
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  const list = new Intl.ListFormat(language())
  return (
    <li>
      <strong>{email}</strong>
      <span class="end quiet">
        {lastCallAt === undefined ? words.neverCalled : words.lastCall({ when: ago(lastCallAt) })}
      </span>
      <small class="whole quiet">{intendedUse}</small>
      <small class="whole quiet">
        {[
          words.since({ day: day.format(new Date(since)) }),
          words.reaches({ names: list.format(reaches) }),
          ...(scope === 'read' ? [words.onlyReads] : []),
          ...(lastCallAt === undefined ? [] : [words.today({ count: callsToday })]),
        ].join(' · ')}
      </small>
    </li>
  )
}

/** The same for a program, to begin with. */
function AsCalls({ communityId, words }: { readonly communityId: number; readonly words: Words }) {
  const json = `-H 'content-type: application/json'`
  const bearer = `-H "authorization: Bearer $TOKEN"`
  const webhooks = `${location.origin}/v1/communities/${communityId}/webhooks`
  const calls = [
    `TOKEN=$(curl -s ${location.origin}/v1/auth ${json} -d '{"email":"<EMAIL>","password":"<PASSWORD>"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `curl ${bearer} ${webhooks}`,
    `curl ${bearer} ${json} ${webhooks} -d '{"url":"https://results.example.com/hook","topics":["result"]}'`,
  ].join('\n')
  const { isCopied, copy } = useCopy(calls, words.copied)
  return (
    <section class="panel padded">
      <h2>{words.asCalls}</h2>
      <p class="quiet">{words.asCallsWhy}</p>
      <p class="bar">
        <button type="button" class="button" onClick={copy}>
          {isCopied ? words.copied : words.copyCurl}
        </button>
      </p>
    </section>
  )
}
