import { useMemo } from 'preact/hooks'
import { fieldsInWords, filled, unknownFields } from '../../../contract/site/messageFields.ts'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { spoken } from '../../ui/words.ts'
import { usePreviews } from '../frame/Effects.tsx'
import { blank, type ComposeProps } from './Compose.tsx'
import type { Words } from './Messages.tsx'
import { useTo } from './Whom.tsx'

export type Message = ReturnType<typeof useMessage>

/** Whom a message reaches, whether it can be sent as it is, and the sending. */
export function useMessage({ roundId, draft, words, onDraft, onSent, onNotes }: ComposeProps) {
  const params = { eventId: roundId }
  const chosen = useTo()
  const { to } = chosen
  const { subject, text } = draft
  // Whom it means is known before anything is written.
  const looked = usePreviews('sendMessage', to ? [{ params, body: { to, subject: '–', text: '–' } }] : [])
  const recipients = looked.previews?.[0]?.reply.recipients
  const wrong = { subject: wrongIn(subject, words), text: wrongIn(text, words) }
  const body = to && { to, ...draft, language: spoken() }
  const asked = JSON.stringify(body)
  // A repeated press of the button is the same deed; another text is another one.
  const key = useMemo(() => crypto.randomUUID(), [asked])
  const deed = useDeed(async () => {
    if (!body) return
    const { messageId, counts } = await call('sendMessage', { params, body }, { key })
    onDraft(blank)
    onSent(messageId)
    announce(words.queued({ count: counts.waiting }))
  })
  return {
    chosen,
    isRefused: looked.refused !== undefined,
    /** Undefined while it is not known. */
    recipients,
    wrong,
    isWritten: subject.trim() !== '' && text.trim() !== '',
    isRight: wrong.subject === undefined && wrong.text === undefined,
    deed,
    /** Prints the message for those people. */
    printFor: (people: NonNullable<typeof recipients>) =>
      onNotes(
        people.map(({ name, values }) => ({ name, subject: filled(subject, values), text: filled(text, values) })),
      ),
  }
}

function wrongIn(text: string, words: Words): string | undefined {
  const unknown = unknownFields(text)
  return unknown.length > 0 ? words.unknown({ found: unknown.join(', '), fields: fieldsInWords }) : undefined
}
