import type { ComponentChildren } from 'preact'
import { timeFormat } from './clock.ts'
import { outbox } from './data.ts'
import { Icon } from './Icon.tsx'
import { connection } from './live.ts'
import { useStore } from './store.ts'
import { kit } from './words.ts'

type StatusLineProps = {
  /** What is said of changes that wait for a network. */
  readonly held?: ((values: { readonly count: number }) => string) | undefined
  readonly children?: ComponentChildren
}

/** The line that is always there: what is saved, whether the page is live, and the last step that can be taken back. */
export function StatusLine({ held = kit().notSent, children }: StatusLineProps) {
  const { waiting, offline, savedAt } = useStore(outbox.state)
  const line = useStore(connection)
  const words = kit()
  const isHeld = waiting.length > 0 && offline
  return (
    <footer class="status-line">
      <span class={`state ${isHeld ? 'is-suspended' : ''}`}>
        <Icon name={isHeld ? 'held' : waiting.length > 0 ? 'saving' : 'saved'} />
        {isHeld
          ? held({ count: waiting.length })
          : waiting.length > 0
            ? words.saving
            : savedAt
              ? words.saved({ time: timeOf(savedAt) })
              : words.nothingToSave}
      </span>
      {line !== 'none' && (
        <span class={`state ${line === 'broken' ? 'is-suspended' : ''}`}>
          <Icon name={line === 'live' ? 'live' : line === 'broken' ? 'cancelled' : 'draft'} />
          {line === 'live' ? words.live : line === 'broken' ? words.reconnecting : words.connecting}
        </span>
      )}
      {children}
    </footer>
  )
}

function timeOf(at: Date): string {
  return timeFormat({ timeStyle: 'medium' }).format(at)
}
