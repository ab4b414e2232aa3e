import { useState } from 'preact/hooks'
import type { StaffLinkPurpose } from '../../../contract/console/staffLinks.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain, useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import type { Shown } from './CodeDialog.tsx'
import type { en } from './en.ts'

type Words = typeof en
type Helper = Reply<'listStaffLinks'>['links'][number]
type Params = { readonly eventId: string }

type HelpersProps = {
  readonly params: Params
  readonly timeZone: string
  readonly words: Words
  readonly onCode: (shown: Shown) => void
}

/** The links of helpers, each for one thing in this event: who has one, until when, and the ways to make and to end them. */
export function Helpers({ params, timeZone, words, onCode }: HelpersProps) {
  const answer = useQuery('listStaffLinks', { params })
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding, close] = useOpen<Helper>()
  const until = new Intl.DateTimeFormat(language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
    timeZone,
  })
  return (
    <section class="panel padded">
      <h2>{words.helpers}</h2>
      <p class="quiet">{words.helpersWhy}</p>
      {!answer.data ? (
        <Waiting answers={[answer]} />
      ) : (
        answer.data.links.length > 0 && (
          <ul class="lines staff">
            {answer.data.links.map(one => (
              <li key={one.staffLinkId}>
                <strong>{one.label}</strong>
                <span class="quiet">
                  {words.opens[one.purpose]} · {words.until(until.format(new Date(one.until)))}
                </span>
                <span class="end">
                  <button
                    type="button"
                    class="button tight"
                    aria-label={words.endOf(one.label)}
                    onClick={() => setEnding(one)}
                  >
                    {words.endLink}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )
      )}
      <p class="bar">
        <button type="button" class="button" onClick={() => setMaking(true)}>
          {words.newHelper}
        </button>
      </p>
      {isMaking && (
        <Make
          params={params}
          words={words}
          onClose={made => {
            setMaking(false)
            if (made) onCode(made)
          }}
        />
      )}
      {ending && <End params={params} helper={ending} words={words} onClose={close} />}
    </section>
  )
}

type MakeProps = { readonly params: Params; readonly words: Words; readonly onClose: (made?: Shown) => void }

function Make({ params, words, onClose }: MakeProps) {
  const [purpose, setPurpose] = useState<StaffLinkPurpose>('checkIn')
  const [label, setLabel] = useState('')
  const deed = useDeed(async () => {
    const made = await call('createStaffLink', { params, body: { purpose, label: label.trim() } })
    await readAgain(['listStaffLinks'])
    onClose({ name: `${words.opens[made.purpose]}: ${made.label}`, url: made.url, isOnce: true })
  })
  return (
    <DeedDialog title={words.newHelper} submit={words.makeHelper} deed={deed} onClose={() => onClose()}>
      <Segments
        label={words.helperTask}
        value={purpose}
        options={(Object.keys(words.opens) as StaffLinkPurpose[]).map(value => ({ value, words: words.opens[value] }))}
        onChoose={setPurpose}
      />
      <p>{words.helperEffects[purpose]}</p>
      <Field
        label={words.helperName}
        hint={words.helperNameHint}
        value={label}
        onInput={setLabel}
        maxLength={60}
        required
        error={deed.errorAt('/label')}
      />
    </DeedDialog>
  )
}

type EndProps = {
  readonly params: Params
  readonly helper: Helper
  readonly words: Words
  readonly onClose: () => void
}

function End({ params, helper: { staffLinkId, label }, words, onClose }: EndProps) {
  const deed = useDeed(async () => {
    await call('endStaffLink', { params: { ...params, staffLinkId } })
    await readAgain(['listStaffLinks'])
    announce(words.endedLink(label))
    onClose()
  })
  return (
    <DeedDialog title={words.endTitle(label)} submit={words.endLink} harm deed={deed} onClose={onClose}>
      <p>{words.endEffects}</p>
    </DeedDialog>
  )
}
