import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { AskBack, Decline } from './Answers.tsx'
import { Approve } from './Approve.tsx'
import { CredentialLine } from './CredentialLine.tsx'
import { Handed, type HandedOver } from './Handed.tsx'
import { Issue } from './Issue.tsx'
import { Renew, Revoke } from './Renew.tsx'
import { type AccessAsked, RequestLine } from './RequestLine.tsx'

type Credential = Reply<'listCredentials'>['credentials'][number]
type Open =
  | { readonly what: 'issue' }
  | { readonly what: 'handed'; readonly handed: HandedOver }
  | { readonly what: 'approve' | 'decline' | 'ask'; readonly request: AccessAsked }
  | { readonly what: 'renew' | 'revoke'; readonly credential: Credential }

/** Who runs the installation decides on access: the requests that wait, then what programs log in with. */
export function OperatorAccess({ words }: { readonly words: ScreenWords<'operatorAccess'> }) {
  const requests = useQuery('listAccessRequests', {})
  const credentials = useQuery('listCredentials', {})
  const [open, setOpen, close] = useOpen<Open>()
  const waiting = (requests.data?.requests ?? []).filter(one => one.state === 'open')
  return (
    <Screen
      title={words.title}
      beside={waiting.length > 0 && <span class="beside">{waiting.length}</span>}
      actions={
        <button type="button" class="button" onClick={() => setOpen({ what: 'issue' })}>
          <Icon name="add" />
          {words.issue}
        </button>
      }
    >
      {!requests.data || !credentials.data ? (
        <Waiting answers={[requests, credentials]} />
      ) : (
        <div class="form">
          <section class="panel padded">
            <h2>{words.open}</h2>
            {waiting.length === 0 && <p class="quiet">{words.noOpen}</p>}
            <ul class="lines staff">
              {waiting.map(request => (
                <RequestLine
                  key={request.requestId}
                  request={request}
                  words={words}
                  onOpen={what => setOpen({ what, request })}
                />
              ))}
            </ul>
          </section>
          <section class="panel padded">
            <h2>{words.inForce}</h2>
            {credentials.data.credentials.length === 0 && <p class="quiet">{words.none}</p>}
            <ul class="lines staff">
              {credentials.data.credentials.map(credential => (
                <CredentialLine
                  key={credential.credentialId}
                  credential={credential}
                  words={words}
                  onOpen={what => setOpen({ what, credential })}
                />
              ))}
            </ul>
          </section>
        </div>
      )}
      {open && (
        <OverAccess open={open} words={words} onClose={close} onDone={handed => setOpen({ what: 'handed', handed })} />
      )}
    </Screen>
  )
}

type OverAccessProps = {
  readonly open: Open
  readonly words: ScreenWords<'operatorAccess'>
  readonly onClose: () => void
  readonly onDone: (handed: HandedOver) => void
}

function OverAccess({ open, words, onClose, onDone }: OverAccessProps) {
  const dialog = { words, onClose, onDone }
  switch (open.what) {
    case 'issue':
      return <Issue {...dialog} />
    case 'handed':
      return <Handed handed={open.handed} words={words} onClose={onClose} />
    case 'approve':
      return <Approve request={open.request} {...dialog} />
    case 'decline':
      return <Decline request={open.request} words={words} onClose={onClose} />
    case 'ask':
      return <AskBack request={open.request} words={words} onClose={onClose} />
    case 'renew':
      return <Renew credential={open.credential} {...dialog} />
    case 'revoke':
      return <Revoke credential={open.credential} words={words} onClose={onClose} />
  }
}
