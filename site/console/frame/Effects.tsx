import { useEffect, useState } from 'preact/hooks'
import type { Preview } from '../../../contract/preview.ts'
import {
  type FieldError,
  type InputOf,
  isPassing,
  type OperationId,
  Refused,
  type Reply,
  tryOut,
} from '../../ui/call.ts'
import { Icon } from '../../ui/Icon.tsx'
import { effectsOf } from './effectsOf.ts'
import { frame } from './frameWords.ts'

/** Undefined while nobody knows yet. */
export type Previews<K extends OperationId> = readonly Preview<Reply<K>>[] | undefined

/** What writes would do, or why they would be refused. */
export type PreviewResult<K extends OperationId> = {
  readonly previews: Previews<K>
  readonly refused?: string
  /** What is wrong with fields, where they were refused. */
  readonly errors?: readonly FieldError[]
}

const pauseMs = 350
const againMs = 3000

/** Tries writes out once they have not changed for a moment, and again when `since` is another. None of them is done. */
export function usePreviews<K extends OperationId>(id: K, inputs: readonly InputOf<K>[], since = ''): PreviewResult<K> {
  const [looked, setLooked] = useState<PreviewResult<K> & { readonly of: string }>({ of: '', previews: undefined })
  const asked = JSON.stringify([since, inputs])
  useEffect(() => {
    if (inputs.length === 0) return
    let isLeft = false
    let timer = setTimeout(askForPreviews, pauseMs)
    async function askForPreviews() {
      try {
        const answers = await Promise.all(inputs.map(input => tryOut(id, input)))
        if (!isLeft) setLooked({ of: asked, previews: answers })
      } catch (error) {
        if (isLeft) return
        if (isPassing(error)) timer = setTimeout(askForPreviews, againMs)
        else if (error instanceof Refused)
          setLooked({ of: asked, previews: undefined, refused: error.message, errors: error.errors })
      }
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [asked])
  return looked.of === asked ? looked : { previews: undefined }
}

const mostShown = 8
const icons = { board: 'trophy', appear: 'warn', now: 'list', go: 'check', paper: 'printer' } as const

/** Tries writes out, and says what would follow from them before they are made. */
export function Follows<K extends OperationId>({
  id,
  inputs,
}: {
  readonly id: K
  readonly inputs: readonly InputOf<K>[]
}) {
  return <Effects {...usePreviews(id, inputs)} />
}

/** What would follow from a change, before it is made. */
export function Effects<K extends OperationId>({ previews, refused }: PreviewResult<K>) {
  const words = frame()
  const effects = previews && effectsOf(previews, words)
  return (
    <section class="follows" aria-live="polite" aria-busy={!effects && refused === undefined}>
      <h3>{words.follows}</h3>
      {refused !== undefined && <p class="banner">{refused}</p>}
      {!effects && refused === undefined && <p class="quiet">{words.followsLooking}</p>}
      {effects?.length === 0 && <p class="quiet">{words.followsNothing}</p>}
      <ul>
        {effects?.slice(0, mostShown).map(({ sort, text, details }) => (
          <li key={text + details} class={sort}>
            <Icon name={icons[sort]} />
            <span>
              {text}
              {details !== '' && <small>{details}</small>}
            </span>
          </li>
        ))}
        {effects && effects.length > mostShown && (
          <li class="quiet">
            <span />
            {words.followsMore({ count: effects.length - mostShown })}
          </li>
        )}
      </ul>
    </section>
  )
}
