import { useState } from 'preact/hooks'
import type { StaffLinkPurpose } from '../../../contract/staffLinks/console.ts'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { dayAfter, endOfDay, localTime } from '../frame/localTime.ts'
import type { LinkCode } from './CodeDialog.tsx'

/** What the dialog begins with: nothing, or the present link of an organiser. */
export type Wanted = { readonly label: string; readonly places: number; readonly until: string }

type MakeProps = {
  readonly params: { readonly eventId: string }
  readonly timeZone: string
  /** The first day of the event. */
  readonly startDate: string
  readonly wanted: Wanted | undefined
  readonly words: ScreenWords<'links'>
  readonly onClose: (made?: LinkCode) => void
}

/** Makes a link: for a helper, or for an organiser outside the club with places and a last day. */
export function MakeHelper({ params, timeZone, startDate, wanted, words, onClose }: MakeProps) {
  const today = localTime(timeZone).slice(0, 10)
  const [given, setGiven] = useState<Given>({
    purpose: wanted ? 'organiser' : 'checkIn',
    label: wanted?.label ?? '',
    places: String(wanted?.places ?? 20),
    lastDay: wanted ? lastDayOf(wanted, timeZone) : latest(dayAfter(startDate, -1), today),
  })
  const { purpose } = given
  const isOrganiser = purpose === 'organiser'
  const deed = useDeed(async () => {
    const { label, places, lastDay } = given
    const ofOrganiser = isOrganiser && { places: Number(places), until: endOfDay(lastDay, timeZone) }
    const made = await call('createStaffLink', { params, body: { purpose, label: label.trim(), ...ofOrganiser } })
    onClose({ name: `${words.opens[made.purpose]}: ${made.label}`, url: made.url, isOnce: true })
  })
  return (
    <DeedDialog
      title={wanted ? words.renewTitle({ name: wanted.label }) : words.newHelper}
      submit={words.makeHelper}
      deed={deed}
      onClose={() => onClose()}
    >
      {wanted ? <p>{words.renewEffects}</p> : <TaskFields {...{ given, deed, words }} onGiven={setGiven} />}
      {isOrganiser && <OrganiserFields {...{ given, today, deed, words }} onGiven={setGiven} />}
    </DeedDialog>
  )
}

type Given = {
  readonly purpose: StaffLinkPurpose
  readonly label: string
  readonly places: string
  readonly lastDay: string
}

function lastDayOf({ until }: Wanted, timeZone: string): string {
  return localTime(timeZone, new Date(Date.parse(until) - 1)).slice(0, 10)
}

function latest(day: string, other: string): string {
  return day < other ? other : day
}

type FieldsProps = {
  readonly given: Given
  readonly deed: Deed
  readonly words: ScreenWords<'links'>
  readonly onGiven: (given: Given) => void
}

/** What the link is for, and who gets it. */
function TaskFields({ given, deed, words, onGiven }: FieldsProps) {
  const { purpose, label } = given
  return (
    <>
      <Segments
        label={words.helperTask}
        value={purpose}
        options={(Object.keys(words.opens) as StaffLinkPurpose[]).map(value => ({
          value,
          words: words.opens[value],
        }))}
        onChoose={value => onGiven({ ...given, purpose: value })}
      />
      <p>{words.helperEffects[purpose]}</p>
      <Field
        label={words.helperName}
        hint={purpose === 'organiser' ? words.organiserHint : words.helperNameHint}
        value={label}
        onInput={value => onGiven({ ...given, label: value })}
        maxLength={60}
        required
        error={deed.errorAt('/label')}
      />
    </>
  )
}

function OrganiserFields({ given, today, deed, words, onGiven }: FieldsProps & { readonly today: string }) {
  return (
    <>
      <Field
        label={words.places}
        hint={words.placesHint}
        type="number"
        look="short"
        min={1}
        max={500}
        value={given.places}
        onInput={places => onGiven({ ...given, places })}
        required
        error={deed.errorAt('/places')}
      />
      <Field
        label={words.lastDay}
        hint={words.lastDayHint}
        type="date"
        min={today}
        value={given.lastDay}
        onInput={lastDay => onGiven({ ...given, lastDay })}
        required
        error={deed.errorAt('/until')}
      />
    </>
  )
}
