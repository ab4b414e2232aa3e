import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LiveRegion } from '../../ui/announce.tsx'
import type { OperationId } from '../../ui/call.ts'
import { queries, readAgain, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { StatusLine } from '../../ui/StatusLine.tsx'
import { language } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { helper } from './helper.ts'
import { helperWords } from './helperWords.ts'

/** A link has no stream of its own: what others say is asked for this often. */
const askAgainMs = 5000

/** The lists of a round that links read. */
type ListOfRound = 'listCheckIns' | 'listStarts' | 'listCards'

type HelperFrameProps = {
  /** What it shows, and asks again; the first says from when it is. */
  readonly shows: readonly [ListOfRound, ...OperationId[]]
  /** The work in a round, with the choice of the round beside its title. */
  readonly children: (roundId: string, rounds: ComponentChildren) => JSX.Element
}

/** Around what a staff link opens: which event, whose link, which round, and what is sent. */
export function HelperFrame({ shows, children }: HelperFrameProps) {
  const { rounds, eventName, label, environment } = helper()
  const [roundId, setRoundId] = useState(rounds[0]?.eventId ?? '')
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && readAgain(shows), askAgainMs)
    return () => clearInterval(timer)
  }, [])
  const inOrder = rounds.toSorted((a, b) => a.round - b.round)
  return (
    <div class="page-body helper-body">
      {environment === 'testing' && <aside class="environment">{frame().testing}</aside>}
      <section class="helper-event" aria-label={eventName}>
        <strong class="serif">{eventName}</strong> <span>{label}</span>
      </section>
      <LastLook shows={shows[0]} eventId={roundId} />
      {children(
        roundId,
        rounds.length > 1 && (
          <Segments
            label={frame().rounds}
            value={roundId}
            options={inOrder.map(({ eventId, round }) => ({ value: eventId, words: frame().round(round) }))}
            onChoose={setRoundId}
          />
        ),
      )}
      <StatusLine held={helperWords().held} />
      <LiveRegion />
    </div>
  )
}

type LastLookProps = { readonly shows: ListOfRound; readonly eventId: string }

/** Without a network: from when the list is. */
function LastLook({ shows, eventId }: LastLookProps) {
  const input = { params: { eventId } }
  const { stale, data } = useQuery(shows, input)
  const readAt = queries.getQueryState([shows, input])?.dataUpdatedAt ?? 0
  // Each new try begins as if nothing had failed: what was asked in vain is old until there is an answer.
  const [inVain, setInVain] = useState<number>()
  useEffect(() => {
    if (stale) setInVain(readAt)
  }, [stale, readAt])
  if (!data || inVain !== readAt) return null
  const at = new Date(readAt)
  const isToday = at.toDateString() === new Date().toDateString()
  const when = new Intl.DateTimeFormat(language(), {
    timeStyle: 'short',
    hour12: false,
    ...(!isToday && { dateStyle: 'medium' }),
  })
  return (
    <p class="banner last-look" role="status">
      <Icon name="held" />
      <span>{helperWords().asOf(when.format(at))}</span>
    </p>
  )
}
