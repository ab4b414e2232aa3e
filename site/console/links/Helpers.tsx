import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Link } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { LinkCode } from './CodeDialog.tsx'
import { MakeHelper, type Wanted } from './MakeHelper.tsx'

type Words = ScreenWords<'links'>
type Helper = Reply<'listStaffLinks'>['links'][number]
type Params = { readonly eventId: string }

type HelpersProps = {
  readonly params: Params
  readonly timeZone: string
  /** The first day of the event. */
  readonly startDate: string
  readonly words: Words
  readonly onCode: (shown: LinkCode) => void
}

/** The links of helpers, each for one thing in this event: who has one, until when, and the ways to make and to end them. */
export function Helpers({ params, timeZone, startDate, words, onCode }: HelpersProps) {
  const answer = useQuery('listStaffLinks', { params })
  const [making, setMaking] = useState<{ readonly wanted: Wanted | undefined } | undefined>()
  const [ending, setEnding, close] = useOpen<Helper>()
  return (
    <section class="panel padded">
      <h2>{words.helpers}</h2>
      <p class="quiet">{words.helpersWhy}</p>
      {!answer.data ? (
        <Waiting answers={[answer]} />
      ) : (
        answer.data.links.length > 0 && (
          <HelperList
            {...{ params, timeZone, words, links: answer.data.links }}
            onNew={wanted => setMaking({ wanted })}
            onEnd={setEnding}
          />
        )
      )}
      <p class="bar">
        <button type="button" class="button" onClick={() => setMaking({ wanted: undefined })}>
          {words.newHelper}
        </button>
      </p>
      {making && (
        <MakeHelper
          params={params}
          timeZone={timeZone}
          startDate={startDate}
          wanted={making.wanted}
          words={words}
          onClose={made => {
            setMaking(undefined)
            if (made) onCode(made)
          }}
        />
      )}
      {ending && <End params={params} helper={ending} words={words} onClose={close} />}
    </section>
  )
}

type HelperListProps = Pick<HelpersProps, 'params' | 'timeZone' | 'words'> & {
  readonly links: readonly Helper[]
  readonly onNew: (wanted: Wanted) => void
  readonly onEnd: (helper: Helper) => void
}

function HelperList({ params, timeZone, words, links, onNew, onEnd }: HelperListProps) {
  const until = timeFormat({
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  // An organiser is given a day, which ends at midnight.
  const endOf = ({ purpose, until: end }: Helper) => until.format(Date.parse(end) - (purpose === 'organiser' ? 1 : 0))
  const aboutOf = (one: Helper) => [words.opens[one.purpose], namedOf(one, words), words.until({ time: endOf(one) })]
  return (
    <ul class="lines staff">
      {links.map(one => (
        <li key={one.staffLinkId}>
          <strong>{one.label}</strong>
          <span class="quiet">
            {aboutOf(one)
              .filter(part => part !== undefined)
              .join(' · ')}
          </span>
          <span class="end">
            <OfOrganiser of={one} eventId={params.eventId} words={words} onNew={onNew} />
            <button
              type="button"
              class="button tight"
              aria-label={words.endOf({ name: one.label })}
              onClick={() => onEnd(one)}
            >
              {words.endLink}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

type OfOrganiserProps = {
  readonly of: Helper
  readonly eventId: string
  readonly words: Words
  readonly onNew: (wanted: Wanted) => void
}

/** What can be done with the link of an organiser beside ending it. */
function OfOrganiser({ of: { organiserId, label, places, until }, eventId, words, onNew }: OfOrganiserProps) {
  if (organiserId === undefined || places === undefined) return null
  return (
    <>
      <Link
        to="organiser"
        params={{ eventId, organiserId: String(organiserId) }}
        class="button tight"
        label={words.asTheySeeOf({ name: label })}
      >
        {words.asTheySee}
      </Link>
      <button
        type="button"
        class="button tight"
        aria-label={words.renewOf({ name: label })}
        onClick={() => onNew({ label, places, until })}
      >
        {words.renew}
      </button>
    </>
  )
}

function namedOf({ named, places }: Helper, words: Words): string | undefined {
  return named === undefined || places === undefined ? undefined : words.named({ count: named, places })
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
    announce(words.endedLink({ name: label }))
    onClose()
  })
  return (
    <DeedDialog title={words.endTitle({ name: label })} submit={words.endLink} harm deed={deed} onClose={onClose}>
      <p>{words.endEffects}</p>
    </DeedDialog>
  )
}
