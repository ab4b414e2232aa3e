import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LiveRegion } from '../../ui/announce.tsx'
import type { InputOf, OperationId } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { queries, readAgain, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatusLine } from '../../ui/StatusLine.tsx'
import { frame } from '../frame/frameWords.ts'
import { helper } from './helper.ts'
import { helperWords } from './helperWords.ts'

/** A link has no stream of its own: what others say is asked for this often. */
const askAgainMs = 5000

type HelperBodyProps<K extends OperationId> = {
  /** What it shows first, which says from when all of it is. */
  readonly of: K
  readonly input: InputOf<K>
  readonly children: ComponentChildren
}

/** Around what a staff link opens: which event, whose link, and what is sent. */
export function HelperBody<K extends OperationId>({ of, input, children }: HelperBodyProps<K>) {
  const { eventName, label, environment } = helper()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && readAgain('everything'), askAgainMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div class="page-body helper-body">
      {environment === 'testing' && <aside class="environment">{frame().testing}</aside>}
      <section class="helper-event" aria-label={eventName}>
        <strong class="serif">{eventName}</strong> <span>{label}</span>
      </section>
      <LastLook of={of} input={input} />
      {children}
      <StatusLine held={helperWords().held} />
      <LiveRegion />
    </div>
  )
}

type LastLookProps<K extends OperationId> = { readonly of: K; readonly input: InputOf<K> }

/** Without a network: from when the list is. */
function LastLook<K extends OperationId>({ of, input }: LastLookProps<K>) {
  const { stale, data } = useQuery(of, input)
  const readAt = queries.getQueryState([of, input])?.dataUpdatedAt ?? 0
  // Each new try begins as if nothing had failed: what was asked in vain is old until there is an answer.
  const [inVain, setInVain] = useState<number>()
  useEffect(() => {
    if (stale) setInVain(readAt)
  }, [stale, readAt])
  if (!data || inVain !== readAt) return null
  const at = new Date(readAt)
  const isToday = at.toDateString() === new Date().toDateString()
  const when = timeFormat({
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  })
  return (
    <p class="banner last-look" role="status">
      <Icon name="held" />
      <span>{helperWords().asOf({ when: when.format(at) })}</span>
    </p>
  )
}
