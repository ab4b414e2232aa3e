import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { go, usePlace } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Siblings } from './EventLinks.tsx'
import { frame } from './frameWords.ts'
import { useEvent } from './useEvent.ts'

type ScreenProps = {
  readonly title: string
  /** Beside the title: a state, a sum. */
  readonly beside?: ComponentChildren
  /** At the end of the head: what can be done, the green button last. */
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
  /** Fills the window and scrolls inside. */
  readonly full?: boolean
}

/** Head and body of a screen; its title is the title of the page. */
export function Screen({ title, beside, actions, children, full }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Caddiemaster`
  }, [title])
  return (
    <div class={full ? 'desk full' : 'desk'}>
      <header class="top">
        <h1>{title}</h1>
        {beside}
        <Siblings />
        <div class="end">{actions}</div>
      </header>
      <main id="main" tabIndex={-1} class="desk-body">
        {children}
      </main>
    </div>
  )
}

/** Chooses between the rounds of the event, by their addresses; nothing for a single round. */
export function Rounds() {
  const { rounds, roundId } = useEvent()
  const { screen } = usePlace()
  if (rounds.length < 2 || screen === undefined) return null
  return (
    <Segments
      label={frame().rounds}
      value={roundId}
      options={rounds.map((one, at) => ({ value: one.eventId, words: frame().round({ number: one.round ?? at + 1 }) }))}
      onChoose={eventId => go(pathOf(screen, { eventId } as never))}
    />
  )
}
