import { useState } from 'preact/hooks'
import { ago } from '../../ui/ago.ts'
import { call, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { LongField, oneParagraph } from '../../ui/LongField.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type Words = ScreenWords<'interface'>
type Request = Reply<'listPrograms'>['requests'][number]
type OfCommunity = { readonly communityId: number; readonly words: Words }

/** Requests of a community: those that wait, with what was asked back, and what became of others. */
export function Requests({ communityId, requests, words }: OfCommunity & { readonly requests: readonly Request[] }) {
  if (requests.length === 0) return null
  return (
    <ul class="lines staff">
      {requests.map(one => (
        <li key={one.requestId}>
          <strong>{one.contactEmail}</strong>
          <span class="quiet">{stateOf(one, words)}</span>
          {one.state === 'open' && <Withdraw request={one} communityId={communityId} words={words} />}
          <small class="whole quiet">{one.intendedUse}</small>
          {one.reason !== undefined && <p class="whole">{one.reason}</p>}
          {one.state === 'open' && one.question !== undefined && (
            <Answer request={one} question={one.question} communityId={communityId} words={words} />
          )}
        </li>
      ))}
    </ul>
  )
}

function stateOf({ state, question, answer, askedAt, decidedAt }: Request, words: Words): string {
  if (state !== 'open') return `${words.states[state]} ${decidedAt === undefined ? '' : ago(decidedAt)}`
  const waits = question !== undefined && answer === undefined ? words.waitsForYou : words.waits
  return `${words.asked({ when: ago(askedAt) })} · ${waits}`
}

function Withdraw({ request, communityId, words }: OfCommunity & { readonly request: Request }) {
  const { requestId, contactEmail } = request
  const deed = useDeed(async () => {
    await call('withdrawAccessRequest', { params: { communityId, requestId } })
  })
  return (
    <>
      <span class="end">
        <button
          type="button"
          class="button tight"
          aria-label={words.withdrawOf({ email: contactEmail })}
          onClick={deed.run}
          disabled={deed.busy}
        >
          {words.withdraw}
        </button>
      </span>
      {deed.error}
    </>
  )
}

function Answer({
  request,
  question,
  communityId,
  words,
}: OfCommunity & { readonly request: Request; readonly question: string }) {
  const [answer, setAnswer] = useState('')
  const { requestId } = request
  const deed = useDeed(async () => {
    const body = { answer: oneParagraph(answer) }
    await call('answerAccessQuestion', { params: { communityId, requestId }, body })
    setAnswer('')
  })
  return (
    <DeedForm class="whole" deed={deed}>
      <p>
        {words.question} <strong>{question}</strong>
      </p>
      {request.answer !== undefined ? (
        <p class="quiet">{words.answered({ answer: request.answer })}</p>
      ) : (
        <>
          <LongField label={words.answer} value={answer} onInput={setAnswer} error={deed.errorAt('/answer')} required />
          {deed.error}
          <p class="bar">
            <button type="submit" class="button" disabled={deed.busy}>
              {words.sendAnswer}
            </button>
          </p>
        </>
      )}
    </DeedForm>
  )
}
