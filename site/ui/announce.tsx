import { createStore, useStore } from './store.ts'

const said = createStore('')

/** Tells people who hear the page what happened. */
export function announce(words: string): void {
  // The same words twice are said twice.
  said.set(said.get() === words ? `${words}\u00a0` : words)
}

/** The one live region of the page. */
export function LiveRegion() {
  const words = useStore(said)
  return (
    <p class="hidden" role="status" aria-live="polite">
      {words}
    </p>
  )
}
