import { useMemo, useRef, useState } from 'preact/hooks'
import {
  fieldsInWords,
  filled,
  type MessageField,
  messageFields,
  unknownFields,
} from '../../../contract/site/messageFields.ts'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Field, FieldRow } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { spoken } from '../../ui/words.ts'
import { usePreviews } from '../frame/Effects.tsx'
import type { Words } from './Messages.tsx'
import type { Note } from './Notes.tsx'
import { useTo, Whom } from './Whom.tsx'

export type Draft = { readonly subject: string; readonly text: string }
export const blank: Draft = { subject: '', text: '' }

type ComposeProps = {
  readonly roundId: string
  readonly isMailSetUp: boolean
  readonly draft: Draft
  readonly words: Words
  readonly onDraft: (draft: Draft) => void
  readonly onSent: (messageId: number) => void
  readonly onNotes: (notes: readonly Note[]) => void
}

/** Whom a message is for and what it says, with the fields filled in for one of them. */
export function Compose({ roundId, isMailSetUp, draft, words, onDraft, onSent, onNotes }: ComposeProps) {
  const params = { eventId: roundId }
  const chosen = useTo()
  const { to } = chosen
  const { subject, text } = draft
  const area = useRef<HTMLTextAreaElement>(null)
  const [at, setAt] = useState(0)
  // Whom it means is known before anything is written.
  const looked = usePreviews('sendMessage', to ? [{ params, body: { to, subject: '–', text: '–' } }] : [])
  const recipients = looked.told?.[0]?.reply.recipients
  const mails = (recipients ?? []).filter(({ state }) => state === 'waiting')
  const others = (recipients ?? []).filter(({ state }) => state !== 'waiting')
  const isWritten = subject.trim() !== '' && text.trim() !== ''
  const wrong = { subject: wrongIn(subject, words), text: wrongIn(text, words) }
  const isRight = wrong.subject === undefined && wrong.text === undefined
  const body = to && { to, ...draft, language: spoken() }
  const asked = JSON.stringify(body)
  // A repeated press of the button is the same deed; another text is another one.
  const key = useMemo(() => crypto.randomUUID(), [asked])
  const deed = useDeed(async () => {
    if (!body) return
    const { messageId, counts } = await call('sendMessage', { params, body }, { key })
    onDraft(blank)
    onSent(messageId)
    announce(words.queued(counts.waiting))
  })
  const notesFor = (people: typeof others) =>
    onNotes(people.map(({ name, values }) => ({ name, subject: filled(subject, values), text: filled(text, values) })))
  const insert = (field: MessageField) => {
    const input = area.current
    if (!input) return
    input.setRangeText(`{${field}}`, input.selectionStart, input.selectionEnd, 'end')
    onDraft({ subject, text: input.value })
    input.focus()
  }
  const reader = recipients?.[at % Math.max(1, recipients.length)]
  const withoutTime = (recipients ?? []).filter(({ values }) => values.teeTime === '–').length
  const namesTime = /\{(teeTime|start)\}/.test(`${subject}${text}`)
  const printable = isMailSetUp ? others : (recipients ?? [])
  return (
    <DeedForm class="panel padded compose" deed={deed}>
      <h2>{words.write}</h2>
      <Whom chosen={chosen} words={words} />
      <p class="reach" aria-live="polite">
        {!to
          ? words.chooseFirst
          : looked.refused !== undefined
            ? words.nobody
            : recipients
              ? reachOf(recipients, words)
              : words.looking}
      </p>
      <Field
        label={words.subject}
        value={subject}
        maxLength={120}
        error={wrong.subject ?? deed.errorAt('/subject')}
        onInput={value => onDraft({ subject: value, text })}
      />
      <FieldRow label={words.text} error={wrong.text ?? deed.errorAt('/text')}>
        {ids => (
          <textarea
            {...ids}
            ref={area}
            class="input"
            rows={6}
            maxLength={4000}
            value={text}
            onInput={event => onDraft({ subject, text: event.currentTarget.value })}
          />
        )}
      </FieldRow>
      <fieldset class="bar fields">
        <legend class="quiet">{words.fields}</legend>
        {messageFields.map(field => (
          <button key={field} type="button" class="button tight" onClick={() => insert(field)}>
            {words.field[field]}
          </button>
        ))}
      </fieldset>
      {reader && isRight && `${subject}${text}`.trim() !== '' && (
        <figure class="reader">
          <figcaption>
            {words.willRead(reader.name)}
            {recipients && recipients.length > 1 && (
              <button type="button" class="button tight plain" onClick={() => setAt(at + 1)}>
                {words.next}
              </button>
            )}
          </figcaption>
          <blockquote>
            <strong>{filled(subject, reader.values)}</strong>
            <p>{filled(text, reader.values)}</p>
          </blockquote>
        </figure>
      )}
      {namesTime && withoutTime > 0 && <p class="quiet">{words.noTime(withoutTime)}</p>}
      {deed.error}
      <p class="bar">
        {isMailSetUp && (
          <button
            type="submit"
            class="button lead"
            disabled={deed.busy || !isWritten || !isRight || mails.length === 0}
          >
            {words.send(mails.length)}
          </button>
        )}
        {printable.length > 0 && (
          <button
            type="button"
            class={isMailSetUp ? 'button' : 'button lead'}
            disabled={!isWritten || !isRight}
            onClick={() => notesFor(printable)}
          >
            {isMailSetUp ? words.printForOthers(printable.length) : words.printNotes(printable.length)}
          </button>
        )}
      </p>
      {isMailSetUp && <p class="quiet">{words.cannotBack}</p>}
    </DeedForm>
  )
}

function wrongIn(text: string, words: Words): string | undefined {
  const unknown = unknownFields(text)
  return unknown.length > 0 ? words.unknown(unknown.join(', '), fieldsInWords) : undefined
}

function reachOf(recipients: readonly { readonly state: string }[], words: Words): string {
  const count = (wanted: string) => recipients.filter(({ state }) => state === wanted).length
  const [noAddress, notWanted] = [count('noAddress'), count('notWanted')]
  return [
    words.reaches(recipients.length, count('waiting')),
    ...(noAddress > 0 ? [words.withoutAddress(noAddress)] : []),
    ...(notWanted > 0 ? [words.wantNone(notWanted)] : []),
  ].join(' · ')
}
