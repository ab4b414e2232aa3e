import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/Icon.tsx'
import { useBoard } from './useBoard.ts'

type SeveralProps = {
  readonly list: readonly unknown[]
  /** The JSON pointer of the list. */
  readonly at: string
  readonly nameOf: (n: number) => string
  readonly add: string
  /** What a new one begins with. */
  readonly begin: () => unknown
  readonly most: number
  readonly children: (n: number) => ComponentChildren
}

/** A list of settings that have several fields each: one group of fields for each, to be removed, and one more. */
export function Several({ list, at, nameOf, add, begin, most, children }: SeveralProps) {
  const { set, errorAt, words } = useBoard()
  return (
    <div class="several">
      {list.map((_, n) => {
        const error = errorAt(`/settings${at}/${n}`)
        const id = `wrong${at.replaceAll('/', '-')}-${n}`
        return (
          <fieldset key={String(n)} class="one-of" aria-describedby={error === undefined ? undefined : id}>
            <legend>{nameOf(n)}</legend>
            {children(n)}
            {error !== undefined && (
              <p id={id} class="hint error">
                <Icon name="alert" />
                {error}
              </p>
            )}
            <button
              type="button"
              class="button plain tight"
              aria-label={words.removeOne({ name: nameOf(n) })}
              onClick={() =>
                set(
                  at,
                  list.filter((_one, other) => other !== n),
                )
              }
            >
              <Icon name="close" />
              {words.removeShort}
            </button>
          </fieldset>
        )
      })}
      {list.length < most && (
        <button type="button" class="button tight" onClick={() => set(at, [...list, begin()])}>
          <Icon name="add" />
          {add}
        </button>
      )}
    </div>
  )
}
