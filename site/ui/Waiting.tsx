/** What a screen shows in place of its work: nothing there yet, a refusal, or what it will be for. */
import type { ComponentChildren } from 'preact'
import type { Answer } from './data.ts'
import { kit } from './words.ts'

/** `alone`: nothing else is on the page, and its title is that of the page. */
type Alone = { readonly alone?: boolean }

/** What is refused to the person, whenever it is asked for. */
const isFinal = (code: string) => ['UNAUTHORIZED', 'ROLE_REQUIRED', 'NOT_FOUND'].includes(code)

/** Bars in the places of the words, after a moment; or why it cannot be shown, and what to do. */
export function Waiting({ answers, alone = false }: Alone & { readonly answers: readonly Answer<unknown>[] }) {
  const Title = alone ? 'h1' : 'h2'
  const refused = answers.find(one => one.refused !== undefined)
  if (refused?.refused)
    return (
      <section class="panel empty">
        <Title class="serif">{kit().refused}</Title>
        <p>{refused.refused.message}</p>
        {isFinal(refused.refused.code) ? (
          <a class="button" href="/console">
            {kit().toEvents}
          </a>
        ) : (
          <button type="button" class="button" onClick={refused.again}>
            {kit().tryAgain}
          </button>
        )}
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
  alone = false,
}: Alone & {
  readonly title: string
  readonly children: ComponentChildren
  readonly action?: ComponentChildren
}) {
  const Title = alone ? 'h1' : 'h2'
  return (
    <section class="panel empty">
      <Title class="serif">{title}</Title>
      <p>{children}</p>
      {action}
    </section>
  )
}
