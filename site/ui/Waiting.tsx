/** What a screen shows in place of its work: nothing there yet, a refusal, or what it will be for. */
import type { ComponentChildren } from 'preact'
import type { Answer } from './data.ts'
import { kit } from './words.ts'

/** Bars in the places of the words, after a moment; or why it cannot be shown, and what to do. */
export function Waiting({ answers }: { readonly answers: readonly Answer<unknown>[] }) {
  const refused = answers.find(one => one.refused !== undefined)
  if (refused?.refused)
    return (
      <section class="panel empty">
        <h2 class="serif">{kit().refused}</h2>
        <p>{refused.refused.message}</p>
        <button type="button" class="button" onClick={refused.again}>
          {kit().tryAgain}
        </button>
      </section>
    )
  return (
    <section class="panel skeleton" aria-busy="true" aria-label={kit().loading}>
      {[40, 90, 84, 88, 72, 80].map(width => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </section>
  )
}

/** What will be here, in one sentence, with the one button. */
export function Empty({
  title,
  children,
  action,
}: {
  readonly title: string
  readonly children: ComponentChildren
  readonly action?: ComponentChildren
}) {
  return (
    <section class="panel empty">
      <h2 class="serif">{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}
