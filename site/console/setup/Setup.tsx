import { useState } from 'preact/hooks'
import { call, type InputOf } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { dayOf } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { type EventPart, useEvent } from '../frame/useEvent.ts'
import { AllowanceCell, ChooseKept, DateCell, Kept, TeeCell } from './cells.tsx'
import { Consequences, RemoveRound } from './dialogs.tsx'
import type { en } from './en.ts'

export type Words = typeof en
export type EventPatch = NonNullable<InputOf<'updateEvent'>['body']>
/** A change that waits for a yes, because it touches more than itself. */
export type Wanted =
  | (ToChange & { readonly body: EventPatch })
  | (ToChange & { readonly courseIds: { from: number[]; to: number[] } })
type ToChange = {
  readonly what: string
  readonly eventId: string
  /** A value of it as the screen shows it. */
  readonly shown: (value: unknown) => string
}

/** What an event and its rounds say about themselves, once each: a round shows the value of its event or its own. */
export function Setup({ words }: { readonly words: Words }) {
  const { setup, event, rounds, eventId } = useEvent()
  const courses = useQuery('searchCourses', { query: { communityId: setup.communityId } })
  const [wanted, setWanted] = useState<Wanted | undefined>()
  const [removing, setRemoving] = useState<EventPart | undefined>()
  const isMulti = setup.rounds.length > 0
  const parts = isMulti ? [event, ...rounds] : [event]
  const add = useDeed(async () => {
    await call('addRound', { params: { eventId }, body: {} })
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
          <Kept
            label={words.name}
            value={event.name}
            look="big serif"
            patch={(to, from) => ({ name: { from, to } })}
            eventId={eventId}
          />
          <Kept
            label={words.info}
            hint={words.infoHint}
            value={event.info ?? ''}
            patch={(to, from) => ({ info: { from: cleared(from), to: cleared(to) } })}
            eventId={eventId}
          />
          <ChooseKept
            label={words.registration}
            value={setup.registrationType}
            options={Object.entries(words.registrations).map(([value, label]) => ({ value, words: label }))}
            patch={(to, from) => ({ registrationType: { from: from as 'Closed', to: to as 'Closed' } })}
            eventId={eventId}
          />
          <ChooseKept
            label={words.chances}
            hint={words.chancesHint}
            value={event.own.chances ? 'yes' : 'no'}
            options={(['no', 'yes'] as const).map(value => ({ value, words: words.chancesAre[value] }))}
            patch={to => ({ settings: { chances: { from: event.own.chances ?? null, to: to === 'yes' } } })}
            eventId={eventId}
          />
          {isMulti && (
            <ChooseKept
              label={words.afterCut}
              hint={words.afterCutHint}
              value={event.own.afterCut ?? 'madeAny'}
              options={(['madeAny', 'madeAll', 'everybody'] as const).map(value => ({
                value,
                words: words.afterCuts[value],
              }))}
              patch={to => ({
                settings: {
                  afterCut: { from: event.own.afterCut ?? null, to: to as 'madeAny' | 'madeAll' | 'everybody' },
                },
              })}
              eventId={eventId}
            />
          )}
          <ChooseKept
            label={words.zone}
            hint={words.zoneHint}
            value={setup.timeZone}
            options={[...new Set([setup.timeZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({
              value,
              words: value.replaceAll('_', ' '),
            }))}
            patch={(to, from) => ({ timeZone: { from, to } })}
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
                              shown: ids => {
                                const [id] = Array.isArray(ids) ? ids : []
                                return courseOptions.find(one => one.value === String(id ?? ''))?.words ?? ''
                              },
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

/** A text that may be missing. */
export function shownValue(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value)
}

function cleared(text: string): string | null {
  return text.trim() === '' ? null : text
}
