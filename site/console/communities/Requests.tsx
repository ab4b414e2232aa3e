import { ago } from '../../ui/ago.ts'
import { call } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Check } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { CommunityAsked } from './NewCommunity.tsx'

type RequestsProps = {
  readonly words: ScreenWords<'communities'>
  readonly onOpen: (what: 'approve' | 'decline', request: CommunityAsked) => void
}

/** Whether anybody may ask for a community, and who has. */
export function Requests({ words, onOpen }: RequestsProps) {
  const answer = useQuery('listCommunityRequests', {})
  const deed = useDeed(async (isOpen: boolean) => {
    await call('setCommunityRequests', { body: { isOpen } })
  })
  if (!answer.data) return <Waiting answers={[answer]} />
  const { isOpen, mailIsSetUp, url, requests } = answer.data
  return (
    <section class="panel padded requests">
      <h2>{words.requests}</h2>
      <Check words={words.mayAsk} checked={isOpen} disabled={deed.busy} onChange={deed.run} />
      {isOpen && mailIsSetUp && (
        <p class="quiet">
          {words.askAt} <a href={url}>{url}</a>
        </p>
      )}
      {isOpen && !mailIsSetUp && <p class="banner">{words.noMail}</p>}
      {deed.error}
      {isOpen && requests.length === 0 && <p class="quiet">{words.noRequests}</p>}
      <ul class="lines staff">
        {requests.map(request => (
          <li key={request.requestId}>
            <strong>
              <bdi>{request.name}</bdi>
            </strong>
            <span>
              <bdi>{request.contactName}</bdi> &lt;{request.contactEmail}&gt;
            </span>
            <span class="end quiet">{words.asked({ when: ago(request.askedAt) })}</span>
            <p class="whole">{request.intendedUse}</p>
            <span class="bar whole">
              <button
                type="button"
                class="button lead"
                aria-label={words.approveOf({ name: request.name })}
                onClick={() => onOpen('approve', request)}
              >
                {words.approve}
              </button>
              <button
                type="button"
                class="button harm"
                aria-label={words.declineOf({ name: request.name })}
                onClick={() => onOpen('decline', request)}
              >
                {words.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
