import { useEffect, useState } from 'preact/hooks'
import { LiveRegion } from '../../ui/announce.tsx'
import { readAgain } from '../../ui/data.ts'
import { Segments } from '../../ui/Segments.tsx'
import { StatusLine } from '../../ui/StatusLine.tsx'
import { Empty } from '../../ui/Waiting.tsx'
import { Desk } from '../checkIn/Desk.tsx'
import type { en } from '../checkIn/en.ts'
import { frame } from '../frame/frameWords.ts'
import { helper } from './helper.ts'

/** A link has no stream of its own: what other desks say is asked for this often. */
const askAgainMs = 5000

/** The check-in desk for whoever has its link. */
export function HelperDesk({ words }: { readonly words: typeof en }) {
  const { rounds = [], eventName, label, environment } = helper ?? {}
  const [roundId, setRoundId] = useState(rounds[0]?.eventId ?? '')
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && readAgain(['listCheckIns']), askAgainMs)
    return () => clearInterval(timer)
  }, [])
  const inOrder = rounds.toSorted((a, b) => a.round - b.round)
  return (
    <div class="page-body">
      {environment === 'testing' && <aside class="environment">{frame().testing}</aside>}
      <section class="helper-event" aria-label={eventName}>
        <strong class="serif">{eventName}</strong> <span>{label}</span>
      </section>
      <Desk
        eventId={roundId}
        words={words}
        beside={
          rounds.length > 1 && (
            <Segments
              label={frame().rounds}
              value={roundId}
              options={inOrder.map(({ eventId, round }) => ({ value: eventId, words: frame().round(round) }))}
              onChoose={setRoundId}
            />
          )
        }
        nobody={<Empty title={words.emptyTitle}>{words.empty}</Empty>}
      />
      <StatusLine />
      <LiveRegion />
    </div>
  )
}
