import { useState } from 'preact/hooks'
import type { StaffLinkPurpose } from '../../../contract/staffLinks/console.ts'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { dayAfter, endOfDay, localTime } from '../frame/localTime.ts'
import type { Shown } from './CodeDialog.tsx'
import type { en } from './en.ts'

/** What the dialog begins with: nothing, or the present link of an organiser. */
export type Wanted = { readonly label: string; readonly places: number; readonly until: string }

type MakeProps = {
  readonly params: { readonly eventId: string }
  readonly timeZone: string
  /** The first day of the event. */
  readonly startDate: string
  readonly wanted: Wanted | undefined
  readonly words: typeof en
  readonly onClose: (made?: Shown) => void
}

/** Makes a link: for a helper, or for an organiser outside the club with places and a last day. */
export function MakeHelper({ params, timeZone, startDate, wanted, words, onClose }: MakeProps) {
  const today = localTime(timeZone).slice(0, 10)
  const dayBefore = dayAfter(startDate, -1)
  const [purpose, setPurpose] = useState<StaffLinkPurpose>(wanted ? 'organiser' : 'checkIn')
  const [label, setLabel] = useState(wanted?.label ?? '')
  const [places, setPlaces] = useState(String(wanted?.places ?? 20))
  const [lastDay, setLastDay] = useState(
    wanted
      ? localTime(timeZone, new Date(Date.parse(wanted.until) - 1)).slice(0, 10)
      : dayBefore < today
        ? today
        : dayBefore,
  )
  const isOrganiser = purpose === 'organiser'
  const deed = useDeed(async () => {
    const ofOrganiser = isOrganiser && { places: Number(places), until: endOfDay(lastDay, timeZone) }
    const made = await call('createStaffLink', { params, body: { purpose, label: label.trim(), ...ofOrganiser } })
    onClose({ name: `${words.opens[made.purpose]}: ${made.label}`, url: made.url, isOnce: true })
  })
  return (
    <DeedDialog
      title={wanted ? words.renewTitle(wanted.label) : words.newHelper}
      submit={words.makeHelper}
      deed={deed}
      onClose={() => onClose()}
    >
      {wanted ? (
        <p>{words.renewEffects}</p>
      ) : (
        <>
          <Segments
            label={words.helperTask}
            value={purpose}
            options={(Object.keys(words.opens) as StaffLinkPurpose[]).map(value => ({
              value,
              words: words.opens[value],
            }))}
            onChoose={setPurpose}
          />
          <p>{words.helperEffects[purpose]}</p>
          <Field
            label={words.helperName}
            hint={isOrganiser ? words.organiserHint : words.helperNameHint}
            value={label}
            onInput={setLabel}
            maxLength={60}
            required
            error={deed.errorAt('/label')}
          />
        </>
      )}
      {isOrganiser && (
        <>
          <Field
            label={words.places}
            hint={words.placesHint}
            type="number"
            look="short"
            min={1}
            max={500}
            value={places}
            onInput={setPlaces}
            required
            error={deed.errorAt('/places')}
          />
          <Field
            label={words.lastDay}
            hint={words.lastDayHint}
            type="date"
            min={today}
            value={lastDay}
            onInput={setLastDay}
            required
            error={deed.errorAt('/until')}
          />
        </>
      )}
    </DeedDialog>
  )
}
