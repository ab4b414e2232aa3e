import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LiveRegion } from '../../ui/announce.tsx'
import type { OperationId } from '../../ui/call.ts'
import { readAgain } from '../../ui/data.ts'
import { Segments } from '../../ui/Segments.tsx'
import { StatusLine } from '../../ui/StatusLine.tsx'
import { frame } from '../frame/frameWords.ts'
import { helper } from './helper.ts'

/** A link has no stream of its own: what others say is asked for this often. */
const askAgainMs = 5000

type HelperFrameProps = {
  /** What it shows, and asks again. */
  readonly shows: OperationId
  /** What is said of taps that were not sent. */
  readonly held?: (count: number) => string
  /** The work in a round, with the choice of the round beside its title. */
  readonly children: (roundId: string, rounds: ComponentChildren) => JSX.Element
}

/** Around what a staff link opens: which event, whose link, which round, and what is sent. */
export function HelperFrame({ shows, held, children }: HelperFrameProps) {
  const { rounds = [], eventName, label, environment } = helper ?? {}
  const [roundId, setRoundId] = useState(rounds[0]?.eventId ?? '')
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && readAgain([shows]), askAgainMs)
    return () => clearInterval(timer)
  }, [shows])
  const inOrder = rounds.toSorted((a, b) => a.round - b.round)
  return (
    <div class="page-body">
      {environment === 'testing' && <aside class="environment">{frame().testing}</aside>}
      <section class="helper-event" aria-label={eventName}>
        <strong class="serif">{eventName}</strong> <span>{label}</span>
      </section>
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
      <StatusLine held={held} />
      <LiveRegion />
    </div>
  )
}
