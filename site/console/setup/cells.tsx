/** The fields and cells of the set-up: each is saved on its own, and what affects more is asked first. */
import { useState } from 'preact/hooks'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import { useQuery } from '../../ui/data.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { dayOf } from '../../ui/words.ts'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import type { EventPart } from '../frame/useEvent.ts'
import { type EventPatch, shownValue, type Wanted, type Words } from './Setup.tsx'

type SavedFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly look?: string
  readonly eventId: string
  /** What is sent to change it from what it was when the reader began. */
  readonly patch: (value: string, from: string) => EventPatch
}

/** A field that is written when the reader leaves it. */
export function SavedField({ label, hint, value, look, eventId, patch }: SavedFieldProps) {
  const [typed, setTyped] = useState<{ readonly given: string; readonly from: string } | undefined>()
  const deed = useDeed(async () => {
    if (!typed || typed.given === typed.from) return
    const { given, from } = typed
    await sendOrTheirs('updateEvent', { params: { eventId }, body: patch(given, from) }, ({ present }) => ({
      what: label,
      theirs: shownValue(present),
      mine: shownValue(given),
    }))
    setTyped(undefined)
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
        value={typed?.given ?? value}
        onInput={given => setTyped({ given, from: typed?.from ?? value })}
        {...(look !== undefined && { look })}
      />
      {deed.error}
    </form>
  )
}

/** A choice that is written at once. */
export function ChooseKept({
  label,
  hint,
  value,
  eventId,
  patch,
  options,
}: SavedFieldProps & {
  readonly options: readonly { readonly value: string; readonly words: string }[]
}) {
  const [given, setGiven] = useState<string | undefined>()
  const [error, setError] = useState<string | undefined>()
  const named = (one: unknown) => options.find(option => option.value === one)?.words ?? shownValue(one)
  async function change(to: string): Promise<void> {
    setGiven(to)
    setError(undefined)
    const input = { params: { eventId }, body: patch(to, value) }
    await sendOrTheirs('updateEvent', input, ({ present }) => ({
      what: label,
      theirs: named(present),
      mine: named(to),
    })).catch(problem => setError(String(problem.message)))
    setGiven(undefined)
  }
  return (
    <Choose
      label={label}
      hint={hint}
      value={given ?? value}
      options={options}
      error={error}
      onChoose={to => void change(to)}
    />
  )
}

type HeldInputProps = {
  readonly class: string
  readonly label: string
  readonly value: string
  /** The least and the most, of a number; without it a day is asked for. */
  readonly range?: readonly [number, number]
  readonly onKept: (typed: string) => void
}

/** An input in which what is being typed stays when the screen is drawn again meanwhile, as it is whenever others change something. */
function HeldInput({ class: look, label, value, range, onKept }: HeldInputProps) {
  const [typed, setTyped] = useState<string | undefined>()
  return (
    <input
      class={look}
      type={range ? 'number' : 'date'}
      {...(range && { min: range[0], max: range[1] })}
      aria-label={label}
      value={typed ?? value}
      onInput={event => setTyped(event.currentTarget.value)}
      onChange={event => {
        onKept(event.currentTarget.value)
        setTyped(undefined)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** The day of a round. */
export function DateCell({ part, label }: { readonly part: EventPart; readonly label: string }) {
  const [error, setError] = useState<string | undefined>()
  return (
    <>
      <HeldInput
        class="input date"
        label={`${label}, ${part.name}`}
        value={part.startDate}
        onKept={to => {
          if (to === '') return
          setError(undefined)
          const body = { startDate: { from: part.startDate, to } }
          sendOrTheirs('updateEvent', { params: { eventId: part.eventId }, body }, ({ present }) => ({
            what: `${label}, ${part.name}`,
            theirs: dayOf(String(present)),
            mine: dayOf(to),
          })).catch(problem => setError(problem.message))
        }}
      />
      {error !== undefined && <p class="hint error">{error}</p>}
    </>
  )
}

export type CellProps = {
  readonly part: EventPart
  readonly isRound: boolean
  readonly words: Words
  readonly onWant: (wanted: Wanted) => void
}

/** The handicap allowance, of the event or of a round of its own. */
export function AllowanceCell({ part, isRound, words, onWant }: CellProps) {
  const value = Number(inForce(part, '/allocPct') ?? 100)
  const own = part.own.allocPct
  const want = (to: number | null) =>
    onWant({
      what: words.allowance,
      eventId: part.eventId,
      shown: given => (typeof given === 'number' ? `${given} ${words.percent}` : words.asEvent),
      body: { settings: { allocPct: { from: own ?? null, to } } },
    })
  return (
    <span class="cell">
      <HeldInput
        class="input tiny"
        range={[0, 200]}
        label={`${words.allowance}, ${part.name}`}
        value={String(value)}
        onKept={typed => {
          const to = typed === '' ? Number.NaN : Number(typed)
          if (to >= 0 && to <= 200 && to !== value) want(to)
        }}
      />
      {words.percent}
      <Source isOwn={own !== undefined} isRound={isRound} words={words} onBack={() => want(null)} />
    </span>
  )
}

/** The usual tee of men or women. */
export function TeeCell({
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
      shown: given => {
        const id = (given as typeof own | null)?.[gender]
        return teeInWords(tees.data?.find(one => one.id === id)?.name) ?? (isRound ? words.asEvent : words.noTee)
      },
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
export function Source({
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

/** What is in force in a part, whoever says so. */
export function inForce(part: EventPart, setting: string): unknown {
  return part.inForce.find(one => one.setting === setting)?.value
}
