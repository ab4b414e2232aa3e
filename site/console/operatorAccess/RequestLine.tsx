import { ago } from '../../ui/ago.ts'
import type { Reply } from '../../ui/call.ts'
import { language, type ScreenWords } from '../../ui/words.ts'

export type AccessAsked = Reply<'listAccessRequests'>['requests'][number]

type RequestLineProps = {
  readonly request: AccessAsked
  readonly words: ScreenWords<'operatorAccess'>
  readonly onOpen: (what: 'approve' | 'decline' | 'ask') => void
}

/** A request that waits: who asks, what for, what is known of the community, and the three answers. */
export function RequestLine({ request, words, onOpen }: RequestLineProps) {
  const { community, contactName, contactEmail, intendedUse, askedAt, askedBy, question, answer } = request
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  const who = askedBy === undefined ? '' : ` ${words.askedBy({ name: askedBy })}`
  return (
    <li>
      <strong>{community.name}</strong>
      <span>
        {contactName} &lt;{contactEmail}&gt;
      </span>
      <span class="end quiet">{`${words.asked({ when: ago(askedAt) })}${who}`}</span>
      <p class="whole">{intendedUse}</p>
      <small class="whole quiet">{words.facts({ ...community, day: day.format(new Date(community.since)) })}</small>
      {question !== undefined && (
        <small class="whole">
          {words.askedBack({ question })} {answer === undefined ? words.noAnswer : words.answer({ answer })}
        </small>
      )}
      <span class="bar whole">
        <button
          type="button"
          class="button lead"
          aria-label={words.approveOf({ email: contactEmail })}
          onClick={() => onOpen('approve')}
        >
          {words.approve}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.askOf({ email: contactEmail })}
          onClick={() => onOpen('ask')}
        >
          {words.ask}
        </button>
        <button
          type="button"
          class="button harm"
          aria-label={words.declineOf({ email: contactEmail })}
          onClick={() => onOpen('decline')}
        >
          {words.decline}
        </button>
      </span>
    </li>
  )
}
