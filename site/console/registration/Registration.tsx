import { useRef, useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { WaitingPeople } from '../players/WaitingList.tsx'
import { mayIn } from '../session.ts'
import { Form } from './Form.tsx'
import { useClosing } from './useClosing.ts'
import type { Given } from './useForm.ts'

const Ballot = lazy(() => import('./Ballot.tsx').then(one => one.Ballot))
const SaveContacts = lazy(() => import('./SaveContacts.tsx').then(one => one.SaveContacts))

export type Words = ScreenWords<'registration'>
type View = 'form' | 'queue' | 'ballot'

/** How players sign up for the event: when, for how many places, what they are asked; who waits; the lots of a ballot. */
export function Registration({ words }: { readonly words: Words }) {
  const { eventId, event } = useEvent()
  const [view, setView] = useChoice<View>('show', 'form')
  const field = useQuery('listRegistrations', { params: { eventId } })
  const given = event.own.registration ?? {}
  const { key, setTouched } = useKeyOfForm()
  const [isSaving, setSaving] = useState(false)
  const closing = useClosing(words)
  if (!field.data)
    return (
      <Screen title={words.title}>
        <Waiting answers={[field]} />
      </Screen>
    )
  const { players, waiting, draws } = field.data
  const inBallot = waiting.filter(one => one.state === 'ballot').length
  return (
    <Screen
      title={words.title}
      beside={<span class="quiet">{closing.state}</span>}
      actions={<Actions {...{ players, closing, words }} onSave={() => setSaving(true)} />}
    >
      {closing.close.error}
      {isSaving && (
        <SaveContacts
          {...{ players, questions: given.questions ?? [], of: event.name, words }}
          onClose={() => setSaving(false)}
        />
      )}
      <div class="bar">
        <Segments label={words.title} value={view} options={viewsOf(field.data, given, words)} onChoose={setView} />
      </div>
      {view === 'form' && (
        <Form
          key={key}
          {...{ registered: players.length, waiting, words }}
          onTouch={() => setTouched(true)}
          onSaved={() => setTouched(false)}
        />
      )}
      {view === 'queue' && (
        <section class="panel padded">
          <WaitingPeople words={words.players} />
        </section>
      )}
      {view === 'ballot' && <Ballot count={inBallot} draws={draws} closes={closing.closes} words={words} />}
    </Screen>
  )
}

/** What others change is shown at once, but not over what is being typed. */
function useKeyOfForm() {
  const { eventId, setup, event } = useEvent()
  const [isTouched, setTouched] = useState(false)
  const shown = useRef('')
  if (!isTouched) shown.current = JSON.stringify([eventId, event.own.registration ?? {}, setup.registrationType])
  return { key: shown.current, setTouched }
}

/** The form, the queue, and where there is a ballot its lots. */
function viewsOf({ waiting, draws }: Reply<'listRegistrations'>, { mode }: Given, words: Words) {
  const inBallot = waiting.filter(one => one.state === 'ballot').length
  const hasBallot = mode === 'ballot' || draws.length > 0
  return [
    { value: 'form' as const, words: words.form },
    { value: 'queue' as const, words: words.queue, count: waiting.length - inBallot },
    ...(hasBallot ? [{ value: 'ballot' as const, words: words.ballot, count: inBallot }] : []),
  ]
}

type ActionsProps = {
  readonly players: Reply<'listRegistrations'>['players']
  readonly closing: ReturnType<typeof useClosing>
  readonly words: Words
  readonly onSave: () => void
}

/** The public page, the list of who has registered, and the end of registration. */
function Actions({ players, closing: { isOpen, close }, words, onSave }: ActionsProps) {
  const { eventId, setup } = useEvent()
  const isPublic = setup.registrationType === 'Online Questionnaire'
  const page = useQuery('getPublicRegistrationLink', isPublic ? { params: { eventId } } : undefined)
  return (
    <>
      {isPublic && page.data && (
        <a class="button" href={page.data.url} target="_blank" rel="noreferrer">
          {words.openPage}
        </a>
      )}
      {players.length > 0 && mayIn(setup.communityId, 'contacts.see') && (
        <button type="button" class="button" onClick={onSave}>
          {words.exports}
        </button>
      )}
      {isOpen && (
        <button type="button" class="button" disabled={close.busy} onClick={() => close.run()}>
          {words.closeNow}
        </button>
      )}
    </>
  )
}
