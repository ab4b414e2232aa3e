import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { InputOf, Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Check, Choose, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { useEvent } from '../frame/useEvent.ts'
import { shortName } from '../frame/useRoster.ts'
import { PagePreview } from './PagePreview.tsx'
import { type Question, Questions } from './Questions.tsx'
import type { Words } from './Registration.tsx'

export type Given = NonNullable<Reply<'getEventSetup'>['event']['own']['registration']>
type Who = Reply<'getEventSetup'>['registrationType']
type Person = Reply<'listRegistrations'>['waiting'][number]

type FormProps = {
  /** How many have a place. */
  readonly registered: number
  readonly waiting: readonly Person[]
  readonly words: Words
  readonly onTouch: () => void
  readonly onSaved: () => void
}

const mostNamed = 3
const mostPlaces = 5000
const mostHours = 720

/** When players sign up, for how many places, and what they are asked; saved in one step. */
export function Form({ registered, waiting, words, onTouch, onSaved }: FormProps) {
  const { eventId, setup, event } = useEvent()
  /** As it was when the form was opened: what somebody else changes meanwhile is theirs. */
  const [from] = useState({ registration: event.own.registration ?? null, who: setup.registrationType })
  const kept = from.registration ?? {}
  const [who, setWho] = useState<Who>(from.who)
  const [given, setGiven] = useState<Given>(kept)
  const [limit, setLimit] = useState(kept.fieldLimit === undefined ? '' : String(kept.fieldLimit))
  const [hours, setHours] = useState(String(kept.offerHours ?? 24))
  const { opens = '', closes = '', mode = 'first come', waitingList = true, asksTee = false, consent = '' } = given
  /** What is left empty is left out. */
  const set = <K extends keyof Given>(key: K, value: Given[K] | '') => {
    const { [key]: _, ...rest } = given
    setGiven((value === '' || value === undefined ? rest : { ...rest, [key]: value }) as Given)
  }
  const places = limit.trim() === '' ? undefined : Number(limit)
  const isLimitWrong = places !== undefined && !(Number.isInteger(places) && places >= 1 && places <= mostPlaces)
  const isHoursWrong = !(Number.isInteger(Number(hours)) && Number(hours) >= 1 && Number(hours) <= mostHours)
  const { fieldLimit: _, offerHours: __, questions, ...others } = given
  const to = {
    ...others,
    ...(questions && { questions: questions.map(withoutGaps) }),
    ...(places !== undefined && { fieldLimit: places }),
    ...(Number(hours) !== 24 && { offerHours: Number(hours) }),
  }
  const deed = useDeed(async () => {
    const body: NonNullable<InputOf<'updateEvent'>['body']> = {
      ...(who !== from.who && { registrationType: { from: from.who, to: who } }),
      settings: { registration: { from: from.registration, to } },
    }
    const isSent = await sendOrTheirs('updateEvent', { params: { eventId }, body }, ({ pointer, present }) =>
      pointer === '/registrationType'
        ? { what: words.who, theirs: words.whoIs[present as Who], mine: words.whoIs[who] }
        : { what: words.title, theirs: inShort(present as Given | null, words), mine: inShort(to, words) },
    )
    onSaved()
    if (isSent) announce(words.saved)
  })
  const wrong = (key: string) =>
    deed.errorAt(`/settings/registration/to/${key}`) ?? deed.errorAt(`/settings/registration/${key}`)
  return (
    <div class="form-and-page">
      <DeedForm class="form" deed={deed} onInput={onTouch}>
        <section class="panel padded">
          <h2>{words.when}</h2>
          <Choose
            label={words.who}
            value={who}
            options={Object.entries(words.whoIs).map(([value, label]) => ({ value, words: label }))}
            onChoose={value => setWho(value as Who)}
          />
          <Field
            label={words.opens}
            hint={words.opensHint(setup.timeZone)}
            type={'datetime-local' as 'date'}
            value={opens}
            onInput={value => set('opens', value)}
            error={wrong('opens')}
          />
          <Field
            label={words.closes}
            hint={words.closesHint}
            type={'datetime-local' as 'date'}
            value={closes}
            onInput={value => set('closes', value)}
            error={wrong('closes')}
          />
        </section>
        <section class="panel padded">
          <h2>{words.places}</h2>
          <Field
            label={words.limit}
            hint={words.limitHint}
            value={limit}
            onInput={setLimit}
            type="number"
            error={isLimitWrong ? words.badLimit : wrong('fieldLimit')}
          />
          <p class="quiet" role="status">
            {words.taken(registered, waiting.filter(one => one.state === 'offered').length)}.{' '}
            {!isLimitWrong && follows({ places, kept: kept.fieldLimit, mode, registered, waiting, words })}
          </p>
          <Choose
            label={words.mode}
            value={mode}
            options={Object.entries(words.modes).map(([value, label]) => ({ value, words: label }))}
            onChoose={value => set('mode', value as 'ballot')}
          />
          <Check
            words={words.waitingList}
            hint={words.waitingListHint}
            checked={waitingList}
            onChange={on => set('waitingList', on)}
          />
          {waitingList && (
            <Field
              label={words.offerHours}
              value={hours}
              onInput={setHours}
              type="number"
              error={isHoursWrong ? words.badHours : wrong('offerHours')}
            />
          )}
        </section>
        <section class="panel padded">
          <h2>{words.asks}</h2>
          {(['phone', 'dob', 'handicap'] as const).map(key => (
            <Choose
              key={key}
              label={words.details[key]}
              value={given.details?.[key] ?? 'optional'}
              options={Object.entries(words.asked).map(([value, label]) => ({ value, words: label }))}
              onChoose={value => set('details', { ...given.details, [key]: value as 'no' })}
            />
          ))}
          <Check words={words.asksTee} checked={asksTee} onChange={on => set('asksTee', on)} />
          <Field
            label={words.consent}
            hint={words.consentHint}
            value={consent}
            onInput={value => set('consent', value)}
            maxLength={4000}
          />
          <Questions
            questions={given.questions ?? []}
            errorAt={pointer => wrong(`questions${pointer}`)}
            words={words}
            onChange={questions => {
              onTouch()
              set('questions', questions.length > 0 ? questions : '')
            }}
          />
        </section>
        {deed.error}
        <p class="apply">
          <button
            type="submit"
            class="button lead"
            disabled={deed.busy || isLimitWrong || (waitingList && isHoursWrong)}
          >
            {words.save}
          </button>
        </p>
      </DeedForm>
      {who !== 'Closed' && <PagePreview registration={to} words={words} />}
    </div>
  )
}

/** Answers to choose from are written one a line; empty lines are none. */
function withoutGaps({ choices, ...question }: Question): Question {
  const given = choices?.map(one => one.trim()).filter(one => one !== '')
  return { ...question, text: question.text.trim(), ...(given && { choices: given }) }
}

/** Places, times and questions in a line, to tell two forms apart. */
function inShort(given: Given | null, words: Words): string {
  const { fieldLimit, opens, closes, questions = [] } = given ?? {}
  const parts = [
    fieldLimit !== undefined && `${words.limit} ${fieldLimit}`,
    opens !== undefined && `${words.opens} ${opens.replace('T', ' ')}`,
    closes !== undefined && `${words.closes} ${closes.replace('T', ' ')}`,
    questions.length > 0 && `${words.questions} ${questions.length}`,
  ]
  return parts.filter(Boolean).join(' · ') || '–'
}

type Wanted = {
  readonly places: number | undefined
  readonly kept: number | undefined
  readonly mode: 'first come' | 'ballot'
  readonly registered: number
  readonly waiting: readonly Person[]
  readonly words: Words
}

/** Who is offered a place once there are so many, in the order of the list. */
function follows({ places, kept, mode, registered, waiting, words }: Wanted): string | undefined {
  if (places === kept || mode === 'ballot') return undefined
  const taken = registered + waiting.filter(one => one.state === 'offered').length
  if (places !== undefined && places < taken) return words.tooMany(taken)
  const next = waiting
    .filter(one => one.state === 'waiting')
    .slice(0, places === undefined ? undefined : places - taken)
  if (next.length === 0) return undefined
  return words.raised(next.slice(0, mostNamed).map(shortName).join(', '), Math.max(0, next.length - mostNamed))
}
