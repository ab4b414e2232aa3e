import { useRef, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { localTime, momentIn, momentOfLocal } from '../frame/localTime.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { WaitingPeople } from '../players/WaitingList.tsx'
import { mayIn } from '../session.ts'
import type { en } from './en.ts'
import { Form } from './Form.tsx'

const Ballot = lazy(() => import('./Ballot.tsx').then(one => one.Ballot))
const SaveContacts = lazy(() => import('./SaveContacts.tsx').then(one => one.SaveContacts))

export type Words = typeof en
type View = 'form' | 'queue' | 'ballot'

/** How players sign up for the event: when, for how many places, what they are asked; who waits; the lots of a ballot. */
export function Registration({ words }: { readonly words: Words }) {
  const { eventId, setup, event } = useEvent()
  const { timeZone, registrationType } = setup
  const [view, setView] = useChoice<View>('show', 'form')
  const field = useQuery('listRegistrations', { params: { eventId } })
  const isPublic = registrationType === 'Online Questionnaire'
  const page = useQuery('getPublicRegistrationLink', isPublic ? { params: { eventId } } : undefined)
  const given = event.own.registration ?? {}
  const [isTouched, setTouched] = useState(false)
  const [isSaving, setSaving] = useState(false)
  /** What others change is shown at once, but not over what is being typed. */
  const shown = useRef('')
  if (!isTouched) shown.current = JSON.stringify([eventId, given, registrationType])
  const now = localTime(timeZone)
  const isOpen = registrationType !== 'Closed' && now >= (given.opens ?? now) && now < (given.closes ?? event.startDate)
  const close = useDeed(async () => {
    const to = { ...given, closes: localTime(timeZone) }
    await call('updateEvent', {
      params: { eventId },
      body: { settings: { registration: { from: event.own.registration ?? null, to } } },
    })
    announce(words.closedNow)
  })
  if (!field.data)
    return (
      <Screen title={words.title}>
        <Waiting answers={[field]} />
      </Screen>
    )
  const { players, waiting, draws } = field.data
  const inBallot = waiting.filter(one => one.state === 'ballot')
  const moment = (local: string) => momentIn(momentOfLocal(local, timeZone), timeZone)
  const closes = given.closes ?? `${event.startDate}T00:00`
  const state =
    registrationType === 'Closed'
      ? words.closedToAll
      : given.opens !== undefined && now < given.opens
        ? words.opensOn(moment(given.opens))
        : isOpen
          ? words.openUntil(moment(closes))
          : words.closedSince(moment(closes))
  return (
    <Screen
      title={words.title}
      beside={<span class="quiet">{state}</span>}
      actions={
        <>
          {isPublic && page.data && (
            <a class="button" href={page.data.url} target="_blank" rel="noreferrer">
              {words.openPage}
            </a>
          )}
          {players.length > 0 && mayIn(setup.communityId, 'contacts.see') && (
            <button type="button" class="button" onClick={() => setSaving(true)}>
              {words.exports}
            </button>
          )}
          {isOpen && (
            <button type="button" class="button" disabled={close.busy} onClick={() => close.run()}>
              {words.closeNow}
            </button>
          )}
        </>
      }
    >
      {close.error}
      {isSaving && (
        <SaveContacts
          players={players}
          questions={given.questions ?? []}
          of={event.name}
          words={words}
          onClose={() => setSaving(false)}
        />
      )}
      <div class="bar">
        <Segments
          label={words.title}
          value={view}
          options={[
            { value: 'form', words: words.form },
            { value: 'queue', words: words.queue, count: waiting.length - inBallot.length },
            ...(given.mode === 'ballot' || draws.length > 0
              ? [{ value: 'ballot' as const, words: words.ballot, count: inBallot.length }]
              : []),
          ]}
          onChoose={setView}
        />
      </div>
      {view === 'form' && (
        <Form
          key={shown.current}
          registered={players.length}
          waiting={waiting}
          words={words}
          onTouch={() => setTouched(true)}
          onSaved={() => setTouched(false)}
        />
      )}
      {view === 'queue' && (
        <section class="panel padded">
          <WaitingPeople words={words.players} />
        </section>
      )}
      {view === 'ballot' && <Ballot count={inBallot.length} draws={draws} closes={closes} words={words} />}
    </Screen>
  )
}
