import { useQuery } from '../../ui/data.ts'
import { Choose, Field, FieldRow } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { Words } from './NewEvent.tsx'
import type { NewEvent } from './useNewEvent.ts'

type EventFieldsProps = { readonly event: NewEvent; readonly deed: Deed; readonly words: Words }

/** The name and the day; and where the event is no copy, its course and its start. */
export function EventFields({ event, deed, words }: EventFieldsProps) {
  const { name, startDate } = event.fields
  return (
    <section class="panel padded">
      <h2>{words.what}</h2>
      <Field
        label={words.name}
        value={name}
        onInput={given => event.set({ name: given })}
        look="big serif"
        required
        maxLength={120}
        error={deed.errorAt('/name')}
      />
      <Field
        label={words.firstDay}
        type="date"
        look="date"
        value={startDate}
        onInput={given => event.set({ startDate: given })}
        required
        error={deed.errorAt('/startDate')}
      />
      {!event.copied && <PlaceFields {...{ event, deed, words }} />}
    </section>
  )
}

function PlaceFields({ event, deed, words }: EventFieldsProps) {
  const courses = useQuery('searchCourses', { query: { communityId: event.communityId } })
  const { timeZone } = event
  return (
    <>
      <Choose
        label={words.course}
        value={event.fields.courseId}
        options={[
          { value: '', words: words.noCourse },
          ...(courses.data ?? []).map(one => ({
            value: String(one.courseId),
            words: one.city === undefined ? one.name : `${one.name}, ${one.city}`,
          })),
        ]}
        onChoose={courseId => event.set({ courseId })}
        error={deed.errorAt('/courseIds')}
      />
      <StartFields event={event} words={words} />
      <Choose
        label={words.zone}
        hint={words.zoneHint}
        value={timeZone}
        required
        options={[...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({
          value,
          words: value === '' ? words.chooseZone : value.replaceAll('_', ' '),
        }))}
        onChoose={event.setZone}
        error={deed.errorAt('/timeZone')}
      />
    </>
  )
}

/** How and when players start, and in what groups. */
function StartFields({ event: { start, setStart }, words }: Omit<EventFieldsProps, 'deed'>) {
  const { kind, at, minutes, groupsOf } = start
  return (
    <FieldRow label={words.start}>
      {ids => (
        <>
          <Segments
            label={words.start}
            value={kind}
            options={(['tee times', 'two tees', 'shotgun'] as const).map(value => ({
              value,
              words: words.kinds[value] ?? value,
            }))}
            onChoose={value => setStart({ kind: value })}
          />
          <input
            {...ids}
            class="input narrow"
            type="time"
            required
            value={at}
            onInput={event => setStart({ at: event.currentTarget.value })}
          />
          {kind !== 'shotgun' && (
            <Count label={words.every} most={60} value={minutes} onCount={value => setStart({ minutes: value })} />
          )}
          <Count label={words.groupsOf} most={6} value={groupsOf} onCount={value => setStart({ groupsOf: value })} />
        </>
      )}
    </FieldRow>
  )
}

type CountProps = {
  readonly label: string
  readonly most: number
  readonly value: number | undefined
  readonly onCount: (value: number) => void
}

function Count({ label, most, value, onCount }: CountProps) {
  return (
    <>
      <span class="quiet">{label}</span>
      <input
        class="input tiny"
        type="number"
        min={1}
        max={most}
        aria-label={label}
        value={value}
        required
        onInput={event => onCount(event.currentTarget.valueAsNumber)}
      />
    </>
  )
}
