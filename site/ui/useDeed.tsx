import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Refused, Unreachable } from './call.ts'
import { timeFormat } from './clock.ts'
import { Icon } from './Icon.tsx'
import { kit } from './words.ts'

export type Deed<Given extends readonly unknown[] = []> = {
  readonly run: (...given: Given) => void
  readonly busy: boolean
  /** What is wrong with a field, by JSON pointer. */
  readonly errorAt: (pointer: string) => string | undefined
  /** Why it was refused, where no field says it. */
  readonly error: ComponentChildren
  /** What was wrong has been mended. */
  readonly forget: () => void
}

/** A deed that is not optimistic: it shows when it is under way, and why it was refused. */
export function useDeed<Given extends readonly unknown[] = []>(
  work: (...given: Given) => Promise<unknown>,
): Deed<Given> {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | undefined>()
  const running = useRef(false)
  const asked = useRef(new Set<string>())
  asked.current.clear()
  const errors = failure instanceof Refused ? failure.errors : []
  return {
    busy,
    forget: () => setFailure(undefined),
    run(...given) {
      if (running.current) return
      running.current = true
      setBusy(true)
      setFailure(undefined)
      work(...given)
        .catch(error => setFailure(error instanceof Error ? error : new Error(String(error))))
        .finally(() => {
          running.current = false
          setBusy(false)
        })
    },
    errorAt(pointer) {
      asked.current.add(pointer)
      const wrong = errors.find(one => one.pointer === pointer)
      return wrong && [wrong.message, whoseChange(failure)].filter(part => part !== undefined).join('. ')
    },
    get error() {
      return failure && <DeedError failure={failure} asked={asked} />
    },
  }
}

type DeedErrorProps = { readonly failure: Error; readonly asked: { readonly current: ReadonlySet<string> } }

/** Drawn after the fields before it, which have asked by then for what they say themselves. */
function DeedError({ failure, asked }: DeedErrorProps) {
  const errors = failure instanceof Refused ? failure.errors : []
  const rest = errors.filter(one => !asked.current.has(one.pointer))
  if (errors.length > 0 && rest.length === 0) return null
  // The sentence often says the first of them already.
  const unsaid = rest.filter(one => !failure.message.includes(one.message))
  return (
    <p class="banner harm" role="alert">
      <Icon name="alert" />
      <span>
        {failure instanceof Unreachable ? kit().noAnswer : failure.message}
        {unsaid.length > 0 && ` ${unsaid.map(one => one.message).join(' ')}`}
      </span>
    </p>
  )
}

/** Who has changed the same thing meanwhile, and when, where that is known. */
function whoseChange(failure: Error | undefined): string | undefined {
  const theirs = failure instanceof Refused ? failure.theirs : undefined
  if (theirs?.by === undefined) return undefined
  const format = timeFormat({ dateStyle: 'short', timeStyle: 'short' })
  return kit().changedBy({ name: theirs.by, time: format.format(new Date(theirs.at)) })
}
