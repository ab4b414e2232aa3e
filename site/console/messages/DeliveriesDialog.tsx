import { filled } from '../../../contract/site/messageFields.ts'
import type { Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { pollMs, type Words } from './Messages.tsx'
import type { Note } from './Notes.tsx'

type DeliveriesProps = {
  readonly roundId: string
  readonly messageId: number
  readonly subject: string
  readonly words: Words
  readonly onNotes: (notes: readonly Note[]) => void
  readonly onClose: () => void
}

/** Those who got no mail come first. */
const order = ['refused', 'noAddress', 'notWanted', 'waiting', 'stopped', 'sent'] as const

const whileWaiting = (message: Reply<'getMessage'> | undefined) =>
  message?.deliveries.some(({ state }) => state === 'waiting') ? pollMs : undefined

/** What became of a message for each player, and notes to print for those who got no mail. */
export function DeliveriesDialog({ roundId, messageId, subject, words, onNotes, onClose }: DeliveriesProps) {
  const input = { params: { eventId: roundId, messageId } }
  const answer = useQuery('getMessage', input, { everyMs: whileWaiting })
  const message = answer.data
  const deliveries = (message?.deliveries ?? []).toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const notes = deliveries.flatMap(({ state, values }) =>
    message && values && (state === 'noAddress' || state === 'notWanted' || state === 'refused')
      ? [{ name: values.name, subject: filled(message.subject, values), text: filled(message.text, values) }]
      : [],
  )
  return (
    <Dialog
      title={subject}
      side
      onClose={onClose}
      foot={
        <>
          <button type="button" class="button plain" onClick={onClose}>
            {words.close}
          </button>
          {notes.length > 0 && (
            <button type="button" class="button" onClick={() => onNotes(notes)}>
              {words.printNotes({ count: notes.length })}
            </button>
          )}
        </>
      }
    >
      {!message ? (
        <Waiting answers={[answer]} />
      ) : (
        <>
          <p class="letter">{message.text}</p>
          <ul class="lines">
            {deliveries.map(({ playerId, name, state }) => (
              <li key={playerId}>
                <strong>{name ?? words.somebody}</strong>
                <span class="end">{words.states[state]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
