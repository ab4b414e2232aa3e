import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { FieldError, InputOf, Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { centsOf } from '../../ui/money.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { decimalLabel, type ScreenWords } from '../../ui/words.ts'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { type EventPart, useEvent } from '../frame/useEvent.ts'

type Words = ScreenWords<'players'>
type Person = Reply<'listRegistrations'>['players'][number]
type Question = NonNullable<NonNullable<EventPart['own']['registration']>['questions']>[number]
type KeptDetailsProps = {
  readonly playerId: number
  readonly words: Words
  /** The dialog sends what is filled in when somebody presses Enter. */
  readonly onReady: (save: () => void) => void
}

/** What the organiser keeps about a registration: nickname, answers, payment, note. Nothing for roles that may not see it. */
export function KeptDetails({ playerId, words, onReady }: KeptDetailsProps) {
  const { eventId } = useEvent()
  const answer = useQuery('listRegistrations', { params: { eventId } })
  const person = answer.data?.players.find(one => one.playerId === playerId)
  if (!answer.data) return <Waiting answers={[answer]} />
  if (!person?.answers) return null
  return <Form key={playerId} person={person} words={words} onReady={onReady} />
}

function Form({ person, words, onReady }: { readonly person: Person } & Omit<KeptDetailsProps, 'playerId'>) {
  const { eventId, event } = useEvent()
  const questions = event.own.registration?.questions ?? []
  const currency = event.own.currency
  // A form that somebody has begun says what it began from.
  const [started, setStarted] = useState<{ readonly from: Person; readonly fields: Fields } | undefined>()
  const from = started?.from ?? person
  const fields = started?.fields ?? fieldsOf(person)
  const set = (change: Partial<Fields>) => setStarted({ from, fields: { ...fields, ...change } })
  const cents = fields.paid.trim() === '' ? null : centsOf(fields.paid)
  const body = cents === undefined ? undefined : bodyOf(from, fields, cents)
  const sent = body?.answers ?? []
  const deed = useDeed(async () => {
    if (!body || Object.keys(body).length === 0) return
    const input = { params: { eventId, playerId: person.playerId }, body }
    const isSent = await sendOrTheirs('updateRegistration', input, error =>
      compared(error, fields, sent, questions, words),
    )
    setStarted(undefined)
    if (isSent) announce(words.kept)
  })
  onReady(deed.run)
  return (
    <section class="kept">
      <h3>{words.registration}</h3>
      {person.email !== undefined && (
        <p class="quiet">
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </p>
      )}
      <Field label={words.nickname} value={fields.handle} onInput={handle => set({ handle })} maxLength={60} />
      {questions.map(question => (
        <Answer
          key={question.id}
          question={question}
          value={fields.answers[question.id] ?? ''}
          words={words}
          error={deed.errorAt(`/answers/${sent.findIndex(one => one.question === question.id)}/answer`)}
          onInput={value => set({ answers: { ...fields.answers, [question.id]: value } })}
        />
      ))}
      <Field
        label={currency === undefined ? words.paid : words.paidIn({ currency })}
        look="narrow"
        value={fields.paid}
        onInput={paid => set({ paid })}
        error={cents === undefined ? words.badAmount : deed.errorAt('/paidCents')}
      />
      <Field label={words.note} value={fields.note} onInput={note => set({ note })} maxLength={500} />
      {deed.error}
      {started && body && Object.keys(body).length > 0 && (
        <button type="submit" class="button lead" disabled={deed.busy}>
          {words.keepIt}
        </button>
      )}
    </section>
  )
}

function Answer({
  question,
  value,
  error,
  words,
  onInput,
}: {
  readonly question: Question
  readonly value: string
  readonly error: string | undefined
  readonly words: Words
  readonly onInput: (value: string) => void
}) {
  const { text, kind, choices = ['Yes', 'No'] } = question
  if (kind === 'text') return <Field label={text} value={value} error={error} onInput={onInput} maxLength={1000} />
  const options = choices.map(one => ({ value: one, words: kind === 'yesNo' ? (words.yesNo[one] ?? one) : one }))
  return (
    <Choose
      label={text}
      value={value}
      error={error}
      options={[{ value: '', words: '–' }, ...options]}
      onChoose={onInput}
    />
  )
}

type Fields = {
  readonly handle: string
  readonly paid: string
  readonly note: string
  readonly answers: Readonly<Record<string, string>>
}

function fieldsOf({ handle = '', paidCents, note = '', answers = [] }: Person): Fields {
  const given = answers.map(({ question, answer }) => [question, answer] as const)
  return { handle, paid: moneyOf(paidCents), note, answers: Object.fromEntries(given) }
}

/** What differs, with what it was. */
function bodyOf(
  from: Person,
  fields: Fields,
  cents: number | null,
): NonNullable<InputOf<'updateRegistration'>['body']> {
  const before = fieldsOf(from)
  const filled = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text.trim())
  const answers = Object.keys(fields.answers)
    .filter(question => filled(fields.answers[question]) !== filled(before.answers[question]))
    .map(question => ({
      question,
      answer: { from: filled(before.answers[question]), to: filled(fields.answers[question]) },
    }))
  return {
    ...(filled(fields.handle) !== filled(before.handle) && {
      handle: { from: filled(before.handle), to: filled(fields.handle) },
    }),
    ...(cents !== (from.paidCents ?? null) && { paidCents: { from: from.paidCents ?? null, to: cents } }),
    ...(filled(fields.note) !== filled(before.note) && {
      note: { from: filled(before.note), to: filled(fields.note) },
    }),
    ...(answers.length > 0 && { answers }),
  }
}

function compared(
  { pointer, present }: FieldError,
  fields: Fields,
  sent: readonly { readonly question: string }[],
  questions: readonly Question[],
  words: Words,
) {
  const textOrDash = (value: unknown) => (value === null || value === undefined || value === '' ? '–' : String(value))
  if (pointer === '/handle')
    return { what: words.nickname, theirs: textOrDash(present), mine: textOrDash(fields.handle) }
  if (pointer === '/note') return { what: words.note, theirs: textOrDash(present), mine: textOrDash(fields.note) }
  if (pointer === '/paidCents') {
    const theirs = textOrDash(moneyOf(typeof present === 'number' ? present : undefined))
    return { what: words.paid, theirs, mine: textOrDash(fields.paid) }
  }
  const { question = '' } = sent[Number(pointer.split('/')[2])] ?? {}
  const what = questions.find(({ id }) => id === question)?.text ?? question
  return { what, theirs: textOrDash(present), mine: textOrDash(fields.answers[question]) }
}

function moneyOf(cents: number | undefined): string {
  return cents === undefined ? '' : decimalLabel(cents / 100, 2)
}
