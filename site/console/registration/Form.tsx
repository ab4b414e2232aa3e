import type { Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Check, Choose, Field } from '../../ui/Field.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { follows } from './follows.ts'
import { PagePreview } from './PagePreview.tsx'
import { Questions } from './Questions.tsx'
import type { Words } from './Registration.tsx'
import { type RegistrationForm, useForm, type Who } from './useForm.ts'

export type Person = Reply<'listRegistrations'>['waiting'][number]

type FormProps = {
  /** How many have a place. */
  readonly registered: number
  readonly waiting: readonly Person[]
  readonly words: Words
  readonly onTouch: () => void
  readonly onSaved: () => void
}

/** When players sign up, for how many places, and what they are asked; saved in one step. */
export function Form({ registered, waiting, words, onTouch, onSaved }: FormProps) {
  const form = useForm(words, onSaved)
  const { deed, given, isLimitWrong, isHoursWrong } = form
  return (
    <div class="form-and-page">
      <DeedForm class="form" deed={deed} onInput={onTouch}>
        <When form={form} words={words} />
        <Places {...{ form, registered, waiting, words }} />
        <Asks {...{ form, words, onTouch }} />
        {deed.error}
        <p class="apply">
          <button
            type="submit"
            class="button lead"
            disabled={deed.busy || isLimitWrong || (given.waitingList !== false && isHoursWrong)}
          >
            {words.save}
          </button>
        </p>
      </DeedForm>
      {form.who !== 'Closed' && <PagePreview registration={form.to} words={words} />}
    </div>
  )
}

type PartProps = { readonly form: RegistrationForm; readonly words: Words }

function When({ form: { who, setWho, given, set, wrong }, words }: PartProps) {
  const { setup } = useEvent()
  return (
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
        hint={words.opensHint({ zone: setup.timeZone })}
        type={'datetime-local' as 'date'}
        value={given.opens ?? ''}
        onInput={value => set('opens', value)}
        error={wrong('opens')}
      />
      <Field
        label={words.closes}
        hint={words.closesHint}
        type={'datetime-local' as 'date'}
        value={given.closes ?? ''}
        onInput={value => set('closes', value)}
        error={wrong('closes')}
      />
    </section>
  )
}

function Places({ form, registered, waiting, words }: PartProps & Pick<FormProps, 'registered' | 'waiting'>) {
  const { given, set, wrong, places, keptPlaces, isLimitWrong, isHoursWrong } = form
  const { mode = 'first come', waitingList = true } = given
  return (
    <section class="panel padded">
      <h2>{words.places}</h2>
      <Field
        label={words.limit}
        hint={words.limitHint}
        value={form.limit}
        onInput={form.setLimit}
        type="number"
        error={isLimitWrong ? words.badLimit : wrong('fieldLimit')}
      />
      <p class="quiet" role="status">
        {words.taken({ taken: registered, offered: waiting.filter(one => one.state === 'offered').length })}.{' '}
        {!isLimitWrong && follows({ places, kept: keptPlaces, mode, registered, waiting, words })}
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
          value={form.hours}
          onInput={form.setHours}
          type="number"
          error={isHoursWrong ? words.badHours : wrong('offerHours')}
        />
      )}
    </section>
  )
}

function Asks({ form: { given, set, wrong }, words, onTouch }: PartProps & Pick<FormProps, 'onTouch'>) {
  const { asksTee = false, consent = '' } = given
  return (
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
  )
}
