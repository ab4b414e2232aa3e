import { useRef, useState } from 'preact/hooks'
import { filled, type MessageField, messageFields } from '../../../contract/site/messageFields.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Field, FieldRow } from '../../ui/Field.tsx'
import type { Words } from './Messages.tsx'
import type { Note } from './Notes.tsx'
import { type Message, useMessage } from './useMessage.ts'
import { Whom } from './Whom.tsx'

export type Draft = { readonly subject: string; readonly text: string }
export const blank: Draft = { subject: '', text: '' }

export type ComposeProps = {
  readonly roundId: string
  readonly isMailSetUp: boolean
  readonly draft: Draft
  readonly words: Words
  readonly onDraft: (draft: Draft) => void
  readonly onSent: (messageId: number) => void
  readonly onNotes: (notes: readonly Note[]) => void
}

/** Whom a message is for and what it says, with the fields filled in for one of them. */
export function Compose(props: ComposeProps) {
  const { isMailSetUp, draft, words, onDraft } = props
  const message = useMessage(props)
  const { recipients, deed } = message
  const withoutTime = (recipients ?? []).filter(({ values }) => values.teeTime === '–').length
  const namesTime = /\{(teeTime|start)\}/.test(`${draft.subject}${draft.text}`)
  return (
    <DeedForm class="panel padded compose" deed={deed}>
      <h2>{words.write}</h2>
      <Whom chosen={message.chosen} words={words} />
      <p class="reach" aria-live="polite">
        {!message.chosen.to
          ? words.chooseFirst
          : message.isRefused
            ? words.nobody
            : recipients
              ? reachOf(recipients, words)
              : words.looking}
      </p>
      <Writing {...{ message, draft, words, onDraft }} />
      <Reader {...{ message, draft, words }} />
      {namesTime && withoutTime > 0 && <p class="quiet">{words.noTime({ count: withoutTime })}</p>}
      {deed.error}
      <Ways {...{ message, isMailSetUp, words }} />
      {isMailSetUp && <p class="quiet">{words.cannotBack}</p>}
    </DeedForm>
  )
}

type PartProps = Pick<ComposeProps, 'draft' | 'words'> & { readonly message: Message }

/** Subject and text, and the fields that can be put into it. */
function Writing({ message, draft, words, onDraft }: PartProps & Pick<ComposeProps, 'onDraft'>) {
  const { wrong, deed } = message
  const { subject, text } = draft
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (field: MessageField) => {
    const input = area.current
    if (!input) return
    input.setRangeText(`{${field}}`, input.selectionStart, input.selectionEnd, 'end')
    onDraft({ subject, text: input.value })
    input.focus()
  }
  return (
    <>
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
    </>
  )
}

/** The message as one of them will read it. */
function Reader({ message: { recipients = [], isRight }, draft: { subject, text }, words }: PartProps) {
  const [at, setAt] = useState(0)
  const reader = recipients[at % Math.max(1, recipients.length)]
  if (!reader || !isRight || `${subject}${text}`.trim() === '') return null
  return (
    <figure class="reader">
      <figcaption>
        {words.willRead({ name: reader.name })}
        {recipients.length > 1 && (
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
  )
}

/** Sends it by mail, and prints it for those who get none. */
function Ways({ message, isMailSetUp, words }: Omit<PartProps, 'draft'> & Pick<ComposeProps, 'isMailSetUp'>) {
  const { recipients = [], isWritten, isRight, deed, printFor } = message
  const mails = recipients.filter(({ state }) => state === 'waiting')
  const printable = isMailSetUp ? recipients.filter(({ state }) => state !== 'waiting') : recipients
  const isReady = isWritten && isRight
  return (
    <p class="bar">
      {isMailSetUp && (
        <button type="submit" class="button lead" disabled={deed.busy || !isReady || mails.length === 0}>
          {words.send({ count: mails.length })}
        </button>
      )}
      {printable.length > 0 && (
        <button
          type="button"
          class={isMailSetUp ? 'button' : 'button lead'}
          disabled={!isReady}
          onClick={() => printFor(printable)}
        >
          {isMailSetUp
            ? words.printForOthers({ count: printable.length })
            : words.printNotes({ count: printable.length })}
        </button>
      )}
    </p>
  )
}

function reachOf(recipients: readonly { readonly state: string }[], words: Words): string {
  const count = (wanted: string) => recipients.filter(({ state }) => state === wanted).length
  const [noAddress, notWanted] = [count('noAddress'), count('notWanted')]
  return [
    words.reaches({ all: recipients.length, mails: count('waiting') }),
    ...(noAddress > 0 ? [words.withoutAddress({ count: noAddress })] : []),
    ...(notWanted > 0 ? [words.wantNone({ count: notWanted })] : []),
  ].join(' · ')
}
