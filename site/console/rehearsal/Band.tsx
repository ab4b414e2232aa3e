import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { mayIn, type StaffCommunity } from '../session.ts'
import { EndRehearsal } from './EndRehearsal.tsx'
import { useRehearsal } from './useRehearsal.ts'

export type BandProps = {
  readonly of: NonNullable<StaffCommunity['rehearsalOf']>
  readonly eventId: string
  readonly words: ScreenWords<'rehearsal'>
}

/** Stands over every screen of a copy: that it is one, the way back, and the way to be rid of it. */
export function Band({ of, eventId, words }: BandProps) {
  const { data, refused } = useRehearsal(eventId)
  const [isEnding, setEnding] = useState(false)
  const ready = pathOf('ready', { eventId: of.eventId })
  // A service in trouble says nothing about the copy.
  const isGone = refused?.code === 'UNAUTHORIZED' || data?.rehearsal === null
  return (
    <section class="banners" aria-label={words.title}>
      <p class="banner" role={isGone ? 'alert' : undefined}>
        <Icon name={isGone ? 'cancelled' : 'activity'} />
        <span>
          {isGone ? (
            words.gone
          ) : (
            <>
              <strong>{words.band({ name: of.name })}</strong> {words.bandWhy}
            </>
          )}{' '}
          {/* The page is loaded anew: what the session reaches has changed. */}
          <a href={ready}>{words.back}</a>
          {!isGone && mayIn(of.communityId, 'event.edit') && (
            <>
              {' · '}
              <button type="button" class="as-link" onClick={() => setEnding(true)}>
                {words.end}
              </button>
            </>
          )}
        </span>
      </p>
      {isEnding && (
        <EndRehearsal
          words={words}
          eventId={eventId}
          onEnd={() => location.assign(ready)}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  )
}
