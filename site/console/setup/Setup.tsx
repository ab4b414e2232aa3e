import { useState } from 'preact/hooks'
import { call, type InputOf } from '../../ui/call.ts'
import { readAgain, useQuery } from '../../ui/data.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { dayOf } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { type EventPart, useEvent } from '../frame/useEvent.ts'
import { Consequences, RemoveRound } from './dialogs.tsx'
import type { en } from './en.ts'

export type Words = typeof en
export type EventPatch = NonNullable<InputOf<'updateEvent'>['body']>
/** A change that waits for a yes, because it touches more than itself. */
export type Wanted =
  | { readonly what: string; readonly eventId: string; readonly body: EventPatch }
  | { readonly what: string; readonly eventId: string; readonly courseIds: { from: number[]; to: number[] } }

export const changedByEvent = [
  'getEventSetup',
  'checkReadiness',
  'searchPlayerHandicaps',
  'listDocuments',
  'getDashboard',
  'searchEvents',
] as const

/** What an event and its rounds say about themselves, once each: a round shows the value of its event or its own. */
export function Setup({ words }: { readonly words: Words }) {
  const { setup, event, rounds, eventId } = useEvent()
  const courses = useQuery('searchCourses', {})
  const [wanted, setWanted] = useState<Wanted | undefined>()
  const [removing, setRemoving] = useState<EventPart | undefined>()
  const isMulti = setup.rounds.length > 0
  const parts = isMulti ? [event, ...rounds] : [event]
  const add = useDeed(async () => {
    await call('addRound', { params: { eventId }, body: {} })
    await readAgain(changedByEvent)
  })
  const courseOptions = [
    { value: '', words: words.noCourse },
    ...(courses.data ?? []).map(one => ({ value: String(one.courseId), words: one.name })),
  ]
  return (
    <Screen title={words.title} beside={<StateMark state={event.state} />}>
      <div class="form wide">
        <section class="panel padded">
          <h2>{words.details}</h2>
          <Kept label={words.name} value={event.name} look="big serif" patch={name => ({ name })} eventId={eventId} />
          <Kept
            label={words.info}
            hint={words.infoHint}
            value={event.info ?? ''}
            patch={info => ({ info: cleared(info) })}
            eventId={eventId}
          />
          <ChooseKept
            label={words.registration}
            value={setup.registrationType}
            options={Object.entries(words.registrations).map(([value, label]) => ({ value, words: label }))}
            patch={to => ({ registrationType: to as 'Closed' })}
            eventId={eventId}
          />
          <ChooseKept
            label={words.zone}
            hint={words.zoneHint}
            value={setup.timeZone}
            options={[...new Set([setup.timeZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({
              value,
              words: value.replaceAll('_', ' '),
            }))}
            patch={timeZone => ({ timeZone })}
            eventId={eventId}
          />
        </section>
        <section class="panel padded">
          <h2>{words.play}</h2>
          <div class="matrix-scroll">
            <table class="matrix">
              {isMulti && (
                <thead>
                  <tr>
                    <th scope="col">
                      <span class="hidden">{words.setting}</span>
                    </th>
                    {parts.map((part, at) => (
                      <th scope="col" key={part.eventId}>
                        {at === 0 ? words.event : words.round(part.round ?? at)}
                        {at > 0 && rounds.length > 1 && part.counts.cards === 0 && (
                          <button
                            type="button"
                            class="button plain tight dots"
                            aria-label={words.removeRound(part.round ?? at)}
                            onClick={() => setRemoving(part)}
                          >
                            <Icon name="close" />
                          </button>
                        )}
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                <tr>
                  <th scope="row">{words.date}</th>
                  {parts.map((part, at) => (
                    <td key={part.eventId}>
                      {isMulti && at === 0 ? (
                        <span class="quiet">
                          {dayOf(part.startDate)} – {dayOf(part.endDate)}
                        </span>
                      ) : (
                        <DateCell part={part} label={words.date} />
                      )}
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{words.course}</th>
                  {parts.map((part, at) => (
                    <td key={part.eventId}>
                      {isMulti && at === 0 ? (
                        <span class="quiet">–</span>
                      ) : (
                        <select
                          class="input select"
                          aria-label={`${words.course}, ${part.name}`}
                          value={String(part.courses[0]?.courseId ?? '')}
                          onChange={change => {
                            const { value } = change.currentTarget
                            const from = part.courses.map(one => one.courseId)
                            setWanted({
                              what: words.course,
                              eventId: part.eventId,
                              courseIds: { from, to: value === '' ? [] : [Number(value)] },
                            })
                            change.currentTarget.value = String(part.courses[0]?.courseId ?? '')
                          }}
                        >
                          {courseOptions.map(one => (
                            <option key={one.value} value={one.value}>
                              {one.words}
                            </option>
                          ))}
                        </select>
                      )}
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{words.allowance}</th>
                  {parts.map((part, at) => (
                    <td key={part.eventId}>
                      <AllowanceCell part={part} isRound={isMulti && at > 0} words={words} onWant={setWanted} />
                    </td>
                  ))}
                </tr>
                {(['M', 'F'] as const).map(gender => (
                  <tr key={gender}>
                    <th scope="row">{gender === 'M' ? words.menPlay : words.womenPlay}</th>
                    {parts.map((part, at) => (
                      <td key={part.eventId}>
                        <TeeCell
                          part={part}
                          courseOf={part.courses[0] ?? rounds[0]?.courses[0]}
                          isRound={isMulti && at > 0}
                          gender={gender}
                          words={words}
                          onWant={setWanted}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {isMulti && (
            <button type="button" class="button tight" onClick={add.run} disabled={add.busy}>
              <Icon name="add" />
              {words.addRound}
            </button>
          )}
          {add.error}
        </section>
      </div>
      {wanted && <Consequences wanted={wanted} words={words} onClose={() => setWanted(undefined)} />}
      {removing && (
        <RemoveRound part={removing} eventId={eventId} words={words} onClose={() => setRemoving(undefined)} />
      )}
    </Screen>
  )
}

type KeptProps = {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly look?: string
  readonly eventId: string
  readonly patch: (value: string) => EventPatch
}

/** A field that is written when the reader leaves it. */
function Kept({ label, hint, value, look, eventId, patch }: KeptProps) {
  const [given, setGiven] = useState<string | undefined>()
  const deed = useDeed(async () => {
    if (given === undefined || given === value) return
    await call('updateEvent', { params: { eventId }, body: patch(given) })
    await readAgain(changedByEvent)
    setGiven(undefined)
  })
  return (
    <form
      onFocusOut={deed.run}
      onSubmit={event => {
        event.preventDefault()
        deed.run()
      }}
    >
      <Field
        label={label}
        hint={hint}
        value={given ?? value}
        onInput={setGiven}
        {...(look !== undefined && { look })}
      />
      {deed.error}
    </form>
  )
}

function ChooseKept({
  label,
  hint,
  value,
  eventId,
  patch,
  options,
}: KeptProps & {
  readonly options: readonly { readonly value: string; readonly words: string }[]
}) {
  const [given, setGiven] = useState(value)
  const deed = useDeed(async () => {
    await readAgain(changedByEvent)
  })
  const [error, setError] = useState<string | undefined>()
  return (
    <Choose
      label={label}
      hint={hint}
      value={given}
      options={options}
      error={error}
      onChoose={to => {
        setGiven(to)
        setError(undefined)
        call('updateEvent', { params: { eventId }, body: patch(to) }).then(deed.run, problem => {
          setGiven(value)
          setError(String(problem.message))
        })
      }}
    />
  )
}

function DateCell({ part, label }: { readonly part: EventPart; readonly label: string }) {
  const [error, setError] = useState<string | undefined>()
  return (
    <>
      <input
        class="input date"
        type="date"
        aria-label={`${label}, ${part.name}`}
        value={part.startDate}
        onChange={event => {
          const to = event.currentTarget.value
          if (to === '') return
          setError(undefined)
          const body = { startDate: { from: part.startDate, to }, ...(part.endDate < to && { endDate: to }) }
          call('updateEvent', { params: { eventId: part.eventId }, body })
            .then(() => readAgain(changedByEvent))
            .catch(problem => setError(problem.message))
        }}
      />
      {error !== undefined && <p class="hint error">{error}</p>}
    </>
  )
}

type CellProps = {
  readonly part: EventPart
  readonly isRound: boolean
  readonly words: Words
  readonly onWant: (wanted: Wanted) => void
}

function AllowanceCell({ part, isRound, words, onWant }: CellProps) {
  const value = Number(inForce(part, '/allocPct') ?? 100)
  const own = part.own.allocPct
  const want = (to: number | null) =>
    onWant({
      what: words.allowance,
      eventId: part.eventId,
      body: { settings: { allocPct: { from: own ?? null, to } } },
    })
  return (
    <span class="cell">
      <input
        class="input tiny"
        type="number"
        min={0}
        max={200}
        aria-label={`${words.allowance}, ${part.name}`}
        value={value}
        onChange={event => {
          const to = event.currentTarget.valueAsNumber
          if (to >= 0 && to <= 200 && to !== value) want(to)
          event.currentTarget.value = String(value)
        }}
      />
      {words.percent}
      <Source isOwn={own !== undefined} isRound={isRound} words={words} onBack={() => want(null)} />
    </span>
  )
}

function TeeCell({
  part,
  courseOf,
  isRound,
  gender,
  words,
  onWant,
}: CellProps & {
  readonly courseOf: EventPart['courses'][number] | undefined
  readonly gender: 'M' | 'F'
}) {
  const tees = useQuery(
    'listCourseTees',
    courseOf && { params: { eventId: part.eventId, courseId: courseOf.courseId } },
  )
  const value = inForce(part, `/defaultTees/${gender}`)
  const own = part.own.defaultTees
  const want = (to: number | undefined) => {
    const { [gender]: _before, ...others } = own ?? {}
    const next = to === undefined ? others : { ...others, [gender]: to }
    onWant({
      what: gender === 'M' ? words.menPlay : words.womenPlay,
      eventId: part.eventId,
      body: {
        settings: { defaultTees: { from: own ?? null, to: Object.keys(next).length === 0 ? null : next } },
      },
    })
  }
  return (
    <span class="cell">
      <select
        class="input select"
        aria-label={`${gender === 'M' ? words.menPlay : words.womenPlay}, ${part.name}`}
        value={String(value ?? '')}
        onChange={event => {
          const to = event.currentTarget.value
          want(to === '' ? undefined : Number(to))
          event.currentTarget.value = String(value ?? '')
        }}
      >
        <option value="">{words.noTee}</option>
        {(tees.data ?? [])
          .filter(one => one.gender === gender)
          .map(one => (
            <option key={one.id} value={String(one.id)}>
              {one.name} {one.rating} / {one.slope}
            </option>
          ))}
      </select>
      <Source isOwn={own?.[gender] !== undefined} isRound={isRound} words={words} onBack={() => want(undefined)} />
    </span>
  )
}

/** Where a value comes from, and the way back from an own one. */
function Source({
  isOwn,
  isRound,
  words,
  onBack,
}: {
  readonly isOwn: boolean
  readonly isRound: boolean
  readonly words: Words
  readonly onBack: () => void
}) {
  if (!isRound) return null
  if (!isOwn)
    return (
      <span class="from">
        <Icon name="inherited" />
        {words.asEvent}
      </span>
    )
  return (
    <span class="own">
      {words.own}
      <button type="button" aria-label={words.back} onClick={onBack}>
        <Icon name="undo" />
      </button>
    </span>
  )
}

function inForce(part: EventPart, setting: string): unknown {
  return part.inForce.find(one => one.setting === setting)?.value
}

function cleared(text: string): string | null {
  return text.trim() === '' ? null : text
}
